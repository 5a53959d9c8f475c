import { eq } from "drizzle-orm";
import { erasureDays, erasureReminderDays, erasureTexts } from "../../../rules/erasure";
import type { Db } from "../../db/client";
import { findOpenErasure } from "../../db/erasures";
import type { ErasureRow } from "../../db/erasures";
import { listAcceptedRings } from "../../db/rings";
import { erasures } from "../../db/schema/erasures";
import { jobs } from "../../db/schema/jobs";
import { mails } from "../../db/schema/mails";
import { users } from "../../db/schema/users";
import { hasLiveTransaction } from "../../db/transactions";
import { unauthorized, unprocessable } from "../../errors";
import { erasureRequestedMail, erasureRevokedMail } from "../../presenters/mails/erasure";
import type { Viewer } from "../../session/tokens";
import { verifyCurrentPassword } from "../changePassword";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { dayMs } from "../../../rules/durations";

/**
 * Has the data of an account erased in a month. Repeating it returns the first request. Throws 422 while a live
 * transaction binds the user to another, or at `password`; 429 after five wrong ones in 15 minutes.
 */
export async function requestErasure(
  db: Db,
  viewer: Viewer,
  password: string,
  publicUrl: string,
  now: Date,
): Promise<ErasureRow> {
  await verifyCurrentPassword(db, viewer, password, "password");
  return runAtomically(db, async (tx) => {
    const user = await lockUser(tx, viewer.id);
    const earlier = await findOpenErasure(tx, user.id);
    if (earlier) return earlier;
    if ((await hasLiveTransaction(tx, user.id)) || (await listAcceptedRings(tx, user.id)).length > 0)
      throw unprocessable(erasureTexts.bound);
    const dueAt = new Date(now.getTime() + erasureDays * dayMs);
    const [erasure] = await tx.insert(erasures).values({ userId: user.id, dueAt, createdAt: now }).returning();
    if (!erasure) throw new Error("insert returned nothing");
    await tx.insert(jobs).values({
      kind: "erase",
      subjectId: erasure.id,
      dueAt: new Date(dueAt.getTime() - erasureReminderDays * dayMs),
    });
    await tx.insert(mails).values({ recipient: user.email, ...erasureRequestedMail(user.name, dueAt, publicUrl) });
    await notify(tx, [{ userId: user.id, type: "account_erasure" }]);
    return erasure;
  });
}

/** Takes the request back. Repeating it has no effect. */
export function revokeErasure(db: Db, viewer: Viewer, publicUrl: string, now: Date): Promise<void> {
  return runAtomically(db, async (tx) => {
    const user = await lockUser(tx, viewer.id);
    const erasure = await findOpenErasure(tx, user.id);
    if (!erasure) return;
    await tx
      .update(erasures)
      .set({ revokedAt: now, heldAt: null, holdReason: null })
      .where(eq(erasures.id, erasure.id));
    await tx.insert(mails).values({ recipient: user.email, ...erasureRevokedMail(user.name, publicUrl) });
  });
}

/** Requests, their withdrawal and the erasure itself come one after the other. */
async function lockUser(tx: Db, userId: number): Promise<Viewer> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user?.active) throw unauthorized();
  return user;
}
