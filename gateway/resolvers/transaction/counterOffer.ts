import { z } from "zod";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { userError } from "../../errors";
import { rememberTransaction } from "../../loaders/seenTransactions";
import { postCounterOffer } from "../../rest/offers";
import { idText, validate } from "../common/validate";
import { termFields } from "./complement";
import { refuseOffer } from "./offerRefusals";
import { checkPresence, offerFields } from "./proposal";

const shape = z
  .object({ transactionId: idText, offerVersion: z.int(), ...offerFields, ...termFields })
  .superRefine(checkPresence);

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
      return refuseOffer(error, data.transactionId, context);
    }
  },
};
