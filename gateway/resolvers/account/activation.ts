import { createHash } from "node:crypto";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { AppError, UpstreamError, userError } from "../../errors";
import { deactivateAccount, reactivateAccount } from "../../rest/activation";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkOwner } from "./ownerCheck";

const texts = {
  offerOver: "La solicitud venció. Inicia sesión de nuevo para reactivar tu cuenta.",
};

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
      session.beginSignOut();
      await deactivateAccount(context.rest, password || null).catch(async (error: unknown) => {
        // Only a wrong password counts as an attempt.
        if (!(error instanceof UpstreamError) || !error.fields["password"]) await attempt.forgive();
        throw error;
      });
      await attempt.forgive();
    } catch (error) {
      session.cancelSignOut();
      return { done: false, errors: toPayloadErrors(error, { password: "password" }) };
    }
    context.endSessionsOf(uid, session);
    context.closeSession();
    return { done: true, errors: [] };
  },

  async reactivateAccount(_root, { input: { token, remember } }, context) {
    context.requireHttp();
    try {
      if (!/^[\w.~-]{1,200}$/.test(token)) throw new AppError("NOT_FOUND");
      await context.attempts.reactivate.begin(createHash("sha256").update(token).digest("base64url"), context.ip);
      const { account, credentials } = await reactivateAccount(context.rest, token);
      context.openSession({ credentials, userId: account.id, userToken: account.token, remember: remember === true });
      return { viewer: account, errors: [] };
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND")
        return { viewer: null, errors: [userError("NOT_FOUND", texts.offerOver, "token")] };
      return { viewer: null, errors: toPayloadErrors(error) };
    }
  },
};
