import { Router } from "express";
import { acceptVersion, makeCounterOffer } from "../../commands/counterOffers";
import { completionRulesOf } from "../../services";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";
import { requireParty, transactionIdOf } from "./requireParty";
import { acceptance, counterOffer, readOffer } from "./schema";
import { transactionReader } from "./transactionReader";

/** The next version of a proposal, by either side, and its acceptance by the other one. */
export function counterOfferRoutes(services: Services) {
  const { db, now } = services;
  const router = Router();
  const present = transactionReader(services);

  router.post("/v1/counter_offers", requireSession(services), async (req, res) => {
    const body = parse(counterOffer, req.body);
    const { transaction_id: transactionId, offer_version: offerVersion } = body;
    await makeCounterOffer(db, now(), {
      viewerId: viewerOf(req).id,
      transactionId,
      offerVersion,
      offer: readOffer(body),
    });
    res.status(201).json(await present(transactionId));
  });

  router.put("/v1/counter_offers/:id/accept", requireSession(services), requireParty(services), async (req, res) => {
    const transactionId = transactionIdOf(req);
    const { offer_version: offerVersion } = parse(acceptance, req.body);
    await acceptVersion(db, completionRulesOf(services), viewerOf(req).id, transactionId, offerVersion);
    res.json(await present(transactionId));
  });

  return router;
}
