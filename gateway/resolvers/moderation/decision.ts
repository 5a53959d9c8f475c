import { z } from "zod";
import {
  allowsRemedy,
  checkAppeal,
  checkDecisionReason,
  isModerationAction,
  needsReason,
} from "../../../rules/moderation";
import { invalidText } from "../../../rules/text";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { userError } from "../../errors";
import {
  applyModerationDecision,
  postAppeal,
  postModerationDecision,
  undoModerationDecision,
} from "../../rest/moderation";
import type { RestClient } from "../../rest/client";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkedText, idText, optionalText, requestIdText, validate } from "../common/validate";
import { requireOperator, toWireKind } from "./moderation";

const explanation = optionalText((text) => checkDecisionReason(text, false));
const decisionShape = z.object({
  requestId: requestIdText,
  subjectId: idText,
  revision: z.string().min(1, invalidText).max(40, invalidText),
  reason: explanation,
  remedy: explanation,
});
const appealShape = z.object({ publicationId: idText, text: checkedText(checkAppeal) });

export const moderationMutations: MutationResolvers = {
  async decideModeration(_root, { input }, context) {
    await requireOperator(context);
    const { data, errors } = validate(decisionShape, input);
    if (!data) return { decision: null, errors };
    const kind = toWireKind(input.kind);
    const action = input.action.toLowerCase();
    if (kind === null || !isModerationAction(kind, action))
      return { decision: null, errors: [userError("BAD_USER_INPUT", invalidText, "action")] };
    const refusal = checkDecisionReason(data.reason ?? "", needsReason(action));
    if (refusal) return { decision: null, errors: [userError("BAD_USER_INPUT", refusal, "reason")] };
    try {
      const remedy = allowsRemedy(action) ? data.remedy : null;
      return { decision: await postModerationDecision(context.rest, { ...data, kind, action, remedy }), errors: [] };
    } catch (error) {
      return {
        decision: null,
        errors: toPayloadErrors(error, { reason: "reason", remedy: "remedy", action: "action" }),
      };
    }
  },

  undoModeration: (_root, { input }, context) => change(context, input.id, undoModerationDecision),
  applyModeration: (_root, { input }, context) => change(context, input.id, applyModerationDecision),

  async appealReview(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(appealShape, input);
    if (!data) return { sent: false, errors };
    try {
      await postAppeal(context.rest, data.publicationId, data.text);
      context.refresh();
      return { sent: true, errors: [] };
    } catch (error) {
      return { sent: false, errors: toPayloadErrors(error, { text: "text" }) };
    }
  },
};

async function change(context: Context, id: string, send: (rest: RestClient, id: string) => Promise<void>) {
  await requireOperator(context);
  if (!idText.safeParse(id).success) return { done: false, errors: [userError("NOT_FOUND")] };
  try {
    await send(context.rest, id);
    return { done: true, errors: [] };
  } catch (error) {
    return { done: false, errors: toPayloadErrors(error) };
  }
}
