import { z } from "zod";
import type { RatingReason } from "../../rules/ratingReason";
import { claimStatuses, isEnded } from "../../rules/transaction";
import type { TransactionStatus as WireStatus } from "../../rules/transaction";
import type { RestClient } from "./client";
import { anyBody, list, nullable, wireId } from "./shapes";
import type { Page, Stretch } from "./shapes";
import { transactionAnswer, transactionRecord } from "./transactionRecord";
import type { TransactionRecord } from "./transactionRecord";

const proposalAnswer = z.object({ proposal: nullable(transactionRecord) });

/** One transaction of the viewer; NOT_FOUND for all others. */
export function getTransaction(rest: RestClient, transactionId: string): Promise<TransactionRecord> {
  return rest.get(`/transactions/${encodeURIComponent(transactionId)}`, transactionAnswer);
}

/** The viewer's live proposal on a publication, if any. */
export async function findProposal(rest: RestClient, publicationId: string): Promise<TransactionRecord | null> {
  const path = `/transactions/show_by_publication/${encodeURIComponent(publicationId)}`;
  return (await rest.get(path, proposalAnswer)).proposal;
}

const requestList = list(transactionRecord, "requests");

/** All live transactions of the viewer. */
export async function listLiveTransactions(rest: RestClient): Promise<TransactionRecord[]> {
  return (await rest.get("/requests", requestList)).items;
}

/** Some of the viewer's transactions; all live ones where the backend knows no parts of a list. */
export function listSomeTransactions(rest: RestClient, some: TransactionsAsked): Promise<Page<TransactionRecord>> {
  return rest.get("/requests", requestList, { query: { ...some } });
}

/** A stretch of a list of live ones, these, ended ones too, own proposals for these, or what changed since a moment. */
export type TransactionsAsked =
  | (Stretch & { kind: "received" | "sent" | "in_progress" })
  | { ids: string }
  | { publication_ids: string }
  | { since: string };

/** Completed and rejected ones, newest change first: behind a place of the list, or else by pages. */
export function listHistory(
  rest: RestClient,
  page: number,
  perPage: number,
  after?: string,
): Promise<Page<TransactionRecord>> {
  return rest.get("/v1/requests", requestList, { query: { kind: "history", page, per_page: perPage, after } });
}

/** `update`: the viewer has a proposal that can be changed; `disabled`: none can be made; null: one can. */
export type ProposalStatus = "update" | "disabled" | null;

/** Whether the viewer may propose: the bare (or quoted) word `update` or `disabled`, else an object with a status. */
export async function getProposalStatus(rest: RestClient, publicationId: string): Promise<ProposalStatus> {
  const answer = await rest.get("/transaction_for_user", z.unknown(), { query: { publication_id: publicationId } });
  const status = typeof answer === "object" && answer !== null && "status" in answer ? answer.status : answer;
  return status === "update" || status === "disabled" ? status : null;
}

interface StatusDetails {
  /** The one that was read before accepting; a backend without versions ignores it. */
  offerVersion?: number | undefined;
  /** What happened, for a claim; a backend that does not ask for it ignores it. */
  reason?: string | undefined;
}

/** Moves a transaction to a status. */
export function updateStatus(
  rest: RestClient,
  transactionId: string,
  status: WireStatus,
  { offerVersion, reason }: StatusDetails = {},
): Promise<TransactionRecord> {
  const json = { status, id: wireId(transactionId), from_chat: true, offer_version: offerVersion, reason };
  return rest.changePublicReads(() =>
    rest.put(`/v1/transactions/${encodeURIComponent(transactionId)}`, transactionAnswer, {
      json,
      sendRequestStart: true,
    }),
  );
}

/** A rating: stars, a written line, what was ticked. */
export interface Rating {
  stars: number;
  remark: string | null;
  reasons: RatingReason[];
}

/** The viewer's rating, recorded before the confirmation; a backend that knows stars alone ignores the rest. */
export async function postRating(
  rest: RestClient,
  userToken: string | null,
  transactionId: string,
  { stars, remark, reasons }: Rating,
): Promise<void> {
  const json = {
    token: userToken ?? undefined,
    transaction_id: wireId(transactionId),
    rank: stars,
    remark: remark ?? undefined,
    reasons: reasons.length > 0 ? reasons : undefined,
  };
  await rest.changePublicReads(() => rest.put("/ranke_user", anyBody, { json }));
}

/** Whether no party can move it any more: it has ended, or waits for us after a claim. */
export const isSettled = (status: WireStatus): boolean =>
  isEnded(status) || claimStatuses.some((claim) => claim === status);
