import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { caracas } from "../../../gateway/position";
import { RestClient } from "../../../gateway/rest/client";
import { Transport } from "../../../gateway/rest/transport";
import { updatePersonalData } from "../../../gateway/rest/users";
import type { Session } from "../../../gateway/session/session";
import { SessionStore } from "../../../gateway/session/store";
import { DeviseServer } from "../../support/deviseServer";
import { json } from "../../support/scriptedUpstream";

const anything = z.unknown();

let devise: DeviseServer;
let transport: Transport;
let store: SessionStore;
let session: Session;

const open = async (script?: Parameters<DeviseServer["start"]>[0]) => {
  devise = await new DeviseServer().start(script);
  transport = new Transport(devise.upstream.url);
  store = new SessionStore(3_600_000, () => devise.now);
  session = store.open({ credentials: devise.credentials, userId: "1", userToken: null, remember: false });
};

/** A client as each request gets one; several tabs are several clients of one session. */
const tab = () =>
  new RestClient({
    transport,
    session,
    position: caracas,
    requestId: "test-request",
    log: pino({ level: "silent" }),
    timeoutMs: 2_000,
    onSessionEnded: (lost, reason) => store.end(lost, reason),
    onPublicChange: () => {},
  });

beforeEach(() => open());

afterEach(async () => {
  await transport.close();
  await devise.upstream.stop();
});

describe("a session against a backend that rotates tokens", () => {
  it("keeps its token through blank headers and takes each new one", async () => {
    for (const step of [0, 1_000, 4_000, 5_100, 6_000, 100, 30_000]) {
      devise.now += step;
      await tab().get("/chats", anything);
      expect(session.credentials.accessToken).toBe(devise.current);
    }
    expect(session.version).toBeGreaterThan(3);
  });

  it("survives many parallel calls of two tabs, over many rotations", async () => {
    for (let round = 0; round < 20; round += 1) {
      devise.now += 6_000;
      const [one, two] = [tab(), tab()];
      await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).get("/chats", anything)));
      expect(session.credentials.accessToken).toBe(devise.current);
    }
    expect(session.endedBy).toBeNull();
  });

  it("takes new tokens from refusals (422) as well", async () => {
    await transport.close();
    await devise.upstream.stop();
    await open((_call, response) => json(response, { errors: ["El mensaje no puede estar vacío"] }, 422));
    devise.now += 6_000;
    await expect(tab().post("/chats/1/messages", anything, { json: {} })).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      messages: ["El mensaje no puede estar vacío"],
    });
    expect(session.credentials.accessToken).toBe(devise.current);
  });

  const person = {
    name: "Ana",
    last_name: "Gil",
    phone: "+584140000001",
    date_of_birth: "1990-01-01",
    gender: "0",
    city: "",
    state: "Zulia",
    country: "Venezuela",
  } as const;
  it.each([
    ["alone", () => tab().put("/auth/password", anything, { json: {}, rotatesToken: true })],
    [
      "with the personal data",
      () => updatePersonalData(tab(), "1", { ...person, password: "Nueva#2026", current_password: "x" }),
    ],
  ] as const)("outlives a change of its own password %s, whatever is asked meanwhile", async (_how, send) => {
    await transport.close();
    await devise.upstream.stop();
    let answerChange = () => {};
    let resolveChanged = () => {};
    const isChanged = new Promise<void>((resolve) => {
      resolveChanged = resolve;
    });
    await open(async (call, response) => {
      if (call.method === "PUT") {
        for (const [name, value] of Object.entries(devise.replaceToken())) response.setHeader(name, value);
        resolveChanged();
        await new Promise<void>((resolve) => {
          answerChange = resolve;
        });
      }
      json(response, { ok: true });
    });
    await tab().get("/chats", anything);
    const change = send();
    await isChanged;
    const reads = [tab().get("/chats", anything), tab().get("/notifications", anything)];
    const write = tab()
      .post("/chats/1/messages", anything, { json: {} })
      .catch((error: unknown) => error);
    await expect.poll(() => devise.upstream.calls.length).toBe(5);
    answerChange();
    await Promise.all([change, ...reads]);
    expect(await write).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(session.endedBy).toBeNull();
    expect(session.credentials.accessToken).toBe(devise.current);
  });

  it("survives a lost answer by using the former token within the window", async () => {
    devise.lostAnswers.add(1);
    await tab().get("/chats", anything);
    expect(devise.upstream.calls).toHaveLength(2);
    devise.now += 1_000;
    await tab().get("/chats", anything);
    expect(session.endedBy).toBeNull();
  });

  it("never sends a write twice, whatever happened to it", async () => {
    devise.lostAnswers.add(1);
    await expect(tab().post("/v1/transactions/", anything, { json: {} })).rejects.toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
      isUnsettled: true,
    });
    expect(devise.upstream.calls).toHaveLength(1);
  });

  it("does not let an older answer replace a newer token", async () => {
    const held: (() => void)[] = [];
    await transport.close();
    await devise.upstream.stop();
    await open(async (call, response) => {
      if (call.path.endsWith("/slow")) {
        await new Promise<void>((resolve) => {
          held.push(resolve);
        });
      }
      json(response, { ok: true });
    });
    devise.now += 6_000;
    const slow = tab().post("/slow", anything);
    await expect.poll(() => held.length).toBe(1);
    const first = devise.current;
    // The window passes while the slow answer, with its outdated token, is still on its way.
    session.state.credentials = { ...session.credentials, accessToken: first };
    devise.now += 6_000;
    await tab().get("/chats", anything);
    const newest = devise.current;
    held[0]?.();
    await slow;
    expect(session.credentials.accessToken).toBe(newest);
    await tab().get("/chats", anything);
    expect(session.endedBy).toBeNull();
  });

  describe("when the token of a slow call expires on the way", () => {
    const outrun = async (method: "GET" | "POST") => {
      let release = () => {};
      devise.heldCalls.set(
        1,
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      );
      devise.now += 6_000;
      const late = tab()
        .call(method, "/late")
        .catch((error: unknown) => error);
      await expect.poll(() => devise.upstream.calls.length).toBe(1);
      await tab().get("/chats", anything);
      devise.now += 6_000;
      release();
      return await late;
    };

    it("sends a read once more with the newest token", async () => {
      expect(await outrun("GET")).toMatchObject({ status: 200 });
      expect(devise.upstream.calls.map(({ path }) => path)).toEqual(["/api/late", "/api/chats", "/api/late"]);
      expect(session.endedBy).toBeNull();
    });

    it("does not send a write again and keeps the session", async () => {
      expect(await outrun("POST")).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
      expect(devise.upstream.calls.map(({ path }) => path)).toEqual(["/api/late", "/api/chats"]);
      expect(session.endedBy).toBeNull();
    });
  });

  it("ends the session when the backend refuses a fresh token, and fails every later call at once", async () => {
    devise.endSessions();
    const reasons: string[] = [];
    session.onEnd((reason) => reasons.push(reason));
    await expect(tab().get("/chats", anything)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(reasons).toEqual(["expired"]);
    const calls = devise.upstream.calls.length;
    await expect(tab().get("/chats", anything)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(devise.upstream.calls).toHaveLength(calls);
    expect(store.resume(session.state)).toBe("expired");
  });

  it("checks with a read before a refused write ends the session", async () => {
    devise.endSessions();
    await expect(tab().post("/v1/transactions/", anything, { json: {} })).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    expect(devise.upstream.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/v1/transactions/",
      "GET /api/notifications",
    ]);
    expect(session.endedBy).toBe("expired");
  });
});
