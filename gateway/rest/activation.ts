import { liveTransactionsText } from "../../rules/account";
import { z } from "zod";
import { UpstreamError } from "../errors";
import { readCredentials } from "../session/credentials";
import type { Credentials } from "../session/credentials";
import type { RestClient } from "./client";
import { parseUpstream } from "./parseUpstream";
import { flag, moment, text, unwrapped } from "./shapes";
import { accountRecord } from "./users";
import type { AccountRecord } from "./users";

/** The offer to reactivate a deactivated account. */
interface ReactivationOffer {
  token: string;
  expiresAt: string | null;
}

const offerShape = z.looseObject({ reactivation_token: z.string().min(1).max(200), expires_at: moment });
const errorFlags = z.looseObject({
  error: z.unknown().optional(),
  errors: z.unknown().optional(),
  success: z.unknown().optional(),
});

/**
 * Deactivates the session's own account. The original answers every refusal with an error flag, even under a status
 * of success.
 */
export function deactivateAccount(rest: RestClient, password: string | null): Promise<void> {
  return rest.changePublicReads(() => sendDeactivation(rest, password));
}

async function sendDeactivation(rest: RestClient, password: string | null): Promise<void> {
  const answer = await rest.call("PATCH", "/desactivate_account", { ...(password !== null && { json: { password } }) });
  const { error, errors, success } = errorFlags.catch({}).parse(answer.data);
  const hasFailed =
    (typeof error === "string" ? error !== "" : flag.parse(error)) ||
    (Array.isArray(errors) && errors.length > 0) ||
    success === false;
  if (hasFailed)
    throw new UpstreamError("BAD_USER_INPUT", {
      status: answer.status,
      messages: [typeof error === "string" && error.includes(" ") ? error : liveTransactionsText],
    });
}

/** Reactivates a deactivated account and signs in. NOT_FOUND for an invalid token. */
export async function reactivateAccount(
  rest: RestClient,
  token: string,
): Promise<{ account: AccountRecord; credentials: Credentials }> {
  const answer = await rest.changePublicReads(() =>
    rest.call("POST", "/reactivate_account", { json: { token }, isAnonymous: true }),
  );
  const credentials = readCredentials(answer.headers);
  if (!credentials)
    throw new UpstreamError("UPSTREAM_UNAVAILABLE", { cause: new Error("reactivation without session headers") });
  return { account: parseUpstream(unwrapped(accountRecord, "user"), answer.data), credentials };
}

const suspensionShape = z.looseObject({ suspension: z.looseObject({ reason: text, appeal_token: text }) });

/** Why a sign-in to a suspended account was refused: only its owner gets to know. */
export function suspensionOf(error: unknown): { reason: string | null; appealToken: string | null } | null {
  if (!(error instanceof UpstreamError) || error.code !== "UNAUTHENTICATED") return null;
  const { data } = suspensionShape.safeParse(error.body);
  return data ? { reason: data.suspension.reason, appealToken: data.suspension.appeal_token } : null;
}

/** Asks for another review of a suspension. NOT_FOUND for an invalid token. */
export async function appealSuspension(rest: RestClient, token: string, text: string): Promise<void> {
  await rest.call("POST", "/appeal_suspension", { json: { token, text }, isAnonymous: true });
}

/** The offer in a refused sign-in: only the owner of a deactivated account gets one. */
export function reactivationOf(error: unknown): ReactivationOffer | null {
  if (!(error instanceof UpstreamError) || error.code !== "UNAUTHENTICATED") return null;
  const { data } = offerShape.safeParse(error.body);
  return data ? { token: data.reactivation_token, expiresAt: data.expires_at } : null;
}
