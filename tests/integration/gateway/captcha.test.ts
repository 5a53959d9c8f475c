import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCaptcha } from "../../../gateway/captcha/createCaptcha";
import { LocalSpentProofs } from "../../../gateway/captcha/spentProofs";
import { readEnv } from "../../../gateway/env";
import { GraphqlClient } from "../../support/graphqlClient";
import { captchaProof } from "../../support/people";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

let upstream: ScriptedUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((call, response) => {
    if (call.path !== "/api/contact_forms")
      return json(response, [], call.path.startsWith("/api/excluded_words") ? 200 : 404);
    if (String(call.body).includes("falla"))
      return json(response, { errors: ["El correo no sale", "Prueba mañana"] }, 500);
    json(response, { message: "ok", id: 1 }, 201);
  });
  gateway = await startGateway(upstream.url, { CAPTCHA: "on" });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

describe("the captcha", () => {
  const solve = async (challenge: Challenge) => {
    const solution = await solveChallenge({ challenge, deriveKey });
    return btoa(JSON.stringify({ challenge, solution }));
  };

  it("announces its kind", async () => {
    expect(await (await fetch(`${gateway.url}/config.json`)).json()).toEqual({
      captcha: { kind: "altcha", siteKey: null },
      google: null,
      facebook: null,
      blogUrl: null,
      supportChat: null,
      tagManager: null,
      hasSecureExchange: expect.any(Boolean) as boolean,
      hasAlerts: expect.any(Boolean) as boolean,
      hasMatches: expect.any(Boolean) as boolean,
      hasRings: expect.any(Boolean) as boolean,
    });
  });

  it("accepts a solved challenge once, also from two simultaneous requests", async () => {
    const secret = "a-secret-for-these-tests-of-32-characters";
    const captcha = createCaptcha(readEnv({}), secret, new LocalSpentProofs());
    const challenge = (await captcha.challenge()) as Challenge;
    const proof = await solve(challenge);
    const results = await Promise.all([
      captcha.verify(proof, ""),
      captcha.verify(proof, ""),
      captcha.verify(proof, ""),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await captcha.verify(proof, "")).toBe(false);
  });

  it("refuses changed, foreign and missing proofs", async () => {
    const secret = "a-secret-for-these-tests-of-32-characters";
    const captcha = createCaptcha(readEnv({}), secret, new LocalSpentProofs());
    const foreign = createCaptcha(readEnv({}), `${secret}-other`, new LocalSpentProofs());
    expect(await captcha.verify(await solve((await foreign.challenge()) as Challenge), "")).toBe(false);
    const challenge = (await captcha.challenge()) as Challenge;
    const later = {
      ...challenge,
      parameters: { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 1_000 },
    };
    expect(await captcha.verify(await solve(later), "")).toBe(false);
    for (const proof of [null, undefined, "", "x", btoa("{}"), btoa("null"), "A".repeat(10_000)])
      expect(await captcha.verify(proof, "")).toBe(false);
  });

  it("does not count a proof as spent that came with another signature", async () => {
    const captcha = createCaptcha(readEnv({}), "a-secret-for-these-tests-of-32-characters", new LocalSpentProofs());
    const challenge = (await captcha.challenge()) as Challenge;
    const forged = await solve({ ...challenge, signature: "0".repeat(64) });
    expect(await captcha.verify(forged, "")).toBe(false);
    expect(await captcha.verify(await solve(challenge), "")).toBe(true);
  });

  it("issues challenges that a client can solve", async () => {
    const response = await fetch(`${gateway.url}/captcha`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await solveChallenge({ challenge: (await response.json()) as Challenge, deriveKey })).toMatchObject({
      counter: expect.any(Number),
    });
  });
});

describe("the contact form", () => {
  const send = async (input: Record<string, unknown>) => {
    const { data } = await new GraphqlClient(gateway.url).run<{
      sendContactMessage: { sent: boolean; errors: { field: string; code: string; message: string }[] };
    }>(
      "mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { sent errors { field code message } } }",
      { input: { requestId: "form-1", name: "Marta", email: "marta", subject: "Uno\ndos", message: "Hola", ...input } },
    );
    return data?.sendContactMessage;
  };
  const received = () => upstream.calls.filter(({ path }) => path === "/api/contact_forms");

  it("uses a proof once, with the key of its form, and reports missing fields before that", async () => {
    expect(await send({})).toEqual({
      sent: false,
      errors: [{ field: "captcha", code: "BAD_USER_INPUT", message: "Debe completar el Captcha" }],
    });
    const captcha = await captchaProof(gateway.url);
    const missing = await send({ captcha, name: " ", subject: "", message: "x".repeat(2_001) });
    expect(missing?.errors.map(({ field, message }) => [field, message])).toEqual([
      ["name", "Este campo es obligatorio"],
      ["subject", "Este campo es obligatorio"],
      ["message", "Este campo admite 2000 caracteres como máximo"],
    ]);
    expect(received()).toEqual([]);
    expect(await send({ captcha })).toEqual({ sent: true, errors: [] });
    expect((await send({ captcha }))?.errors[0]?.field).toBe("captcha");
    const [call, ...more] = received();
    expect(more).toEqual([]);
    expect(call?.headers["idempotency-key"]).toBe("form-1");
    expect(JSON.parse(String(call?.body))).toEqual({
      name: "Marta",
      email: "marta",
      subject: "Uno dos",
      message: "Hola",
      captcha,
    });
  });

  it("shows each error that a failing backend lists", async () => {
    expect(await send({ captcha: await captchaProof(gateway.url), requestId: "form-2", subject: "falla" })).toEqual({
      sent: false,
      errors: ["El correo no sale", "Prueba mañana"].map((message) => ({
        field: null,
        code: "UPSTREAM_UNAVAILABLE",
        message,
      })),
    });
  });
});
