import { Router } from "express";
import { findLastTerm, findOpenTerm, listDecidedTerms } from "../../db/premiumTerms";
import type { PremiumTerm } from "../../db/premiumTerms";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";

/** The viewer's Premium: the running term, and the one that waits or was refused last. */
export function premiumRoutes(services: Services) {
  const { db } = services;
  const router = Router();

  router.get("/v1/premium", requireSession(services), async (req, res) => {
    const { id } = viewerOf(req);
    const [running, open, [decided]] = [
      await findLastTerm(db, id),
      await findOpenTerm(db, id),
      await listDecidedTerms(db, id),
    ];
    res.json({
      ends_on: running?.endsOn ?? null,
      request: presentRequest(open ?? (decided?.state === "refused" ? decided : undefined)),
    });
  });

  return router;
}

const presentRequest = (term: PremiumTerm | undefined) =>
  term ? { status: term.state, months: term.months, reason: term.refusal } : null;
