import { Router } from "express";
import { meetingTexts } from "../../../rules/meeting";
import { ringTexts } from "../../../rules/ring";
import { acceptRingMeeting, cancelRingMeeting } from "../../commands/ringMeeting/answer";
import { checkRingHandover, readRingHandoverKeys } from "../../commands/ringMeeting/handover";
import { reportRingProgress } from "../../commands/ringMeeting/progress";
import { proposeRingMeeting } from "../../commands/ringMeeting/propose";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { id, idOfPath, parse } from "../../validation";
import { handover, progress, toSpot, whereAndWhen } from "../meetings/meetingForm";
import { ringReader } from "./ringReader";

const proposal = whereAndWhen.extend({ giver_id: id.nullish().transform((giverId) => giverId ?? null) });

/** Where and when the members of an accepted ring hand their things over. */
export function ringMeetingRoutes(services: Services) {
  const { db, now } = services;
  const router = Router();
  const read = ringReader(services);

  router.post("/v1/rings/:id/meetings", requireSession(services), async (req, res) => {
    const { giver_id: giverId, starts_at: startsAt, place } = parse(proposal, req.body);
    const ring = { ringId: idOfPath(req.params.id, ringTexts.notFound), viewerId: viewerOf(req).id };
    const requestId = requestIdOf(req);
    await proposeRingMeeting(db, now(), { ...ring, giverId, requestId, spot: toSpot(place), startsAt });
    res.status(201).json({ ring: await read(ring.viewerId, ring.ringId) });
  });

  for (const [path, answer] of [
    ["accept", acceptRingMeeting],
    ["cancel", cancelRingMeeting],
  ] as const)
    router.post(`/v1/ring_meetings/:id/${path}`, requireSession(services), async (req, res) => {
      const meeting = { id: idOfPath(req.params.id, meetingTexts.notFound), viewerId: viewerOf(req).id };
      res.json({ ring: await read(meeting.viewerId, await answer(db, now(), meeting)) });
    });

  router.put("/v1/ring_meetings/:id/progress", requireSession(services), async (req, res) => {
    const { report, minutes } = parse(progress, req.body);
    const meeting = { id: idOfPath(req.params.id, meetingTexts.notFound), viewerId: viewerOf(req).id };
    const ringId = await reportRingProgress(db, now(), { ...meeting, report, minutes });
    res.json({ ring: await read(meeting.viewerId, ringId) });
  });

  router.get("/v1/ring_meetings/:id/handover", requireSession(services), async (req, res) => {
    const meetingId = idOfPath(req.params.id, meetingTexts.notFound);
    const { own, giver } = await readRingHandoverKeys(db, meetingId, viewerOf(req).id);
    res.json({ own_key: own, giver_key: giver, now: now().toISOString() });
  });

  router.post("/v1/ring_meetings/:id/handover", requireSession(services), async (req, res) => {
    const { code, entered_at: enteredAt } = parse(handover, req.body);
    const meeting = { id: idOfPath(req.params.id, meetingTexts.notFound), viewerId: viewerOf(req).id };
    const ringId = await checkRingHandover(db, now(), { ...meeting, code, enteredAt });
    res.json({ ring: await read(meeting.viewerId, ringId) });
  });

  return router;
}
