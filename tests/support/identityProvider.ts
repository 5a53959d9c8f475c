import { once } from "node:events";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey, JWK, JWTPayload } from "jose";

/** For whom its tokens are made; those for another app are refused. */
export const googleClientId = "truequea.apps.example";
/** For whom its tokens are made; those for another app are refused. */
export const facebookAppId = "1029384756";
const facebookSecret = "a-secret-of-the-app";
/** How long a backend under test asks for no further keys after it has asked once. */
export const keysCooldownMs = 300;

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: JWK;
}
interface Person {
  id: string;
  email?: string;
  first_name?: string;
  last_name?: string;
}

/** An issuer of ID tokens with its own keys, and the two Facebook calls that explain an access token; on loopback. */
export class IdentityProvider {
  private readonly server = createServer((request, response) =>
    this.answer(new URL(request.url ?? "/", "http://localhost"), response),
  );
  private keys: SigningKey[] = [];
  private foreignKey: Promise<SigningKey> | undefined;
  private readonly accessTokens = new Map<string, { appId: string; person: Person; isValid: boolean }>();
  /** How often the keys were read. */
  keyReads = 0;
  isUnavailable = false;
  url = "";

  async start(): Promise<this> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    await this.rotateKeys();
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  /** The backend options that point to this provider. */
  get settings() {
    const keys = { issuer: this.url, keysUrl: `${this.url}/keys`, cooldownMs: keysCooldownMs };
    return {
      google: { clientId: googleClientId, ...keys },
      facebook: { appId: facebookAppId, appSecret: facebookSecret, graphUrl: this.url, ...keys },
    };
  }

  /** From now on tokens are signed by a new key, and only that one is published. */
  async rotateKeys(): Promise<void> {
    this.keys = [await makeKey()];
  }

  /** A token of a person with a confirmed address; `claims` override its contents. */
  async idToken(
    claims: JWTPayload & Record<string, unknown> = {},
    key: SigningKey | undefined = this.keys[0],
  ): Promise<string> {
    if (!key) throw new Error("no key");
    const now = Math.floor(Date.now() / 1_000);
    const payload: Record<string, unknown> = {
      iss: this.url,
      aud: googleClientId,
      sub: randomUUID(),
      jti: randomUUID(),
      iat: now,
      exp: now + 3_600,
      email: "marta@example.com",
      email_verified: true,
      given_name: "Marta",
      family_name: "Rojas",
      ...claims,
    };
    return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: key.kid }).sign(key.privateKey);
  }

  /** Signed by a key that names itself as the published one. */
  async forgedToken(): Promise<string> {
    return this.idToken({}, { ...(await this.foreignSigningKey()), kid: this.keys[0]?.kid ?? "" });
  }

  /** Signed by an unpublished key, under a new key id each time. */
  async unpublishedKeyToken(): Promise<string> {
    return this.idToken({}, { ...(await this.foreignSigningKey()), kid: randomUUID() });
  }

  /** Memoized: generating a key takes a second. */
  private foreignSigningKey(): Promise<SigningKey> {
    return (this.foreignKey ??= makeKey());
  }

  accessToken(person: Person, { appId = facebookAppId, isValid = true } = {}): string {
    const token = `EAA${randomUUID().replaceAll("-", "")}`;
    this.accessTokens.set(token, { appId, person, isValid });
    return token;
  }

  private answer(url: URL, response: ServerResponse): void {
    const json = (body: unknown, status = 200) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (this.isUnavailable) return json({ error: "away" }, 503);
    if (url.pathname === "/keys") {
      this.keyReads += 1;
      return json({ keys: this.keys.map(({ publicJwk }) => publicJwk) });
    }
    const accessToken = url.searchParams.get("access_token") ?? "";
    if (url.pathname === "/debug_token") {
      const known = this.accessTokens.get(url.searchParams.get("input_token") ?? "");
      if (accessToken !== `${facebookAppId}|${facebookSecret}`)
        return json({ error: { message: "Invalid OAuth access token" } }, 400);
      if (!known) return json({ data: { is_valid: false, error: { code: 190 } } });
      return json({
        data: {
          app_id: known.appId,
          user_id: known.person.id,
          is_valid: known.isValid,
          type: "USER",
          expires_at: Math.floor(Date.now() / 1_000) + 3_600,
        },
      });
    }
    const known = this.accessTokens.get(accessToken);
    if (url.pathname !== "/me" || !known || !url.searchParams.get("appsecret_proof"))
      return json({ error: { message: "Invalid" } }, 400);
    return json(known.person);
  }
}

async function makeKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = randomUUID();
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}
