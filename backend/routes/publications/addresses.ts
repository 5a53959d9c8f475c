import { and, asc, eq, gt } from "drizzle-orm";
import { Router } from "express";
import { isPublicTo } from "../../db/publications";
import { publications } from "../../db/schema/publications";
import { users } from "../../db/schema/users";
import type { Services } from "../../services";
import { id } from "../../validation";
import { reading } from "../reading";

/** Read at once: some hundred kilobytes. */
const addressesPerPage = 5_000;

/** What the addresses of publications are made of, for whoever lists all that guests may see. */
export function addressRoutes(services: Services) {
  return Router().get(
    "/publication_addresses",
    reading(services, async ({ db }, req) => {
      const after = id.safeParse(req.query.after).data ?? 0;
      const rows = await db
        .select({
          id: publications.id,
          title: publications.title,
          publish_date: publications.publishDate,
          owner_id: publications.ownerId,
        })
        .from(publications)
        .innerJoin(users, eq(users.id, publications.ownerId))
        .where(and(isPublicTo(null), gt(publications.id, after)))
        .orderBy(asc(publications.id))
        .limit(addressesPerPage);
      return { data: rows };
    }),
  );
}
