import { Router } from "express";
import { z } from "zod";
import { changeRegistrationEmail } from "../../commands/changeRegistrationEmail";
import { changePassword } from "../../commands/changePassword";
import { requestRecovery, resendConfirmation, resetPassword } from "../../commands/recoverPassword";
import { spendAttempt } from "../../db/attempts";
import { loadUserFigures } from "../../db/users";
import { HttpError, invalidFields, unauthorized } from "../../errors";
import { checkEmail, cleanEmail, mailRequestTexts } from "../../../rules/email";
import { checkPassword, maxGivenPassword, passwordTexts } from "../../../rules/password";
import { linkTexts } from "../../../rules/session";
import { presentLoginUser } from "../../presenters/user";
import type { Services } from "../../services";
import { requireSession } from "../../session/middleware";
import { hashToken } from "../../session/tokens";
import { checkedText, parse, refineBy } from "../../validation";
import { limitPerAddress } from "./addressLimit";

/** The answers say which addresses are registered, so the calls are few: per address asked about and per caller. */
const mailLimit = { count: 5, minutes: 60 };
const mailLimitPerAddress = { count: 30, minutes: 60 };
const tokenLimitPerAddress = { count: 30, minutes: 60 };

const emailBody = z.object({
  email: checkedText((email) => checkEmail(email, mailRequestTexts), cleanEmail),
});
const correctionBody = emailBody.extend({ token: z.string().max(200).catch("") });
const newPassword = z.string({ error: passwordTexts.weak }).superRefine(refineBy(checkPassword));
const resetBody = z.object({
  token: z.string().max(200).optional(),
  reset_password_token: z.string().max(200).optional(),
  password: newPassword,
});
const changeBody = z.object({
  current_password: z.string({ error: passwordTexts.currentWrong }).max(maxGivenPassword, passwordTexts.currentWrong),
  password: newPassword,
});

/** Recovery, confirmation mails, new passwords. */
export function passwordRoutes(services: Services) {
  const { db, settings } = services;
  const router = Router();
  const mailsPerAddress = limitPerAddress(services, "account_mail", mailLimitPerAddress);

  router.post("/send_mail_recovery_password", mailsPerAddress, async (req, res) => {
    const { email } = parse(emailBody, req.body);
    await spendAttempt(db, `recovery:${email}`, mailLimit);
    const isSent = await requestRecovery(db, email, settings.publicUrl, services.now());
    res.json({ response: isSent ? "email sent successfully" : "email no exist" });
  });

  router.post("/resend_confirmation_email", mailsPerAddress, async (req, res) => {
    const { email } = parse(emailBody, req.body);
    await spendAttempt(db, `confirmation:${email}`, mailLimit);
    const outcome = await resendConfirmation(db, email, settings.publicUrl, services.now());
    if (outcome === "confirmed")
      throw new HttpError(409, { errors: ["Tu correo ya está confirmado. Puedes iniciar sesión."] });
    res.json({ response: outcome === "sent" ? "email resent successfully" : "email not found" });
  });

  // Not recorded from the original. The answer is the same whether the address has an account or not.
  router.put("/registration_email", mailsPerAddress, async (req, res) => {
    const { token, email } = parse(correctionBody, req.body);
    await spendAttempt(db, `correction:${hashToken(token)}`, mailLimit);
    await spendAttempt(db, `confirmation:${email}`, mailLimit);
    await changeRegistrationEmail(db, token, email, settings.publicUrl, services.now());
    res.json({ response: "email sent successfully" });
  });

  router.post("/update_password", limitPerAddress(services, "reset", tokenLimitPerAddress), async (req, res) => {
    const { token, reset_password_token, password } = parse(resetBody, req.body);
    const user = await resetPassword(
      db,
      token ?? reset_password_token ?? "",
      password,
      settings.publicUrl,
      services.now(),
    );
    if (!user) throw new HttpError(404, { error: linkTexts.recovery });
    res.json({ response: "password updated successfully", uid: user.email });
  });

  // devise_token_auth's own call: the password so far is asked for.
  router.put("/auth/password", requireSession(services), async (req, res) => {
    if (!req.session) throw unauthorized();
    const { current_password, password } = parse(changeBody, req.body);
    if (current_password === "") throw invalidFields({ current_password: [passwordTexts.currentWrong] });
    req.session = await changePassword(db, req.session, current_password, password, settings.publicUrl, services.now());
    const { viewer } = req.session;
    res.json({ success: true, data: presentLoginUser(viewer, await loadUserFigures(db, viewer.id), services) });
  });

  return router;
}
