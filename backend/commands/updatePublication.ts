import { and, asc, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { StoredImage } from "../adapters/images";
import type { Db } from "../db/client";
import { contentOf, latestEdits, pickReviewed } from "../db/edits";
import type { ReviewedContent } from "../db/edits";
import { images } from "../db/schema/images";
import { jobs } from "../db/schema/jobs";
import { publicationEdits } from "../db/schema/publicationEdits";
import { publicationImages, publications } from "../db/schema/publications";
import { reservations } from "../db/schema/transactions";
import { HttpError, invalidFields, notFound, usedRequestId } from "../errors";
import { editMessages } from "../policies/publicationEdit";
import type { PictureSlot, PublicationEdit } from "../policies/publicationEdit";
import { findRefusalReason } from "../policies/review";
import { requestHashOf } from "../requestId";
import { runAtomically } from "./runAtomically";
import { lockActiveUser } from "./lockActiveUser";
import { scheduleMatching } from "./alerts";
import { notify } from "./notify";
import { applyContent } from "./reviewEdit";

interface PublicationUpdate {
  ownerId: number;
  publicationId: number;
  requestId: string | null;
  edit: PublicationEdit;
  order: readonly PictureSlot[];
  /** The new files, in the order sent. */
  pictures: readonly StoredImage[];
  now: Date;
  /** When the automatic review is due; null where an operator reviews. */
  reviewAt: Date | null;
}

/**
 * Changes an own publication. Price, interests and place are live at once. The rest waits for the review while the
 * approved version stays visible, else it replaces the content and goes to the review with it. Returns whether the
 * pictures are used now: a repeated request has no effect. Throws HttpError 404 for unknown and other users'
 * publications, 422 and 409.
 */
export function updatePublication(
  db: Db,
  { ownerId, publicationId, requestId, edit, order, pictures, now, reviewAt }: PublicationUpdate,
): Promise<boolean> {
  const formHash = formHashOf(edit, pictures.length);
  return runAtomically(db, async (tx) => {
    const current = await lockEditable(tx, ownerId, publicationId);
    if (requestId && (await isRepeatedEdit(tx, publicationId, requestId, formHash))) return false;
    await refuseUneditable(tx, current);
    await lockActiveUser(tx, ownerId);
    const latest = (await latestEdits(tx, [publicationId])).get(publicationId);
    if (edit.revision !== null && edit.revision !== (latest?.id ?? 0))
      throw new HttpError(409, { errors: [editMessages.changed], fields: { revision: [editMessages.changed] } });

    const { form } = edit;
    const stored: ReviewedContent = { ...pickReviewed(current), imageIds: await loadImageIds(tx, publicationId) };
    const baseContent = contentOf(stored, latest);
    const known = new Set([...stored.imageIds, ...baseContent.imageIds]);
    if (order.some((entry) => entry !== null && !known.has(entry)))
      throw invalidFields({ picture_data: [editMessages.pictureGone] });
    if (pictures.length > 0) await tx.insert(images).values(pictures.map((picture) => ({ ...picture, ownerId })));
    const newImages = pictures.values();
    const imageIds = order.map((entry) => entry ?? newImages.next().value?.id ?? "");
    const fields = edit.hasFields ? form.fields : baseContent.fields;
    const content: ReviewedContent = { ...pickReviewed(form), fields, imageIds };

    // Everything but the reviewed columns is published without a review, so contact data is refused here.
    const refusal = findRefusalReason(form.interests);
    if (refusal) throw invalidFields({ article_tags: [refusal] });
    await tx
      .update(publications)
      .set({ ...form, ...pickReviewed(current), updatedAt: now })
      .where(eq(publications.id, publicationId));

    if (current.status === "Activo") await scheduleMatching(tx, publicationId, now);

    const isShown = current.approvedAt !== null && current.reviewReason === null;
    const needsReview = isShown && !isSame(content, stored);
    await tx
      .update(publicationEdits)
      .set({ status: "replaced" })
      .where(and(eq(publicationEdits.publicationId, publicationId), eq(publicationEdits.status, "waiting")));
    await tx
      .insert(publicationEdits)
      .values({ publicationId, requestId, formHash, status: needsReview ? "waiting" : "live", ...content });
    const sendToReview = async (kind: "review" | "review_edit", isWaitingAlready: boolean) => {
      if (reviewAt)
        await tx.insert(jobs).values({ kind, subjectId: publicationId, dueAt: reviewAt }).onConflictDoNothing();
      if (!isWaitingAlready)
        await notify(tx, [{ userId: ownerId, type: "publication_waiting_approval", publicationId }]);
    };
    if (needsReview) {
      await sendToReview("review_edit", latest?.status === "waiting");
    } else if (!isShown) {
      await applyContent(tx, publicationId, content, now);
      // Returned after an approval, it starts again: otherwise title and cover would be visible without a review.
      await tx
        .update(publications)
        .set({ status: "waiting", reviewReason: null, appeal: null, approvedAt: null })
        .where(eq(publications.id, publicationId));
      await sendToReview("review", current.status === "waiting");
    }
    return true;
  });
}

async function lockEditable(tx: Db, ownerId: number, publicationId: number) {
  const [publication] = await tx
    .select()
    .from(publications)
    .where(and(eq(publications.id, publicationId), eq(publications.ownerId, ownerId)))
    .for("update");
  if (!publication) throw notFound(editMessages.notFound);
  return publication;
}

/**
 * Refuses what was exchanged or is reserved for an accepted proposal. Acceptances lock the publication, too: none comes
 * in between.
 */
async function refuseUneditable(tx: Db, { id, status }: { id: number; status: string }) {
  if (status === "finished") throw invalidFields({ id: [editMessages.finished] });
  const [reserved] = await tx.select().from(reservations).where(eq(reservations.publicationId, id));
  if (reserved) throw invalidFields({ id: [editMessages.reserved] });
}

/** Whether this request was carried out before; throws 409 where it was another one. */
export async function isRepeatedEdit(
  db: Db,
  publicationId: number,
  requestId: string,
  formHash: string,
): Promise<boolean> {
  const [found] = await db
    .select({ formHash: publicationEdits.formHash })
    .from(publicationEdits)
    .where(and(eq(publicationEdits.publicationId, publicationId), eq(publicationEdits.requestId, requestId)));
  if (found && found.formHash !== formHash) throw usedRequestId(editMessages.otherForm);
  return found !== undefined;
}

/** By which a repeated request is known; of new pictures only their number counts. */
export const formHashOf = (edit: PublicationEdit, newCount: number) => requestHashOf([edit, newCount]);

/** The names of its pictures, the cover first. */
export async function loadImageIds(db: Db, publicationId: number): Promise<string[]> {
  const rows = await db
    .select({ id: publicationImages.imageId })
    .from(publicationImages)
    .where(eq(publicationImages.publicationId, publicationId))
    .orderBy(asc(publicationImages.position));
  return rows.map(({ id }) => id);
}

/** The tags are made of the title. */
function isSame(one: ReviewedContent, other: ReviewedContent): boolean {
  return isDeepStrictEqual({ ...one, tags: [] }, { ...other, tags: [] });
}
