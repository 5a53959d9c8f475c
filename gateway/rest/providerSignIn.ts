import { z } from "zod";
import { UpstreamError } from "../errors";
import { readCredentials } from "../session/credentials";
import type { Credentials } from "../session/credentials";
import type { RestClient } from "./client";
import { parseUpstream } from "./parseUpstream";
import { registrationParts } from "./session";
import type { RegistrationForm } from "./session";
import { flag, moment, text } from "./shapes";
import { accountRecord } from "./users";
import type { AccountRecord } from "./users";

/** As it ends the call's path. */
export type IdentityProvider = "google" | "facebook";

/** A user whom the provider has verified and whose registration is not complete. */
interface OpenRegistration {
  token: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  expiresAt: string | null;
}

type ProviderSignInResult = { account: AccountRecord; credentials: Credentials } | { incomplete: OpenRegistration };

const answerShape = z.looseObject({
  register_complete: flag,
  user: z.looseObject({}),
  headers: z.record(z.string(), z.unknown()).nullish(),
});
const openRegistration = z.looseObject({
  token: z.string().min(1),
  email: z.string().min(1),
  name: text,
  last_name: text,
  expires_at: moment,
});

/** Exchanges the provider's token for a session or an open registration. 401 for an invalid token. */
export async function signInWithProvider(
  rest: RestClient,
  provider: IdentityProvider,
  { token, nonce, email }: { token: string; nonce: string | null; email: string | null },
): Promise<ProviderSignInResult> {
  const answer = await rest.call("POST", `/validate_login_${provider}`, {
    json: { token, ...(nonce && { nonce }), ...(email && { email }) },
    isAnonymous: true,
  });
  const { register_complete, user, headers } = parseUpstream(answerShape, answer.data);
  if (!register_complete) {
    const { token: openToken, email, name, last_name, expires_at } = parseUpstream(openRegistration, user);
    return { incomplete: { token: openToken, email, firstName: name, lastName: last_name, expiresAt: expires_at } };
  }
  // The original repeats the session headers in the body; some servers have them there only.
  const credentials = readCredentials(answer.headers) ?? (headers ? readCredentials(headers) : null);
  if (!credentials)
    throw new UpstreamError("UPSTREAM_UNAVAILABLE", { cause: new Error("social sign-in without session headers") });
  return { account: parseUpstream(accountRecord, user), credentials };
}

/**
 * Completes the registration of the token's holder; returns the e-mail address where the backend sends it. NOT_FOUND
 * for an invalid token.
 */
export async function completeRegistration(
  rest: RestClient,
  token: string,
  form: Omit<RegistrationForm, "email">,
  requestId: string,
): Promise<string | null> {
  const { data } = await rest.changePublicReads(() =>
    rest.call("POST", `/complete_registration/${encodeURIComponent(token)}`, {
      form: registrationParts(form),
      isAnonymous: true,
      idempotencyKey: requestId,
    }),
  );
  return z.looseObject({ email: text }).safeParse(data).data?.email ?? null;
}
