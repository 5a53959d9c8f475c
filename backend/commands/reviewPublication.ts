import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../db/client";
import { publications } from "../db/schema/publications";
import { users } from "../db/schema/users";
import { findRefusalReason, reviewedTexts } from "../policies/review";
import { scheduleMatching } from "./alerts";
import { grantCredit } from "./credit";
import { notify } from "./notify";
import { isHiddenByReports } from "./reports";

/** With what only its owner and operators may read. */
export type PublicationRow = typeof publications.$inferSelect;

/**
 * The automatic review of a publication in review: approves it, or returns it with the reason. Without effect on any
 * other. Call it in a transaction; only the database is touched.
 */
export async function reviewPublication(tx: Db, publicationId: number, now = new Date()): Promise<void> {
  const [publication] = await tx.select().from(publications).where(eq(publications.id, publicationId)).for("update");
  if (publication?.status !== "waiting") return;
  // A reported publication waits for an operator.
  if (publication.isHeld || (await isHiddenByReports(tx, publicationId))) return;
  const reason = findRefusalReason([...reviewedTexts(publication), ...publication.interests]);
  if (!reason || !(await isOwnerActive(tx, publication))) return approvePublication(tx, publication, now);
  await returnPublication(tx, publication, reason, now);
}

/**
 * Makes a publication visible and notifies its owner; it is looked up among what others look
 * for, and the first time earns credit. Hidden where its owner has deactivated the account meanwhile.
 */
export async function approvePublication(tx: Db, publication: PublicationRow, now: Date): Promise<void> {
  const { id, ownerId, approvedAt, firstApprovedAt } = publication;
  const set = (values: Partial<PublicationRow>) =>
    tx
      .update(publications)
      .set({ isHeld: false, updatedAt: now, ...values })
      .where(eq(publications.id, id));
  // Sent to the review while its owner deactivated the account: nothing of theirs becomes visible.
  if (!(await isOwnerActive(tx, publication))) {
    await set({ status: "inactive" });
    return;
  }
  const isFirst = firstApprovedAt === null;
  const shown = tx.$with("shown").as(
    set({
      status: "Activo",
      reviewReason: null,
      appeal: null,
      ...(approvedAt === null ? { approvedAt: now, publishDate: now } : {}),
      ...(isFirst ? { firstApprovedAt: now } : {}),
    }).returning({ id: publications.id }),
  );
  await scheduleMatching(tx.with(shown), id, now);
  const creditCents = isFirst ? await grantCredit(tx, publication) : 0;
  const extra = creditCents > 0 ? { credit: creditCents / 100 } : {};
  await notify(tx, [{ userId: ownerId, type: "approved_publication", publicationId: id, extra }]);
}

/** Hides a publication from everybody but its owner, who is notified why; what was exchanged stays so. */
export async function returnPublication(
  tx: Db,
  { id, ownerId }: Pick<PublicationRow, "id" | "ownerId">,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .update(publications)
    .set({ status: "inactive", reviewReason: reason, updatedAt: now })
    .where(and(eq(publications.id, id), ne(publications.status, "finished")));
  await notify(tx, [{ userId: ownerId, type: "returned_publication", publicationId: id, extra: { reason } }]);
}

/** Takes the same lock as the credit of an approval: two approvals of one owner with a shared lock would deadlock. */
async function isOwnerActive(tx: Db, { ownerId }: PublicationRow): Promise<boolean> {
  const [owner] = await tx
    .select({ active: users.active })
    .from(users)
    .where(eq(users.id, ownerId))
    .for("no key update");
  return owner?.active === true;
}
