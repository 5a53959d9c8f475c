import { and, eq } from "drizzle-orm";
import { documentDays } from "../../../rules/verification";
import { jobs } from "../../db/schema/jobs";
import { mails } from "../../db/schema/mails";
import { users } from "../../db/schema/users";
import { verifications } from "../../db/schema/verifications";
import { refusedIdentityMail, verifiedIdentityMail } from "../../presenters/mails/verification";
import { notify } from "../notify";
import type { Effect } from "./effect";
import { dayMs } from "../../../rules/durations";

/** A request for verification: its user is notified either way, and the documents go after a while. */
export const decideVerification: Effect = async (tx, { subjectId, action, reason }, { now, settings }) => {
  const isApproved = action === "approve";
  const [request] = await tx
    .update(verifications)
    .set(
      isApproved
        ? { status: "approved", decidedAt: now() }
        : { status: "refused", decidedAt: now(), reason, numberHash: null },
    )
    .where(and(eq(verifications.userId, subjectId), eq(verifications.status, "waiting")))
    .returning({ id: verifications.id });
  const [user] = await tx
    .update(users)
    .set({ verified: isApproved, wantsVerification: false })
    .where(eq(users.id, subjectId))
    .returning();
  if (!request || !user) throw new Error(`no waiting verification of ${subjectId}`);
  await tx.insert(jobs).values({
    kind: "delete_documents",
    subjectId: request.id,
    dueAt: new Date(now().getTime() + documentDays * dayMs),
  });
  await tx.insert(mails).values({
    recipient: user.email,
    ...(isApproved
      ? verifiedIdentityMail(user.name, settings.publicUrl)
      : refusedIdentityMail(user.name, reason ?? "", settings.publicUrl)),
  });
  await notify(tx, [
    isApproved
      ? { userId: user.id, type: "identity_verified" }
      : { userId: user.id, type: "identity_refused", extra: { verification: { reason } } },
  ]);
};
