import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readEnv } from "../../../gateway/env";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { pollUntil } from "../../support/pollUntil";
import { GraphqlClient } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const picture = Buffer.from("not really a picture, but the bytes of one");
/** What the backend answers to a guest's request whether it has a call; 503 while it is away. */
/** By which the gateway finds out what the backend can do. */
const capabilityCalls = ["/api/exchange_place/", "/api/v1/alerts", "/api/v1/matches", "/api/v1/rings"];
let statusOfCall = 503;
let upstream: ScriptedUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((call, response) => {
    if (call.path === "/uploads/abc/750.webp")
      return void response
        .writeHead(200, { "content-type": "image/webp", "content-length": picture.length, "set-cookie": "a=b" })
        .end(picture);
    if (capabilityCalls.includes(call.path)) return json(response, {}, statusOfCall);
    if (call.path === "/uploads/page.jpg")
      return void response.writeHead(200, { "content-type": "text/html" }).end("<script>");
    if (call.path === "/uploads/drawing.svg")
      return void response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>");
    if (call.path === "/api/currency_by_country?country=CO") return json(response, { currency: "COP" });
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

describe("WebAssembly", () => {
  it("is allowed to the worker that decodes photos alone, which connects to nothing", async () => {
    const policyOf = async (path: string) => (await fetch(gateway.url + path)).headers.get("content-security-policy");
    expect(await policyOf("/assets/heicWorker-a1b2.js")).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
    for (const path of ["/", "/assets/base-a1b2.js"]) expect(await policyOf(path)).not.toContain("wasm");
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
      // What the backend does not say is assumed.
      lacks: ["meetings", "counterOffers", "notificationSettings", "push", "chatSearch", "premium"],
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
    const asked = () => capabilityCalls.map((call) => upstream.calls.filter(({ path }) => path === call).length);
    const announced = async () => {
      const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as { lacks: string[] };
      return ["secureExchange", "alerts", "matches", "rings"].map((name) => !config.lacks.includes(name));
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
