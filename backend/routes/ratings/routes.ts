import { Router } from "express";
import { z } from "zod";
import { checkRating, ratingText } from "../../../rules/transaction";
import { rate } from "../../commands/rate";
import { invalidFields } from "../../errors";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { id, parse, refineBy } from "../../validation";

const ratingMessages = {
  saved: "Calificación guardada",
};
const subject = z.object({ transaction_id: id });
const stars = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[0-9]$/)
      .transform(Number),
  ])
  .superRefine(refineBy(checkRating));

export function ratingRoutes(services: Services) {
  const { db, now } = services;
  const router = Router();

  /** The `token` that clients send is ignored: the session determines who rates. */
  router.put("/ranke_user", requireSession(services), async (req, res) => {
    const { transaction_id } = parse(subject, req.body);
    const rank = stars.safeParse((req.body as { rank?: unknown } | undefined)?.rank);
    if (!rank.success) throw invalidFields({ rank: [ratingText] });
    await rate(db, now(), viewerOf(req).id, transaction_id, rank.data);
    res.json({ message: ratingMessages.saved });
  });

  return router;
}
