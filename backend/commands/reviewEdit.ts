import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { pickReviewed } from "../db/edits";
import type { EditRow, ReviewedContent } from "../db/edits";
import { publicationEdits } from "../db/schema/publicationEdits";
import { publicationImages, publications } from "../db/schema/publications";
import { reservations } from "../db/schema/transactions";
import { findRefusalReason, reviewedTexts } from "../policies/review";
import { scheduleMatching } from "./alerts";
import { notify } from "./notify";
import { isHiddenByReports } from "./reports";

/** How long the review waits for an agreed exchange or an operator before it looks again, in ms. */
const recheckDelayMs = 10 * 60_000;

/**
 * The automatic review of a waiting edit: it replaces the approved version, or is returned with the reason and that
 * version stays. An edit of a reserved or reported publication has to wait: then the result is when to check again.
 * Call it in a transaction.
 */
export async function reviewEdit(tx: Db, publicationId: number, now = new Date()): Promise<Date | undefined> {
  const [publication] = await tx.select().from(publications).where(eq(publications.id, publicationId)).for("update");
  const [edit] = await tx
    .select()
    .from(publicationEdits)
    .where(and(eq(publicationEdits.publicationId, publicationId), eq(publicationEdits.status, "waiting")));
  if (!publication || !edit) return;
  if (publication.status === "finished") {
    await tx.update(publicationEdits).set({ status: "replaced" }).where(eq(publicationEdits.id, edit.id));
    return;
  }
  const [reserved] = await tx.select().from(reservations).where(eq(reservations.publicationId, publicationId));
  const isHeld = publication.isHeld || edit.appeal !== null;
  if (reserved || isHeld || (await isHiddenByReports(tx, publicationId)))
    return new Date(now.getTime() + recheckDelayMs);
  const reason = findRefusalReason(reviewedTexts(edit));
  if (reason) await returnEdit(tx, edit, publication.ownerId, reason);
  else await approveEdit(tx, edit, publication.ownerId, now);
}

/** Replaces the approved version by the edit and notifies the owner. */
export async function approveEdit(tx: Db, edit: EditRow, ownerId: number, now: Date): Promise<void> {
  await applyContent(tx, edit.publicationId, edit, now);
  await tx.update(publicationEdits).set({ status: "approved" }).where(eq(publicationEdits.id, edit.id));
  await scheduleMatching(tx, edit.publicationId, now);
  await notify(tx, [{ userId: ownerId, type: "approved_publication", publicationId: edit.publicationId }]);
}

/** Leaves the approved version and notifies the owner why. */
export async function returnEdit(tx: Db, edit: EditRow, ownerId: number, reason: string): Promise<void> {
  await tx
    .update(publicationEdits)
    .set({ status: "returned", reviewReason: reason })
    .where(eq(publicationEdits.id, edit.id));
  const explanation = `${reason.replace(/\.$/, "")}. Mientras tanto se ve la versión anterior.`;
  await notify(tx, [
    {
      userId: ownerId,
      type: "returned_publication",
      publicationId: edit.publicationId,
      extra: { reason: explanation },
    },
  ]);
}

/** Publishes content that was reviewed, or that needs no review. */
export async function applyContent(tx: Db, publicationId: number, content: ReviewedContent, now: Date): Promise<void> {
  await tx
    .update(publications)
    .set({ ...pickReviewed(content), updatedAt: now })
    .where(eq(publications.id, publicationId));
  await tx.delete(publicationImages).where(eq(publicationImages.publicationId, publicationId));
  await tx
    .insert(publicationImages)
    .values(content.imageIds.map((imageId, position) => ({ publicationId, position, imageId })));
}
