import type { MutationResolvers } from "../../__generated__/resolvers";
import { userError } from "../../errors";
import { postRating } from "../../rest/transactions";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText } from "../common/validate";
import { ratingFields, readRating } from "./rating";

export const rateTransactionMutation: MutationResolvers = {
  async rateTransaction(_root, { input }, context) {
    const session = context.requireSession();
    const current = idText.safeParse(input.transactionId).success
      ? await context.loaders.transaction.load(input.transactionId)
      : null;
    if (!current) return { transaction: null, errors: [userError("NOT_FOUND")] };
    const { rating, errors } = readRating(input);
    if (!rating) return { transaction: null, errors };
    try {
      await postRating(context.rest, session.userToken, current.id, rating);
      context.refresh();
      return { transaction: await context.loaders.transaction.load(current.id), errors: [] };
    } catch (error) {
      return { transaction: null, errors: toPayloadErrors(error, ratingFields) };
    }
  },
};
