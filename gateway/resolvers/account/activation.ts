import { createHash } from "node:crypto";
import { z } from "zod";
import { checkAppeal } from "../../../rules/moderation";
import { linkTexts } from "../../../rules/session";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { AppError, UpstreamError, userError } from "../../errors";
import { appealSuspension, deactivateAccount, reactivateAccount } from "../../rest/activation";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkedText, validate } from "../common/validate";
import { checkOwner } from "./ownerCheck";

const appealShape = z.object({ text: checkedText(checkAppeal) });

export const activationMutations: MutationResolvers = {
  async deactivateAccount(_root, { input: { password, email } }, context) {
    context.requireHttp();
    const session = context.requireSession();
    const account = await context.loaders.account();
    if (!account) throw new AppError("UNAUTHENTICATED");
    const { uid } = session.credentials;
    const refusal = checkOwner(account, uid, { password, email });
    if (refusal) return { done: false, errors: [refusal] };
    try {
      const attempt = await context.attempts.changePassword.begin(uid, context.ip);
      await session.beginSignOut();
      await deactivateAccount(context.rest, password || null).catch(async (error: unknown) => {
        // Only a wrong password counts as an attempt.
        if (!(error instanceof UpstreamError) || !error.fields["password"]) await attempt.forgive();
        throw error;
      });
      await attempt.forgive();
    } catch (error) {
      await session.cancelSignOut();
      return { done: false, errors: toPayloadErrors(error, { password: "password" }) };
    }
    await context.endSessionsOf(uid, session);
    await context.closeSession();
    return { done: true, errors: [] };
  },

  async appealSuspension(_root, { input }, context) {
    const { data, errors } = validate(appealShape, { text: input.text });
    if (!data) return { sent: false, errors };
    try {
      if (!/^[\w.~-]{1,200}$/.test(input.token)) throw new AppError("NOT_FOUND");
      await context.attempts.reactivate.begin(createHash("sha256").update(input.token).digest("base64url"), context.ip);
      await appealSuspension(context.rest, input.token, data.text);
      return { sent: true, errors: [] };
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND")
        return { sent: false, errors: [userError("NOT_FOUND", linkTexts.appeal, "token")] };
      return { sent: false, errors: toPayloadErrors(error, { text: "text" }) };
    }
  },

  async reactivateAccount(_root, { input: { token, remember } }, context) {
    context.requireHttp();
    try {
      if (!/^[\w.~-]{1,200}$/.test(token)) throw new AppError("NOT_FOUND");
      await context.attempts.reactivate.begin(createHash("sha256").update(token).digest("base64url"), context.ip);
      const { account, credentials } = await reactivateAccount(context.rest, token);
      await context.openSession({
        credentials,
        userId: account.id,
        userToken: account.token,
        remember: remember === true,
      });
      return { viewer: account, errors: [] };
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND")
        return { viewer: null, errors: [userError("NOT_FOUND", linkTexts.reactivation, "token")] };
      return { viewer: null, errors: toPayloadErrors(error) };
    }
  },
};
