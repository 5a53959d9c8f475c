import { eq } from "drizzle-orm";
import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identities } from "../../../backend/db/schema/identities";
import { mails } from "../../../backend/db/schema/mails";
import { users } from "../../../backend/db/schema/users";
import { aUser, password } from "../../support/builders";
import { facebookAppId, googleClientId, IdentityProvider, keysCooldownMs } from "../../support/identityProvider";
import { aForm } from "../../support/uploads";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { pollUntil } from "../../support/pollUntil";

interface Answer {
  register_complete: boolean;
  user: { id: number; token: string; email: string; name: string; sign_in_count: number };
  headers: Record<string, string> | null;
  errors?: string[];
}

let provider: IdentityProvider;
beforeAll(async () => {
  provider = await new IdentityProvider().start();
});
afterAll(() => provider.stop());

let number = 2_000_000;
const form = () => ({
  name: "Marta",
  last_name: "Rojas",
  phone: `+58414${++number}`,
  date_of_birth: "1995-02-10",
  gender: "0",
  password: "Social#2026",
  city: "Caracas",
  state: "Distrito Capital",
  country: "Venezuela",
  identity_verification: "0",
});
const refusal = { success: false, errors: ["Lo sentimos, hubo un error"] };
const anEmail = () => `persona${++number}@example.com`;

describe.each(bothDatabases)("sign-in by a provider on %s", (database) => {
  let backend: TestBackend;
  const clock = { ahead: 0 };
  beforeAll(async () => {
    backend = await startBackend({ database, ...provider.settings, now: () => new Date(Date.now() + clock.ahead) });
  });
  afterAll(() => backend.stop());

  const google = (token: string, nonce?: string) =>
    backend.call<Answer>("/validate_login_google", { body: { token, nonce } });
  const facebook = (token: string) =>
    backend.call<Answer>("/validate_login_facebook", { body: { token, email: "otra@example.com" } });
  const complete = (token: string, changes: Record<string, string> = {}) =>
    backend.call<{ id: number; email: string; fields?: unknown }>(`/complete_registration/${token}`, {
      form: aForm({ ...form(), ...changes }),
    });
  const signIn = (email: string, given: string) => backend.call("/auth/sign_in/", { body: { email, password: given } });
  const restores = async ({ user, headers }: Answer) =>
    (await backend.call(`/users?token=${user.token}`, { headers: headers ?? {} })).status === 200;

  it("leads from an open registration to an account, and from then on to a session", async () => {
    const [sub, email] = [`google-${++number}`, anEmail()];
    const first = await google(await provider.idToken({ sub, email: email.toUpperCase(), nonce: "n-1" }), "n-1");
    expect([first.status, first.body]).toEqual([
      200,
      {
        register_complete: false,
        headers: null,
        user: {
          token: expect.any(String) as string,
          email,
          name: "Marta",
          last_name: "Rojas",
          expires_at: expect.any(String) as string,
        },
      },
    ]);
    expect(first.headers.get("access-token")).toBeNull();
    const { token } = first.body.user;
    expect((await complete(token, { phone: "+58212" })).body.fields).toEqual({
      phone: ["Por favor, verifique el número de teléfono"],
    });
    // Each with its own phone.
    const answers = await Promise.all(Array.from({ length: 30 }, () => complete(token, { email: "otra@example.com" })));
    expect(answers.filter(({ status }) => status === 201).map(({ body }) => body.email)).toEqual([email]);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(29);

    const second = await google(await provider.idToken({ sub, email }));
    expect([second.body.register_complete, second.body.user.sign_in_count, second.headers.get("access-token")]).toEqual(
      [true, 1, second.body.headers?.["access-token"]],
    );
    expect(await restores(second.body)).toBe(true);
    expect((await signIn(email, "Social#2026")).status).toBe(200);
  });

  it("accepts the same form again, as after a lost answer, and refuses another one", async () => {
    const { body } = await google(await provider.idToken({ email: anEmail() }));
    const same = form();
    const answers = [
      ...(await Promise.all(Array.from({ length: 10 }, () => complete(body.user.token, same)))),
      await complete(body.user.token, same),
    ];
    expect(
      new Set(answers.map((answer) => `${answer.status} ${answer.text} ${answer.headers.get("access-token")}`)).size,
    ).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { email: body.user.email } });
    for (const change of [{ password: "Otra#2026" }, { name: "Otra" }, { phone: form().phone }])
      expect((await complete(body.user.token, { ...same, ...change })).status).toBe(404);
    expect((await signIn(body.user.email, same.password)).status).toBe(200);
    clock.ahead = 2.01 * 3_600_000;
    expect((await complete(body.user.token, same)).status).toBe(404);
    clock.ahead = 0;
  });

  it("links an account with the same confirmed address, and follows the provider's id when the address changes", async () => {
    const user = await aUser(backend.db);
    const [sub, other] = [`google-${++number}`, `google-${++number}`];
    expect((await google(await provider.idToken({ sub, email: user.email }))).body.user.id).toBe(user.id);
    expect((await google(await provider.idToken({ sub, email: anEmail() }))).body.user.id).toBe(user.id);
    expect((await facebook(provider.accessToken({ id: sub, email: user.email }))).body.user.id).toBe(user.id);
    // An address that now belongs to another person at the provider does not hand over the account.
    expect((await google(await provider.idToken({ sub: other, email: user.email }))).body).toEqual(refusal);
    expect(await backend.db.select().from(identities).where(eq(identities.userId, user.id))).toHaveLength(2);
    await backend.db.update(users).set({ active: false }).where(eq(users.id, user.id));
    expect((await google(await provider.idToken({ sub, email: user.email }))).body.errors).toEqual([
      "Tu cuenta está desactivada",
    ]);
  });

  it("leaves nothing to a stranger who registered the address first", async () => {
    const email = anEmail();
    const early = { ...form(), email, name: "Intruso", password: "Intruso#1" };
    expect((await backend.call("/users", { form: aForm(early) })).status).toBe(201);
    const [mail] = await backend.db.select().from(mails).where(eq(mails.recipient, email));
    const { body } = await google(await provider.idToken({ email }));
    expect(body.register_complete).toBe(false);
    expect((await complete(body.user.token)).status).toBe(201);
    const [account] = await backend.db.select().from(users).where(eq(users.email, email));
    expect([account?.name, account?.phone === early.phone]).toEqual(["Marta", false]);
    expect([(await signIn(email, early.password)).status, (await signIn(email, "Social#2026")).status]).toEqual([
      401, 200,
    ]);
    const link = /confirm\/user\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await backend.call(`/active_user/${link}`)).body).toEqual({ response: false });
  });

  it("accepts a token once, however it is encoded, also a hundred times at once", async () => {
    const token = await provider.idToken({ email: (await aUser(backend.db)).email });
    const answers = await Promise.all(Array.from({ length: 100 }, () => google(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // The last character of the signature carries bits that are ignored.
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = alphabet[alphabet.indexOf(token.at(-1) ?? "A") ^ 1] ?? "A";
    expect((await google(token.slice(0, -1) + last)).body).toEqual(refusal);
    const open = provider.accessToken({ id: `fb-${++number}`, email: anEmail() });
    expect([(await facebook(open)).status, (await facebook(open)).status]).toEqual([200, 401]);
  });

  it("refuses an expired open registration, and one whose phone or address is taken", async () => {
    const { body } = await google(await provider.idToken({ email: anEmail() }));
    const taken = await aUser(backend.db);
    expect((await complete(body.user.token, { phone: taken.phone ?? "" })).body.fields).toEqual({
      phone: ["El número de teléfono ya está registrado"],
    });
    clock.ahead = 2.01 * 3_600_000;
    expect((await complete(body.user.token)).status).toBe(404);
    clock.ahead = 0;
    await aUser(backend.db, { email: body.user.email });
    expect((await complete(body.user.token)).body.fields).toEqual({ email: ["El email ya está registrado"] });
    expect((await complete("no-es-ninguno")).status).toBe(404);
    expect(await signIn(taken.email, password)).toMatchObject({ status: 200 });
  });
});

describe("the tokens", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(provider.settings);
  });
  afterAll(() => backend.stop());

  const google = (token: string) => backend.call<Answer>("/validate_login_google", { body: { token } });
  const facebook = (token: string) => backend.call<Answer>("/validate_login_facebook", { body: { token } });

  it.each<[string, () => Promise<string>]>([
    ["forged", () => provider.forgedToken()],
    ["signed by an unpublished key", () => provider.unpublishedKeyToken()],
    ["run out", () => provider.idToken({ exp: Math.floor(Date.now() / 1_000) - 60 })],
    ["without an end", async () => provider.idToken({ exp: undefined })],
    ["for another client", () => provider.idToken({ aud: "another.apps.example" })],
    ["for another party", () => provider.idToken({ azp: "another.apps.example" })],
    ["for several clients", () => provider.idToken({ aud: [googleClientId, "another.apps.example"] })],
    ["of another issuer", () => provider.idToken({ iss: "https://accounts.google.com" })],
    ["with a nonce that was not asked for", () => provider.idToken({ nonce: "n-2" })],
    ["of an unverified address", () => provider.idToken({ email_verified: false })],
    ["of an address that is only said to be verified", () => provider.idToken({ email_verified: "yes" })],
    ["without an address", () => provider.idToken({ email: undefined })],
    [
      "unsigned",
      async () =>
        new UnsecuredJWT({ sub: "1", email: "marta@example.com", email_verified: true })
          .setIssuer(provider.url)
          .setAudience(googleClientId)
          .setIssuedAt()
          .setExpirationTime("1h")
          .encode(),
    ],
    [
      "signed with a shared secret",
      () =>
        new SignJWT({ email: "marta@example.com", email_verified: true })
          .setProtectedHeader({ alg: "HS256" })
          .setSubject("1")
          .setIssuer(provider.url)
          .setAudience(googleClientId)
          .setIssuedAt()
          .setExpirationTime("1h")
          .sign(new TextEncoder().encode(googleClientId.padEnd(32, "."))),
    ],
    ["no token at all", async () => "x.y.z"],
  ])("refuses a Google token that is %s", async (_name, make) => {
    const { status, body } = await google(await make());
    expect([status, body]).toEqual([401, refusal]);
  });

  it.each<[string, () => string | Promise<string>]>([
    ["of another app", () => provider.accessToken({ id: "7", email: "marta@example.com" }, { appId: "5555" })],
    ["that was taken back", () => provider.accessToken({ id: "7", email: "marta@example.com" }, { isValid: false })],
    ["that Facebook does not know", () => "EAAabcdefghijklmnopqrstuvwxyz"],
    ["without an address", () => provider.accessToken({ id: "7" })],
    ["of Google's client", () => provider.idToken()],
    ["that is none", () => "x"],
  ])("refuses a Facebook token %s", async (_name, make) => {
    const { status, body } = await facebook(await make());
    expect([status, body]).toEqual([401, refusal]);
  });

  it("takes the ID token of Facebook's limited sign-in", async () => {
    const { body } = await facebook(
      await provider.idToken({ aud: facebookAppId, email: anEmail(), email_verified: undefined }),
    );
    expect(body.register_complete).toBe(false);
  });

  it("finds a provider's new key with one request, and reports an unavailable provider", async () => {
    await google(await provider.idToken({ email: anEmail() }));
    await provider.rotateKeys();
    const before = provider.keyReads;
    // Only after the cooldown.
    await pollUntil(
      async () => google(await provider.idToken({ email: anEmail() })),
      ({ status }) => status === 200,
    );
    expect(provider.keyReads).toBe(before + 1);
    const startedAt = performance.now();
    const strange = await Promise.all(Array.from({ length: 20 }, () => provider.unpublishedKeyToken()));
    expect((await Promise.all(strange.map((token) => google(token)))).every(({ status }) => status === 401)).toBe(true);
    // One for each cooldown that a slow machine takes for them.
    const cooldowns = Math.floor((performance.now() - startedAt) / keysCooldownMs);
    expect(provider.keyReads).toBeLessThanOrEqual(before + 2 + cooldowns);
    provider.isUnavailable = true;
    const away = await facebook(provider.accessToken({ id: "7", email: "marta@example.com" }));
    provider.isUnavailable = false;
    expect([away.status, away.body]).toEqual([503, refusal]);
  });
});
