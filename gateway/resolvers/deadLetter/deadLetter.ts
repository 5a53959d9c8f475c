import type { DeadLetterKind } from "../../__generated__/enums";
import type { DeadLetterResolvers, MutationResolvers, QueryResolvers } from "../../__generated__/resolvers";
import type { DeadLetterAction } from "../../../rules/deadLetter";
import { userError } from "../../errors";
import { listDeadLetters, settleDeadLetter } from "../../rest/deadLetters";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText } from "../common/validate";
import { requireOperator } from "../moderation/moderation";

export const deadLetterQueries: QueryResolvers = {
  async deadLetters(_root, _args, context) {
    await requireOperator(context);
    return listDeadLetters(context.rest);
  },
};

export const deadLetterMutations: MutationResolvers = {
  async settleDeadLetter(_root, { input: { id, action } }, context) {
    await requireOperator(context);
    if (!idText.safeParse(id).success) return { done: false, errors: [userError("NOT_FOUND")] };
    try {
      await settleDeadLetter(context.rest, id, action.toLowerCase() as DeadLetterAction);
      return { done: true, errors: [] };
    } catch (error) {
      return { done: false, errors: toPayloadErrors(error) };
    }
  },
};

export const DeadLetter: DeadLetterResolvers = {
  kind: ({ kind }) => kind.toUpperCase() as DeadLetterKind,
  subjectId: ({ subject_id }) => subject_id,
  failedAt: ({ created_at }) => created_at,
};
