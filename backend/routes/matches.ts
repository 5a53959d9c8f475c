import { Router } from "express";
import { z } from "zod";
import { maxMatchesShown } from "../../rules/match";
import { listMatches } from "../db/interestMatches";
import type { Services } from "../services";
import { requireSession, viewerOf } from "../session/middleware";
import { parse } from "../validation";

const query = z.object({
  per_page: z.coerce.number().int().min(1).max(maxMatchesShown).optional().catch(undefined),
});

/** What the signed-in user may swap with others, the best first. */
export function matchRoutes(services: Services) {
  return Router().get("/v1/matches", requireSession(services), async (req, res) => {
    const { per_page: count } = parse(query, req.query);
    const matches = await listMatches(services.db, viewerOf(req).id, count);
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
