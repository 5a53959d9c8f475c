import { z } from "zod";
import { moderationActions, moderationKinds, trailActions, trailKinds } from "../../rules/moderation";
import type { RestClient } from "./client";
import {
  anyBody,
  count,
  id,
  moment,
  nullable,
  optionalId,
  readableItems,
  requiredMoment,
  text,
  wireId,
} from "./shapes";
import { parseUpstream } from "./parseUpstream";
import { userRecord } from "./users";

const kind = z.enum(moderationKinds);
const words = text.transform((value) => value ?? "");

const entry = z.object({ kind, id, title: words, person_name: words, waiting_since: requiredMoment });
/** A row of the queue, named by its kind and by what it is about. */
export type ModerationEntryRecord = z.output<typeof entry>;

const countRecord = z.object({ kind, count: count.transform((value) => value ?? 0), oldest_at: moment });
/** How many of one kind wait, and since when the oldest; null where none does. */
export type ModerationCountRecord = z.output<typeof countRecord>;
const queue = z.object({ counts: z.array(countRecord), items: z.array(entry) });
/** The oldest first, 100 at most; the counts are of all. */
export type ModerationQueueRecord = z.output<typeof queue>;

const statement = z.object({ id, author: words, text: words, quote: text, picture: text, created_at: requiredMoment });
/** A report, a message of a claim's chat or of the contact page; `picture` is an address. */
export type ModerationStatementRecord = z.output<typeof statement>;

const item = entry.extend({
  revision: z.string(),
  actions: z.array(z.enum(Object.values(moderationActions).flat())),
  person: nullable(userRecord),
  counterpart: nullable(userRecord),
  appeal: text,
  content: z.array(z.object({ name: z.string(), value: words, former: text })),
  pictures: z.array(text),
  former_pictures: z.array(text),
  statements: z.array(statement),
});
/** What an operator reads before deciding. The decision names `revision`, so that it is of what was read. */
export type ModerationItemRecord = z.output<typeof item>;
const itemAnswer = z.object({ item });

const decision = z.object({
  id,
  kind: z.enum(trailKinds),
  subject_id: id,
  action: z.enum([...Object.values(moderationActions).flat(), ...trailActions]),
  reason: text,
  remedy: text,
  undone_id: optionalId,
  operator: text,
  created_at: requiredMoment,
  undo_until: moment,
});
/** A row of the audit trail; `undo_until` only while the viewer, whose decision it is, can still take it back. */
export type ModerationDecisionRecord = z.output<typeof decision>;
const decisionAnswer = z.object({ decision });
const trail = z.object({ decisions: z.unknown().array() });

/** What waits: of one kind, or of all that a user waits for. */
export function getModerationQueue(
  rest: RestClient,
  only: ModerationEntryRecord["kind"] | undefined,
): Promise<ModerationQueueRecord> {
  return rest.get("/moderation/queue", queue, { query: { kind: only } });
}

/** NOT_FOUND where it no longer waits. */
export async function getModerationItem(
  rest: RestClient,
  kind: ModerationEntryRecord["kind"],
  subjectId: string,
): Promise<ModerationItemRecord> {
  const path = `/moderation/items/${kind}/${encodeURIComponent(subjectId)}`;
  return (await rest.get(path, itemAnswer, { isRecord: true })).item;
}

/** The audit trail, newest first. */
export async function listModerationDecisions(rest: RestClient): Promise<ModerationDecisionRecord[]> {
  const { decisions } = await rest.get("/moderation/decisions", trail);
  return parseUpstream(readableItems(decision), decisions);
}

interface DecisionForm {
  requestId: string;
  kind: ModerationEntryRecord["kind"];
  subjectId: string;
  revision: string;
  action: string;
  reason: string | null;
  remedy: string | null;
}

/** Decides an item; the same request id again decides nothing new. */
export async function postModerationDecision(
  rest: RestClient,
  { requestId, subjectId, ...json }: DecisionForm,
): Promise<ModerationDecisionRecord> {
  const answer = await rest.changePublicReads(() =>
    rest.post("/moderation/decisions", decisionAnswer, {
      json: { ...json, subject_id: wireId(subjectId) },
      idempotencyKey: requestId,
    }),
  );
  return answer.decision;
}

/** Undoes a decision while it waits to be applied. */
export async function undoModerationDecision(rest: RestClient, decisionId: string): Promise<void> {
  await rest.changePublicReads(() => rest.call("DELETE", `/moderation/decisions/${encodeURIComponent(decisionId)}`));
}

/** Applies a decision at once. */
export async function applyModerationDecision(rest: RestClient, decisionId: string): Promise<void> {
  const path = `/moderation/decisions/${encodeURIComponent(decisionId)}/apply`;
  await rest.changePublicReads(() => rest.post(path, anyBody));
}

/** Asks for another review of an own publication. */
export async function postAppeal(rest: RestClient, publicationId: string, appeal: string): Promise<void> {
  await rest.post(`/publications/${encodeURIComponent(publicationId)}/appeal`, anyBody, {
    json: { text: appeal },
  });
}
