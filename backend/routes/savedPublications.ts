import { and, desc, eq, inArray } from "drizzle-orm";
import { Router } from "express";
import { z } from "zod";
import { loadPublications } from "../db/publications";
import type { ViewerContext } from "../db/publications";
import { countSaved } from "../db/savedPublications";
import { savedPublications } from "../db/schema/savedPublications";
import { notFound, unprocessable } from "../errors";
import { visibility } from "../policies/publication";
import { presentDetail } from "../presenters/publication";
import type { Services } from "../services";
import { requireSession, viewerOf } from "../session/middleware";
import { id, idOfPath, paging, parse, positionOf } from "../validation";
import { publicationContextOf, viewerContextOf } from "./publications/search";
import { ids, presentSome } from "./stretch";

const savedNotFound = "Publicación guardada no encontrada";
const body = z.object({ publication_id: id, latitude: z.unknown().optional(), longitude: z.unknown().optional() });

const savedIds = z.object({ publication_ids: ids });
/** A list that is no longer is given whole, whatever is asked of it: then nothing more is asked for. */
const wholeUpTo = 100;

type Saved = typeof savedPublications.$inferSelect;

/** The signed-in person's saved list; a user id in a call is ignored. */
export function savedPublicationRoutes(services: Services) {
  const { db } = services;
  const router = Router();

  router.get("/publications_saveds", requireSession(services), async (req, res) => {
    const isOwn = eq(savedPublications.userId, viewerOf(req).id);
    const listed = db.select().from(savedPublications).where(isOwn).orderBy(desc(savedPublications.id)).$dynamic();
    if (req.query.only === "ids") {
      const { publication_ids: named } = parse(savedIds, req.query);
      if (named && (await countSaved(db, viewerOf(req).id)) > wholeUpTo) {
        const some = await listed.where(and(isOwn, inArray(savedPublications.publicationId, named)));
        res.json(presentSome(some.map(presentIds)));
      } else res.json((await listed).map(presentIds));
      return;
    }
    const viewerContext = await viewerContextOf(services, req);
    if (req.query.page === undefined) {
      res.json(await present(viewerContext, await listed));
      return;
    }
    const { page, per_page: perPage } = paging.parse(req.query);
    const total = await countSaved(db, viewerOf(req).id);
    const rows = await listed.limit(perPage).offset((page - 1) * perPage);
    res.json({ data: await present(viewerContext, rows), page, pages: Math.ceil(total / perPage), total });
  });

  router.post("/publications_saveds", requireSession(services), async (req, res) => {
    const viewer = viewerOf(req);
    const { publication_id: publicationId, ...sent } = parse(body, req.body);
    const position = positionOf(sent);
    const viewerContext = { ...(await viewerContextOf(services, req)), ...(position ? { position } : {}) };
    const view = (await loadPublications(db, viewerContext, [publicationId])).get(publicationId);
    if (!view || visibility(view, viewer.id) !== "full") throw notFound("Publicación no encontrada");
    const [row] = await db
      .insert(savedPublications)
      .values({ userId: viewer.id, publicationId, ...position })
      .onConflictDoNothing()
      .returning();
    if (!row) throw unprocessable("La publicación ya está guardada");
    res.status(201).json((await present(viewerContext, [row]))[0]);
  });

  router.delete("/publications_saveds/:id", requireSession(services), async (req, res) => {
    const savedId = idOfPath(req.params.id, savedNotFound);
    const removed = await db
      .delete(savedPublications)
      .where(and(eq(savedPublications.id, savedId), eq(savedPublications.userId, viewerOf(req).id)))
      .returning({ id: savedPublications.id });
    if (removed.length === 0) throw notFound(savedNotFound);
    res.status(204).end();
  });

  async function present(viewerContext: ViewerContext, rows: readonly Saved[]) {
    const views = await loadPublications(
      db,
      viewerContext,
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
        publication: view ? presentDetail(view, publicationContextOf(services, viewerContext)) : null,
      };
    });
  }

  return router;
}

const presentIds = (row: Saved) => ({ id: row.id, publication_id: row.publicationId });
