import type { RestClient } from "./client";
import { wireId } from "./shapes";
import { transactionAnswer } from "./transactionRecord";
import type { ComplementRecord, TransactionRecord } from "./transactionRecord";

/** An offer: publications of the interested party, words, or both. */
interface Offer {
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

/** Proposes an exchange; the same request id again proposes nothing new. */
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

/** Replaces the offer of a proposal that is still active; the version is the one that was read, where it is known. */
export function updateOffer(
  rest: RestClient,
  transactionId: string,
  offer: Offer,
  offerVersion: number | undefined,
): Promise<TransactionRecord> {
  return rest.put(`/v1/transactions/${encodeURIComponent(transactionId)}`, transactionAnswer, {
    json: { ...offerBody(offer), id: wireId(transactionId), offer_version: offerVersion },
  });
}
