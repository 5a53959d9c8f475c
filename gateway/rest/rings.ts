import { z } from "zod";
import { chatMarks } from "./chats";
import { messageRecord } from "./messages";
import type { RatingReason } from "../../rules/ratingReason";
import { ringStates } from "../../rules/ring";
import { ringMeetingRecord } from "./ringMeetingRecord";
import type { RestClient } from "./client";
import {
  count,
  flag,
  id,
  list,
  listOrEmpty,
  nullable,
  number,
  optionalFlag,
  optionalId,
  requiredMoment,
  text,
  unwrapped,
  wireId,
} from "./shapes";
import { userRecord } from "./users";

/** Also shows whether a backend has rings: one that has them refuses guests. */
export const ringsPath = "/v1/rings";

const memberRecord = z.object({
  user: userRecord,
  publication: z.object({ id, title: text, price: number, location: text, picture: text }),
  /** Missing where the backend balances no ring with money. */
  complement_usd: z.int().catch(0),
  accepted: flag,
  received: flag,
});
export type RingMemberRecord = z.output<typeof memberRecord>;

/** The chat of a ring; the cable's news of it carry the same. */
export const ringChatRecord = z.object({
  id,
  ring_id: id,
  writable: flag,
  unread_messages: count,
  last_message: nullable(messageRecord),
  marks: chatMarks,
  /** Null where the backend mutes none. */
  muted: optionalFlag,
  /** As in other chats. */
  typing: flag,
  updated_at: requiredMoment,
});
export type RingChatRecord = z.output<typeof ringChatRecord>;

export const ringRecord = z.object({
  id,
  state: z.enum(ringStates),
  end_reason: text,
  created_at: requiredMoment,
  expires_at: requiredMoment,
  repairs_id: optionalId,
  repaired_by_id: optionalId,
  chat: nullable(ringChatRecord).catch(null),
  /** Missing where the backend has no meetings of rings. */
  meetings: listOrEmpty(ringMeetingRecord).optional(),
  members: listOrEmpty(memberRecord),
});
export type RingRecord = z.output<typeof ringRecord>;

export const ringAnswer = unwrapped(ringRecord, "ring");
export const ringPath = (ringId: string) => `${ringsPath}/${encodeURIComponent(ringId)}`;

/** The viewer's rings; undefined where the backend has none. */
export function listRings(rest: RestClient): Promise<RingRecord[] | undefined> {
  return rest.ifSupported(ringsPath, async () => (await rest.get(ringsPath, list(ringRecord, "rings"))).items);
}

/** The ring that a chat belongs to; undefined where there is none. */
export async function findRingOfChat(rest: RestClient, chatId: string): Promise<RingRecord | undefined> {
  const found = await rest.ifSupported(ringsPath, () =>
    rest.get(ringsPath, list(ringRecord, "rings"), { query: { chat_id: wireId(chatId) } }),
  );
  return found?.items.find(({ chat }) => chat?.id === chatId);
}

export const getRing = (rest: RestClient, ringId: string): Promise<RingRecord> =>
  rest.get(ringPath(ringId), ringAnswer);

/** Has a ring looked for; null where there is none. */
export async function postRingSearch(
  rest: RestClient,
  publicationId: string,
  requestId: string,
): Promise<RingRecord | null> {
  const found = await rest.post(ringsPath, z.object({ ring: nullable(ringRecord) }), {
    json: { publication_id: wireId(publicationId) },
    idempotencyKey: requestId,
  });
  return found.ring;
}

export const answerRing = (rest: RestClient, ringId: string, how: "accept" | "decline"): Promise<RingRecord> =>
  rest.post(`${ringPath(ringId)}/${how}`, ringAnswer);

/** Says that the viewer has received what a ring promised. */
export const putRingReceived = (
  rest: RestClient,
  ringId: string,
  stars: number,
  reasons: readonly RatingReason[],
): Promise<RingRecord> => rest.put(`${ringPath(ringId)}/received`, ringAnswer, { json: { stars, reasons } });

export const postRingLeave = (rest: RestClient, ringId: string, reason: string): Promise<RingRecord> =>
  rest.post(`${ringPath(ringId)}/leave`, ringAnswer, { json: { reason } });
