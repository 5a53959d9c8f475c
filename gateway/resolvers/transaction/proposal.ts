import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import {
  checkOfferedPublications,
  checkOfferPresence,
  checkWrittenOffer,
  proposalTexts,
} from "../../../rules/proposal";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { UpstreamError, userError } from "../../errors";
import { rememberTransaction } from "../../loaders/seenTransactions";
import { createTransaction, updateOffer } from "../../rest/offers";
import type { Terms } from "../../rest/offers";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { toPayloadErrors } from "../common/payloadErrors";
import { termFields } from "./complement";
import { offerFieldNames, refuseOffer } from "./offerRefusals";
import { isEnded } from "../../../rules/transaction";
import { idText, optionalText, refineBy, requestIdText, validate } from "../common/validate";

/** What a proposal and each later version of it offer; `checkPresence` refuses one that offers nothing. */
export const offerFields = {
  offeredPublicationIds: z
    .array(idText)
    .superRefine(refineBy(checkOfferedPublications))
    .transform((ids) => [...new Set(ids)]),
  writtenOffer: optionalText(checkWrittenOffer),
};

/** Refuses an offer without publications and words. */
export function checkPresence(
  offer: { offeredPublicationIds: string[]; writtenOffer: string | null },
  context: z.core.$RefinementCtx,
): void {
  const message = checkOfferPresence(offer.offeredPublicationIds.length, offer.writtenOffer ?? "");
  if (message) context.addIssue({ code: "custom", path: ["offeredPublicationIds"], message });
}

const createShape = z
  .object({ requestId: requestIdText.nullish(), publicationId: idText, ...offerFields, ...termFields })
  .superRefine(checkPresence);
const updateShape = z
  .object({ transactionId: idText, offerVersion: z.int().nullish(), ...offerFields })
  .superRefine(checkPresence);

export const proposalMutations: MutationResolvers = {
  async createProposal(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(createShape, input);
    if (!data) return { transaction: null, errors };
    const offer: Terms = {
      publicationIds: data.offeredPublicationIds,
      text: data.writtenOffer,
      addedIds: data.addedPublicationIds,
      complement: data.complement,
    };
    // Another backend would take the proposal without them.
    const needsMore = offer.addedIds.length > 0 || offer.complement !== null;
    if (needsMore && !(await context.capabilities.counterOffers.isThere()))
      return { transaction: null, errors: [userError("UPSTREAM_UNAVAILABLE")] };
    try {
      const transaction = await createTransaction(context.rest, data.publicationId, offer, data.requestId ?? null);
      rememberTransaction(context.rest, context.requireSession(), transaction);
      context.refresh();
      return { transaction, errors: [] };
    } catch (error) {
      if (!mayBeRepeat(error)) return { transaction: null, errors: toPayloadErrors(error) };
      return resolveDuplicate(error, await findLiveProposal(context, data.publicationId), offer);
    }
  },

  async updateProposal(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(updateShape, input);
    if (!data) return { transaction: null, errors };
    try {
      const current = await context.loaders.transaction.load(data.transactionId);
      if (!current) return { transaction: null, errors: [userError("NOT_FOUND")] };
      if (current.interested_id !== (await context.loaders.viewerId()))
        return { transaction: null, errors: [userError("FORBIDDEN")] };
      if (current.status !== "active") return { transaction: null, errors: [userError("CONFLICT")] };
      const offer = { publicationIds: data.offeredPublicationIds, text: data.writtenOffer };
      const transaction = await updateOffer(context.rest, data.transactionId, offer, data.offerVersion ?? undefined);
      rememberTransaction(context.rest, context.requireSession(), transaction);
      context.refresh();
      return { transaction, errors: [] };
    } catch (error) {
      return refuseOffer(error, data.transactionId, context);
    }
  },
};

async function findLiveProposal({ loaders }: Context, publicationId: string): Promise<TransactionRecord | null> {
  const proposed = await loaders.liveProposal(publicationId).catch(() => null);
  const proposal = proposed === undefined ? await loaders.inferredProposal(publicationId).catch(() => null) : proposed;
  return proposal && !isEnded(proposal.status) && proposal.interested_id === (await loaders.viewerId())
    ? proposal
    : null;
}

/** Not where the request's id already stands for another proposal: the answer says so at its field. */
const mayBeRepeat = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError &&
  (error.code === "BAD_USER_INPUT" || error.code === "CONFLICT") &&
  !error.fields.idempotency_key;

/**
 * A refused proposal may repeat a stored one: then the stored one is the result. With another offer it is a conflict.
 */
function resolveDuplicate(error: UpstreamError, live: TransactionRecord | null, offer: Terms) {
  if (!live) return { transaction: null, errors: toPayloadErrors(error, offerFieldNames) };
  const isSame =
    hasSameIds(live.publication_interesteds, offer.publicationIds) &&
    hasSameIds(live.added_publications, offer.addedIds) &&
    isDeepStrictEqual(live.complement, offer.complement) &&
    live.tags.join(", ") === (offer.text ?? "");
  return isSame
    ? { transaction: live, errors: [] }
    : { transaction: null, errors: [userError("CONFLICT", proposalTexts.secondLive)] };
}

function hasSameIds(stored: readonly { id: string }[], ids: readonly string[]): boolean {
  const storedIds = new Set(stored.map(({ id }) => id));
  return storedIds.size === ids.length && ids.every((id) => storedIds.has(id));
}
