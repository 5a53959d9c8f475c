import { and, eq, isNull, lte } from "drizzle-orm";
import { mails } from "../../db/schema/mails";
import { reports } from "../../db/schema/reports";
import { suspensionAppeals } from "../../db/schema/suspensionAppeals";
import { users } from "../../db/schema/users";
import { removedPhotoMail, restoredMail, suspendedMail, upheldMail } from "../../presenters/mails/moderation";
import { replacePhoto } from "../changePhoto";
import { notify } from "../notify";
import { endSessions } from "../outbox";
import { revokeMailTokens } from "../recoverPassword";
import { cancelMeetingsOf } from "../meeting/end";
import { leaveRingsOf } from "../rings/leave";
import { endBookingsOf } from "../secureExchange/end";
import type { Effect } from "./effect";

/** Reports of a person: settled, and the person suspended or without their photo where the operator said so. */
export const decidePerson: Effect = async (tx, decision, services) => {
  const { subjectId, action, reason, revision } = decision;
  const { now, settings } = services;
  const isSuspended = action === "suspend";
  await tx
    .update(reports)
    .set({ settledAt: now() })
    .where(
      and(
        eq(reports.userId, subjectId),
        isNull(reports.settledAt),
        isSuspended ? undefined : lte(reports.id, Number(revision)),
      ),
    );
  if (action === "remove_photo") return removePhoto(tx, decision, services);
  if (!isSuspended) return;
  const ended = await endBookingsOf(tx, subjectId, now());
  const cancelled = await cancelMeetingsOf(tx, subjectId, now());
  const left = await leaveRingsOf(tx, subjectId, now());
  // An inactive account without this date cannot be reactivated by its person.
  const [user] = await tx
    .update(users)
    .set({ active: false, deactivatedAt: null })
    .where(eq(users.id, subjectId))
    .returning();
  if (!user) return;
  await revokeMailTokens(tx, user.id);
  await tx.insert(mails).values({
    recipient: user.email,
    ...suspendedMail(user.name, reason ?? "", settings.publicUrl),
  });
  await notify(
    tx,
    [...ended.notifications, ...cancelled.notifications, ...left.notifications],
    [...ended.events, ...cancelled.events, ...left.events],
  );
  await endSessions(tx, user.id);
};

/** No user sees the photo any more; its person is notified of the reason and may choose another one. */
const removePhoto: Effect = async (tx, { subjectId, reason }, { images, settings }) => {
  const [user] = await tx.select().from(users).where(eq(users.id, subjectId)).for("update");
  // Its person may have taken it away meanwhile.
  if (!user?.avatarId) return;
  const { replacedImageId } = await replacePhoto(tx, user, null);
  if (replacedImageId) await images.remove(replacedImageId);
  await tx.insert(mails).values({
    recipient: user.email,
    ...removedPhotoMail(user.name, reason ?? "", settings.publicUrl),
  });
  await notify(tx, [{ userId: user.id, type: "invalid_avatar" }]);
};

/** Ends a suspension, and with it the appeal against it: everything of the person is as it was. */
export const restorePerson: Effect = async (tx, { subjectId, reason }, { now, settings }) => {
  await tx
    .update(suspensionAppeals)
    .set({ settledAt: now() })
    .where(and(eq(suspensionAppeals.userId, subjectId), isNull(suspensionAppeals.settledAt)));
  const [user] = await tx.update(users).set({ active: true }).where(eq(users.id, subjectId)).returning();
  if (!user) return;
  await tx.insert(mails).values({
    recipient: user.email,
    ...restoredMail(user.name, reason ?? "", settings.publicUrl),
  });
};

/** Another review of a suspension: it ends, or holds for good. */
export const decideAppeal: Effect = async (tx, decision, services) => {
  const { subjectId, action, reason, revision } = decision;
  if (action === "restore") return restorePerson(tx, decision, services);
  await tx
    .update(suspensionAppeals)
    .set({ settledAt: services.now() })
    .where(eq(suspensionAppeals.decisionId, Number(revision)));
  const [user] = await tx.select().from(users).where(eq(users.id, subjectId));
  if (!user) return;
  await tx.insert(mails).values({
    recipient: user.email,
    ...upheldMail(user.name, reason ?? "", services.settings.publicUrl),
  });
};
