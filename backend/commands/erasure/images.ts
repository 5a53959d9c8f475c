import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import pLimit from "p-limit";
import type { ImageStore } from "../../adapters/images";
import type { Db } from "../../db/client";
import { images } from "../../db/schema/images";
import { publicationImages, publications } from "../../db/schema/publications";
import { users } from "../../db/schema/users";

/** Still shown by another record: its files stay. */
const isShown = sql`(
  exists (select 1 from publication_images i where i.image_id = images.id)
  or exists (select 1 from users u where u.avatar_id = images.id)
  or exists (select 1 from messages m where m.image_id = images.id)
  or exists (select 1 from banners b where images.id in (b.big_image_id, b.small_image_id))
  or exists (select 1 from publication_edits e where images.id = any(e.image_ids)))`;

/** Pictures that came with a registration have no owner: they are named before the records lose them. */
export async function claimImages(tx: Db, userId: number): Promise<void> {
  const avatar = tx.select({ id: users.avatarId }).from(users).where(eq(users.id, userId));
  const pictures = tx
    .select({ id: publicationImages.imageId })
    .from(publicationImages)
    .innerJoin(publications, eq(publications.id, publicationImages.publicationId))
    .where(eq(publications.ownerId, userId));
  await tx
    .update(images)
    .set({ ownerId: userId })
    .where(and(isNull(images.ownerId), sql`(${images.id} in ${avatar} or ${images.id} in ${pictures})`));
}

/** Pictures per transaction, which must not wait for the store longer than an idle transaction may last. */
const perRun = 100;
const atOnce = 10;

/**
 * Removes the files first: an interrupted run is repeated, since the rows are still there. Returns whether more may be
 * left for another run.
 */
export async function removeImages(tx: Db, userId: number, store: Pick<ImageStore, "remove">): Promise<boolean> {
  const isFree = and(eq(images.ownerId, userId), sql`not ${isShown}`);
  const free = (await tx.select({ id: images.id }).from(images).where(isFree).limit(perRun)).map(({ id }) => id);
  await pLimit(atOnce).map(free, (id) => store.remove(id));
  await tx.delete(images).where(and(inArray(images.id, free), isFree));
  return free.length === perRun;
}
