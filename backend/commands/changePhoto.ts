import { and, eq, exists, not } from "drizzle-orm";
import type { StoredImage } from "../adapters/images";
import type { Db } from "../db/client";
import { images } from "../db/schema/images";
import { users } from "../db/schema/users";
import { unauthorized } from "../errors";
import type { Viewer } from "../session/tokens";
import { atomically } from "./atomically";

/** Gives the person another photo, or none. Answers the person as they are now, and the former picture where its files are to be removed. */
export function changePhoto(
  db: Db,
  viewerId: number,
  photo: StoredImage | null,
): Promise<{ viewer: Viewer; former: string | null }> {
  return atomically(db, async (tx) => {
    // One change after the other, so that each finds the picture it takes the place of.
    const [before] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, viewerId), eq(users.active, true)))
      .for("update");
    if (!before) throw unauthorized();
    if (photo) await tx.insert(images).values({ ...photo, ownerId: viewerId });
    const [viewer] = await tx
      .update(users)
      .set({ avatarId: photo?.id ?? null })
      .where(eq(users.id, viewerId))
      .returning();
    const former = before.avatarId;
    if (former === null) return { viewer: viewer ?? before, former };
    const isShown = exists(tx.select({ id: users.id }).from(users).where(eq(users.avatarId, former)));
    const gone = await tx
      .delete(images)
      .where(and(eq(images.id, former), not(isShown)))
      .returning({ id: images.id });
    return { viewer: viewer ?? before, former: gone[0]?.id ?? null };
  });
}
