import { Router } from "express";
import { listOpenTransactions, loadStarsGiven, listEndedTransactions } from "../../db/transactions";
import type { TransactionRecord } from "../../db/transactions";
import { presentRequest } from "../../presenters/transaction";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { paging, parse } from "../../validation";

export function requestRoutes(services: Services) {
  const { db, origin } = services;
  const router = Router();
  const present = async (records: TransactionRecord[], viewerId: number) => {
    const stars = await loadStarsGiven(
      db,
      viewerId,
      records.map((record) => record.transaction.id),
    );
    return records.map((record) => presentRequest(record, stars.get(record.transaction.id), origin));
  };

  router.get("/requests", requireSession(services), async (req, res) => {
    const viewerId = viewerOf(req).id;
    res.json(await present(await listOpenTransactions(db, viewerId), viewerId));
  });

  router.get("/v1/requests", requireSession(services), async (req, res) => {
    const viewerId = viewerOf(req).id;
    const { page, per_page } = parse(paging, req.query);
    const { total, records } = await listEndedTransactions(db, viewerId, page, per_page);
    res.json({ data: await present(records, viewerId), page, pages: Math.ceil(total / per_page), total });
  });

  return router;
}
