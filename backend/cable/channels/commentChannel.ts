import { and, eq } from "drizzle-orm";
import { isShownTo } from "../../db/blocks";
import { isReadableTo } from "../../db/publications";
import { publications } from "../../db/schema/publications";
import { users } from "../../db/schema/users";
import { parseId } from "../protocol";
import { rejection } from "./channel";
import type { Channel } from "./channel";

/** Questions of a publication that can be seen. */
export const commentChannel: Channel = async ({ db }, viewerId, params) => {
  const id = parseId(params.publication_id);
  if (id === null) return rejection;
  const [publication] = await db
    .select({ ownerId: publications.ownerId, status: publications.status, isOwnerActive: users.active })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(and(eq(publications.id, id), isShownTo(viewerId, users.id), isReadableTo(viewerId)));
  const isVisible =
    publication && ((publication.status === "Activo" && publication.isOwnerActive) || publication.ownerId === viewerId);
  return isVisible ? { stream: `comments:${id}` } : rejection;
};
