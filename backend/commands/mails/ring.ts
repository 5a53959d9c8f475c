import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { ringEvents } from "../../../rules/ring";
import type { Db } from "../../db/client";
import { mails } from "../../db/schema/mails";
import { notifications } from "../../db/schema/notifications";
import { publications } from "../../db/schema/publications";
import { users } from "../../db/schema/users";
import { ringMail } from "../../presenters/mails/ring";
import { ringMeetingMail } from "../../presenters/mails/ringMeeting";
import { meetingModel } from "./meeting";
import type { MailedNotification, Writing } from "./writing";

const ringModel = z.object({ ring: z.object({ id: z.number(), event: z.enum(ringEvents) }) });
const parseRing = (extra: unknown) => ringModel.safeParse(extra).data?.ring;

const ringMeetingModel = meetingModel.extend({ ring: z.object({ id: z.number() }) });
const parseRingMeeting = (extra: unknown) => ringMeetingModel.safeParse(extra).data;

/** Each step of a ring, but for the single answers before the last one. */
export const isRing = ({ type, extra }: MailedNotification) => {
  const event = type === "ring" ? parseRing(extra)?.event : undefined;
  return event !== undefined && event !== "joined";
};

/** Whether a notification is about a ring or a meeting of one. */
export const isOfRing = (extra: unknown) => (parseRing(extra) ?? parseRingMeeting(extra)) !== undefined;

/** Mails a notification about a step of a ring, or about a meeting within one. */
export async function mailRing(tx: Db, { notificationId, publicUrl, unsubscribeUrl }: Writing): Promise<void> {
  const [row] = await tx
    .select({ recipient: users, title: publications.title, extra: notifications.extra })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(publications, eq(publications.id, notifications.publicationId))
    .where(and(eq(notifications.id, notificationId), eq(users.notificationsEmail, true), eq(users.active, true)));
  if (!row) return;
  const { recipient, title, extra } = row;
  const about = { recipient: recipient.name, title };
  const ring = parseRing(extra);
  const meeting = parseRingMeeting(extra);
  const mail = ring
    ? ringMail({ ...about, event: ring.event, ringId: ring.id }, publicUrl, unsubscribeUrl)
    : meeting
      ? ringMeetingMail(
          { ...about, ...meeting.meeting, ringId: meeting.ring.id, startsAt: meeting.meeting.starts_at },
          publicUrl,
          unsubscribeUrl,
        )
      : null;
  if (mail) await tx.insert(mails).values({ recipient: recipient.email, isOptional: true, unsubscribeUrl, ...mail });
}
