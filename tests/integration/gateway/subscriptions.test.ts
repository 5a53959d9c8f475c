import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RailsServer } from "../../support/rails/server";
import { password } from "../../support/rails/store";
import { RawSocket } from "../../support/rawSocket";
import { GraphqlClient } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";

let rails: RailsServer;
let gateway: TestGateway;
let ana: GraphqlClient;
const undo: (() => unknown)[] = [];

beforeEach(async () => {
  rails = await new RailsServer({ checksOrigin: true }).start();
  gateway = await startGateway(rails.url);
  ana = await signedIn("ana@example.com");
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
  await gateway.stop();
  await rails.stop();
});

async function signedIn(email: string): Promise<GraphqlClient> {
  const client = new GraphqlClient(gateway.url);
  await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { message } } }", {
    input: { email, password },
  });
  return client;
}

async function socketOf(client: GraphqlClient): Promise<RawSocket> {
  const socket = new RawSocket(gateway.wsUrl, { headers: { cookie: client.cookie }, origin: gateway.url });
  undo.push(() => socket.close());
  await socket.init();
  return socket;
}

const CHATS = "subscription { chatChanged { kind chat { id unreadCount transaction { status } } } }";
const TALK = "subscription ($chatId: ID!, $after: ID) { messageAdded(chatId: $chatId, after: $after) { id text } }";
const follow = async (client: GraphqlClient, query: string, variables = {}) => {
  const stream = await subscribe<Record<string, Record<string, unknown>>>(client, query, variables);
  undo.push(() => stream.stop());
  return stream;
};
const joined = async (channel: string, userId = 1) =>
  await expect.poll(() => rails.cable.isSubscribed(userId, channel)).toBe(true);

describe("a session that the backend ends", () => {
  test("closes that user’s sockets, to reconnect, and no others", async () => {
    const luis = await signedIn("luis@example.com");
    const [hers, his] = [await socketOf(ana), await socketOf(luis)];
    hers.send({ type: "subscribe", id: "1", payload: { query: CHATS } });
    his.send({ type: "subscribe", id: "1", payload: { query: CHATS } });
    await joined("ChatChannel", 1);
    await joined("ChatChannel", 2);
    const before = rails.cable.upgrades.length;
    rails.cable.endSession(1);
    expect(await hers.closed).toBe(4403);
    // A stream that completed first would keep the browser from reconnecting.
    expect(hers.frames.map((frame) => frame.type)).toEqual(["connection_ack"]);
    expect(his.socket.readyState).toBe(his.socket.OPEN);
    const answer = await ana.run("{ viewer { id } notifications { items { id } } }");
    expect(answer.data).toEqual({ viewer: null, notifications: null });
    expect(answer.errors).toMatchObject([{ path: ["notifications"], extensions: { code: "UNAUTHENTICATED" } }]);
    expect(rails.cable.upgrades).toHaveLength(before);
  });

  test("closes sockets and cable connection for good after a sign-out", async () => {
    const socket = await socketOf(ana);
    socket.send({ type: "subscribe", id: "1", payload: { query: CHATS } });
    await joined("ChatChannel");
    await ana.data("mutation { signOut { errors { code } } }");
    expect(await socket.closed).toBe(4401);
    await expect.poll(() => rails.cable.connections.size).toBe(0);
  });
});

describe("a forbidden subscription", () => {
  test("is refused before anything is sent to the cable", async () => {
    const eva = await signedIn("eva@example.com");
    const stream = await follow(eva, TALK, { chatId: "1" });
    await stream.ended;
    expect(stream.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    expect(rails.cable.upgrades).toEqual([]);
    expect(rails.cable.commands).toEqual([]);
  });
});

describe("one connection", () => {
  test("serves all sockets and streams of a user and closes with the last", async () => {
    const sockets = await Promise.all([1, 2, 3].map(() => socketOf(ana)));
    for (const socket of sockets) {
      socket.send({ type: "subscribe", id: "chats", payload: { query: CHATS } });
      socket.send({
        type: "subscribe",
        id: "talk",
        payload: { query: TALK, variables: { chatId: "1", after: "1000" } },
      });
    }
    await joined('"chat_id":1');
    const exchange = rails.store.transactions[0];
    if (!exchange) throw new Error("no exchange");
    rails.write(exchange, 2, "hola a todas", "r-todas");
    for (const socket of sockets) {
      expect(await socket.next((frame) => frame.type === "next" && frame.id === "talk")).toMatchObject({
        payload: { data: { messageAdded: { text: "hola a todas" } } },
      });
    }
    expect(rails.cable.upgrades).toHaveLength(1);
    const subscribes = rails.cable.commands
      .filter((command) => command.command === "subscribe")
      .map((command) => command.identifier);
    expect(new Set(subscribes).size).toBe(2);
    for (const socket of sockets) socket.close();
    await expect.poll(() => rails.cable.connections.size).toBe(0);
  });

  test("sends the reader of a conversation the backend's refusal, and goes on", async () => {
    const socket = await socketOf(ana);
    socket.send({
      type: "subscribe",
      id: "talk",
      payload: { query: TALK, variables: { chatId: "1", after: "1000" } },
    });
    await joined('"chat_id":1');
    const exchange = rails.store.transactions[0];
    if (!exchange) throw new Error("no exchange");
    rails.cable.broadcast(`chat ${exchange.id}`, { errors: ["El chat está en revisión"] });
    const next = (part: string) => socket.next((frame) => JSON.stringify(frame.payload ?? null).includes(part));
    expect(await next('"errors"')).toMatchObject({
      payload: { errors: [{ message: "El chat está en revisión", extensions: { code: "CONFLICT" } }] },
    });
    rails.write(exchange, 2, "sigue", "r-sigue");
    expect(await next("sigue")).toMatchObject({ payload: { data: { messageAdded: { text: "sigue" } } } });
  });

  test("reads a conversation without followers and leaves it again", async () => {
    const { chat } = await ana.data<{ chat: { messages: { items: { text: string }[] } } }>(
      '{ chat(id: "1") { messages { items { text } } } }',
    );
    expect(chat.messages.items).toEqual([{ text: "Hola, me interesa tu publicación" }]);
    await expect.poll(() => rails.cable.connections.size).toBe(0);
  });
});

test("delivers changed chats after a cut connection", async () => {
  const stream = await follow(ana, CHATS);
  await joined("ChatChannel");
  const exchange = rails.store.transactions[0];
  if (!exchange) throw new Error("no exchange");
  rails.cable.cut();
  rails.write(exchange, 2, "durante el corte", "r-corte");
  const event = await stream.next(
    (event) => (event["chatChanged"]?.["chat"] as { unreadCount: number } | undefined)?.unreadCount === 2,
  );
  expect(event).toMatchObject({ chatChanged: { kind: "UPDATED", chat: { id: "1" } } });
});

test("shows a booking that the server reports to its conversation alone, by its status or by whether it is active", async () => {
  const exchange = rails.store.transactions[0];
  if (!exchange) throw new Error("no exchange");
  exchange.status = "accepted";
  const changes = await follow(
    ana,
    "subscription { transactionChanged { id canBookSecureExchange secureExchange { state date code venue { name } } } }",
  );
  await follow(ana, TALK, { chatId: "1" });
  await joined("RequestChannel");
  await joined('"chat_id":1');
  const report = (values: object) =>
    rails.cable.broadcast("chat 1", {
      security_change: {
        id: 5,
        applicant: { id: 2, name: "Luis" },
        date: "2099-02-19",
        schedule: { id: 3, start: "14:00", end: "16:00" },
        exchange_place: { id: 1, headquarter: "Sede Altamira" },
        proforma_status: "approved",
        active: false,
        ...values,
      },
    });
  const seen: unknown[] = [];
  for (const values of [
    { proforma_status: "pending" },
    { proforma_status: "to_be_confirmed", status: null },
    { active: true, code: "K7PMXR" },
    { status: "cancelled" },
    { status: "expired" },
  ]) {
    report(values);
    await expect.poll(() => changes.events.length).toBe(seen.length + 1);
    seen.push(changes.events.at(-1)?.["transactionChanged"]);
  }
  const booking = (state: string, code: string | null = null) => ({
    state,
    code,
    date: "2099-02-19",
    venue: { name: "Sede Altamira" },
  });
  expect(seen).toEqual(
    [
      [booking("AWAITING_PAYMENT"), false],
      [booking("TO_BE_CONFIRMED"), false],
      [booking("ACTIVE", "K7PMXR"), false],
      [booking("CANCELLED"), true],
      [null, true],
    ].map(([secureExchange, canBookSecureExchange]) => ({ id: "1", secureExchange, canBookSecureExchange })),
  );
});

test("ends a conversation’s stream when its transaction is rejected", async () => {
  const stream = await follow(ana, TALK, { chatId: "1" });
  await joined('"chat_id":1');
  const { changeTransactionStatus } = await ana.data<{ changeTransactionStatus: { errors: unknown[] } }>(
    'mutation { changeTransactionStatus(input: { transactionId: "1", to: REJECTED }) { errors { code message } } }',
  );
  expect(changeTransactionStatus.errors).toEqual([]);
  await stream.ended;
  expect(stream.errors).toEqual([]);
  // The same for who comes later, once they have what is stored.
  const later = await follow(ana, TALK, { chatId: "1", after: "0" });
  await later.ended;
  expect(later.errors).toEqual([]);
  expect(later.events).not.toEqual([]);
});
