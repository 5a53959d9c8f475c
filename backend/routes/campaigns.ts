import { Router } from "express";
import type { Request } from "express";
import { listPromotables, listPromoted } from "../db/campaigns";
import { loadPublications } from "../db/publications";
import { notFound } from "../errors";
import { campaignLabel, presentAd } from "../presenters/campaign";
import { presentPublication } from "../presenters/publication";
import type { Services } from "../services";
import { requireSession, viewerOf } from "../session/middleware";
import { idOfPath, paging } from "../validation";
import { publicationContextOf, viewerContextOf } from "./publications/search";

const publicationNotFound = "Publicación no encontrada";

/** Promotions of the viewer; those of other users answer 404. */
export function campaignRoutes(services: Services) {
  const { db } = services;
  const router = Router();

  router.get("/v1/ads", requireSession(services), async (req, res) => {
    const { page, per_page: perPage } = paging.parse(req.query);
    const { ids, total } = await listPromoted(db, viewerOf(req).id, { page, perPage });
    const data = (await loadOwn(req, ids)).flatMap(({ view, publication }) =>
      view.promotion?.campaign ? presentAd(view.promotion.campaign, publication) : [],
    );
    res.json({ data, page, pages: Math.ceil(total / perPage), total });
  });

  router.get("/v1/publication/promotables", requireSession(services), async (req, res) => {
    const { page, per_page: perPage } = paging.parse(req.query);
    const { ids, total } = await listPromotables(db, viewerOf(req).id, { page, perPage });
    res.json({
      data: (await loadOwn(req, ids)).map(({ publication }) => publication),
      page,
      pages: Math.ceil(total / perPage),
      total,
    });
  });

  router.get("/v1/publications/:id", requireSession(services), async (req, res, next) => {
    if (req.query.detail !== "campaign") return next();
    const { view, publication } = await loadOwnFromPath(req);
    const campaign = view.promotion?.campaign;
    res.json({
      status: campaign ? campaignLabel(campaign) : null,
      campaign: campaign ? presentAd(campaign, publication) : null,
    });
  });

  router.get("/v1/publication/:id/stats", requireSession(services), async (req, res) => {
    res.json((await loadOwnFromPath(req)).view.promotion?.stats);
  });

  /** The viewer's own publications among these, in their order. */
  async function loadOwn(req: Request, ids: readonly number[]) {
    const viewerContext = await viewerContextOf(services, req);
    const views = await loadPublications(db, viewerContext, ids);
    return ids.flatMap((id) => {
      const view = views.get(id);
      const publication =
        view?.ownerId === viewerContext.viewerId && view
          ? presentPublication(view, publicationContextOf(services, viewerContext))
          : null;
      return view && publication ? { view, publication } : [];
    });
  }

  async function loadOwnFromPath(req: Request) {
    const [found] = await loadOwn(req, [idOfPath(req.params.id, publicationNotFound)]);
    if (!found) throw notFound(publicationNotFound);
    return found;
  }

  return router;
}
