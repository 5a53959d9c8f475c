import { eq } from "drizzle-orm";
import { findOpenErasure } from "../../db/erasures";
import { erasures } from "../../db/schema/erasures";
import { mails } from "../../db/schema/mails";
import { users } from "../../db/schema/users";
import { erasureHeldMail, erasureResumedMail } from "../../presenters/mails/erasure";
import { notify } from "../notify";
import type { Effect } from "./effect";

/** Holds an erasure, or lets it go on; its person is notified either way. */
export const decideErasure: Effect = async (tx, { subjectId, action, reason }, { now, settings }) => {
  const erasure = await findOpenErasure(tx, subjectId);
  const [user] = await tx.select().from(users).where(eq(users.id, subjectId));
  if (!erasure || !user) return;
  const isHeld = action === "hold";
  await tx
    .update(erasures)
    .set(isHeld ? { heldAt: now(), holdReason: reason } : { heldAt: null, holdReason: null })
    .where(eq(erasures.id, erasure.id));
  await tx.insert(mails).values({
    recipient: user.email,
    ...(isHeld
      ? erasureHeldMail(user.name, reason ?? "", settings.publicUrl)
      : erasureResumedMail(user.name, erasure.dueAt, settings.publicUrl)),
  });
  await notify(tx, [{ userId: user.id, type: "account_erasure" }]);
};
