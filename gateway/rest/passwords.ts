import { z } from "zod";
import { AppError, UpstreamError } from "../errors";
import type { RestClient } from "./client";
import { parseUpstream } from "./parseUpstream";
import { text, unwrapped } from "./shapes";
import { accountRecord } from "./users";
import type { AccountRecord } from "./users";

/** The text of a response, bare or under the name that servers give it. */
const outcomeText = z.union([
  z.string(),
  z.looseObject({ response: text, message: text }).transform(({ response, message }) => response ?? message ?? ""),
]);

/** Sends the mail with the link that sets a new password; false for an unknown address. */
export function requestPasswordReset(rest: RestClient, email: string): Promise<boolean> {
  return sendMail(rest, "/send_mail_recovery_password", email, "email sent successfully");
}

/** Sends the confirmation mail again; false for an unknown address. CONFLICT where it is confirmed. */
export function resendConfirmation(rest: RestClient, email: string): Promise<boolean> {
  return sendMail(rest, "/resend_confirmation_email", email, "email resent successfully");
}

async function sendMail(rest: RestClient, path: string, email: string, success: string): Promise<boolean> {
  const answer = await rest.call("POST", path, { json: { email }, isAnonymous: true }).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  const outcome = answer && parseUpstream(outcomeText, answer.data);
  if (outcome === null || outcome === "email no exist" || outcome === "email not found") return false;
  if (outcome === success) return true;
  throw new UpstreamError("UPSTREAM_UNAVAILABLE", { cause: new Error("unknown answer about a mail") });
}

/**
 * Sets a new password with a mail's token. Returns the account's `uid` where the backend sends it. NOT_FOUND for an
 * invalid token.
 */
export function resetPassword(rest: RestClient, token: string, password: string): Promise<{ uid: string | null }> {
  return rest.changePublicReads(() => sendReset(rest, token, password));
}

async function sendReset(rest: RestClient, token: string, password: string): Promise<{ uid: string | null }> {
  // devise has another name for the token than the specification's client: both are sent.
  const answer = await rest.call("POST", "/update_password", {
    json: { token, reset_password_token: token, password },
    isAnonymous: true,
  });
  if (parseUpstream(outcomeText, answer.data) !== "password updated successfully") throw new AppError("NOT_FOUND");
  return {
    uid: parseUpstream(
      z.union([z.looseObject({ uid: text }), z.string().transform(() => ({ uid: null }))]),
      answer.data,
    ).uid,
  };
}

/** Changes the session's own password; the answer brings the session's new token. */
export async function changePassword(rest: RestClient, current: string, next: string): Promise<AccountRecord> {
  const json = { current_password: current, password: next, password_confirmation: next };
  return parseUpstream(
    unwrapped(accountRecord, "user"),
    (await rest.call("PUT", "/auth/password", { json, rotatesToken: true })).data,
  );
}
