import { Router } from "express";
import { z } from "zod";
import {
  allowsRemedy,
  checkDecisionReason,
  isModerationAction,
  moderationKinds,
  needsReason,
} from "../../../rules/moderation";
import type { ModerationAction } from "../../../rules/moderation";
import {
  applyDecisionNow,
  decide,
  decisionMessages,
  findOpenDecision,
  undoDecision,
} from "../../commands/moderation/decide";
import { findPeople } from "../../commands/moderation/subject";
import { countPending, findWaiting, listPending } from "../../db/moderation";
import { listDecisions, loadItemDetails } from "../../db/moderationItems";
import { forbidden, invalidFields, messages, notFound } from "../../errors";
import { presentDecision, presentItem, presentPending } from "../../presenters/moderation";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireOperator, viewerOf } from "../../session/middleware";
import { id, idOfPath, optionalText, parse } from "../../validation";

const listed = 100;
const itemNotFound = "Ya no espera una decisión";

const kind = z.enum(moderationKinds, messages.invalid);
const queueQuery = z.object({ kind: kind.nullish().catch(null) });
const explanation = optionalText((text) => checkDecisionReason(text, false));
const newDecision = z.object({
  kind,
  subject_id: id,
  revision: z.string(messages.invalid).max(40, messages.invalid),
  action: z.string(messages.invalid),
  reason: explanation,
  remedy: explanation,
});

/** What operators read and decide; everybody else is refused at every call. */
export function moderationRoutes(services: Services) {
  const { db, origin, settings } = services;
  const router = Router();
  const operator = requireOperator(services);

  router.get("/moderation/queue", operator, async (req, res) => {
    const { kind: only } = queueQuery.parse(req.query);
    const viewerId = viewerOf(req).id;
    const counts = await countPending(db, viewerId);
    const items = await listPending(db, viewerId, only ?? null, listed);
    res.json({
      counts: counts.map(({ oldest, ...entry }) => ({ ...entry, oldest_at: oldest?.toISOString() ?? null })),
      items: items.map(presentPending),
    });
  });

  router.get("/moderation/items/:kind/:id", operator, async (req, res) => {
    const { kind: wanted } = parse(z.object({ kind }), req.params);
    const subjectId = idOfPath(req.params.id, itemNotFound);
    // Who is reported must not learn who reported them.
    if ((await findPeople(db, wanted, subjectId)).ids.includes(viewerOf(req).id)) throw forbidden();
    const item = await findWaiting(db, wanted, subjectId);
    if (!item) throw notFound(itemNotFound);
    const presented = presentItem(item, await loadItemDetails(db, item), origin);
    // Whoever still reads it while another operator can undo their decision must not write one in vain.
    const isDecided = await findOpenDecision(db, wanted, subjectId);
    res.json({ item: isDecided ? { ...presented, actions: [] } : presented });
  });

  router.get("/moderation/decisions", operator, async (req, res) => {
    const viewerId = viewerOf(req).id;
    res.json({ decisions: (await listDecisions(db)).map((row) => presentDecision(row, viewerId)) });
  });

  router.post("/moderation/decisions", operator, async (req, res) => {
    const viewer = viewerOf(req);
    const body = parse(newDecision, req.body);
    const action = checkAction(body);
    const { decision, dueAt } = await decide(db, services.now(), settings.undoSeconds, {
      operatorId: viewer.id,
      requestId: requestIdOf(req),
      kind: body.kind,
      subjectId: body.subject_id,
      revision: body.revision,
      action,
      reason: body.reason,
      remedy: allowsRemedy(action) ? body.remedy : null,
    });
    res.status(201).json({ decision: presentDecision({ decision, operator: viewer, dueAt }, viewer.id) });
  });

  router.delete("/moderation/decisions/:id", operator, async (req, res) => {
    await undoDecision(db, services.now(), viewerOf(req).id, idOfPath(req.params.id, decisionMessages.notFound));
    res.json({ success: true });
  });

  router.post("/moderation/decisions/:id/apply", operator, async (req, res) => {
    await applyDecisionNow(db, services.now(), viewerOf(req).id, idOfPath(req.params.id, decisionMessages.notFound));
    res.json({ success: true });
  });

  return router;
}

function checkAction({ kind: about, action, reason }: z.output<typeof newDecision>): ModerationAction {
  if (!isModerationAction(about, action)) throw invalidFields({ action: [messages.invalid] });
  const refusal = checkDecisionReason(reason ?? "", needsReason(action));
  if (refusal) throw invalidFields({ reason: [refusal] });
  return action;
}
