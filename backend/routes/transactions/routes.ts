import { Router } from "express";
import { changeStatus } from "../../commands/changeStatus";
import { transactionMessages } from "../../commands/transactionItems";
import { createProposal, updateProposal } from "../../commands/proposals";
import { loadStarsGiven, loadTransaction } from "../../db/transactions";
import { notFound } from "../../errors";
import { roleOf } from "../../policies/transaction";
import { presentRequest } from "../../presenters/transaction";
import { requestIdOf } from "../../requestId";
import { completionRulesOf } from "../../services";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";
import { requireParty, transactionIdOf } from "./requireParty";
import { requestStartOf } from "./requestStart";
import { admit, createRequestBarrier } from "./requestBarrier";
import { changedProposal, newProposal, readOffer, statusChange } from "./schema";
import { transactionReader } from "./transactionReader";

/** Proposals and the moves of a transaction. */
export function transactionRoutes(services: Services) {
  const { db, origin, now } = services;
  const router = Router();
  const present = transactionReader(services);

  router.post("/v1/transactions", requireSession(services), async (req, res) => {
    const body = parse(newProposal, req.body);
    const id = await createProposal(db, now(), {
      viewerId: viewerOf(req).id,
      publicationId: body.publication_id,
      offer: readOffer(body),
      requestId: requestIdOf(req),
    });
    res.status(201).json(await present(id));
  });

  // Only the parties are waited for: no other user can hold up a move.
  const party = requireParty(services);
  const { enter, waitUntilQuiet } = createRequestBarrier();
  router.put("/v1/transactions/:id", enter, requireSession(services), party, admit, async (req, res) => {
    const viewerId = viewerOf(req).id;
    const transactionId = transactionIdOf(req);
    if (isEdit(req.body)) {
      const { tags, publication_interesteds_ids, offer_version } = parse(changedProposal, req.body);
      await updateProposal(db, now(), {
        viewerId,
        transactionId,
        offerVersion: offer_version ?? null,
        text: tags,
        publicationIds: publication_interesteds_ids,
      });
    } else {
      const { status, offer_version, reason } = parse(statusChange, req.body);
      await waitUntilQuiet(String(req.params.id));
      await changeStatus(db, completionRulesOf(services), {
        viewerId,
        transactionId,
        to: status,
        offerVersion: offer_version,
        claimReason: reason,
        arrivedAt: requestStartOf(req),
      });
    }
    res.json(await present(transactionId));
  });

  router.get("/transactions/:id", requireSession(services), party, async (req, res) => {
    const viewerId = viewerOf(req).id;
    const record = await loadTransaction(db, transactionIdOf(req));
    if (!record || !roleOf(record.transaction, viewerId)) throw notFound(transactionMessages.notFound);
    const { id } = record.transaction;
    res.json(presentRequest(record, (await loadStarsGiven(db, viewerId, [id])).get(id), origin));
  });

  return router;
}

/** An edit says the offer, a status change the status; both at once is a status change. */
const isEdit = (body: unknown) =>
  typeof body === "object" &&
  body !== null &&
  !("status" in body) &&
  ("tags" in body || "publication_interesteds_ids" in body);
