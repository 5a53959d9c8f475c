import { and, eq, exists, not } from "drizzle-orm";
import type { StoredImage } from "../adapters/images";
import type { Db } from "../db/client";
import { images } from "../db/schema/images";
import { users } from "../db/schema/users";
import { unauthorized } from "../errors";
import type { Viewer } from "../session/tokens";
import { runAtomically } from "./runAtomically";

/**
 * Replaces or removes the photo. Returns the changed user, and the id of the replaced picture where its files can be
 * removed.
 */
export function changePhoto(
  db: Db,
  viewerId: number,
  photo: StoredImage | null,
): Promise<{ viewer: Viewer; replacedImageId: string | null }> {
  return runAtomically(db, async (tx) => {
    // Changes come one after the other, so that each finds the picture it replaces.
    const [previousUser] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, viewerId), eq(users.active, true)))
      .for("update");
    if (!previousUser) throw unauthorized();
    return replacePhoto(tx, previousUser, photo);
  });
}

/** The same within a transaction that holds the user's row. */
export async function replacePhoto(
  tx: Db,
  previousUser: Viewer,
  photo: StoredImage | null,
): Promise<{ viewer: Viewer; replacedImageId: string | null }> {
  if (photo) await tx.insert(images).values({ ...photo, ownerId: previousUser.id });
  const [viewer] = await tx
    .update(users)
    .set({ avatarId: photo?.id ?? null })
    .where(eq(users.id, previousUser.id))
    .returning();
  const replacedImageId = previousUser.avatarId;
  if (replacedImageId === null) return { viewer: viewer ?? previousUser, replacedImageId };
  const isShown = exists(tx.select({ id: users.id }).from(users).where(eq(users.avatarId, replacedImageId)));
  const deletedImages = await tx
    .delete(images)
    .where(and(eq(images.id, replacedImageId), not(isShown)))
    .returning({ id: images.id });
  return { viewer: viewer ?? previousUser, replacedImageId: deletedImages[0]?.id ?? null };
}
