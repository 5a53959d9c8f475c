import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SessionCookie } from "../../../gateway/session/cookie";
import { sealingKeys } from "../../../gateway/session/keys";
import { SessionStore } from "../../../gateway/session/store";
import { RawSocket } from "../../support/rawSocket";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const secret = "a-secret-for-these-tests-of-32-characters";
let upstream: ScriptedUpstream;
let gateway: TestGateway;
/** A valid session cookie, as the gateway would have written it before a restart. */
let cookie: string;

beforeAll(async () => {
  upstream = await startUpstream((_call, response) => json(response, []));
  gateway = await startGateway(upstream.url, { SESSION_SECRET: secret });
  const credentials = {
    accessToken: "a",
    client: "b",
    uid: "ana@example.com",
    expiry: "9999999999",
    tokenType: "Bearer",
  };
  const session = new SessionStore(3_600_000).open({ credentials, userId: "1", userToken: "token", remember: false });
  const written = await new SessionCookie(sealingKeys([secret]), { isSecure: false }).write(session);
  cookie = written.split(";")[0] ?? "";
});

afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

const mutation = "mutation { signOut { errors { code } } }";
const body = JSON.stringify({ query: mutation });
const multipart = '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n' + body + "\r\n--x--\r\n";
const get = (query: string) => `?query=${encodeURIComponent(query)}`;

const attempts: [
  name: string,
  init: { method?: string; search?: string; headers?: Record<string, string>; body?: string },
  status: number,
][] = [
  ["a bare GET", { search: get("{ viewer { id } }") }, 400],
  ["a mutation by GET, with the header", { search: get(mutation), headers: { "apollo-require-preflight": "1" } }, 405],
  [
    "a form",
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `query=${encodeURIComponent(mutation)}`,
    },
    400,
  ],
  ["plain text", { method: "POST", headers: { "content-type": "text/plain" }, body }, 400],
  [
    "plain text that pretends",
    { method: "POST", headers: { "content-type": "text/plain; application/json" }, body },
    400,
  ],
  ["no content type", { method: "POST", headers: {}, body }, 400],
  [
    "multipart without the preflight header",
    { method: "POST", headers: { "content-type": "multipart/form-data; boundary=x" }, body: multipart },
    400,
  ],
  ["a GET as message/rfc822", { search: get("{ viewer { id } }"), headers: { "content-type": "message/rfc822" } }, 415],
  ["a batch", { method: "POST", headers: { "content-type": "application/json" }, body: `[${body}]` }, 400],
];

describe("a request that another site can make a browser send", () => {
  it.each(attempts)("has no effect: %s", async (_name, init, status) => {
    const before = upstream.calls.length;
    const response = await fetch(`${gateway.url}/graphql${init.search ?? ""}`, {
      method: init.method ?? "GET",
      headers: { cookie, ...init.headers },
      // Bytes, because fetch sets a content type for a text.
      ...(init.body !== undefined && { body: Buffer.from(init.body) }),
    });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/json/);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(upstream.calls).toHaveLength(before);
  });
});

describe("a socket that another site can make a browser open", () => {
  const upgrade = async (origin: string | undefined, withCookie: boolean) => {
    const socket = new RawSocket(gateway.wsUrl, {
      headers: withCookie ? { cookie } : {},
      ...(origin !== undefined && { origin }),
    });
    return await Promise.race([socket.opened.then(() => "open" as const), socket.closed]);
  };
  const port = () => new URL(gateway.url).port;

  it.each([
    ["another site", () => "https://evil.example"],
    ["no site at all", () => "null"],
    ["our name as a beginning", () => `http://localhost:${port()}.evil.example`],
    ["another scheme", () => `https://localhost:${port()}`],
    ["another port", () => `http://localhost:${Number(port()) + 1}`],
    ["nothing", () => undefined],
  ])("is refused before the upgrade with this Origin: %s", async (_name, origin) => {
    expect(await upgrade(origin(), true)).toBe(403);
  });

  it("is refused without a cookie, too", async () => {
    expect(await upgrade("https://evil.example", false)).toBe(403);
  });

  it("is accepted from our own page and from programs without a cookie", async () => {
    expect(await upgrade(`http://localhost:${port()}`, true)).toBe("open");
    expect(await upgrade(gateway.url, true)).toBe("open");
    expect(await upgrade(undefined, false)).toBe("open");
  });

  it("is accepted only from PUBLIC_URL where that is set", async () => {
    const published = await startGateway(upstream.url, {
      SESSION_SECRET: secret,
      PUBLIC_URL: "https://truequea.example",
    });
    const socket = (origin: string) => new RawSocket(published.wsUrl, { origin });
    expect(await socket(published.url).closed).toBe(403);
    await socket("https://truequea.example").opened;
    await published.stop();
  });

  it("exists only at /graphql", async () => {
    const socket = new RawSocket(`${gateway.wsUrl}/elsewhere`);
    expect(await socket.closed).toBe(404);
  });
});

describe("a taken port", () => {
  it("fails with an error that names it", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, "127.0.0.1", resolve);
    });
    const address = taken.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    await expect(startGateway(upstream.url, { PORT: port })).rejects.toMatchObject({ code: "EADDRINUSE" });
    taken.close();
  });
});
