import { and, eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { StoredImage } from "../adapters/images";
import type { Db } from "../db/client";
import { images } from "../db/schema/images";
import { jobs } from "../db/schema/jobs";
import { publicationImages, publications } from "../db/schema/publications";
import type { PublicationForm } from "../policies/publicationForm";
import { runAtomically } from "./runAtomically";
import { lockActiveUser } from "./lockActiveUser";
import { notify } from "./notify";

interface NewPublication {
  ownerId: number;
  /** Made by the client once per form. */
  requestId: string | null;
  form: PublicationForm;
  pictures: readonly StoredImage[];
  /** When the automatic review is due; null where an operator reviews. */
  reviewAt: Date | null;
}

/** Stores a publication in review, with pictures, job and notification. Null where the request id was used before. */
export function createPublication(
  db: Db,
  { ownerId, requestId, form, pictures, reviewAt }: NewPublication,
): Promise<number | null> {
  return runAtomically(db, async (tx) => {
    await lockActiveUser(tx, ownerId);
    const [publication] = await tx
      .insert(publications)
      .values({ ...form, ownerId, requestId, status: "waiting" })
      .onConflictDoNothing()
      .returning({ id: publications.id });
    if (!publication) return null;
    const stored = tx.$with("stored").as(
      tx
        .insert(images)
        .values(pictures.map((picture) => ({ ...picture, ownerId })))
        .returning({ id: images.id }),
    );
    await tx
      .with(stored)
      .insert(publicationImages)
      .values(pictures.map((picture, position) => ({ publicationId: publication.id, position, imageId: picture.id })));
    if (reviewAt) await tx.insert(jobs).values({ kind: "review", subjectId: publication.id, dueAt: reviewAt });
    await notify(tx, [{ userId: ownerId, type: "publication_waiting_approval", publicationId: publication.id }]);
    return publication.id;
  });
}

/** The publication of the same request, made before. */
export async function findPublicationByRequest(db: Db, ownerId: number, requestId: string) {
  const [found] = await db
    .select()
    .from(publications)
    .where(and(eq(publications.ownerId, ownerId), eq(publications.requestId, requestId)));
  return found;
}

/** A client may send any key; stored is one of known length. */
export const requestIdOf = (key: string | undefined) =>
  key ? createHash("sha256").update(key).digest("base64url") : null;
