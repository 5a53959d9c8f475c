import { createHash } from "node:crypto";
import { z } from "zod";
import { checkEmail, cleanEmail, mailRequestTexts } from "../../../rules/email";
import { checkPassword, maxGivenPassword, passwordTexts } from "../../../rules/password";
import { linkTexts } from "../../../rules/session";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError, UpstreamError, userError } from "../../errors";
import type { UserError } from "../../errors";
import type { RestClient } from "../../rest/client";
import { changePassword, requestPasswordReset, resendConfirmation, resetPassword } from "../../rest/passwords";
import { checkCaptcha } from "../common/captchaProof";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkedText, refineBy, validate } from "../common/validate";

const unknownToResend = "El correo indicado no está registrado. Haga clic aquí para registrarse";

const emailShape = z.object({
  email: checkedText((email) => checkEmail(email, mailRequestTexts), cleanEmail),
});
const newPassword = z.string().superRefine(refineBy(checkPassword));
const changeShape = z.object({
  currentPassword: z.string().min(1, passwordTexts.currentMissing).max(maxGivenPassword, passwordTexts.currentWrong),
  newPassword,
});

export const passwordMutations: MutationResolvers = {
  requestPasswordReset: (_root, { input }, context) =>
    sendMail(input, context, "recovery", requestPasswordReset, mailRequestTexts.unknown),

  resendConfirmation: (_root, { input }, context) =>
    sendMail(input, context, "confirmation", resendConfirmation, unknownToResend),

  async resetPassword(_root, { input }, context) {
    const { data, errors } = validate(z.object({ password: newPassword }), { password: input.password });
    if (!data) return { done: false, errors };
    const token = input.token.trim();
    try {
      if (!/^[\w.~-]{1,200}$/.test(token)) throw new AppError("NOT_FOUND");
      await context.attempts.resetPassword.begin(createHash("sha256").update(token).digest("base64url"), context.ip);
      const { uid } = await resetPassword(context.rest, token, data.password);
      if (uid) await context.endSessionsOf(uid);
      return { done: true, errors: [] };
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND")
        return { done: false, errors: [userError("NOT_FOUND", linkTexts.recovery, "token")] };
      return { done: false, errors: toPayloadErrors(error, { password: "password" }) };
    }
  },

  async changePassword(_root, { input }, context) {
    context.requireHttp();
    const session = context.requireSession();
    const { data, errors } = validate(changeShape, input);
    if (!data) return { viewer: null, errors };
    const { uid } = session.credentials;
    try {
      const attempt = await context.attempts.changePassword.begin(uid, context.ip);
      const account = await changePassword(context.rest, data.currentPassword, data.newPassword).catch(
        async (error: unknown) => {
          if (!(error instanceof UpstreamError) || error.code !== "BAD_USER_INPUT") await attempt.forgive();
          throw error;
        },
      );
      await attempt.forgive();
      await context.endSessionsOf(uid, session);
      context.refresh();
      return { viewer: account, errors: [] };
    } catch (error) {
      return {
        viewer: null,
        errors: toPayloadErrors(error, { current_password: "currentPassword", password: "newPassword" }),
      };
    }
  },
};

/**
 * The answer reveals who is registered: captcha and limits come first, and every attempt with a proof counts,
 * successful ones included.
 */
async function sendMail(
  input: { email: string; captcha?: string | null | undefined },
  context: Context,
  kind: "recovery" | "confirmation",
  send: (rest: RestClient, email: string) => Promise<boolean>,
  unknown: string,
): Promise<{ sent: boolean; errors: UserError[] }> {
  const { data, errors } = validate(emailShape, { email: input.email });
  if (!data) return { sent: false, errors };
  try {
    const arrival = await context.attempts.accountMail.arrive(context.ip);
    const refused = await checkCaptcha(input.captcha, context);
    if (refused) return { sent: false, errors: [refused] };
    await arrival.begin(`${kind} ${data.email}`);
    if (await send(context.rest, data.email)) return { sent: true, errors: [] };
    return { sent: false, errors: [userError("NOT_FOUND", unknown, "email")] };
  } catch (error) {
    return { sent: false, errors: toPayloadErrors(error, { email: "email" }) };
  }
}
