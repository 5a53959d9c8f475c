import { Router } from "express";
import { meetingTexts } from "../../../rules/meeting";
import { publicPlaces } from "../../catalogue/meetingPlaces";
import { acceptMeeting, cancelMeeting } from "../../commands/meeting/answer";
import { checkHandover, readHandoverKeys } from "../../commands/meeting/handover";
import { reportProgress } from "../../commands/meeting/progress";
import { proposeMeeting } from "../../commands/meeting/propose";
import { transactionMessages } from "../../commands/transactionItems";
import { loadTransaction } from "../../db/transactions";
import { notFound } from "../../errors";
import { presentPublicPlace } from "../../presenters/meeting";
import { presentTransaction } from "../../presenters/transaction";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { id, idOfPath, parse } from "../../validation";
import { handover, progress, toSpot, whereAndWhen } from "./meetingForm";

const proposal = whereAndWhen.extend({ transaction_id: id });

/** Where and when the parties of an agreed exchange meet. */
export function meetingRoutes(services: Services) {
  const { db, origin, now } = services;
  const router = Router();
  const present = async (transactionId: number) => {
    const record = await loadTransaction(db, transactionId);
    if (!record) throw notFound(transactionMessages.notFound);
    return { transaction: presentTransaction(record, origin) };
  };

  router.get("/v1/meeting_places", requireSession(services), (_req, res) => {
    res.json({ meeting_places: publicPlaces.map(presentPublicPlace) });
  });

  router.post("/v1/meetings", requireSession(services), async (req, res) => {
    const { transaction_id: transactionId, starts_at: startsAt, place } = parse(proposal, req.body);
    const requestId = requestIdOf(req);
    const spot = toSpot(place);
    await proposeMeeting(db, now(), {
      viewerId: viewerOf(req).id,
      transactionId,
      requestId,
      spot,
      startsAt,
    });
    res.status(201).json(await present(transactionId));
  });

  for (const [path, answer] of [
    ["accept", acceptMeeting],
    ["cancel", cancelMeeting],
  ] as const)
    router.post(`/v1/meetings/:id/${path}`, requireSession(services), async (req, res) => {
      const meetingId = idOfPath(req.params.id, meetingTexts.notFound);
      res.json(
        await present(
          await answer(db, now(), {
            id: meetingId,
            viewerId: viewerOf(req).id,
          }),
        ),
      );
    });

  router.put("/v1/meetings/:id/progress", requireSession(services), async (req, res) => {
    const { report, minutes } = parse(progress, req.body);
    const meetingId = idOfPath(req.params.id, meetingTexts.notFound);
    const request = {
      id: meetingId,
      viewerId: viewerOf(req).id,
      report,
      minutes,
    };
    res.json(await present(await reportProgress(db, now(), request)));
  });

  router.get("/v1/meetings/:id/handover", requireSession(services), async (req, res) => {
    const meetingId = idOfPath(req.params.id, meetingTexts.notFound);
    const { own, other } = await readHandoverKeys(db, meetingId, viewerOf(req).id);
    res.json({ own_key: own, other_key: other, now: now().toISOString() });
  });

  router.post("/v1/meetings/:id/handover", requireSession(services), async (req, res) => {
    const { code, entered_at: enteredAt } = parse(handover, req.body);
    const meetingId = idOfPath(req.params.id, meetingTexts.notFound);
    const typed = {
      id: meetingId,
      viewerId: viewerOf(req).id,
      code,
      enteredAt,
    };
    res.json(await present(await checkHandover(db, now(), typed)));
  });

  return router;
}
