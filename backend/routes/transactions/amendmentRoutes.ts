import { Router } from "express";
import type { Request } from "express";
import { z } from "zod";
import { amendmentTexts } from "../../../rules/amendment";
import { acceptAmendment, cancelAmendment, requestAmendment } from "../../commands/amendments";
import { messages } from "../../errors";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { id, idOfPath, parse } from "../../validation";
import { readOffer, terms } from "./schema";
import { transactionReader } from "./transactionReader";

const request = terms.extend({ transaction_id: id, offer_version: z.int(messages.invalid) });
const amendmentIdOf = (req: Request) => idOfPath(req.params.id, amendmentTexts.notFound);

/** A change of what was agreed on: one party asks, the other accepts or declines. */
export function amendmentRoutes(services: Services) {
  const { db, now } = services;
  const router = Router();
  const present = transactionReader(services);

  router.post("/v1/amendments", requireSession(services), async (req, res) => {
    const body = parse(request, req.body);
    await requestAmendment(db, now(), {
      viewerId: viewerOf(req).id,
      transactionId: body.transaction_id,
      requestId: requestIdOf(req),
      offerVersion: body.offer_version,
      offer: readOffer(body),
    });
    res.status(201).json(await present(body.transaction_id));
  });

  router.post("/v1/amendments/:id/accept", requireSession(services), async (req, res) => {
    res.json(await present(await acceptAmendment(db, now(), amendmentIdOf(req), viewerOf(req).id)));
  });

  router.post("/v1/amendments/:id/cancel", requireSession(services), async (req, res) => {
    res.json(await present(await cancelAmendment(db, now(), amendmentIdOf(req), viewerOf(req).id)));
  });

  return router;
}
