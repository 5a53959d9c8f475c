import { z } from "zod";
import { meetingEvents, meetingReports } from "../../../rules/meeting";
import type { MailedNotification } from "./writing";

/** What a notification reports about a meeting. */
export const meetingModel = z.object({
  meeting: z.object({
    event: z.enum(meetingEvents),
    place: z.string(),
    address: z.string().nullable(),
    starts_at: z.iso.datetime().transform((text) => new Date(text)),
  }),
});
export const parseMeeting = (extra: unknown) => meetingModel.safeParse(extra).data?.meeting;

/** What happens on the day need not come by mail, too. */
export const isMeeting = ({ type, extra }: MailedNotification) => {
  const event = type === "meeting" ? parseMeeting(extra)?.event : undefined;
  return (
    event !== undefined && event !== "met" && event !== "joined" && !meetingReports.some((report) => report === event)
  );
};
