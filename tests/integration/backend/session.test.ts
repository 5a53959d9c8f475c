import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser, password, sessionOf } from "../../support/builders";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe("every answer", () => {
  it("is as Rails answers an unknown route, in JSON only on request", async () => {
    const json = await backend.call("/nothing_here");
    expect([json.status, json.body]).toEqual([404, { status: 404, error: "Not Found" }]);
    const other = await backend.call("/nothing_here", { headers: { accept: "text/html" } });
    expect([other.status, other.text, other.headers.get("content-type")]).toEqual([
      404,
      "",
      "text/html; charset=utf-8",
    ]);
  });

  it("is a refusal to a guest where a session is needed", async () => {
    const answer = await backend.call("/users?token=x");
    expect([answer.status, answer.body]).toEqual([
      401,
      { errors: ["Tienes que iniciar sesión o registrarte para poder continuar."] },
    ]);
    expect(answer.headers.get("client")).toBeNull();
  });
});

describe("a session", () => {
  it("is restored from headers, and answers the five headers", async () => {
    const user = await aUser(backend.db);
    const session = await sessionOf(backend.db, user);
    const answer = await backend.call(`/users/?token=${user.token}`, { headers: session });
    expect([answer.status, answer.body]).toMatchObject([200, { id: user.id, uid: user.email }]);
    expect(Object.fromEntries(Object.keys(session).map((name) => [name, answer.headers.get(name)]))).toEqual(session);
  });

  it("is never taken from the query, which is refused, also beside the headers and where no user need sign in", async () => {
    const user = await aUser(backend.db);
    const session = await sessionOf(backend.db, user);
    const all = { "access-token": session["access-token"] ?? "", client: session.client ?? "", uid: user.email };
    for (const [given, headers] of [
      [all, {}],
      [all, session],
      [{ "access-token": all["access-token"] }, session],
      [{ uid: "x" }, {}],
    ] as const) {
      for (const path of ["/users", "/wall", "/requests"]) {
        const answer = await backend.call(`${path}?${new URLSearchParams({ token: user.token, ...given })}`, {
          headers,
        });
        expect([path, answer.status, answer.body]).toEqual([
          path,
          400,
          { status: 400, error: "Credentials belong into the headers, not into the query" },
        ]);
        expect(answer.headers.get("access-token")).toBeNull();
      }
    }
  });
});

const signIn = (body: string | Buffer) =>
  fetch(`${backend.url}/api/auth/sign_in/`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: new Uint8Array(Buffer.from(body)),
  });

const read = (headers: Headers) => ({
  "access-token": headers.get("access-token") ?? "",
  client: headers.get("client") ?? "",
  uid: headers.get("uid") ?? "",
});

describe("bad input", () => {
  it.each<[string, string | Buffer, number]>([
    ["a brace", "{", 400],
    ["a truncated body", '{"email":"a', 400],
    ["null", "null", 400],
    ["a text", '"x"', 400],
    ["a list", "[]", 401],
    ["a BOM", '\uFEFF{"email":"a","password":"b"}', 401],
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 401],
    ["__proto__", '{"__proto__":{"email":"a"},"constructor":1}', 401],
    ["half a surrogate", '{"email":"\\ud800@example.com","password":"x"}', 422],
    ["9e999", '{"email":9e999,"password":"x"}', 401],
  ])("answers %s as JSON without a leak", async (_name, body, status) => {
    const answer = await signIn(body);
    const text = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/json; charset=utf-8"]);
    expect(text).not.toMatch(/node_modules|at \w+ \(|\/backend\/|select |JSON/i);
  });

  it("answers a body of 1 MB with 413, a broken multipart with 400 and a broken address with 400", async () => {
    expect((await signIn(`{"email":"${"a".repeat(1_000_000)}"}`)).status).toBe(413);
    const broken = await fetch(`${backend.url}/api/users`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nMar',
    });
    expect([broken.status, await broken.json()]).toEqual([400, { status: 400, error: "Bad Request" }]);
    const address = await backend.call("/users/%E0%A4%A");
    expect([address.status, address.body]).toEqual([400, { status: 400, error: "Bad Request" }]);
  });
});

describe("rotation", () => {
  it("issues a new token after the window and blanks inside it, and accepts the former one until the new one was used", async () => {
    let now = Date.now();
    const rotating = await startBackend({ tokenRotation: true, now: () => new Date(now) });
    try {
      const user = await aUser(rotating.db);
      const signedIn = await rotating.call<{ data: { token: string } }>("/auth/sign_in/", {
        body: { email: user.email, password },
      });
      const first = read(signedIn.headers);
      const ask = (session: Record<string, string>, token = signedIn.body.data.token) =>
        rotating.call(`/users?token=${token}`, { headers: session });

      now += 4_999;
      const batch = await ask(first);
      expect([
        batch.status,
        batch.headers.get("access-token"),
        batch.headers.get("expiry"),
        batch.headers.get("client"),
        batch.headers.get("token-type"),
      ]).toEqual([200, "", "", first.client, "Bearer"]);
      // Each use extends the window.
      now += 4_999;
      expect((await ask(first)).headers.get("access-token")).toBe("");

      now += 5_000;
      // A 404 neither carries nor rotates.
      const missing = await ask(first, "zzz");
      expect([missing.status, missing.headers.get("access-token")]).toEqual([404, null]);
      const simultaneous = await Promise.all([ask(first), ask(first), ask(first)]);
      expect(simultaneous.map(({ status }) => status)).toEqual([200, 200, 200]);
      const fresh = simultaneous.filter(({ headers }) => headers.get("access-token") !== "");
      expect(fresh).toHaveLength(1);
      const second = read(fresh[0]?.headers ?? new Headers());
      expect([second.client, second["access-token"] === first["access-token"]]).toEqual([first.client, false]);

      const former = await ask(first);
      expect([former.status, former.headers.get("access-token")]).toEqual([200, ""]);
      // The new one is used, and the former lives to the end of the window.
      expect((await ask(second)).headers.get("access-token")).toBe("");
      now += 4_999;
      expect((await ask(first)).status).toBe(200);
      now += 5_000;
      const late = await ask(first);
      expect([late.status, late.headers.get("client")]).toEqual([401, null]);
      const third = await ask(second);
      expect([third.status, third.headers.get("access-token")?.length]).toEqual([200, 22]);
    } finally {
      await rotating.stop();
    }
  });

  it("outlives any number of lost answers: the former token counts, and gets the same new one, until that is used", async () => {
    let now = Date.now();
    const rotating = await startBackend({ tokenRotation: true, now: () => new Date(now) });
    try {
      const user = await aUser(rotating.db);
      const first = await sessionOf(rotating.db, user, new Date(now));
      const ask = (token: string) =>
        rotating.call(`/users?token=${user.token}`, { headers: { ...first, "access-token": token } });
      const tokens: string[] = [];
      for (let time = 0; time < 3; time += 1) {
        now += 5_500;
        const answers = await Promise.all([ask(first["access-token"] ?? ""), ask(first["access-token"] ?? "")]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        tokens.push(...answers.flatMap(({ headers }) => headers.get("access-token")?.trim() || []));
      }
      const [second = ""] = tokens;
      expect(tokens).toEqual([second, second, second]);
      now += 5_500;
      const used = await ask(second);
      const third = used.headers.get("access-token") ?? "";
      expect([used.status, third.length, third === second]).toEqual([200, 22, false]);
      expect((await ask(first["access-token"] ?? "")).status).toBe(401);
      expect([(await ask(second)).status, (await ask(third)).status]).toEqual([200, 200]);
    } finally {
      await rotating.stop();
    }
  });
});
