import { describe, expect, it } from "vitest";
import { startGateway } from "../../support/startGateway";
import { password, signIn, viewer, useSessions } from "../../support/sessionFixture";

const fixture = useSessions();
const { backend, run, signedIn, open } = fixture;

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
    // Less the seconds that the sign-in took, of which a busy machine needs several.
    expect(cookies).toEqual([
      expect.stringMatching(/^tq_session=.*Max-Age=25(91\d\d\d|92000);/),
      expect.stringMatching(/^tq_here=\w.*Max-Age=25(91\d\d\d|92000);/),
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
      fixture.upstream.calls.filter(
        (call) => call.path.startsWith("/api/auth/sign_in") && String(call.body).includes("luis@"),
      ).length;
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
    const refused = await run(signIn("Luis@example.com").replace("errors {", "errors { retryAfter"));
    expect(refused.answer.data).toMatchObject({
      signIn: { viewer: null, errors: [{ code: "RATE_LIMITED", retryAfter: expect.any(Number) }] },
    });
    expect(tries()).toBe(5);
  });

  it("is refused over a socket, which cannot set the cookie", async () => {
    const socket = open({});
    await socket.init();
    const asked = () => fixture.upstream.calls.filter((call) => call.path.startsWith("/api/auth/sign_in")).length;
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
    const production = await startGateway(fixture.upstream.url, { NODE_ENV: "production" });
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
    const first = await startGateway(fixture.upstream.url, { DATA_DIR: `${fixture.gateway.dataFolder}/kept` });
    const signed = await run(signIn("ana@example.com"), {}, first.url);
    backend.rotates = true;
    const rotated = await run(viewer, { cookie: signed.cookie ?? "" }, first.url);
    expect(rotated.cookie).toBeDefined();
    await first.stop();
    const second = await startGateway(fixture.upstream.url, { DATA_DIR: `${fixture.gateway.dataFolder}/kept` });
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
