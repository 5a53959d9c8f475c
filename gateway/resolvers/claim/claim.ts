import { z } from "zod";
import { checkClaimPictures, checkClaimStatement } from "../../../rules/claim";
import type { ClaimPictureResolvers, MutationResolvers, QueryResolvers } from "../../__generated__/resolvers";
import { AppError, userError } from "../../errors";
import { rememberTransaction } from "../../loaders/seenTransactions";
import { listClaimPictures, postClaimStatement } from "../../rest/claims";
import { toDataAddress } from "../common/dataAddress";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, optionalText, validate } from "../common/validate";
import { requireOperator } from "../moderation/moderation";

const statementShape = z.object({ transactionId: idText, text: optionalText(checkClaimStatement) });
const fieldNames = { text: "text", pictures: "pictures" };

export const claimQueries: QueryResolvers = {
  async claimPictures(_root, { transactionId }, context) {
    context.requireHttp();
    await requireOperator(context);
    if (!idText.safeParse(transactionId).success) return null;
    try {
      return await listClaimPictures(context.rest, transactionId);
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  },
};

export const claimMutations: MutationResolvers = {
  async sendClaimStatement(_root, { input }, context) {
    const session = context.requireSession();
    const { data, errors } = validate(statementShape, input);
    if (!data) return { transaction: null, errors };
    const { pictures } = input;
    const refusal = checkClaimPictures(pictures.length);
    if (refusal) return { transaction: null, errors: [userError("BAD_USER_INPUT", refusal, "pictures")] };
    try {
      const transaction = await postClaimStatement(context.rest, data.transactionId, { text: data.text, pictures });
      rememberTransaction(context.rest, session, transaction);
      context.refresh();
      return { transaction, errors: [] };
    } catch (error) {
      return { transaction: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },
};

export const ClaimPicture: ClaimPictureResolvers = {
  picture: ({ picture }) => toDataAddress(picture),
};
