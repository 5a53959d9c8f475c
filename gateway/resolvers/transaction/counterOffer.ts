import { z } from "zod";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { AppError, userError } from "../../errors";
import { rememberTransaction } from "../../loaders/seenTransactions";
import { postCounterOffer } from "../../rest/offers";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, validate } from "../common/validate";
import { termFields } from "./complement";
import { checkPresence, offerFields, offerFieldNames } from "./proposal";

const shape = z
  .object({ transactionId: idText, offerVersion: z.int(), ...offerFields, ...termFields })
  .superRefine(checkPresence);

const fieldNames = { ...offerFieldNames, offer_version: "offerVersion" };

export const counterOfferMutation: MutationResolvers = {
  async makeCounterOffer(_root, { input }, context) {
    const session = context.requireSession();
    const { data, errors } = validate(shape, input);
    if (!data) return { transaction: null, errors };
    try {
      const current = await context.loaders.transaction.load(data.transactionId);
      if (!current) return { transaction: null, errors: [userError("NOT_FOUND")] };
      if (current.status !== "active") return { transaction: null, errors: [userError("CONFLICT")] };
      const transaction = await postCounterOffer(context.rest, data.transactionId, data.offerVersion, {
        publicationIds: data.offeredPublicationIds,
        text: data.writtenOffer,
        addedIds: data.addedPublicationIds,
        complement: data.complement,
      });
      rememberTransaction(context.rest, session, transaction);
      context.refresh();
      return { transaction, errors: [] };
    } catch (error) {
      const refusals = toPayloadErrors(error, fieldNames);
      if (!(error instanceof AppError) || !refusals.some(({ field }) => field === "offerVersion"))
        return { transaction: null, errors: refusals };
      // With the version as it is now, so that the client can show what changed.
      context.refresh();
      const now = await context.loaders.transaction.load(data.transactionId);
      return { transaction: now, errors: refusals.map((refusal) => ({ ...refusal, code: "CONFLICT" as const })) };
    }
  },
};
