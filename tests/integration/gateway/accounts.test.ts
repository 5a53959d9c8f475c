import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../backend/db/schema/users";
import { runOneJob } from "../../../backend/jobs/runner";
import { aUser, password, sessionOf } from "../../support/builders";
import { facebookAppId, googleClientId, IdentityProvider } from "../../support/identityProvider";
import { captchaProof, registrationInput } from "../../support/people";
import { GraphqlClient } from "../../support/graphqlClient";
import { json, startUpstream } from "../../support/scriptedUpstream";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";

interface Refused {
  code: string;
  field: string | null;
  message: string;
}
const refusals = "errors { code field message }";
const recover = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { sent ${refusals} } }`;

describe("sign-in by a provider", () => {
  let provider: IdentityProvider;
  let backend: TestBackend;
  let gateway: TestGateway;
  beforeAll(async () => {
    provider = await new IdentityProvider().start();
    backend = await startBackend(provider.settings);
    gateway = await startGateway(backend.url, {
      GOOGLE_CLIENT_ID: googleClientId,
      FACEBOOK_APP_ID: facebookAppId,
      CAPTCHA: "on",
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await backend.stop();
    await provider.stop();
  });

  interface Social {
    viewer: { id: string; signInCount: number } | null;
    incomplete: { token: string; email: string; firstName: string; expiresAt: string } | null;
    errors: Refused[];
  }
  const signIn = async (client: GraphqlClient, by: "Google" | "Facebook", input: Record<string, unknown>) =>
    Object.values(
      await client.data<Record<string, Social>>(
        `mutation ($input: SocialSignInInput!) { signInWith${by}(input: $input) { viewer { id signInCount } incomplete { token email firstName expiresAt } ${refusals} } }`,
        { input },
      ),
    )[0];

  it("is announced to the client, whose Content-Security-Policy allows the providers", async () => {
    const response = await fetch(`${gateway.url}/config.json`);
    expect(await response.json()).toMatchObject({
      google: { clientId: googleClientId },
      facebook: { appId: facebookAppId },
    });
    expect(response.headers.get("content-security-policy")).toMatch(
      /script-src [^;]*https:\/\/accounts\.google\.com https:\/\/connect\.facebook\.net/,
    );
    expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
  });

  it("completes a registration once, however often it is sent, and accepts each provider token once", async () => {
    const client = new GraphqlClient(gateway.url);
    const claims = { sub: "eva", email: "eva@example.com", given_name: "Eva" };
    const first = await signIn(client, "Google", { token: await provider.idToken(claims) });
    expect(first).toEqual({
      viewer: null,
      incomplete: {
        token: expect.any(String) as string,
        email: "eva@example.com",
        firstName: "Eva",
        expiresAt: expect.any(String) as string,
      },
      errors: [],
    });
    expect(client.cookie).toBe("");

    const { email: _email, captcha: _captcha, ...form } = registrationInput("Eva");
    const complete = async (changes: Record<string, unknown> = {}) =>
      (
        await client.data<{ completeRegistration: { email: string | null; errors: Refused[] } }>(
          `mutation ($input: CompleteRegistrationInput!) { completeRegistration(input: $input) { email ${refusals} } }`,
          { input: { ...form, token: first?.incomplete?.token, captcha: await captchaProof(gateway.url), ...changes } },
        )
      ).completeRegistration;
    expect((await complete({ captcha: null })).errors).toMatchObject([{ field: "captcha" }]);
    expect((await complete({ phone: "+58212" })).errors).toMatchObject([{ code: "BAD_USER_INPUT", field: "phone" }]);
    // A repeat, as after a lost answer, is answered like the first; another form is refused.
    for (let count = 0; count < 2; count += 1)
      expect(await complete()).toEqual({ email: "eva@example.com", errors: [] });
    expect(client.cookie).toBe("");
    expect(await complete({ password: "Otra#2026" })).toMatchObject({
      email: null,
      errors: [{ code: "NOT_FOUND", field: "token" }],
    });

    const token = await provider.idToken(claims);
    const entered = await signIn(client, "Google", { token, remember: true });
    expect(entered).toMatchObject({ viewer: { signInCount: 1 }, incomplete: null, errors: [] });
    expect(await client.data("{ viewer { id email } }")).toEqual({
      viewer: { id: entered?.viewer?.id, email: "eva@example.com" },
    });
    const failed = [{ code: "UNAUTHENTICATED", field: null, message: "Lo sentimos, hubo un error" }];
    expect(await signIn(new GraphqlClient(gateway.url), "Google", { token })).toEqual({
      viewer: null,
      incomplete: null,
      errors: failed,
    });
    expect(await signIn(new GraphqlClient(gateway.url), "Facebook", { token })).toEqual({
      viewer: null,
      incomplete: null,
      errors: failed,
    });
  });

  it("reports an unavailable provider, and opens no session over a socket", async () => {
    const client = new GraphqlClient(gateway.url);
    provider.isUnavailable = true;
    const away = await signIn(client, "Facebook", {
      token: provider.accessToken({ id: "9", email: "otra@example.com" }),
    });
    provider.isUnavailable = false;
    expect(away).toEqual({
      viewer: null,
      incomplete: null,
      errors: [{ code: "UPSTREAM_UNAVAILABLE", field: null, message: "Lo sentimos, hubo un error" }],
    });
    const user = await aUser(backend.db);
    const stream = await subscribe(
      client,
      `mutation { signInWithGoogle(input: { token: "${await provider.idToken({ email: user.email })}" }) { viewer { id } } }`,
    );
    await stream.ended;
    expect([stream.events, stream.errors[0]?.extensions?.code]).toEqual([[], "BAD_USER_INPUT"]);
  });

  it("requires the captcha before it reveals an account, and counts sockets and requests together", async () => {
    const { email } = await aUser(backend.db);
    const client = new GraphqlClient(gateway.url);
    const ask = async (captcha: string | null) =>
      (
        await client.data<{ requestPasswordReset: { sent: boolean; errors: Refused[] } }>(recover, {
          input: { email, captcha },
        })
      ).requestPasswordReset;
    const proof = await captchaProof(gateway.url);
    expect([(await ask(null)).errors[0]?.field, await ask(proof), (await ask(proof)).errors[0]?.field]).toEqual([
      "captcha",
      { sent: true, errors: [] },
      "captcha",
    ]);
    const askBySocket = async (captcha: string | null) => {
      const stream = await subscribe<{ requestPasswordReset: { sent: boolean; errors: Refused[] } }>(client, recover, {
        input: { email, captcha },
      });
      await stream.ended;
      return stream.events[0]?.requestPasswordReset;
    };
    // Attempts without a proof do not use up the limit of the address.
    for (let count = 0; count < 3; count += 1)
      expect((await askBySocket(null))?.errors[0]).toMatchObject({ field: "captcha", code: "BAD_USER_INPUT" });
    for (const way of [ask, askBySocket, ask, askBySocket])
      expect(await way(await captchaProof(gateway.url))).toEqual({ sent: true, errors: [] });
    expect((await ask(await captchaProof(gateway.url))).errors[0]?.code).toBe("RATE_LIMITED");
  });
});

it("corrects the address of a registration, and informs a suspended person alone why and how to appeal", async () => {
  const backend = await startBackend({
    operatorEmails: new Set(["olga@operadores.example"]),
    undoSeconds: 0,
    jobsEveryMs: 3_600_000,
  });
  const gateway = await startGateway(backend.url);
  const client = new GraphqlClient(gateway.url);
  const form = registrationInput("Eva");
  const { register } = await client.data<{ register: Record<"email" | "userId" | "correctionToken", string> }>(
    `mutation ($input: RegisterInput!) { register(input: $input) { email userId correctionToken } }`,
    { input: form },
  );
  const [created] = await backend.db.select().from(users).where(eq(users.email, form.email));
  expect(register).toMatchObject({ email: form.email, userId: String(created?.id) });
  const change = async (token: string, email: string) =>
    (
      await client.data<{ changeRegistrationEmail: unknown }>(
        `mutation ($input: ChangeRegistrationEmailInput!) { changeRegistrationEmail(input: $input) { email ${refusals} } }`,
        { input: { token, email } },
      )
    ).changeRegistrationEmail;
  expect(await change("de-nadie", "eva.bien@example.com")).toMatchObject({
    email: null,
    errors: [{ code: "NOT_FOUND", field: "token" }],
  });
  expect(await change(register.correctionToken, "eva@")).toMatchObject({ errors: [{ field: "email" }] });
  expect(await change(register.correctionToken, " Eva.Bien@example.com")).toEqual({
    email: "eva.bien@example.com",
    errors: [],
  });

  const operator = await aUser(backend.db, { email: "olga@operadores.example" });
  const bad = await aUser(backend.db);
  const enter = async (secret: string) =>
    (
      await client.data<{
        signIn: { suspension: { reason: string; appealToken: string | null } | null; errors: Refused[] };
      }>(
        `mutation ($input: SignInInput!) { signIn(input: $input) { suspension { reason appealToken } ${refusals} } }`,
        { input: { email: bad.email, password: secret } },
      )
    ).signIn;
  await backend.call("/moderation/decisions", {
    headers: await sessionOf(backend.db, operator),
    body: { kind: "person", subject_id: bad.id, revision: "0", action: "suspend", reason: "Estafa" },
  });
  while (await runOneJob(backend.services)) {
    /* The suspension is one of them. */
  }
  expect((await enter("Otra#2026")).suspension).toBe(null);
  const { suspension, errors } = await enter(password);
  expect([suspension?.reason, errors]).toEqual([
    "Estafa",
    [{ code: "FORBIDDEN", field: null, message: "Tu cuenta está desactivada" }],
  ]);
  const appeal = async (text: string) =>
    (
      await client.data<{ appealSuspension: unknown }>(
        `mutation ($input: AppealSuspensionInput!) { appealSuspension(input: $input) { sent ${refusals} } }`,
        { input: { token: suspension?.appealToken, text } },
      )
    ).appealSuspension;
  expect(await appeal(" ")).toMatchObject({ sent: false, errors: [{ field: "text" }] });
  expect([await appeal("No fui yo"), await appeal("No fui yo")]).toEqual(
    [1, 2].map(() => ({ sent: true, errors: [] })),
  );
  expect(await appeal("Otra cosa")).toMatchObject({ sent: false, errors: [{ code: "CONFLICT" }] });
  expect((await enter(password)).suspension).toEqual({ reason: "Estafa", appealToken: null });
  await gateway.stop();
  await backend.stop();
});

it("limits recovery to thirty an hour per address, successful ones included", async () => {
  const upstream = await startUpstream((call, response) =>
    json(response, { response: String(call.body).includes("persona1") ? "email sent successfully" : "email no exist" }),
  );
  const gateway = await startGateway(upstream.url);
  const client = new GraphqlClient(gateway.url);
  const tries = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      client.data<{ requestPasswordReset: { sent: boolean; errors: Refused[] } }>(recover, {
        input: { email: `persona${index}@example.com` },
      }),
    ),
  );
  const outcomes = tries.map(({ requestPasswordReset: { sent, errors } }) => (sent ? "sent" : errors[0]?.code));
  expect([outcomes.filter((outcome) => outcome === "RATE_LIMITED").length, new Set(outcomes)]).toEqual([
    10,
    new Set(["NOT_FOUND", "RATE_LIMITED", "sent"]),
  ]);
  expect(upstream.calls).toHaveLength(30);
  await gateway.stop();
  await upstream.stop();
});

it("distinguishes a missing backend call from an unknown address", async () => {
  const upstream = await startUpstream((call, response) => {
    if (call.path === "/api/resend_confirmation_email") return json(response, { error: "email not found" }, 404);
    json(response, { status: 404, error: "Not Found" }, 404);
  });
  const gateway = await startGateway(upstream.url);
  const client = new GraphqlClient(gateway.url);
  const codeOf = async (call: string, selection: string) =>
    (await client.run(`mutation { ${call} { ${selection} } }`)).errors[0]?.extensions?.code;
  expect(await codeOf('requestPasswordReset(input: { email: "ana@example.com" })', "sent")).toBe(
    "UPSTREAM_UNAVAILABLE",
  );
  expect(await codeOf('resetPassword(input: { token: "abc", password: "Nueva#2026" })', "done")).toBe(
    "UPSTREAM_UNAVAILABLE",
  );
  expect(
    await client.data(`mutation { resendConfirmation(input: { email: "ana@example.com" }) { sent errors { code } } }`),
  ).toEqual({ resendConfirmation: { sent: false, errors: [{ code: "NOT_FOUND" }] } });
  expect(
    await client.data(
      'mutation { signInWithGoogle(input: { token: "a.b.c" }) { viewer { id } errors { code message } } }',
    ),
  ).toEqual({
    signInWithGoogle: {
      viewer: null,
      errors: [{ code: "UPSTREAM_UNAVAILABLE", message: "Lo sentimos, hubo un error" }],
    },
  });
  await gateway.stop();
  await upstream.stop();
});
