import { z } from "zod";
import { checkIdentityNumber, cleanIdentityNumber } from "../../../rules/identityNumber";
import type { VerificationStatus } from "../../__generated__/enums";
import type {
  MutationResolvers,
  QueryResolvers,
  VerificationDocumentsResolvers,
  VerificationResolvers,
} from "../../__generated__/resolvers";
import { AppError } from "../../errors";
import { getVerification, getVerificationDocuments, postVerification } from "../../rest/verification";
import { toDataAddress } from "../common/dataAddress";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkedText, idText, validate } from "../common/validate";
import { requireOperator } from "../moderation/moderation";

const requestShape = z.object({ identityNumber: checkedText(checkIdentityNumber, cleanIdentityNumber) });
const fieldNames = { identity_number: "identityNumber", document: "document", photo: "photo" };

export const verificationQueries: QueryResolvers = {
  async verification(_root, _args, context) {
    context.requireSession();
    return (await getVerification(context.rest)) ?? null;
  },
  async verificationDocuments(_root, { userId }, context) {
    context.requireHttp();
    await requireOperator(context);
    if (!idText.safeParse(userId).success) return null;
    try {
      return await getVerificationDocuments(context.rest, userId);
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  },
};

export const verificationMutations: MutationResolvers = {
  async requestVerification(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(requestShape, input);
    if (!data) return { verification: null, errors };
    try {
      const { document, photo } = input;
      return { verification: await postVerification(context.rest, { ...data, document, photo }), errors: [] };
    } catch (error) {
      return { verification: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },
};

export const Verification: VerificationResolvers = {
  status: ({ status }) => status.toUpperCase() as VerificationStatus,
};

export const VerificationDocuments: VerificationDocumentsResolvers = {
  identityNumber: ({ identity_number }) => identity_number,
  document: ({ document }) => toDataAddress(document),
  photo: ({ photo }) => toDataAddress(photo),
  sharedWith: ({ shared_with }) => shared_with,
};
