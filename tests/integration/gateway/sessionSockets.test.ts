import { describe, expect, it } from "vitest";
import { RawSocket } from "../../support/rawSocket";
import { viewer, useSessions } from "../../support/sessionFixture";

const fixture = useSessions();
const { backend, sockets, issue, run, signedIn, open } = fixture;

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
    const byUpgrade = new RawSocket(fixture.gateway.wsUrl, { headers: issue() });
    const byPayload = new RawSocket(fixture.gateway.wsUrl);
    sockets.push(byUpgrade, byPayload);
    await byUpgrade.init();
    await byPayload.init(issue());
    for (const socket of [byUpgrade, byPayload]) {
      expect((await socket.run("1", viewer)).payload).toMatchObject({ data: { viewer: { id: "1" } } });
    }
  });

  it("that the backend does not know are refused at the init", async () => {
    const socket = new RawSocket(fixture.gateway.wsUrl);
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
    expect(fixture.upstream.calls.some((call) => call.path === "/api/auth/sign_out")).toBe(true);
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
