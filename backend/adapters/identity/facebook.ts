import { createHmac } from "node:crypto";
import { z } from "zod";
import { createIdTokenCheck, textClaim } from "./idToken";
import { InvalidTokenError, ProviderUnavailableError } from "./provider";
import type { IdentityProvider, VerifiedIdentity } from "./provider";
import { dayMs } from "../../../rules/durations";

/** The app at Facebook, and where its tokens are checked. `cooldownMs`: between two fetches of its keys. */
export interface FacebookSettings {
  appId: string;
  appSecret: string;
  graphUrl: string;
  issuer: string;
  keysUrl: string;
  cooldownMs: number;
}

const timeoutMs = 5_000;
/** Some access tokens claim never to expire. */
const longestLifeMs = 90 * dayMs;
const id = z.union([z.string().min(1), z.number().int()]).transform(String);
const inspection = z.object({
  data: z.looseObject({
    app_id: id.optional(),
    user_id: id.optional(),
    is_valid: z.boolean().optional(),
    type: z.string().optional(),
    expires_at: z.number().optional(),
  }),
});
const profile = z.looseObject({
  id,
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/**
 * Facebook gives the browser an access token, which only Facebook can resolve to an app and a user. A token of another
 * app would otherwise open our accounts to that app's owner. Its limited sign-in gives an ID token instead, checked by
 * the published keys.
 */
export function createFacebook(settings: FacebookSettings): IdentityProvider {
  const check = createIdTokenCheck({
    issuers: [settings.issuer],
    audience: settings.appId,
    keysUrl: settings.keysUrl,
    cooldownMs: settings.cooldownMs,
  });
  return {
    async verifyToken(token, nonce, now) {
      if (token.split(".").length !== 3) return verifyAccessToken(settings, token, now);
      const { claims, proof, expiresAt } = await check(token, nonce, now);
      return toIdentity(
        textClaim(claims.sub),
        claims.email_verified === false ? null : textClaim(claims.email),
        textClaim(claims.given_name),
        textClaim(claims.family_name),
        proof,
        expiresAt,
      );
    },
  };
}

async function verifyAccessToken(settings: FacebookSettings, token: string, now: Date): Promise<VerifiedIdentity> {
  if (!/^[\w|.~-]{20,4096}$/.test(token)) throw new InvalidTokenError("no access token");
  const { appId, appSecret } = settings;
  const { data } = await fetchGraph(
    settings,
    "debug_token",
    { input_token: token, access_token: `${appId}|${appSecret}` },
    inspection,
  );
  if (
    data.is_valid !== true ||
    data.app_id !== appId ||
    !data.user_id ||
    (data.type !== undefined && data.type !== "USER")
  )
    throw new InvalidTokenError("not a token of our app");
  const expiresAt = data.expires_at ? new Date(data.expires_at * 1_000) : new Date(now.getTime() + longestLifeMs);
  if (expiresAt <= now) throw new InvalidTokenError("run out");
  const fields = {
    fields: "id,email,first_name,last_name",
    access_token: token,
    appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
  };
  const me = await fetchGraph(settings, "me", fields, profile);
  if (me.id !== data.user_id) throw new InvalidTokenError("another person");
  // Facebook hands out an address only once its owner has confirmed it.
  return toIdentity(me.id, textClaim(me.email), textClaim(me.first_name), textClaim(me.last_name), token, expiresAt);
}

function toIdentity(
  subject: string | null,
  email: string | null,
  firstName: string | null,
  lastName: string | null,
  proof: string,
  expiresAt: Date,
): VerifiedIdentity {
  if (!subject || !email) throw new InvalidTokenError("no verified address");
  return { subject, email: email.toLowerCase(), firstName, lastName, proof, expiresAt };
}

async function fetchGraph<T extends z.ZodType>(
  { graphUrl }: FacebookSettings,
  path: string,
  query: Record<string, string>,
  shape: T,
): Promise<z.output<T>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${graphUrl}/${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    body = await response.json();
  } catch (error) {
    // The cause may quote the address, which holds the secret.
    throw new ProviderUnavailableError(`${path}: ${error instanceof Error ? error.name : "failed"}`);
  }
  if (response.status >= 400 && response.status < 500 && response.status !== 429)
    throw new InvalidTokenError(`${path}: ${response.status}`);
  const parsed = shape.safeParse(body);
  if (!response.ok || !parsed.success) throw new ProviderUnavailableError(`${path}: ${response.status}`);
  return parsed.data;
}
