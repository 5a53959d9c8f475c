import { Router } from "express";
import { z } from "zod";
import { searchTexts } from "../../rules/search";
import { alertNotFound, createAlert, deleteAlert } from "../commands/alerts";
import { listAlerts } from "../db/alerts";
import { HttpError } from "../errors";
import { savedSearch } from "../policies/savedSearch";
import { presentAlert } from "../presenters/alert";
import type { Services } from "../services";
import { requireSession, viewerOf } from "../session/middleware";
import { idOfPath, parse } from "../validation";

const body = z.object({ search: savedSearch });

/** The signed-in user's alerts. */
export function alertRoutes(services: Services) {
  const { db } = services;
  return Router()
    .get("/v1/alerts", requireSession(services), async (req, res) => {
      res.json((await listAlerts(db, viewerOf(req).id)).map(presentAlert));
    })
    .post("/v1/alerts", requireSession(services), async (req, res) => {
      const viewer = viewerOf(req);
      const { search } = parse(body, req.body);
      if (search.onlyVerified && viewer.subscription !== "Premium")
        throw new HttpError(403, { errors: [searchTexts.premium], fields: { verified_owners: [searchTexts.premium] } });
      res.status(201).json(presentAlert(await createAlert(db, viewer.id, search)));
    })
    .delete("/v1/alerts/:id", requireSession(services), async (req, res) => {
      await deleteAlert(db, viewerOf(req).id, idOfPath(req.params.id, alertNotFound));
      res.status(204).end();
    });
}
