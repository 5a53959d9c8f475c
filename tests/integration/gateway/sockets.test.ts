import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { socketLimits } from "../../../gateway/socket/limits";
import { RailsServer } from "../../support/rails/server";
import { password } from "../../support/rails/store";
import { RawSocket } from "../../support/rawSocket";
import { mainOf } from "../../support/serverMain";
import { GraphqlClient } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { pollUntil } from "../../support/pollUntil";

const SIGN_IN =
  "mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { viewer { id } errors { code } } }";
const CHATS = "subscription { chatChanged { kind } }";
const subscribe = (id: string) => ({ type: "subscribe", id, payload: { query: CHATS } });

async function signedIn(url: string): Promise<GraphqlClient> {
  const client = new GraphqlClient(url);
  await client.data(SIGN_IN, { email: "ana@example.com", password });
  return client;
}

describe("one socket", () => {
  let rails: RailsServer;
  let gateway: TestGateway;

  beforeAll(async () => {
    rails = await new RailsServer().start();
    gateway = await startGateway(rails.url);
  });
  afterAll(async () => {
    await gateway.stop();
    await rails.stop();
  });

  it("carries a limited number of subscriptions over one cable connection; an ended one makes room", async () => {
    const { cookie } = await signedIn(gateway.url);
    const socket = new RawSocket(gateway.wsUrl, { headers: { cookie }, origin: gateway.url });
    await socket.init();
    for (let number = 1; number <= socketLimits.subscriptionsPerSocket; number += 1)
      socket.send(subscribe(`${number}`));
    socket.send(subscribe("over"));
    const refused = await socket.next((frame) => frame.id === "over");
    expect(refused).toMatchObject({ type: "error", payload: [{ extensions: { code: "RATE_LIMITED" } }] });
    await expect.poll(() => rails.cable.isSubscribed(1, "ChatChannel")).toBe(true);
    socket.send({ type: "complete", id: "1" });
    socket.send(subscribe("again"));
    await socket.run("ping", "{ excludedWords }");
    rails.cable.broadcast("chats 1", {
      event: "update",
      ...rails.store.presentChat(rails.store.transactions[0] ?? failMissing(), 1),
    });
    await socket.next((frame) => frame.id === "again" && frame.type === "next");
    await socket.next((frame) => frame.id === "2" && frame.type === "next");
    expect(socket.frames.filter((frame) => frame.type === "next" && frame.id === "1")).toEqual([]);
    expect([
      rails.cable.upgrades.length,
      rails.cable.commands.filter(({ command }) => command === "subscribe").length,
    ]).toEqual([1, 1]);
    socket.close();
  });
});

describe("a cable that accepts only our pages’ Origin", () => {
  it("is reached under that Origin", async () => {
    const rails = await new RailsServer({ checksOrigin: "https://truequea.example" }).start();
    const gateway = await startGateway(rails.url, { PUBLIC_URL: "https://truequea.example" });
    const signed = await new GraphqlClient(gateway.url, { origin: "https://truequea.example" }).run(SIGN_IN, {
      email: "ana@example.com",
      password,
    });
    expect(signed.errors).toEqual([]);
    const headers = rails.tokens.issue(1, "ana@example.com");
    const { data } = await new GraphqlClient(gateway.url, headers).run(
      '{ chat(id: "1") { messages { items { text } } } }',
    );
    expect(data).toMatchObject({ chat: { messages: { items: [{ text: "Hola, me interesa tu publicación" }] } } });
    expect(rails.cable.upgrades.map((upgrade) => upgrade.headers.origin)).toEqual([
      rails.url,
      "https://truequea.example",
    ]);
    await gateway.stop();
    await rails.stop();
  });
});

describe("a cable that ends a session or refuses it", () => {
  let rails: RailsServer;
  let gateway: TestGateway;
  let ana: GraphqlClient;
  let socket: RawSocket;

  beforeEach(async () => {
    rails = await new RailsServer().start();
    gateway = await startGateway(rails.url);
    ana = await signedIn(gateway.url);
    socket = new RawSocket(gateway.wsUrl, { headers: { cookie: ana.cookie }, origin: gateway.url });
    await socket.init();
    socket.send(subscribe("1"));
    await pollUntil(() => Promise.resolve(rails.cable.isSubscribed(1, "ChatChannel")), Boolean);
  });
  afterEach(async () => {
    socket.close();
    await gateway.stop();
    await rails.stop();
  });

  it("ends it everywhere", async () => {
    rails.cable.endAllSessions();
    expect(await socket.closed).toBe(4403);
    const calls = rails.calls.length;
    expect(await ana.data("{ viewer { id } }")).toEqual({ viewer: null });
    expect(ana.cookie).toBe("");
    expect(rails.calls).toHaveLength(calls);
  });

  it("that refuses everyone is not hammered and closes sockets, but the session lives on for REST", async () => {
    rails.cable.refusesCredentials = true;
    const upgrades = rails.cable.upgrades.length;
    rails.cable.restart();
    expect(await socket.closed).toBe(4403);
    expect(await ana.data("{ viewer { id unreadChatCount } }")).toEqual({ viewer: { id: "1", unreadChatCount: 1 } });
    for (let time = 0; time < 5; time += 1) {
      const { errors } = await ana.run('{ chat(id: "1") { messages { items { id } } } }');
      expect(errors).toMatchObject([{ path: ["chat", "messages"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    }
    expect(rails.cable.upgrades.length - upgrades).toBe(1);
  });

  it("ends it when REST refuses it as well", async () => {
    rails.cable.refusesCredentials = true;
    rails.tokens.revokeAll();
    rails.cable.restart();
    expect(await socket.closed).toBe(4403);
    expect(await ana.data("{ viewer { id } }")).toEqual({ viewer: null });
  });

  it("that never accepted the credentials ends nothing", async () => {
    rails.cable.refusesCredentials = true;
    const luis = new GraphqlClient(gateway.url);
    await luis.data(SIGN_IN, { email: "luis@example.com", password });
    const upgrades = rails.cable.upgrades.length;
    for (let time = 0; time < 3; time += 1) {
      const { errors } = await luis.run('{ chat(id: "1") { messages { items { id } } } }');
      expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    }
    expect(rails.cable.upgrades.length - upgrades).toBe(1);
    expect(await luis.data("{ viewer { id } }")).toEqual({ viewer: { id: "2" } });
  });
});

function failMissing(): never {
  throw new Error("no transaction");
}

describe("a gateway in a process of its own", () => {
  it("logs no secrets, positions or addresses of users, and leaves no connection behind", async () => {
    const rails = await new RailsServer({ rotatesTokens: true }).start();
    const folder = await mkdtemp(join(tmpdir(), "truequea-log-"));
    const child = spawn(process.execPath, mainOf("gateway"), {
      env: {
        ...process.env,
        PORT: "0",
        BACKEND_URL: rails.url,
        DATA_DIR: folder,
        LOG_LEVEL: "debug",
        CAPTCHA: "off",
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let log = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (log += String(chunk)));
    const url = await new Promise<string>((resolve) =>
      child.once("message", (message) => resolve((message as { ready: string }).ready)),
    );
    const client = await signedIn(url);
    client.setCookie("tq_pos", "10.4123456,-66.9876543");
    const headers = rails.tokens.issue(2, "luis@example.com");
    const secrets = new Set<string>([
      password,
      "ana@example.com",
      "luis@example.com",
      rails.personOf("ana@example.com").token,
      "10.4123456",
      "66.9876543",
      headers["client"] ?? "",
    ]);
    const note = () => [1, 2].forEach((userId) => secrets.add(rails.tokens.newestOf(userId) ?? "none"));
    note();
    await client.run(SIGN_IN, { email: "ana@example.com", password: "Equivocada#1" });
    secrets.add("Equivocada#1");
    for (const query of [
      "{ viewer { id } }",
      "{ wall { items { __typename } } }",
      '{ chat(id: "1") { messages { items { text } } } }',
      "{ search(input: { mode: VALUE, minUsd: 1 }) { page { total } } }",
    ]) {
      rails.tokens.advance(6_000);
      await client.run(query);
      note();
    }
    const socket = new RawSocket(`${url.replace("http", "ws")}/graphql`, {
      headers: { cookie: client.cookie },
      origin: url,
    });
    await socket.init();
    socket.send(subscribe("1"));
    await expect.poll(() => rails.cable.isSubscribed(1, "ChatChannel")).toBe(true);
    rails.cable.broadcast("chats 1", { event: "bogus", secret: "poison-text" });
    secrets.add("poison-text");
    rails.cable.cut();
    await expect.poll(() => rails.cable.isSubscribed(1, "ChatChannel")).toBe(true);
    await new GraphqlClient(url, headers).run("{ viewer { id } notifications { items { id } } }");
    secrets.add(client.cookie.split("tq_session=")[1]?.slice(0, 40) ?? "none");
    note();
    child.kill("SIGTERM");
    expect(await socket.closed).toBe(1012);
    expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
    expect(log).toContain("upstream call");
    expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
    await expect.poll(() => rails.cable.connections.size).toBe(0);
    await rails.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
