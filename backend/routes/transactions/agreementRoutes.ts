import { Router } from "express";
import { listAgreements } from "../../db/agreements";
import { presentAgreement } from "../../presenters/agreement";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { requireParty, transactionIdOf } from "./requireParty";

/** What the parties of a transaction agreed on; for them alone. */
export function agreementRoutes(services: Services) {
  const { db, origin } = services;
  const router = Router();
  router.get("/v1/agreements/:id", requireSession(services), requireParty(services), async (req, res) => {
    const rows = await listAgreements(db, transactionIdOf(req), viewerOf(req).id);
    res.json({ agreements: rows.map((row) => presentAgreement(row, origin)) });
  });
  return router;
}
