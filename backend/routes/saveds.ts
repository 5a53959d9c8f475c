import { and, desc, eq } from "drizzle-orm";
import { Router } from "express";
import { z } from "zod";
import { loadPublications } from "../db/publications";
import type { Look } from "../db/publications";
import { saveds } from "../db/schema";
import { notFound, unprocessable } from "../errors";
import { visibility } from "../policies/publication";
import { presentDetail } from "../presenters/publication";
import type { Services } from "../services";
import { signedIn, viewerOf } from "../session/middleware";
import { id, idOfPath, parse, positionOf } from "../validation";
import { contextOf, lookOf } from "./publications/search";

const savedNotFound = "Publicación guardada no encontrada";
const body = z.object({ publication_id: id, latitude: z.unknown().optional(), longitude: z.unknown().optional() });

type Saved = typeof saveds.$inferSelect;

/** The signed-in person's saved list; a user id in a call is ignored. */
export function savedRoutes(services: Services) {
  const { db } = services;
  const router = Router();

  router.get("/publications_saveds", signedIn(services), async (req, res) => {
    const rows = await db
      .select()
      .from(saveds)
      .where(eq(saveds.userId, viewerOf(req).id))
      .orderBy(desc(saveds.id));
    res.json(await present(await lookOf(services, req), rows));
  });

  router.post("/publications_saveds", signedIn(services), async (req, res) => {
    const viewer = viewerOf(req);
    const { publication_id: publicationId, ...sent } = parse(body, req.body);
    const position = positionOf(sent);
    const look = { ...(await lookOf(services, req)), ...(position ? { position } : {}) };
    const view = (await loadPublications(db, look, [publicationId])).get(publicationId);
    if (!view || visibility(view, viewer.id) !== "full") throw notFound("Publicación no encontrada");
    const [row] = await db
      .insert(saveds)
      .values({ userId: viewer.id, publicationId, ...position })
      .onConflictDoNothing()
      .returning();
    if (!row) throw unprocessable("La publicación ya está guardada");
    res.status(201).json((await present(look, [row]))[0]);
  });

  router.delete("/publications_saveds/:id", signedIn(services), async (req, res) => {
    const savedId = idOfPath(req.params.id, savedNotFound);
    const removed = await db
      .delete(saveds)
      .where(and(eq(saveds.id, savedId), eq(saveds.userId, viewerOf(req).id)))
      .returning({ id: saveds.id });
    if (removed.length === 0) throw notFound(savedNotFound);
    res.status(204).end();
  });

  async function present(look: Look, rows: readonly Saved[]) {
    const views = await loadPublications(
      db,
      look,
      rows.map(({ publicationId }) => publicationId),
    );
    return rows.map((row) => {
      const view = views.get(row.publicationId);
      return {
        id: row.id,
        user_id: row.userId,
        publication_id: row.publicationId,
        latitude: row.latitude,
        longitude: row.longitude,
        publication: view ? presentDetail(view, contextOf(services, look)) : null,
      };
    });
  }

  return router;
}
