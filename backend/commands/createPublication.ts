import { and, eq, sql } from "drizzle-orm";
import type { StoredImage } from "../adapters/images";
import type { Db } from "../db/client";
import { images } from "../db/schema/images";
import { jobs } from "../db/schema/jobs";
import { publicationImages, publications } from "../db/schema/publications";
import { usedRequestId } from "../errors";
import type { PublicationForm } from "../policies/publicationForm";
import { requestHashOf } from "../requestId";
import { runAtomically } from "./runAtomically";
import { lockActiveUser } from "./lockActiveUser";
import { notify } from "./notify";

const otherForm = "Esta solicitud ya se usó para otra publicación";

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
  const requestHash = formHashOf(form, pictures.length);
  return runAtomically(db, async (tx) => {
    await lockActiveUser(tx, ownerId);
    // One statement: each is a way to the database and back.
    const published = tx.$with("published").as(
      tx
        .insert(publications)
        .values({ ...form, ownerId, requestId, requestHash, status: "waiting" })
        .onConflictDoNothing()
        .returning({ id: publications.id }),
    );
    const taken = sql`published, rows from (jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as
      (id text, width int, height int)) with ordinality picture(id, width, height, place)`;
    const stored = tx.$with("stored", {}).as(sql`
      insert into ${images} (id, owner_id, width, height)
      select picture.id, ${ownerId}::int, width, height from ${taken}`);
    const shown = tx.$with("shown", {}).as(sql`
      insert into ${publicationImages} (publication_id, position, image_id)
      select published.id, place - 1, picture.id from ${taken}`);
    const [publication] = await tx.with(published, stored, shown).select({ id: published.id }).from(published);
    if (!publication) return null;
    if (reviewAt) await tx.insert(jobs).values({ kind: "review", subjectId: publication.id, dueAt: reviewAt });
    await notify(tx, [{ userId: ownerId, type: "publication_waiting_approval", publicationId: publication.id }]);
    return publication.id;
  });
}

/** By which a repeated request is known; of the pictures only their number counts. */
export const formHashOf = (form: PublicationForm, pictureCount: number) => requestHashOf([form, pictureCount]);

/**
 * The publication that the same request made before; null without one. Throws HttpError 409 where it was made of
 * another form.
 */
export async function findPublicationByRequest(
  db: Db,
  ownerId: number,
  requestId: string,
  formHash: string,
): Promise<number | null> {
  const [found] = await db
    .select({ id: publications.id, requestHash: publications.requestHash })
    .from(publications)
    .where(and(eq(publications.ownerId, ownerId), eq(publications.requestId, requestId)));
  if (!found) return null;
  // One of an earlier release has none.
  if (found.requestHash !== null && found.requestHash !== formHash) throw usedRequestId(otherForm);
  return found.id;
}
