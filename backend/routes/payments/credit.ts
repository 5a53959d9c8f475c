import { Router } from "express";
import { listCreditEntries, readCredit } from "../../db/credit";
import { presentBalance, presentCredit, presentCreditEntry } from "../../presenters/credit";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { paging } from "../../validation";

/** The viewer's own credit. */
export function creditRoutes(services: Services) {
  const { db } = services;
  const router = Router();

  router.get("/v1/credit", requireSession(services), async (req, res) => {
    res.json(presentCredit(await readCredit(db, viewerOf(req).id)));
  });

  router.get("/v1/credit/entries", requireSession(services), async (req, res) => {
    const { page, per_page: perPage } = paging.parse(req.query);
    const viewerId = viewerOf(req).id;
    const { rows, total } = await listCreditEntries(db, viewerId, { page, perPage });
    res.json({
      ...presentBalance(await readCredit(db, viewerId)),
      data: rows.map(presentCreditEntry),
      page,
      pages: Math.ceil(total / perPage),
      total,
    });
  });

  return router;
}
