import { checkRating } from "../../../rules/transaction";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { userError } from "../../errors";
import { postRating } from "../../rest/transactions";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, validate } from "../common/validate";
import { remarkShape } from "./transactionStatus";

const fieldNames = { rank: "rating", remark: "remark" };

export const rateTransactionMutation: MutationResolvers = {
  async rateTransaction(_root, { input }, context) {
    const session = context.requireSession();
    const current = idText.safeParse(input.transactionId).success
      ? await context.loaders.transaction.load(input.transactionId)
      : null;
    if (!current) return { transaction: null, errors: [userError("NOT_FOUND")] };
    const refusal = checkRating(input.rating);
    if (refusal) return { transaction: null, errors: [userError("BAD_USER_INPUT", refusal, "rating")] };
    const { data, errors } = validate(remarkShape, input);
    if (!data) return { transaction: null, errors };
    try {
      await postRating(context.rest, session.userToken, current.id, input.rating, data.remark);
      context.refresh();
      return { transaction: await context.loaders.transaction.load(current.id), errors: [] };
    } catch (error) {
      return { transaction: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },
};
