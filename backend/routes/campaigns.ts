import { Router } from "express";
import type { Request } from "express";
import { listPromotables, listPromoted } from "../db/campaigns";
import { loadPublications } from "../db/publications";
import { notFound } from "../errors";
import { campaignWord, presentAd } from "../presenters/campaign";
import { presentPublication } from "../presenters/publication";
import type { Services } from "../services";
import { signedIn, viewerOf } from "../session/middleware";
import { idOfPath, paging } from "../validation";
import { contextOf, lookOf } from "./publications/search";

const publicationNotFound = "Publicación no encontrada";

/** Promotions of the signed-in person; everybody else's do not exist. */
export function campaignRoutes(services: Services) {
  const { db } = services;
  const router = Router();

  router.get("/v1/ads", signedIn(services), async (req, res) => {
    const { page, per_page: perPage } = paging.parse(req.query);
    const { ids, total } = await listPromoted(db, viewerOf(req).id, { page, perPage });
    const data = (await own(req, ids)).flatMap(({ view, publication }) =>
      view.promotion?.campaign ? presentAd(view.promotion.campaign, publication) : [],
    );
    res.json({ data, page, pages: Math.ceil(total / perPage), total });
  });

  router.get("/v1/publication/promotables", signedIn(services), async (req, res) => {
    const { page, per_page: perPage } = paging.parse(req.query);
    const { ids, total } = await listPromotables(db, viewerOf(req).id, { page, perPage });
    res.json({
      data: (await own(req, ids)).map(({ publication }) => publication),
      page,
      pages: Math.ceil(total / perPage),
      total,
    });
  });

  router.get("/v1/publications/:id", signedIn(services), async (req, res, next) => {
    if (req.query.detail !== "campaign") return next();
    const { view, publication } = await ownOne(req);
    const campaign = view.promotion?.campaign;
    res.json({
      status: campaign ? campaignWord(campaign) : null,
      campaign: campaign ? presentAd(campaign, publication) : null,
    });
  });

  router.get("/v1/publication/:id/stats", signedIn(services), async (req, res) => {
    res.json((await ownOne(req)).view.promotion?.stats);
  });

  /** The viewer's of these, in their order. */
  async function own(req: Request, ids: readonly number[]) {
    const look = await lookOf(services, req);
    const views = await loadPublications(db, look, ids);
    return ids.flatMap((id) => {
      const view = views.get(id);
      const publication =
        view?.ownerId === look.viewerId && view ? presentPublication(view, contextOf(services, look)) : null;
      return view && publication ? { view, publication } : [];
    });
  }

  async function ownOne(req: Request) {
    const [found] = await own(req, [idOfPath(req.params.id, publicationNotFound)]);
    if (!found) throw notFound(publicationNotFound);
    return found;
  }

  return router;
}
