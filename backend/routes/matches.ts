import { Router } from "express";
import { listMatches } from "../db/interestMatches";
import type { Services } from "../services";
import { requireSession, viewerOf } from "../session/middleware";

/** What the signed-in user may swap with others, the best first. */
export function matchRoutes(services: Services) {
  return Router().get("/v1/matches", requireSession(services), async (req, res) => {
    const matches = await listMatches(services.db, viewerOf(req).id);
    res.json(
      matches.map(({ publicationId, ownPublicationId, isWanted, isOwnWanted }) => ({
        publication_id: publicationId,
        own_publication_id: ownPublicationId,
        wanted: isWanted,
        own_wanted: isOwnWanted,
      })),
    );
  });
}
