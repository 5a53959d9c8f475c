import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { publications } from "../db/schema/publications";
import { users } from "../db/schema/users";
import { findRefusalReason, reviewedTexts } from "../policies/review";
import { notify } from "./notify";
import { isHiddenByReports } from "./reports";

/**
 * The automatic review of a publication in review: approves it, or returns it with the reason. Without effect on any
 * other. Call it in a transaction; only the database is touched.
 */
export async function reviewPublication(tx: Db, publicationId: number, now = new Date()): Promise<void> {
  const [publication] = await tx.select().from(publications).where(eq(publications.id, publicationId)).for("update");
  if (publication?.status !== "waiting") return;
  // A reported publication waits for an operator.
  if (await isHiddenByReports(tx, publicationId)) return;
  const [owner] = await tx
    .select({ active: users.active })
    .from(users)
    .where(eq(users.id, publication.ownerId))
    .for("share");
  // Sent to the review while its owner deactivated the account: nothing of theirs becomes visible.
  if (!owner?.active) {
    await tx.update(publications).set({ status: "inactive", updatedAt: now }).where(eq(publications.id, publicationId));
    return;
  }
  const reason = findRefusalReason([...reviewedTexts(publication), ...publication.interests]);
  if (reason) {
    await tx
      .update(publications)
      .set({ status: "inactive", reviewReason: reason, updatedAt: now })
      .where(eq(publications.id, publicationId));
    await notify(tx, [{ userId: publication.ownerId, type: "returned_publication", publicationId, extra: { reason } }]);
    return;
  }
  const isFirst = publication.approvedAt === null;
  await tx
    .update(publications)
    .set({
      status: "Activo",
      reviewReason: null,
      updatedAt: now,
      ...(isFirst ? { approvedAt: now, publishDate: now } : {}),
    })
    .where(eq(publications.id, publicationId));
  await notify(tx, [{ userId: publication.ownerId, type: "approved_publication", publicationId }]);
}
