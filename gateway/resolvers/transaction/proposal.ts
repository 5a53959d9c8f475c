import { z } from "zod";
import { checkOfferedPublications, checkOfferPresence, checkWrittenOffer } from "../../../rules/proposal";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError, userError } from "../../errors";
import { rememberTransaction } from "../../loaders/seenTransactions";
import { createTransaction, updateOffer } from "../../rest/transactions";
import type { Offer, TransactionRecord } from "../../rest/transactions";
import { toPayloadErrors } from "../common/payloadErrors";
import { isLive } from "./transactionTable";
import { idText, optionalText, refineBy, validate } from "../common/validate";

const texts = {
  live: "Ya tienes una propuesta para esta publicación: puedes modificarla",
};

const offerFields = {
  offeredPublicationIds: z
    .array(idText)
    .superRefine(refineBy(checkOfferedPublications))
    .transform((ids) => [...new Set(ids)]),
  writtenOffer: optionalText(checkWrittenOffer),
};
function checkPresence(
  offer: { offeredPublicationIds: string[]; writtenOffer: string | null },
  context: z.core.$RefinementCtx,
): void {
  const message = checkOfferPresence(offer.offeredPublicationIds.length, offer.writtenOffer ?? "");
  if (message) context.addIssue({ code: "custom", path: ["offeredPublicationIds"], message });
}

const createShape = z.object({ publicationId: idText, ...offerFields }).superRefine(checkPresence);
const updateShape = z.object({ transactionId: idText, ...offerFields }).superRefine(checkPresence);

const fieldNames = {
  tags: "writtenOffer",
  publication_interesteds_ids: "offeredPublicationIds",
  publication_id: "publicationId",
};

export const proposalMutations: MutationResolvers = {
  async createProposal(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(createShape, input);
    if (!data) return { transaction: null, errors };
    const offer: Offer = { publicationIds: data.offeredPublicationIds, text: data.writtenOffer };
    try {
      const transaction = await createTransaction(context.rest, data.publicationId, offer);
      rememberTransaction(context.rest, context.requireSession(), transaction);
      context.refresh();
      return { transaction, errors: [] };
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== "BAD_USER_INPUT" && error.code !== "CONFLICT")) {
        return { transaction: null, errors: toPayloadErrors(error) };
      }
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
      const transaction = await updateOffer(context.rest, data.transactionId, {
        publicationIds: data.offeredPublicationIds,
        text: data.writtenOffer,
      });
      rememberTransaction(context.rest, context.requireSession(), transaction);
      context.refresh();
      return { transaction, errors: [] };
    } catch (error) {
      return { transaction: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },
};

async function findLiveProposal({ loaders }: Context, publicationId: string): Promise<TransactionRecord | null> {
  const proposed = await loaders.liveProposal(publicationId).catch(() => null);
  const proposal = proposed === undefined ? await loaders.inferredProposal(publicationId).catch(() => null) : proposed;
  return proposal && isLive(proposal.status) && proposal.interested_id === (await loaders.viewerId()) ? proposal : null;
}

/**
 * A refused proposal may repeat a stored one: then the stored one is the result. With another offer it is a conflict.
 */
function resolveDuplicate(error: AppError, live: TransactionRecord | null, offer: Offer) {
  if (!live) return { transaction: null, errors: toPayloadErrors(error, fieldNames) };
  const storedIds = new Set(live.publication_interesteds.map((publication) => publication.id));
  const isSame =
    storedIds.size === offer.publicationIds.length &&
    offer.publicationIds.every((id) => storedIds.has(id)) &&
    live.tags.join(", ") === (offer.text ?? "");
  return isSame
    ? { transaction: live, errors: [] }
    : { transaction: null, errors: [userError("CONFLICT", texts.live)] };
}
