import { Router } from "express";
import { z } from "zod";
import { deadLetterActions } from "../../../rules/deadLetter";
import { deadLetterMessages, listDeadLetters, settleDeadLetter } from "../../commands/deadLetters";
import { messages } from "../../errors";
import type { Services } from "../../services";
import { requireOperator, viewerOf } from "../../session/middleware";
import { idOfPath, parse } from "../../validation";

const settlement = z.object({ action: z.enum(deadLetterActions, messages.invalid) });

/** Jobs and mails that were put aside; everybody but operators is refused at every call. */
export function deadLetterRoutes(services: Services) {
  const { db, now } = services;
  const router = Router();
  const operator = requireOperator(services);

  router.get("/moderation/dead_letters", operator, async (_req, res) => {
    const letters = await listDeadLetters(db);
    res.json({
      dead_letters: letters.map(({ id, kind, subjectId, attempts, failure, createdAt }) => ({
        id,
        kind,
        subject_id: subjectId,
        attempts,
        failure,
        created_at: createdAt.toISOString(),
      })),
    });
  });

  router.put("/moderation/dead_letters/:id", operator, async (req, res) => {
    const { action } = parse(settlement, req.body);
    const id = idOfPath(req.params.id, deadLetterMessages.notFound);
    await settleDeadLetter(db, now(), { operatorId: viewerOf(req).id, id, action });
    res.json({ success: true });
  });

  return router;
}
