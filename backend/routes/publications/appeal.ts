import { Router } from "express";
import { z } from "zod";
import { checkAppeal } from "../../../rules/moderation";
import { appealMessages, appealReview } from "../../commands/appeal";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { checkedText, idOfPath, parse } from "../../validation";

const newAppeal = z.object({ text: checkedText(checkAppeal) });

/** Asking for another review of an own publication that was returned. */
export function appealRoutes(services: Services) {
  return Router().post("/publications/:id/appeal", requireSession(services), async (req, res) => {
    const publicationId = idOfPath(req.params.id, appealMessages.notFound);
    const { text } = parse(newAppeal, req.body);
    await appealReview(services.db, services.now(), viewerOf(req).id, publicationId, text);
    res.status(201).json({ success: true });
  });
}
