import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { latestEdits } from "../db/edits";
import type { EditRow } from "../db/edits";
import { publicationEdits } from "../db/schema/publicationEdits";
import { publications } from "../db/schema/publications";
import { conflict, notFound } from "../errors";
import { appealable } from "../policies/appeal";
import type { ReviewedState } from "../policies/appeal";
import { lockActiveUser } from "./lockActiveUser";
import { notify } from "./notify";
import { runAtomically } from "./runAtomically";

/** Why no other review of a publication can be requested. */
export const appealMessages = {
  notFound: "Publicación no encontrada",
  notPossible: "Ya pediste otra revisión o no hay nada que revisar",
};

/**
 * Asks an operator to review what was returned once more: once for each content. Repeating it while it waits has no
 * effect. Throws HttpError 404 for other users' publications, 409 where it is not possible.
 */
export function appealReview(db: Db, now: Date, ownerId: number, publicationId: number, text: string): Promise<void> {
  return runAtomically(db, async (tx) => {
    const [publication] = await tx
      .select()
      .from(publications)
      .where(and(eq(publications.id, publicationId), eq(publications.ownerId, ownerId)))
      .for("update");
    if (!publication) throw notFound(appealMessages.notFound);
    await lockActiveUser(tx, ownerId);
    const latest = (await latestEdits(tx, [publicationId])).get(publicationId);
    if (isRepeat(publication, latest, text)) return;
    const subject = appealable(publication, latest);
    if (!subject) throw conflict(appealMessages.notPossible);
    if (subject === "publication")
      await tx
        .update(publications)
        .set({ status: "waiting", appeal: text, isHeld: true, updatedAt: now })
        .where(eq(publications.id, publicationId));
    else if (latest)
      await tx
        .update(publicationEdits)
        .set({ status: "waiting", appeal: text })
        .where(eq(publicationEdits.id, latest.id));
    await notify(tx, [{ userId: ownerId, type: "publication_waiting_approval", publicationId }]);
  });
}

const isRepeat = (publication: ReviewedState, latest: EditRow | undefined, text: string) =>
  (publication.status === "waiting" && publication.appeal === text) ||
  (latest?.status === "waiting" && latest.appeal === text);
