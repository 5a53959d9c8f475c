import { createHash } from "node:crypto";
import { maxProviderToken } from "../../../rules/account";
import { checkEmail, cleanEmail } from "../../../rules/email";
import { linkTexts, sessionTexts } from "../../../rules/session";
import type { MutationResolvers, ResolversTypes, SocialSignInInput } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError, generalMessages, UpstreamError, userError } from "../../errors";
import { reactivationOf, suspensionOf } from "../../rest/activation";
import { completeRegistration, signInWithProvider } from "../../rest/providerSignIn";
import type { IdentityProvider } from "../../rest/providerSignIn";
import { checkCaptcha } from "../common/captchaProof";
import { toPayloadErrors } from "../common/payloadErrors";
import { completionShape, registrationFields, requestIdOf } from "../registration/registrationForm";
import { validate } from "../common/validate";

export const providerSignInMutations: MutationResolvers = {
  signInWithGoogle: (_root, { input }, context) => signInThroughProvider("google", input, context),
  signInWithFacebook: (_root, { input }, context) => signInThroughProvider("facebook", input, context),

  async completeRegistration(_root, { input }, context) {
    const { data, errors } = validate(completionShape(new Date()), input);
    if (!data) return { email: null, errors };
    const refused = await checkCaptcha(input.captcha, context);
    if (refused) return { email: null, errors: [refused] };
    try {
      if (!isToken(input.token)) throw new AppError("NOT_FOUND");
      await context.attempts.register.begin(hashOf(input.token), context.ip);
      const email = await completeRegistration(
        context.rest,
        input.token,
        { ...data, picture: input.picture ?? null },
        requestIdOf(input),
      );
      return { email: email ?? "", errors: [] };
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND")
        return { email: null, errors: [userError("NOT_FOUND", linkTexts.registration, "token")] };
      return { email: null, errors: toPayloadErrors(error, registrationFields) };
    }
  },
};

const noSession = { viewer: null, incomplete: null, reactivation: null, suspension: null };
const refuse = (message = generalMessages.INTERNAL) => ({
  ...noSession,
  errors: [userError("UNAUTHENTICATED", message)],
});

async function signInThroughProvider(
  provider: IdentityProvider,
  { token, nonce, email, remember }: SocialSignInInput,
  context: Context,
): Promise<Awaited<ResolversTypes["SocialSignInPayload"]>> {
  context.requireHttp();
  if (token.length > maxProviderToken || !/^[\x21-\x7e]+$/.test(token)) return refuse();
  try {
    const attempt = await context.attempts.social.begin(hashOf(token), context.ip);
    const answer = await signInWithProvider(context.rest, provider, {
      token,
      nonce: nonce ?? null,
      email: provider === "facebook" && email && !checkEmail(email) ? cleanEmail(email) : null,
    });
    await attempt.forgive();
    if ("incomplete" in answer) return { ...noSession, incomplete: answer.incomplete, errors: [] };
    const { account, credentials } = answer;
    await context.openSession({
      credentials,
      userId: account.id,
      userToken: account.token,
      remember: remember === true,
    });
    return { ...noSession, viewer: account, errors: [] };
  } catch (error) {
    const reactivation = reactivationOf(error);
    if (reactivation) return { ...noSession, reactivation, errors: [userError("FORBIDDEN", sessionTexts.deactivated)] };
    const suspension = suspensionOf(error);
    if (suspension) return { ...noSession, suspension, errors: [userError("FORBIDDEN", sessionTexts.deactivated)] };
    if (error instanceof UpstreamError && error.code === "UNAUTHENTICATED") return refuse(error.messages[0]);
    // The provider or the backend may be unavailable: the text is the same.
    if (error instanceof UpstreamError && error.code.startsWith("UPSTREAM"))
      return { ...noSession, errors: [userError(error.code, generalMessages.INTERNAL)] };
    return { ...noSession, errors: toPayloadErrors(error) };
  }
}

const isToken = (token: string) => /^[\w.~-]{1,200}$/.test(token);
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
