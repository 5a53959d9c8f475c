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
/** Gives `publication` to the next one, who pays `complement_usd` on top of it; below zero the giver pays. */
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
/** In no list of chats: each comes with its ring. */
export type RingChatRecord = z.output<typeof ringChatRecord>;

/** A ring as its members get it, in the order of giving, the last to the first. */
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
/** Members and things never change: a repaired ring is another one. */
export type RingRecord = z.output<typeof ringRecord>;

/** What every call that changes a ring answers. */
export const ringAnswer = unwrapped(ringRecord, "ring");
/** Of one ring; its parts follow behind it. */
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

/** NOT_FOUND for all but its members, and for those whom another member has blocked. */
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

/** Safe to repeat; a ring that waits for no answers any more refuses. */
export const answerRing = (rest: RestClient, ringId: string, how: "accept" | "decline"): Promise<RingRecord> =>
  rest.post(`${ringPath(ringId)}/${how}`, ringAnswer);

/** Says that the viewer has received what a ring promised. */
export const putRingReceived = (
  rest: RestClient,
  ringId: string,
  stars: number,
  reasons: readonly RatingReason[],
): Promise<RingRecord> => rest.put(`${ringPath(ringId)}/received`, ringAnswer, { json: { stars, reasons } });

/** Out of an accepted ring; an operator reads `reason`. */
export const postRingLeave = (rest: RestClient, ringId: string, reason: string): Promise<RingRecord> =>
  rest.post(`${ringPath(ringId)}/leave`, ringAnswer, { json: { reason } });
