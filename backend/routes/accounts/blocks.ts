import { Router } from "express";
import { blockMessages, blockPerson, unblockPerson } from "../../commands/blocks";
import { listBlocked } from "../../db/blocks";
import { presentPerson } from "../../presenters/user";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { idOfPath } from "../../validation";

/** Whom one has blocked. */
export function blockRoutes(services: Services) {
  const { db, origin, now } = services;
  return Router()
    .get("/blocks", requireSession(services), async (req, res) => {
      res.json((await listBlocked(db, viewerOf(req).id)).map((user) => presentPerson(user, origin)));
    })
    .put("/blocks/:id", requireSession(services), async (req, res) => {
      await blockPerson(db, now(), viewerOf(req).id, idOfPath(req.params.id, blockMessages.notFound));
      res.json({ blocked: true });
    })
    .delete("/blocks/:id", requireSession(services), async (req, res) => {
      await unblockPerson(db, viewerOf(req).id, idOfPath(req.params.id, blockMessages.notFound));
      res.json({ blocked: false });
    });
}
