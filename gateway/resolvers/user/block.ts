import { z } from "zod";
import { checkReportReason } from "../../../rules/report";
import type { MutationResolvers, QueryResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { userError } from "../../errors";
import { blockUser, listBlockedUsers, postPersonReport, unblockUser } from "../../rest/blocks";
import type { RestClient } from "../../rest/client";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkedText, idText, validate } from "../common/validate";

const reportShape = z.object({
  userId: idText,
  messageId: idText.nullish(),
  reason: checkedText(checkReportReason),
});

export const blockQueries: QueryResolvers = {
  async blockedUsers(_root, _args, context) {
    context.requireSession();
    return (await listBlockedUsers(context.rest)) ?? null;
  },
};

export const blockMutations: MutationResolvers = {
  blockUser: (_root, { input }, context) => change(context, input.userId, blockUser),
  unblockUser: (_root, { input }, context) => change(context, input.userId, unblockUser),

  async reportUser(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(reportShape, input);
    if (!data) return { sent: false, errors };
    try {
      await postPersonReport(context.rest, data.userId, data.messageId ?? null, data.reason);
      return { sent: true, errors: [] };
    } catch (error) {
      return { sent: false, errors: toPayloadErrors(error, { reason: "reason" }) };
    }
  },
};

async function change(context: Context, userId: string, send: (rest: RestClient, id: string) => Promise<void>) {
  context.requireSession();
  if (!idText.safeParse(userId).success) return { user: null, errors: [userError("NOT_FOUND")] };
  try {
    await send(context.rest, userId);
    context.refresh();
    return { user: await context.loaders.user.load(userId), errors: [] };
  } catch (error) {
    return { user: null, errors: toPayloadErrors(error) };
  }
}
