import { createHmac } from "node:crypto";
import { z } from "zod";
import { createIdTokenCheck, textOf } from "./idToken";
import { NotVouched, ProviderAway } from "./provider";
import type { IdentityProvider, Vouched } from "./provider";

export interface FacebookSettings {
  appId: string;
  appSecret: string;
  graphUrl: string;
  issuer: string;
  keysUrl: string;
  cooldownMs: number;
}

const timeoutMs = 5_000;
/** Some access tokens say that they never run out. */
const longestLifeMs = 90 * 24 * 3_600_000;
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
 * Facebook gives the browser an access token, which only Facebook can explain: whose app and whose person it belongs to. A token of another
 * app would otherwise open our accounts to that app's owner. Its limited sign-in gives an ID token instead, checked by the published keys.
 */
export function createFacebook(settings: FacebookSettings): IdentityProvider {
  const check = createIdTokenCheck({
    issuers: [settings.issuer],
    audience: settings.appId,
    keysUrl: settings.keysUrl,
    cooldownMs: settings.cooldownMs,
  });
  return {
    async vouch(token, nonce, now) {
      if (token.split(".").length !== 3) return explain(settings, token, now);
      const { claims, proof, expiresAt } = await check(token, nonce, now);
      return person(
        textOf(claims.sub),
        claims.email_verified === false ? null : textOf(claims.email),
        textOf(claims.given_name),
        textOf(claims.family_name),
        proof,
        expiresAt,
      );
    },
  };
}

async function explain(settings: FacebookSettings, token: string, now: Date): Promise<Vouched> {
  if (!/^[\w|.~-]{20,4096}$/.test(token)) throw new NotVouched("no access token");
  const { appId, appSecret } = settings;
  const { data } = await ask(
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
    throw new NotVouched("not a token of our app");
  const expiresAt = data.expires_at ? new Date(data.expires_at * 1_000) : new Date(now.getTime() + longestLifeMs);
  if (expiresAt <= now) throw new NotVouched("run out");
  const fields = {
    fields: "id,email,first_name,last_name",
    access_token: token,
    appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
  };
  const me = await ask(settings, "me", fields, profile);
  if (me.id !== data.user_id) throw new NotVouched("another person");
  // Facebook hands out an address only once its owner has confirmed it.
  return person(me.id, textOf(me.email), textOf(me.first_name), textOf(me.last_name), token, expiresAt);
}

function person(
  subject: string | null,
  email: string | null,
  firstName: string | null,
  lastName: string | null,
  proof: string,
  expiresAt: Date,
): Vouched {
  if (!subject || !email) throw new NotVouched("no verified address");
  return { subject, email: email.toLowerCase(), firstName, lastName, proof, expiresAt };
}

async function ask<T extends z.ZodType>(
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
    throw new ProviderAway(`${path}: ${error instanceof Error ? error.name : "failed"}`);
  }
  if (response.status >= 400 && response.status < 500 && response.status !== 429)
    throw new NotVouched(`${path}: ${response.status}`);
  const parsed = shape.safeParse(body);
  if (!response.ok || !parsed.success) throw new ProviderAway(`${path}: ${response.status}`);
  return parsed.data;
}
