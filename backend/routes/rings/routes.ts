import { Router } from "express";
import { z } from "zod";
import { checkRatingReasons, ratingReasons } from "../../../rules/ratingReason";
import { ringTexts } from "../../../rules/ring";
import { checkClaimReason, checkRating } from "../../../rules/transaction";
import { acceptRing, declineRing } from "../../commands/rings/answer";
import { leaveRing } from "../../commands/rings/leave";
import { confirmReceived } from "../../commands/rings/receive";
import { searchRing } from "../../commands/rings/search";
import { listRings } from "../../db/rings";
import { invalidFields } from "../../errors";
import { presentRing } from "../../presenters/ring";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { oneId } from "../stretch";
import { ringReader } from "./ringReader";
import { checkedText, id, idOfPath, parse, refineBy } from "../../validation";

const list = z.object({ chat_id: oneId });
const search = z.object({ publication_id: id });
const receipt = z.object({
  stars: z.number().nullish().superRefine(refineBy(checkRating)).transform(Number),
  reasons: z
    .array(z.enum(ratingReasons))
    .nullish()
    .transform((reasons) => reasons ?? []),
});
const leave = z.object({ reason: checkedText(checkClaimReason) });

/** Three or four people of whom each gives to the next. */
export function ringRoutes(services: Services) {
  const { db, origin, now } = services;
  const router = Router();
  const read = ringReader(services);

  router.get("/v1/rings", requireSession(services), async (req, res) => {
    const { chat_id: chatId } = parse(list, req.query);
    const records = await listRings(db, viewerOf(req).id, chatId);
    res.json(records.map((record) => presentRing(record, origin, now())));
  });

  router.get("/v1/rings/:id", requireSession(services), async (req, res) => {
    res.json({ ring: await read(viewerOf(req).id, idOfPath(req.params.id, ringTexts.notFound)) });
  });

  router.post("/v1/rings", requireSession(services), async (req, res) => {
    const { publication_id: publicationId } = parse(search, req.body);
    const viewerId = viewerOf(req).id;
    const requestId = requestIdOf(req);
    const ringId = await searchRing(db, now(), { viewerId, publicationId, requestId });
    res.json({ ring: ringId === null ? null : await read(viewerId, ringId) });
  });

  for (const [path, answer] of [
    ["accept", acceptRing],
    ["decline", declineRing],
  ] as const)
    router.post(`/v1/rings/:id/${path}`, requireSession(services), async (req, res) => {
      const ring = { id: idOfPath(req.params.id, ringTexts.notFound), viewerId: viewerOf(req).id };
      await answer(db, now(), ring);
      res.json({ ring: await read(ring.viewerId, ring.id) });
    });

  router.put("/v1/rings/:id/received", requireSession(services), async (req, res) => {
    const { stars, reasons } = parse(receipt, req.body);
    const misfit = checkRatingReasons(stars, reasons);
    if (misfit) throw invalidFields({ reasons: [misfit] });
    const ring = { id: idOfPath(req.params.id, ringTexts.notFound), viewerId: viewerOf(req).id };
    await confirmReceived(db, now(), { ...ring, stars, reasons });
    res.json({ ring: await read(ring.viewerId, ring.id) });
  });

  router.post("/v1/rings/:id/leave", requireSession(services), async (req, res) => {
    const { reason } = parse(leave, req.body);
    const ring = { id: idOfPath(req.params.id, ringTexts.notFound), viewerId: viewerOf(req).id };
    await leaveRing(db, now(), { ...ring, reason });
    res.json({ ring: await read(ring.viewerId, ring.id) });
  });

  return router;
}
