import type { MutationResolvers, QueryResolvers } from "../../__generated__/resolvers";
import { AppError, UpstreamError } from "../../errors";
import { deleteErasure, getDataExport, getErasure, postErasure } from "../../rest/erasure";
import type { ErasureRecord } from "../../rest/erasure";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkOwner } from "./ownerCheck";

export const erasureQueries: QueryResolvers = {
  async erasure(_root, _args, context) {
    context.requireSession();
    const erasure = await getErasure(context.rest);
    return erasure === undefined ? null : present(erasure);
  },
  async dataExport(_root, _args, context) {
    context.requireHttp();
    context.requireSession();
    const data = await getDataExport(context.rest);
    return data === undefined ? null : JSON.stringify(data, null, 2);
  },
};

export const erasureMutations: MutationResolvers = {
  async requestErasure(_root, { input }, context) {
    context.requireHttp();
    const { uid } = context.requireSession().credentials;
    const account = await context.loaders.account();
    if (!account) throw new AppError("UNAUTHENTICATED");
    const refusal = checkOwner(account, uid, input);
    if (refusal) return { erasure: null, errors: [refusal] };
    try {
      const attempt = await context.attempts.changePassword.begin(uid, context.ip);
      const erasure = await postErasure(context.rest, input.password || null).catch(async (error: unknown) => {
        // Only a wrong password counts as an attempt.
        if (!(error instanceof UpstreamError) || !error.fields["password"]) await attempt.forgive();
        throw error;
      });
      await attempt.forgive();
      return { erasure: present(erasure), errors: [] };
    } catch (error) {
      return { erasure: null, errors: toPayloadErrors(error, { password: "password" }) };
    }
  },

  async revokeErasure(_root, _args, context) {
    context.requireSession();
    try {
      await deleteErasure(context.rest);
      return { erasure: present(null), errors: [] };
    } catch (error) {
      return { erasure: null, errors: toPayloadErrors(error) };
    }
  },
};

const present = (erasure: ErasureRecord | null) => ({
  dueAt: erasure?.due_at ?? null,
  holdReason: erasure?.hold_reason ?? null,
});
