import { z } from "zod";
import { deadLetterKinds } from "../../rules/deadLetter";
import type { DeadLetterAction } from "../../rules/deadLetter";
import type { RestClient } from "./client";
import { parseUpstream } from "./parseUpstream";
import { anyBody, count, id, readableItems, requiredMoment } from "./shapes";

const deadLetter = z.object({
  id,
  kind: z.enum(deadLetterKinds),
  subject_id: id,
  attempts: count.transform((value) => value ?? 0),
  failure: z.string(),
  created_at: requiredMoment,
});
/** `failure` is the last error, `subject_id` what the job is about, or the number of a mail. */
export type DeadLetterRecord = z.output<typeof deadLetter>;
const envelope = z.object({ dead_letters: z.unknown().array() });

/** Newest first, for operators. */
export async function listDeadLetters(rest: RestClient): Promise<DeadLetterRecord[]> {
  const { dead_letters } = await rest.get("/moderation/dead_letters", envelope);
  return parseUpstream(readableItems(deadLetter), dead_letters);
}

/** Repeats or discards what could not be done. */
export async function settleDeadLetter(rest: RestClient, letterId: string, action: DeadLetterAction): Promise<void> {
  await rest.put(`/moderation/dead_letters/${encodeURIComponent(letterId)}`, anyBody, {
    json: { action },
    isRecord: true,
  });
}
