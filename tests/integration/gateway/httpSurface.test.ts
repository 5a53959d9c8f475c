import { spawn } from "node:child_process";
import { join } from "node:path";
import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createCaptcha } from "../../../gateway/captcha/createCaptcha";
import { readEnv } from "../../../gateway/env";
import { RawSocket } from "../../support/rawSocket";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { pollUntil } from "../../support/pollUntil";
import { captchaProof } from "../../support/people";
import { GraphqlClient } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const picture = Buffer.from("not really a picture, but the bytes of one");
/** What the backend answers to a guest who asks whether it has a call; 503 while it is away. */
let statusOfCall = 503;
let upstream: ScriptedUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((call, response) => {
    if (call.path === "/uploads/abc/750.webp")
      return void response
        .writeHead(200, { "content-type": "image/webp", "content-length": picture.length, "set-cookie": "a=b" })
        .end(picture);
    if (["/api/exchange_place/", "/api/v1/alerts"].includes(call.path)) return json(response, {}, statusOfCall);
    if (call.path === "/uploads/page.jpg")
      return void response.writeHead(200, { "content-type": "text/html" }).end("<script>");
    if (call.path === "/uploads/drawing.svg")
      return void response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>");
    if (call.path === "/api/currency_by_country?country=CO") return json(response, { currency: "COP" });
    if (call.path === "/api/contact_forms" && String(call.body).includes("falla"))
      return json(response, { errors: ["El correo no sale", "Prueba mañana"] }, 500);
    if (call.path === "/api/contact_forms") return json(response, { message: "ok", id: 1 }, 201);
    json(response, [], call.path.startsWith("/api/excluded_words") ? 200 : 404);
  });
  gateway = await startGateway(upstream.url, { CAPTCHA: "on" });
});

afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

describe("pictures of the backend", () => {
  it("are served under our own origin and cached for ever", async () => {
    const response = await fetch(`${gateway.url}/uploads/abc/750.webp`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it.each(["page.jpg", "drawing.svg", "missing.jpg"])("do not include %s", async (name) => {
    const response = await fetch(`${gateway.url}/uploads/${name}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"]);
  });

  it("give no access to other paths of the backend", async () => {
    const before = upstream.calls.length;
    for (const path of [
      "/uploads/..%2fapi%2fusers",
      "/uploads/%2e%2e/api/users.jpg",
      "/uploads//evil.example/x.jpg",
      "/uploads/a.jpg%00",
      "/uploads/a\\b.jpg",
    ]) {
      expect((await fetch(gateway.url + path)).status).toBe(404);
    }
    expect(upstream.calls.slice(before).filter((call) => call.path.includes("api/users"))).toEqual([]);
  });
});

describe("the Permissions-Policy", () => {
  it("allows our own pages the position, and no camera or microphone", async () => {
    for (const path of ["/", "/wall", "/graphql", "/healthz"]) {
      const policy = (await fetch(gateway.url + path)).headers.get("permissions-policy")?.split(", ") ?? [];
      expect([path, policy]).toEqual([
        path,
        expect.arrayContaining(["geolocation=(self)", "camera=()", "microphone=()", "payment=()"]),
      ]);
    }
  });
});

describe("an answer of GraphQL", () => {
  it("has the headers of every other answer, whichever way its address is written", async () => {
    const headersOf = async (path: string, body: string) => {
      const response = await fetch(gateway.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-request-id": "request-0001" },
        body,
      });
      const headers = new Map(response.headers);
      headers.delete("date");
      return { status: response.status, headers, body: await response.text() };
    };
    const ofHealth = (await fetch(`${gateway.url}/healthz`)).headers;
    for (const body of ['{"query":"{ viewer { id } }"}', '{"query":"{ nothing }"}', "{", "[]"]) {
      const short = await headersOf("/graphql", body);
      expect(await headersOf("/graphql/", body)).toEqual(short);
      for (const name of ["content-security-policy", "permissions-policy", "x-content-type-options", "referrer-policy"])
        expect([name, short.headers.get(name)]).toEqual([name, ofHealth.get(name)]);
    }
  });
});

describe("third-party services", () => {
  it("are allowed only where they are configured", async () => {
    const policyOf = async (url: string) =>
      (await fetch(`${url}/healthz`)).headers.get("content-security-policy") ?? "";
    expect(await policyOf(gateway.url)).toContain("script-src 'self';");
    const open = await startGateway(upstream.url, {
      BLOG_URL: "https://blog.example/",
      SUPPORT_CHAT_URL: "https://chat.example/widget.js?site=7",
      TAG_MANAGER_URL: "https://tags.example/gtm.js?id=GTM-1",
      THIRD_PARTY_HOSTS: "wss://live.chat.example",
    });
    const policy = await policyOf(open.url);
    for (const directive of ["script-src", "connect-src", "frame-src"]) {
      expect(policy.split(";").find((part) => part.startsWith(directive))).toBe(
        `${directive} 'self' https://chat.example https://tags.example wss://live.chat.example`,
      );
    }
    expect(await (await fetch(`${open.url}/config.json`)).json()).toMatchObject({
      blogUrl: "https://blog.example",
      supportChat: { url: "https://chat.example/widget.js?site=7" },
      tagManager: { url: "https://tags.example/gtm.js?id=GTM-1" },
      // Assumed while the backend does not say.
      hasSecureExchange: true,
      hasAlerts: true,
    });
    await open.stop();
    expect(() =>
      readEnv({ SUPPORT_CHAT_URL: "https://x.example", THIRD_PARTY_HOSTS: "x.example; script-src 'unsafe-inline'" }),
    ).toThrow("THIRD_PARTY_HOSTS");
  });
});

describe("what not every backend can do", () => {
  afterEach(() => void vi.useRealTimers());

  it("is announced as it is, asked once in five minutes; an outage changes nothing", async () => {
    const calls = ["/api/exchange_place/", "/api/v1/alerts"];
    const asked = () => calls.map((call) => upstream.calls.filter(({ path }) => path === call).length);
    const announced = async () => {
      const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as Record<string, unknown>;
      return [config["hasSecureExchange"], config["hasAlerts"]];
    };
    const later = (status: number) => {
      statusOfCall = status;
      vi.setSystemTime(Date.now() + 301_000);
    };
    // Each answer differs from what was announced before it: at first they are assumed.
    for (const [status, isThere] of [
      [404, false],
      [401, true],
      [404, false],
      [200, true],
    ] as const) {
      later(status);
      await pollUntil(announced, (answers) => answers.every((answer) => answer === isThere));
      const before = asked();
      await Promise.all([announced(), announced()]);
      expect(asked()).toEqual(before);
    }
    const before = asked();
    // A failing read is tried once more; so the second round begins after the first has failed.
    for (const rounds of [1, 2]) {
      later(503);
      await pollUntil(
        async () => ({ answers: await announced(), counts: asked() }),
        ({ answers, counts }) =>
          answers.every((answer) => answer === true) &&
          counts.every((count, index) => count - (before[index] ?? 0) === 2 * rounds),
      );
    }
  });
});

describe("the currency of a country", () => {
  it("is read by two letters; an unknown one is null with its code", async () => {
    const client = new GraphqlClient(gateway.url);
    const ask = (country: string) =>
      client.run("query ($country: String!) { currency(country: $country) }", { country });
    expect((await ask("co")).data).toEqual({ currency: "COP" });
    expect(await ask("PE")).toMatchObject({ data: { currency: null }, errors: [{ path: ["currency"] }] });
    expect((await ask("Venezuela")).errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "country" });
  });
});

describe("health", () => {
  it("distinguishes the process from the backend", async () => {
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    const alone = await startGateway("http://127.0.0.1:9");
    expect((await fetch(`${alone.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${alone.url}/readyz`)).status).toBe(503);
    await alone.stop();
  });
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
    });
  });

  it("accepts a solved challenge once, also from two simultaneous requests", async () => {
    const secret = "a-secret-for-these-tests-of-32-characters";
    const captcha = createCaptcha(readEnv({}), secret);
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
    const captcha = createCaptcha(readEnv({}), secret);
    const foreign = createCaptcha(readEnv({}), `${secret}-other`);
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

describe("settings", () => {
  it.each([
    [{ NODE_ENV: "production" }, /SESSION_SECRET/],
    [{ NODE_ENV: "production", SESSION_SECRET: "x".repeat(40), CAPTCHA: "off" }, /CAPTCHA/],
    [{ PORT: "eighty" }, /PORT/],
    [{ BACKEND_URL: "ftp://x" }, /BACKEND_URL/],
    [{ PUBLIC_URL: "http://truequea.example" }, /PUBLIC_URL/],
    [{ SESSION_SECRET: "short" }, /SESSION_SECRET/],
    [{ TRUSTED_PROXY: "10.0.0.0/8, proxy.local" }, /TRUSTED_PROXY/],
    [{ SHARED_ANSWER_MS: "5001" }, /SHARED_ANSWER_MS/],
    [{ SHARED_PAGE_MS: "60001" }, /SHARED_PAGE_MS/],
  ])("%o are refused with a line that names the setting", (settings, expected) => {
    expect(() => readEnv(settings as Record<string, string>)).toThrow(expected);
  });
});

describe("a gateway that is asked to stop", () => {
  it("finishes requests, closes sockets to reconnect, and exits with 0", async () => {
    let arrive = () => {};
    const asked = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = await startUpstream(async (call, response) => {
      if (call.path.startsWith("/api/wall")) {
        arrive();
        await held;
      }
      json(response, { response: [], next_query: { current_page: 2, offset: 0 } });
    });
    const child = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "../../../gateway/main.ts")], {
      env: { ...process.env, PORT: "0", BACKEND_URL: slow.url, DATA_DIR: gateway.dataFolder, LOG_LEVEL: "silent" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const url = await new Promise<string>((resolve) =>
      child.once("message", (message) => resolve((message as { ready: string }).ready)),
    );
    const socket = new RawSocket(`${url.replace("http", "ws")}/graphql`);
    await socket.init();
    const inFlight = fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"query":"{ wall { items { __typename } } }"}',
    });
    await asked;
    child.kill("SIGTERM");
    expect(await socket.closed).toBe(1012);
    release();
    expect(await (await inFlight).json()).toEqual({ data: { wall: { items: [] } } });
    expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
    await slow.stop();
  });
});
