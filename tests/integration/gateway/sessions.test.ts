import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { RawSocket } from "../../support/rawSocket";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const password = "Cambio#2024";
const account = {
  id: 1,
  token: "eaf1554f769a66b4c19fa8ff",
  uid: "ana@example.com",
  provider: "email",
  name: "Ana",
  last_name: "Pérez",
  email: "ana@example.com",
  picture_users: [],
  avatar: null,
  verified: true,
  sign_in_count: 4,
  city: "Caracas",
  active_publications: 6,
  reputation: 4.5,
  change: 1,
  balance: 12.5,
};

let upstream: ScriptedUpstream;
let gateway: TestGateway;
/** State of the scripted backend: how long its tokens live, and which are valid. */
const backend = {
  lifeSeconds: 3_600,
  issued: 0,
  valid: new Set<string>(),
  rotates: false,
  isWallBroken: false,
  refusals: [""],
};
const sockets: RawSocket[] = [];

const issue = () => {
  const token = `secret-token-${(backend.issued += 1)}`;
  backend.valid.add(token);
  return {
    "access-token": token,
    client: "secret-client",
    uid: "ana@example.com",
    expiry: String(Math.floor(Date.now() / 1_000) + backend.lifeSeconds),
    "token-type": "Bearer",
  };
};

beforeAll(async () => {
  upstream = await startUpstream((call, response) => {
    const path = call.path.split("?")[0];
    if (path === "/api/auth/sign_in/") {
      const form = JSON.parse(String(call.body)) as { email: string; password: string };
      if (form.password === "Rara#2024") return json(response, { success: false, errors: backend.refusals }, 401);
      if (form.password !== password)
        return json(response, { success: false, errors: ["Credenciales inválidas, intente de nuevo"] }, 401);
      return json(response, { data: { ...account, email: form.email, uid: form.email } }, 200, issue());
    }
    if (path === "/api/wall") {
      if (backend.isWallBroken) return void response.writeHead(500).end("boom");
      return json(response, { response: [], next_query: { current_page: 2, offset: 0 } });
    }
    if (path === "/api/excluded_words") return json(response, ["vendo"]);
    const token = String(call.headers["access-token"] ?? "");
    if (!backend.valid.has(token))
      return json(response, { errors: ["Tienes que iniciar sesión o registrarte para poder continuar."] }, 401);
    if (path === "/api/auth/sign_out") {
      backend.valid.delete(token);
      return json(response, { success: true });
    }
    const headers = backend.rotates
      ? issue()
      : {
          "access-token": token,
          client: "secret-client",
          uid: "ana@example.com",
          expiry: String(Math.floor(Date.now() / 1_000) + backend.lifeSeconds),
          "token-type": "Bearer",
        };
    if (path === "/api/users") return json(response, account, 200, headers);
    if (path === "/api/auth/validate_token") return json(response, { success: true, data: account }, 200, headers);
    json(response, [], 200, headers);
  });
  gateway = await startGateway(upstream.url);
});

afterEach(() => {
  Object.assign(backend, { lifeSeconds: 3_600, rotates: false, isWallBroken: false });
  for (const socket of sockets.splice(0)) socket.close();
});

afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: { code: string } }[];
}

async function run(
  query: string,
  headers: Record<string, string> = {},
  url = gateway.url,
): Promise<{ answer: Answer; text: string; response: Response; cookie: string | undefined }> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  return {
    answer: JSON.parse(text) as Answer,
    text,
    response,
    cookie: response.headers.get("set-cookie")?.split(";")[0],
  };
}

const signIn = (email: string, given = password, rest = "") =>
  `mutation { signIn(input: { email: "${email}", password: "${given}"${rest} }) { viewer { id } errors { code field message } } }`;
const viewer = "{ viewer { id email } }";

async function signedIn(email = "ana@example.com"): Promise<string> {
  const { cookie } = await run(signIn(email));
  if (!cookie) throw new Error("no cookie");
  return cookie;
}

function open(headers: Record<string, string>): RawSocket {
  const socket = new RawSocket(gateway.wsUrl, { headers, origin: gateway.url });
  sockets.push(socket);
  return socket;
}

describe("signing in", () => {
  it("answers with one HttpOnly cookie, a marker without content, and no secret anywhere else", async () => {
    const { answer, text, response } = await run(signIn("ana@example.com"));
    expect(answer).toEqual({ data: { signIn: { viewer: { id: "1" }, errors: [] } } });
    const [cookie = "", mark, ...more] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^tq_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect([mark, more]).toEqual([expect.stringMatching(/^tq_here=[\w-]{16}; Path=\/; SameSite=Lax$/), []]);
    expect(cookie.length).toBeLessThan(700);
    expect(`${text}${JSON.stringify([...response.headers])}`).not.toMatch(/secret-|eaf1554f/);
    expect((await run(viewer, { cookie })).answer.data).toEqual({ viewer: { id: "1", email: "ana@example.com" } });
  });

  it("keeps the cookie for 30 days on request", async () => {
    const { response } = await run(signIn("ana@example.com", password, ", remember: true"));
    const cookies = response.headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^tq_session=.*Max-Age=25(91999|92000);/),
      expect.stringMatching(/^tq_here=\w.*Max-Age=25(91999|92000);/),
    ]);
  });

  it("opens a new session each time and ends the previous one", async () => {
    const first = await signedIn();
    const { cookie: second } = await run(signIn("ana@example.com"), { cookie: first });
    expect(second).not.toBe(first);
    expect((await run(viewer, { cookie: first })).answer.data).toEqual({ viewer: null });
    expect((await run(viewer, { cookie: second ?? "" })).answer.data).toMatchObject({ viewer: { id: "1" } });
  });

  it("forwards five wrong passwords to the backend, then refuses even the right one", async () => {
    const tries = () =>
      upstream.calls.filter((call) => call.path.startsWith("/api/auth/sign_in") && String(call.body).includes("luis@"))
        .length;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        run(signIn("luis@example.com", "wrong"), { "x-forwarded-for": `10.0.0.${index}` }),
      ),
    );
    const codes = answers.map(
      ({ answer }) => (answer.data?.["signIn"] as { errors: { code: string }[] } | undefined)?.errors[0]?.code,
    );
    expect(codes.filter((code) => code === "UNAUTHENTICATED")).toHaveLength(5);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(35);
    expect((await run(signIn("Luis@example.com"))).answer.data).toMatchObject({
      signIn: { viewer: null, errors: [{ code: "RATE_LIMITED" }] },
    });
    expect(tries()).toBe(5);
  });

  it("is refused over a socket, which cannot set the cookie", async () => {
    const socket = open({});
    await socket.init();
    const asked = () => upstream.calls.filter((call) => call.path.startsWith("/api/auth/sign_in")).length;
    const before = asked();
    const hidden =
      signIn("ana@example.com")
        .replace(/^mutation\b/, "mutation M")
        .replace(/\{/, "{ ... on Mutation {") + " }";
    for (const [id, query] of [
      ["1", signIn("ana@example.com")],
      ["2", hidden],
      ["3", "mutation { signOut { errors { code } } }"],
    ] as const) {
      expect(JSON.stringify((await socket.run(id, query)).payload)).toContain("BAD_USER_INPUT");
    }
    expect(asked()).toBe(before);
  });

  it("passes every refusal of the server on as it came", async () => {
    backend.refusals = ["Tu cuenta espera la llamada del 0212-555.01.01 (ref. «A-7»)", "Y otra: ¿olvidaste algo?  "];
    const { answer, cookie } = await run(signIn("rara@example.com", "Rara#2024"));
    expect(answer.data).toMatchObject({
      signIn: { viewer: null, errors: backend.refusals.map((message) => ({ field: null, message })) },
    });
    expect(cookie).toBeUndefined();
  });

  it("requires the captcha where it is on", async () => {
    const production = await startGateway(upstream.url, { NODE_ENV: "production" });
    const refused = await run(signIn("ana@example.com"), {}, production.url);
    expect(refused.answer.data).toMatchObject({
      signIn: { viewer: null, errors: [{ field: "captcha", code: "BAD_USER_INPUT" }] },
    });
    expect(refused.cookie).toBeUndefined();
    await production.stop();
  });
});

describe("a session cookie", () => {
  it("that was tampered with makes a guest, is removed, and causes no error", async () => {
    const cookie = await signedIn();
    for (const broken of [
      `${cookie}A`,
      cookie.slice(0, -4),
      `${cookie.slice(0, 30)}AAAA${cookie.slice(34)}`,
      "tq_session=x",
      `tq_session=${"x".repeat(8_000)}`,
    ]) {
      const { answer, response } = await run(viewer, { cookie: broken });
      expect([response.status, answer]).toEqual([200, { data: { viewer: null } }]);
      expect(response.headers.get("set-cookie")).toContain("tq_session=; Max-Age=0");
    }
  });

  it("outlives a restart of the gateway, also after a rotation", async () => {
    const first = await startGateway(upstream.url, { DATA_DIR: `${gateway.dataFolder}/kept` });
    const signed = await run(signIn("ana@example.com"), {}, first.url);
    backend.rotates = true;
    const rotated = await run(viewer, { cookie: signed.cookie ?? "" }, first.url);
    expect(rotated.cookie).toBeDefined();
    await first.stop();
    const second = await startGateway(upstream.url, { DATA_DIR: `${gateway.dataFolder}/kept` });
    expect((await run(viewer, { cookie: rotated.cookie ?? "" }, second.url)).answer.data).toMatchObject({
      viewer: { id: "1" },
    });
    await second.stop();
  });

  it("of a session that the backend has ended makes a guest", async () => {
    const cookie = await signedIn();
    backend.valid.clear();
    const { answer, response } = await run(viewer, { cookie });
    expect(answer.data).toEqual({ viewer: null });
    expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
  });
});

describe("the five session headers", () => {
  it("replace the cookie, and new ones come back on the answer", async () => {
    const headers = issue();
    backend.rotates = true;
    const { answer, response } = await run(viewer, headers);
    expect(answer.data).toMatchObject({ viewer: { id: "1" } });
    expect(response.headers.get("access-token")).toMatch(/^secret-token-/);
    expect(response.headers.get("access-token")).not.toBe(headers["access-token"]);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("work on a socket, in the upgrade or in the payload", async () => {
    const byUpgrade = new RawSocket(gateway.wsUrl, { headers: issue() });
    const byPayload = new RawSocket(gateway.wsUrl);
    sockets.push(byUpgrade, byPayload);
    await byUpgrade.init();
    await byPayload.init(issue());
    for (const socket of [byUpgrade, byPayload]) {
      expect((await socket.run("1", viewer)).payload).toMatchObject({ data: { viewer: { id: "1" } } });
    }
  });

  it("that the backend does not know are refused at the init", async () => {
    const socket = new RawSocket(gateway.wsUrl);
    await socket.opened;
    socket.send({ type: "connection_init", payload: { ...issue(), "access-token": "unknown" } });
    expect(await socket.closed).toBe(4403);
  });
});

describe("the sockets of a session", () => {
  it("are closed for good on sign-out, which also reaches the backend", async () => {
    const cookie = await signedIn();
    const [one, two] = [open({ cookie }), open({ cookie })];
    await Promise.all([one.init(), two.init()]);
    const { response } = await run("mutation { signOut { errors { code } } }", { cookie });
    expect(await Promise.all([one.closed, two.closed])).toEqual([4401, 4401]);
    expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
    expect(upstream.calls.some((call) => call.path === "/api/auth/sign_out")).toBe(true);
    expect((await run(viewer, { cookie })).answer.data).toEqual({ viewer: null });
    const late = open({ cookie });
    await late.opened;
    late.send({ type: "connection_init" });
    expect(await late.closed).toBe(4401);
  });

  it("are closed to reconnect when it expires", async () => {
    backend.lifeSeconds = 5;
    const socket = open({ cookie: await signedIn() });
    await socket.init();
    expect(await socket.closed).toBe(4403);
  });

  it("are closed when a call of another tab finds the session ended", async () => {
    const cookie = await signedIn();
    const socket = open({ cookie });
    await socket.init();
    backend.valid.clear();
    await run(viewer, { cookie });
    expect(await socket.closed).toBe(4403);
  });

  it("stay open when the token rotates", async () => {
    const cookie = await signedIn();
    const socket = open({ cookie });
    await socket.init();
    backend.rotates = true;
    await run(viewer, { cookie });
    expect((await socket.run("1", viewer)).payload).toMatchObject({ data: { viewer: { id: "1" } } });
  });

  it("are limited to five", async () => {
    const cookie = await signedIn("carla@example.com");
    const five = Array.from({ length: 5 }, () => open({ cookie }));
    await Promise.all(five.map((socket) => socket.init()));
    const sixth = open({ cookie });
    await sixth.opened;
    sixth.send({ type: "connection_init" });
    expect(await sixth.closed).toBe(4429);
    five[0]?.close();
    await five[0]?.closed;
    await open({ cookie }).init();
  });
});

describe("a broken root field", () => {
  it("is null with code and path, while its neighbours have data", async () => {
    backend.isWallBroken = true;
    const { answer, text } = await run("{ viewer { id } wall { items { __typename } } excludedWords }", {
      cookie: await signedIn(),
    });
    expect(answer.data).toEqual({ viewer: { id: "1" }, wall: null, excludedWords: ["vendo"] });
    expect(answer.errors).toMatchObject([{ path: ["wall"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    expect(text).not.toMatch(/boom|127\.0\.0\.1/);
  });
});
