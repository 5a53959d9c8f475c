import { z } from "zod";
import type { RatingReason } from "../../rules/ratingReason";
import { claimStatuses, transactionEventKinds, transactionStatuses } from "../../rules/transaction";
import type { TransactionStatus as WireStatus } from "../../rules/transaction";
import type { RestClient } from "./client";
import { publicationRecord } from "./publicationRecord";
import { latestMeeting } from "./meetingRecord";
import { latestBooking } from "./securityChange";
import {
  anyBody,
  converted,
  count,
  flag,
  id,
  list,
  listOrEmpty,
  moment,
  nullable,
  optionalId,
  readableItems,
  requiredMoment,
  text,
  unwrapped,
  wireId,
} from "./shapes";
import type { Page, Stretch } from "./shapes";
import { userRecord } from "./users";

/** Words, in whatever envelope; none where they cannot be found. */
const writtenOffer = converted((value) =>
  [value].flat().flatMap((word) => {
    const label: unknown = typeof word === "object" && word !== null && "name" in word ? word.name : word;
    return typeof label === "string" && label.trim() !== "" ? [label] : [];
  }),
);

const role = z.enum(["owner", "interested"]);
/** Money on top of the things, in whole cents. */
const complement = nullable(z.object({ amount: z.int(), payer: role }));
export type ComplementRecord = NonNullable<z.output<typeof complement>>;

const offerVersion = z.object({
  version: z.int(),
  created_at: requiredMoment,
  tags: writtenOffer,
  publication_interesteds: listOrEmpty(z.object({ title: text })),
  author: nullable(role),
  added_publications: listOrEmpty(z.object({ title: text })),
  complement,
});
export type OfferVersionRecord = z.output<typeof offerVersion>;

/** A change of what was agreed on that waits for an answer. */
const amendment = offerVersion.omit({ version: true }).extend({ id, author: role, offer_version: z.int() });
export type AmendmentRecord = z.output<typeof amendment>;

/** Something that happened to a transaction. */
export const transactionEventRecord = z.object({
  id,
  kind: z.enum(transactionEventKinds),
  by: z.enum(["owner", "interested", "system"]),
  created_at: requiredMoment,
  place: nullable(z.object({ date: z.string(), start: z.string(), headquarter: z.string() })),
});
export type TransactionEventRecord = z.output<typeof transactionEventRecord>;

/**
 * A transaction; chats and notifications carry only a stub (`{ id, status, publication }`), recognised by its missing
 * parties.
 */
export const transactionRecord = z.object({
  id,
  owner_id: optionalId,
  interested_id: optionalId,
  status: z.enum(transactionStatuses),
  created_at: moment,
  updated_at: moment,
  publication_id: optionalId,
  publication: nullable(publicationRecord),
  publication_interesteds: listOrEmpty(publicationRecord),
  tags: writtenOffer,
  tag_change: nullable(z.object({ tags: writtenOffer })),
  owner: nullable(userRecord),
  interested_user: nullable(userRecord),
  chat: nullable(z.object({ id })),
  offer_version: count,
  /** Who wrote the present offer; null where the backend knows no counter-offers. */
  offer_author: nullable(role),
  added_publications: listOrEmpty(publicationRecord),
  complement,
  /** The last version of what was agreed on; null before, and where the backend writes nothing down. */
  agreement_version: count,
  /** Whether a rating may have reasons; missing where the backend takes none. */
  takes_rating_reasons: flag,
  /** Null where the record leaves it out. */
  offer_history: nullable(readableItems(offerVersion)),
  /** Null where the record leaves them out. */
  events: nullable(readableItems(transactionEventRecord)),
  closed_by: text,
  close_reason: text,
  viewer_rank: count,
  /** Who has sent a statement about the claim; null where the record leaves it out. */
  claim_statements: nullable(readableItems(z.enum(["owner", "interested"]))),
  security_change: latestBooking,
  /** Null where none is open; undefined where the record or the backend knows none. */
  amendment: z.union([amendment, z.null()]).optional().catch(undefined),
  /** Who asks for a change of what was agreed on; missing where none waits for an answer. */
  amendment_author: nullable(role),
  meeting: latestMeeting,
});
export type TransactionRecord = z.output<typeof transactionRecord>;

/** Whether a record only names a transaction. */
export function isTransactionStub(record: TransactionRecord): boolean {
  return record.owner_id === null || record.interested_id === null || record.created_at === null;
}

export const transactionAnswer = unwrapped(transactionRecord, "transaction", "proposal");
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

export type ProposalStatus = "update" | "disabled" | null;

/** Whether the viewer may propose: the bare (or quoted) word `update` or `disabled`, else an object with a status. */
export async function getProposalStatus(rest: RestClient, publicationId: string): Promise<ProposalStatus> {
  const answer = await rest.get("/transaction_for_user", z.unknown(), { query: { publication_id: publicationId } });
  const status = typeof answer === "object" && answer !== null && "status" in answer ? answer.status : answer;
  return status === "update" || status === "disabled" ? status : null;
}

/** An offer: publications of the interested party, words, or both. */
export interface Offer {
  publicationIds: string[];
  text: string | null;
}

/** What both sides give: what not every backend knows is left out where there is none of it. */
export interface Terms extends Offer {
  /** Of the owner, beside the publication that is asked for. */
  addedIds: string[];
  complement: ComplementRecord | null;
}

function offerBody(offer: Offer) {
  return {
    tags: offer.text === null ? [] : [offer.text],
    publication_interesteds_ids: offer.publicationIds.map(wireId),
  };
}

const termsBody = ({ addedIds, complement, ...offer }: Terms) => ({
  ...offerBody(offer),
  added_publications_ids: addedIds.length > 0 ? addedIds.map(wireId) : undefined,
  complement: complement ?? undefined,
});

/** Also shows whether a backend knows counter-offers: one that does refuses guests. */
export const counterOffersPath = "/v1/counter_offers";

/** Answers a version of a proposal with the next one. */
export function postCounterOffer(
  rest: RestClient,
  transactionId: string,
  offerVersion: number,
  terms: Terms,
): Promise<TransactionRecord> {
  return rest.post(counterOffersPath, transactionAnswer, {
    json: { ...termsBody(terms), transaction_id: wireId(transactionId), offer_version: offerVersion },
  });
}

/** Accepts the last version of a proposal, which the owner has written. */
export function acceptCounterOffer(
  rest: RestClient,
  transactionId: string,
  offerVersion: number,
): Promise<TransactionRecord> {
  return rest.changePublicReads(() =>
    rest.put(`${counterOffersPath}/${encodeURIComponent(transactionId)}/accept`, transactionAnswer, {
      json: { offer_version: offerVersion },
    }),
  );
}

/** Asks for a change of what was agreed on. */
export function postAmendment(
  rest: RestClient,
  transactionId: string,
  offerVersion: number,
  terms: Terms,
  requestId: string,
): Promise<TransactionRecord> {
  return rest.post("/v1/amendments", transactionAnswer, {
    json: { ...termsBody(terms), transaction_id: wireId(transactionId), offer_version: offerVersion },
    idempotencyKey: requestId,
  });
}

/** Accepts a change of what was agreed on, which may free things, or declines it or takes it back. */
export function answerAmendment(
  rest: RestClient,
  amendmentId: string,
  how: "accept" | "cancel",
): Promise<TransactionRecord> {
  const send = () => rest.post(`/v1/amendments/${encodeURIComponent(amendmentId)}/${how}`, transactionAnswer);
  return how === "accept" ? rest.changePublicReads(send) : send();
}

export function createTransaction(
  rest: RestClient,
  publicationId: string,
  terms: Terms,
  requestId: string | null,
): Promise<TransactionRecord> {
  return rest.post("/v1/transactions/", transactionAnswer, {
    ...(requestId === null ? {} : { idempotencyKey: requestId }),
    json: { ...termsBody(terms), publication_id: wireId(publicationId) },
  });
}

/** Replaces the offer of a proposal that is still active. */
export function updateOffer(rest: RestClient, transactionId: string, offer: Offer): Promise<TransactionRecord> {
  return rest.put(`/v1/transactions/${encodeURIComponent(transactionId)}`, transactionAnswer, {
    json: { ...offerBody(offer), id: wireId(transactionId) },
  });
}

interface StatusDetails {
  /** The one that was read before accepting; a backend without versions ignores it. */
  offerVersion?: number | undefined;
  /** What happened, for a claim; a backend that does not ask for it ignores it. */
  reason?: string | undefined;
}

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

/** Whether the transaction has ended. */
export const isEnded = (status: WireStatus): boolean => status === "complete" || status === "rejected";

/** Whether no party can move it any more: it has ended, or waits for us after a claim. */
export const isSettled = (status: WireStatus): boolean =>
  isEnded(status) || claimStatuses.some((claim) => claim === status);
