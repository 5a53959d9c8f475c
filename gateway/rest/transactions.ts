import { z } from "zod";
import { transactionStatuses } from "../../rules/transaction";
import type { TransactionStatus as WireStatus } from "../../rules/transaction";
import type { RestClient } from "./client";
import { publicationRecord } from "./publications";
import { anything, id, list, many, maybe, number, optionalId, text, unwrapped, wireId } from "./shapes";
import type { Page } from "./shapes";
import { userRecord } from "./users";

/** Words, in whatever wrapping; none where they cannot be found. */
const writtenOffer = z
  .unknown()
  .optional()
  .transform((value) =>
    [value].flat().flatMap((word) => {
      const said: unknown = typeof word === "object" && word !== null && "name" in word ? word.name : word;
      return typeof said === "string" && said.trim() !== "" ? [said] : [];
    }),
  );

/** An exchange; chats and notifications carry only a stub (`{ id, status, publication }`), told apart by the missing parties. */
export const transactionRecord = z.object({
  id,
  owner_id: optionalId,
  interested_id: optionalId,
  status: z.enum(transactionStatuses),
  created_at: text,
  updated_at: text,
  publication_id: optionalId,
  publication: maybe(publicationRecord),
  publication_interesteds: many(publicationRecord),
  tags: writtenOffer,
  tag_change: maybe(z.object({ tags: writtenOffer })),
  owner: maybe(userRecord),
  interested_user: maybe(userRecord),
  chat: maybe(z.object({ id })),
  closed_by: text,
  close_reason: text,
  viewer_rank: number,
});
export type TransactionRecord = z.output<typeof transactionRecord>;

/** Whether a record only names an exchange. */
export function isTransactionStub(record: TransactionRecord): boolean {
  return record.owner_id === null || record.interested_id === null || record.created_at === null;
}

const one = unwrapped(transactionRecord, "transaction", "proposal");

/** One exchange of the session's person; everybody else gets NOT_FOUND. */
export function getTransaction(rest: RestClient, transactionId: string): Promise<TransactionRecord> {
  return rest.get(`/transactions/${encodeURIComponent(transactionId)}`, one);
}

/** The viewer's live proposal on a publication, if any. */
export async function findProposal(rest: RestClient, publicationId: string): Promise<TransactionRecord | null> {
  const path = `/transactions/show_by_publication/${encodeURIComponent(publicationId)}`;
  return (await rest.get(path, z.object({ proposal: maybe(transactionRecord) }))).proposal;
}

/** All exchanges of the viewer that are not ended. */
export async function listLiveTransactions(rest: RestClient): Promise<TransactionRecord[]> {
  return (await rest.get("/requests", list(transactionRecord, "requests"))).items;
}

/** Completed and rejected ones, newest change first. */
export function listHistory(rest: RestClient, page: number, perPage: number): Promise<Page<TransactionRecord>> {
  return rest.get("/v1/requests", list(transactionRecord, "requests"), {
    query: { kind: "history", page, per_page: perPage },
  });
}

export type ProposalWord = "update" | "disabled" | null;

/** Whether the viewer may propose: the bare (or quoted) words `update` and `disabled`, else an object with a status. */
export async function getProposalState(rest: RestClient, publicationId: string): Promise<ProposalWord> {
  const answer = await rest.get("/transaction_for_user", z.unknown(), { query: { publication_id: publicationId } });
  const status = typeof answer === "object" && answer !== null && "status" in answer ? answer.status : answer;
  return status === "update" || status === "disabled" ? status : null;
}

/** What somebody offers: own publications, words, or both. */
export interface Offer {
  publicationIds: string[];
  text: string | null;
}

function offerBody(offer: Offer) {
  return {
    tags: offer.text === null ? [] : [offer.text],
    publication_interesteds_ids: offer.publicationIds.map(wireId),
  };
}

export function createTransaction(rest: RestClient, publicationId: string, offer: Offer): Promise<TransactionRecord> {
  return rest.post("/v1/transactions/", one, { json: { ...offerBody(offer), publication_id: wireId(publicationId) } });
}

/** Replaces the offer of a proposal that is still active. */
export function updateOffer(rest: RestClient, transactionId: string, offer: Offer): Promise<TransactionRecord> {
  return rest.put(`/v1/transactions/${encodeURIComponent(transactionId)}`, one, {
    json: { ...offerBody(offer), id: wireId(transactionId) },
  });
}

export function updateStatus(rest: RestClient, transactionId: string, status: WireStatus): Promise<TransactionRecord> {
  const json = { status, id: wireId(transactionId), from_chat: true };
  return rest.put(`/v1/transactions/${encodeURIComponent(transactionId)}`, one, { json, tellsStart: true });
}

/** The viewer's rating, recorded before the confirmation. */
export async function rankUser(
  rest: RestClient,
  userToken: string | null,
  transactionId: string,
  rank: number,
): Promise<void> {
  await rest.put("/ranke_user", anything, {
    json: { token: userToken ?? undefined, transaction_id: wireId(transactionId), rank },
  });
}

/** Kept for the notifications' models, which say less than the record. */
export const isEnded = (status: WireStatus): boolean => status === "complete" || status === "rejected";
