import { z } from "zod";
import { checkEmail, cleanEmail } from "../../../rules/email";
import { maxGivenPassword } from "../../../rules/password";
import { sessionTexts } from "../../../rules/session";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { AppError, UpstreamError, userError } from "../../errors";
import type { UserError } from "../../errors";
import { reactivationOf, suspensionOf } from "../../rest/activation";
import { changeRegistrationEmail, confirmEmail, register, signIn, signOut } from "../../rest/session";
import { checkCaptcha } from "../common/captchaProof";
import { toPayloadErrors } from "../common/payloadErrors";
import { registrationFields, registrationShape, requestIdOf } from "../registration/registrationForm";
import { checkedText, validate } from "../common/validate";

const texts = {
  registrationOver: "Este registro ya no se puede cambiar. Inicia sesión o regístrate de nuevo.",
  unconfirmed:
    "Se envió un correo electrónico de confirmación a su correo. Debe seguir las instrucciones en el correo electrónico antes de poder activar su cuenta",
};

const noSession = { viewer: null, reactivation: null, suspension: null };
const noAccount = { email: null, userId: null, correctionToken: null };
const addressShape = z.object({ email: checkedText(checkEmail, cleanEmail) });
const signInShape = z.object({
  email: checkedText(checkEmail),
  password: z.string().min(1, sessionTexts.passwordMissing).max(maxGivenPassword, sessionTexts.wrong),
  remember: z.boolean().nullish(),
});

export const sessionMutations: MutationResolvers = {
  async signIn(_root, { input }, context) {
    context.requireHttp();
    const { data, errors } = validate(signInShape, input);
    if (!data) return { ...noSession, errors };
    const refused = await checkCaptcha(input.captcha, context);
    if (refused) return { ...noSession, errors: [refused] };
    try {
      const attempt = await context.attempts.signIn.begin(data.email, context.ip);
      // An unavailable backend proves nothing about the password.
      const { account, credentials } = await signIn(context.rest, data.email, data.password).catch(
        async (error: unknown) => {
          if (codeOf(error).startsWith("UPSTREAM") || reactivationOf(error) || suspensionOf(error))
            await attempt.forgive();
          throw error;
        },
      );
      await attempt.forgive();
      await context.openSession({
        credentials,
        userId: account.id,
        userToken: account.token,
        remember: data.remember === true,
      });
      return { ...noSession, viewer: account, errors: [] };
    } catch (error) {
      return {
        viewer: null,
        reactivation: reactivationOf(error),
        suspension: suspensionOf(error),
        errors: toSignInErrors(error),
      };
    }
  },

  async signOut(_root, _args, context) {
    context.requireHttp();
    // Signing out cannot fail: the backend's answer does not matter, and without a session there is nothing to end.
    await context.session?.beginSignOut();
    if (context.session && !context.session.isOver)
      await signOut(context.rest).catch((error: unknown) =>
        context.log.info({ code: codeOf(error) }, "sign-out upstream"),
      );
    await context.closeSession();
    return { errors: [] };
  },

  async register(_root, { input }, context) {
    const { data, errors } = validate(registrationShape(new Date()), input);
    if (!data) return { ...noAccount, errors };
    const refused = await checkCaptcha(input.captcha, context);
    if (refused) return { ...noAccount, errors: [refused] };
    try {
      await context.attempts.register.begin(data.email, context.ip);
      const { id, correction_token: correctionToken } = await register(
        context.rest,
        { ...data, picture: input.picture ?? null },
        requestIdOf(input),
      );
      return { email: data.email, userId: id, correctionToken, errors: [] };
    } catch (error) {
      return { ...noAccount, errors: toPayloadErrors(error, registrationFields) };
    }
  },

  async changeRegistrationEmail(_root, { input }, context) {
    const { data, errors } = validate(addressShape, { email: input.email });
    if (!data) return { email: null, errors };
    const token = input.token.trim();
    try {
      if (!/^[\w.~-]{1,200}$/.test(token)) throw new AppError("NOT_FOUND");
      // As any mail about an account: counted by the address that gets it.
      await context.attempts.accountMail.begin(`confirmation ${data.email}`, context.ip);
      await changeRegistrationEmail(context.rest, token, data.email);
      return { email: data.email, errors: [] };
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND")
        return { email: null, errors: [userError("NOT_FOUND", texts.registrationOver, "token")] };
      return { email: null, errors: toPayloadErrors(error, { email: "email" }) };
    }
  },

  async confirmEmail(_root, { input }, context) {
    const token = input.token.trim();
    if (!/^[\w.~-]{1,200}$/.test(token)) return { confirmed: false, errors: [] };
    try {
      await context.attempts.confirmEmail.begin(token.slice(0, 8), context.ip);
      await confirmEmail(context.rest, token);
      return { confirmed: true, errors: [] };
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return { confirmed: false, errors: [] };
      return { confirmed: false, errors: toPayloadErrors(error) };
    }
  },
};

function toSignInErrors(error: unknown): UserError[] {
  if (!(error instanceof UpstreamError) || error.code !== "UNAUTHENTICATED") return toPayloadErrors(error);
  if (reactivationOf(error)) return [userError("FORBIDDEN", sessionTexts.deactivated)];
  const messages = error.messages.length > 0 ? error.messages : [sessionTexts.wrong];
  // Every entry as it came, but for the one English sentence of the original.
  return messages.map((message) =>
    message.includes("before your account can be activated")
      ? userError("FORBIDDEN", texts.unconfirmed)
      : userError(suspensionOf(error) ? "FORBIDDEN" : "UNAUTHENTICATED", message),
  );
}

function codeOf(error: unknown): string {
  return error instanceof AppError ? error.code : "unknown";
}
