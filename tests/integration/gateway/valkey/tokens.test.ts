import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { caracas } from "../../../../gateway/position";
import { RestClient } from "../../../../gateway/rest/client";
import { Transport } from "../../../../gateway/rest/transport";
import { sealingKeys } from "../../../../gateway/session/keys";
import type { Session } from "../../../../gateway/session/session";
import { SessionStore } from "../../../../gateway/session/store";
import { ValkeyConnection } from "../../../../gateway/valkey/connection";
import { ValkeySessions } from "../../../../gateway/valkey/sessions";
import { DeviseServer } from "../../../support/deviseServer";
import { json } from "../../../support/scriptedUpstream";
import { pollUntil } from "../../../support/pollUntil";
import { startRelay } from "../../../support/relay";
import { startValkey } from "../../../support/valkey";
import type { TestValkey } from "../../../support/valkey";

/** Two gateways' stores in front of a backend that is as strict as devise, on its clock. */

const anything = z.unknown();
const log = pino({ level: "silent" });

interface Gateway {
  valkey: ValkeyConnection;
  /** Its way to Valkey. */
  way: Awaited<ReturnType<typeof startRelay>>;
  sessions: ValkeySessions;
  store: SessionStore;
  session: Session;
}

let valkey: TestValkey;
let devise: DeviseServer;
let transport: Transport;
let one: Gateway;
let two: Gateway;

const start = async (script?: Parameters<DeviseServer["start"]>[0]) => {
  devise = await new DeviseServer().start(script);
  transport = new Transport(devise.upstream.url);
  const [first, second] = [await connect(), await connect()];
  const opened = { credentials: devise.credentials, userId: "1", userToken: null, remember: false };
  const session = await first.store.openForAll(opened);
  one = { ...first, session };
  two = { ...second, session: (await second.store.find(structuredClone(session.state))) as Session };
};

async function connect() {
  const keys = sealingKeys(["a-secret-for-tests-that-is-long-enough"]);
  const way = await startRelay(valkey.url);
  const url = `redis://${new URL(way.url).host}`;
  const connection = new ValkeyConnection({ url, keys, nameKey: Buffer.from("names"), log });
  await connection.started();
  // A turn as long as a test takes, on any machine.
  const sessions = new ValkeySessions(connection, () => devise.now, 120_000);
  return { valkey: connection, way, sessions, store: new SessionStore(3_600_000, () => devise.now, sessions) };
}

/** Ends a gateway's way to Valkey: from then on it goes on alone. */
async function cutOff({ way, valkey: { client } }: Gateway) {
  way.cut();
  await expect.poll(() => client.status).not.toBe("ready");
}

const isBack = ({ way, valkey: { client } }: Gateway) => {
  way.heal();
  return expect.poll(() => client.status).toBe("ready");
};

const at = ({ session, store }: Gateway) =>
  new RestClient({
    transport,
    session,
    position: caracas,
    requestId: "test-request",
    log,
    timeoutMs: 10_000,
    onSessionEnded: (lost, reason) => void store.end(lost, reason),
    onPublicChange: () => {},
  });

beforeEach(async () => {
  valkey = await startValkey();
});
afterEach(async () => {
  for (const gateway of [one, two]) {
    await gateway.valkey.close();
    gateway.way.cut();
    await gateway.way.stop();
  }
  await transport.close();
  await devise.upstream.stop();
  await valkey.stop();
});

it("a token is spent by one gateway, and the other goes with the new one", async () => {
  await start();
  let answer = () => {};
  devise.heldCalls.set(1, new Promise<void>((resolve) => (answer = resolve)));
  devise.now += 6_000;
  const first = at(one).get("/chats", anything);
  await expect.poll(() => devise.upstream.calls.length).toBe(1);
  const second = at(two).get("/chats", anything);
  // Long enough for a call that does not wait.
  for (let turn = 0; turn < 10; turn += 1) await two.valkey.client.ping();
  answer();
  await Promise.all([first, second]);
  const [spent, next, ...more] = devise.upstream.calls.map(({ headers }) => headers["access-token"]);
  expect([spent, next, more]).toEqual(["token-0", devise.current, []]);
  expect(two.session.credentials.accessToken).toBe(devise.current);
});

it("a session outlives many parallel calls of both, over many rotations", async () => {
  await start();
  for (let round = 0; round < 20; round += 1) {
    devise.now += 6_000;
    await Promise.all(Array.from({ length: 10 }, (_, index) => at(index % 2 ? one : two).get("/chats", anything)));
  }
  expect([one.session.endedBy, two.session.endedBy]).toEqual([null, null]);
  await at(one).get("/chats", anything);
  expect(one.session.credentials.accessToken).toBe(devise.current);
});

it("a session outlives a change of its password at one gateway, whatever is asked of the other meanwhile", async () => {
  let answer = () => {};
  await start(async (call, response) => {
    if (call.method === "PUT") {
      for (const [name, value] of Object.entries(devise.replaceToken())) response.setHeader(name, value);
      await new Promise<void>((resolve) => (answer = resolve));
    }
    json(response, { ok: true });
  });
  await at(one).get("/chats", anything);
  await at(two).get("/chats", anything);
  const change = at(one).put("/auth/password", anything, { json: {}, rotatesToken: true });
  await expect.poll(() => devise.upstream.calls.length).toBe(3);
  const read = at(two).get("/notifications", anything);
  await expect.poll(() => devise.upstream.calls.length).toBe(4);
  answer();
  await Promise.all([change, read]);
  expect([one.session.endedBy, two.session.endedBy]).toEqual([null, null]);
  expect(two.session.credentials.accessToken).toBe(devise.current);
});

it("a session that got another id is found by both ids for requests in flight, and ends under both", async () => {
  await start();
  const former = structuredClone(one.session.state);
  await one.store.rename(one.session);
  const now = structuredClone(one.session.state);
  expect(now.sid).not.toBe(former.sid);
  expect(await two.store.find(former)).toMatchObject({ state: { sid: now.sid } });
  devise.now += 31_000;
  expect(await two.store.find(former)).toBe("expired");
  await two.store.end((await two.store.find(now)) as Session, "signedOut");
  expect(await one.store.find(now)).toBe("signedOut");
});

/** A session of another account, at the first gateway. */
const openStranger = () => {
  const own = { accessToken: "mine", client: "client-2", uid: "eva@example.com", expiry: "1500000000" };
  const credentials = { ...devise.credentials, ...own };
  return one.store.openForAll({ credentials, userId: "2", userToken: null, remember: false });
};

it("another id that was copied under another session's key opens no other session", async () => {
  await start();
  const { client } = one.valkey;
  await one.store.rename(one.session);
  const [victims] = await client.keys("tq:renamed:*");
  const cookie = structuredClone((await openStranger()).state);
  await client.set(`tq:renamed:${one.valkey.nameOf(cookie.sid)}`, (await client.get(victims ?? "")) ?? "");
  const found = (await two.store.find(cookie)) as Session;
  expect(found.credentials.uid).toBe("eva@example.com");
});

it("a state that was copied under another session's key does not open that one's session", async () => {
  await start();
  await at(one).get("/chats", anything);
  const { client } = one.valkey;
  const [victims] = await client.keys("tq:session:*");
  const cookie = structuredClone((await openStranger()).state);
  const key = `tq:session:${one.valkey.nameOf(cookie.sid)}`;
  await client.hset(key, await client.hgetall(victims ?? ""));
  devise.upstream.calls.length = 0;
  const found = (await two.store.find(cookie)) as Session;
  await expect(at({ ...two, session: found }).get("/chats", anything)).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
  });
  expect(new Set(devise.upstream.calls.map(({ headers }) => headers["uid"]))).toEqual(new Set(["eva@example.com"]));
});

it("a token that one gateway got alone while Valkey was away comes to the other one with the cookie", async () => {
  await start();
  await valkey.kill();
  devise.now += 6_000;
  await at(one).get("/chats", anything);
  devise.now += 6_000;
  const cookie = structuredClone(one.session.state);
  expect(two.session.credentials.accessToken).not.toBe(cookie.credentials.accessToken);
  expect(await two.store.find(cookie)).toBe(two.session);
  await at(two).get("/chats", anything);
  expect(two.session.credentials.accessToken).toBe(devise.current);
});

it("a session is not ended by a gateway that cannot ask whether its token is the newest", async () => {
  await start();
  await at(two).get("/chats", anything);
  await cutOff(two);
  for (let rotations = 0; rotations < 2; rotations += 1) {
    devise.now += 6_000;
    await at(one).get("/chats", anything);
  }
  await expect(at(two).get("/chats", anything)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  await isBack(two);
  await at(two).get("/chats", anything);
  expect(two.session.credentials.accessToken).toBe(devise.current);
  // And one that the backend has ended is over.
  devise.endSessions();
  await expect(at(two).get("/chats", anything)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

it.each(["when it has Valkey again", "when it stops"])(
  "a token that one gateway got alone comes to the other one %s",
  async (how) => {
    await start();
    await cutOff(one);
    devise.now += 6_000;
    await at(one).get("/chats", anything);
    devise.now += 6_000;
    await at(one).get("/chats", anything);
    const known = async () => (await two.sessions.find(two.session.sid))?.state?.credentials.accessToken;
    const left = how === "when it stops" ? one.sessions.stop() : pollUntil(known, (token) => token === devise.current);
    await isBack(one);
    await left;
    expect(await known()).toBe(devise.current);
    await at(two).get("/chats", anything);
    expect(two.session.credentials.accessToken).toBe(devise.current);
  },
);

it("another id is seen by the others no sooner than the session under it", async () => {
  await start();
  const third = await connect();
  const former = structuredClone(one.session.state);
  const seal = one.valkey.seal.bind(one.valkey);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  vi.spyOn(one.valkey, "seal").mockImplementation(async (content, purpose) => {
    if (purpose.startsWith("tq:session:")) await held;
    return seal(content, purpose);
  });
  const renaming = one.store.rename(one.session);
  // Long enough for what does not wait.
  for (let turn = 0; turn < 10; turn += 1) await one.valkey.client.ping();
  expect(await third.store.find(former)).toMatchObject({ state: { sid: former.sid } });
  goOn();
  await renaming;
  expect(await third.store.find(former)).toMatchObject({ state: { sid: one.session.sid } });
  await third.valkey.close();
});

it("a socket that was opened with a former id is sent away in the end, also where the session was unknown", async () => {
  await start();
  const former = structuredClone(one.session.state);
  await one.store.rename(one.session);
  const third = await connect();
  devise.now += 29_500;
  const found = (await third.store.find(former)) as Session;
  const sentAway = vi.fn<() => void>();
  found.onInterrupt(sentAway);
  await expect.poll(() => sentAway.mock.calls.length).toBe(1);
  await third.valkey.close();
});

it("the keys and values in Valkey name neither session nor account nor token", async () => {
  await start();
  await at(one).get("/chats", anything);
  const { client } = one.valkey;
  const keys = await client.keys("*");
  const values = await Promise.all(
    keys.map(async (key) => ((await client.type(key)) === "hash" ? client.hgetall(key) : client.get(key))),
  );
  const lives = await Promise.all(keys.map((key) => client.pttl(key)));
  expect(keys.length).toBeGreaterThan(0);
  expect(JSON.stringify([keys, values])).not.toMatch(
    new RegExp(`${one.session.sid}|${devise.current}|token-0|ana@example|client-1`),
  );
  expect(lives.filter((life) => life <= 0)).toEqual([]);
});
