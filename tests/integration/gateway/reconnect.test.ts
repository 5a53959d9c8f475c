import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { aTransaction, aUser, password, sessionOf } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import { startCountingProxy } from "../../support/countingProxy";
import type { CountingProxy } from "../../support/countingProxy";
import { GraphqlClient } from "../../support/graphqlClient";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";
import type { Stream } from "../../support/subscribe";

/** The connection between gateway and backend is cut during events; subscribers receive each event exactly once. */

let backend: TestBackend;
let proxy: CountingProxy;
let gateway: TestGateway;
let owner: User;
let interested: User;
let client: GraphqlClient;
let theirs: Record<string, string>;
const streams: Stream<unknown>[] = [];

beforeAll(async () => {
  backend = await startBackend();
  proxy = await startCountingProxy(backend.url);
  gateway = await startGateway(proxy.url);
  owner = await aUser(backend.db);
  interested = await aUser(backend.db);
  theirs = await sessionOf(backend.db, interested);
  client = new GraphqlClient(gateway.url);
  await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
    input: { email: owner.email, password },
  });
});
afterEach(async () => {
  proxy.restore();
  for (const stream of streams.splice(0)) await stream.stop();
});
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await backend?.stop();
});

async function follow<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Stream<Data>> {
  const stream = await subscribe<Data>(client, query, variables);
  streams.push(stream);
  return stream;
}

const exchange = () => aTransaction(backend.db, { owner, interested, updatedAt: new Date(Date.now() - 300_000) });
let said = 0;
async function sendMessage({ chatId }: BuiltTransaction, text: string): Promise<void> {
  const form = new FormData();
  form.set("random_id", `m-${++said}`);
  form.set("message", text);
  expect((await backend.call(`/chats/${chatId}/messages`, { form, headers: theirs })).status).toBe(201);
}
const withdraw = (id: number) =>
  backend.call(`/v1/transactions/${id}`, {
    method: "PUT",
    body: { status: "rejected", id, from_chat: true },
    headers: theirs,
  });

const TALK = "subscription ($chatId: ID!) { messageAdded(chatId: $chatId, after: 0) { id text } }";
interface Talk {
  messageAdded: { text: string };
}

it("continues a conversation where it stopped", async () => {
  const built = await exchange();
  const talk = await follow<Talk>(TALK, { chatId: built.chatId });
  await sendMessage(built, "antes");
  await talk.next();
  proxy.cutCable();
  for (const text of ["uno", "dos", "tres"]) await sendMessage(built, text);
  proxy.restore();
  await talk.next((event) => event.messageAdded.text === "tres");
  await sendMessage(built, "después");
  await talk.next((event) => event.messageAdded.text === "después");
  expect(talk.events.map((event) => event.messageAdded.text)).toEqual(["antes", "uno", "dos", "tres", "después"]);
});

it("ends a conversation whose transaction ended meanwhile", async () => {
  const built = await exchange();
  const talk = await follow<Talk>(TALK, { chatId: built.chatId });
  await sendMessage(built, "antes");
  await talk.next();
  proxy.cutCable();
  expect((await withdraw(built.id)).status).toBe(200);
  proxy.restore();
  await talk.ended;
  expect([talk.errors, talk.events.length]).toEqual([[], 1]);
});

it("delivers chats, transactions and notifications of the gap", async () => {
  const built = await exchange();
  const chats = await follow<{ chatChanged: { kind: string; chat: { id: string; unreadCount: number } } }>(
    "subscription { chatChanged { kind chat { id unreadCount } } }",
  );
  const changes = await follow<{ transactionChanged: { id: string; status: string } }>(
    "subscription { transactionChanged { id status } }",
  );
  const bell = await follow<{ notificationReceived: { type: string; subject: { transactionId: string } } }>(
    "subscription { notificationReceived(after: 0) { type subject { ... on TransactionSubject { transactionId } } } }",
  );
  // The subscriptions are active once each has delivered this.
  const first = await exchange();
  await expect.poll(() => proxy.upgrades).toBeGreaterThan(0);
  for (let tries = 0; chats.events.length === 0 && tries < 50; tries += 1) {
    await sendMessage(first, "hola");
    await chats.next(() => true, 200).catch(() => {});
  }
  for (let tries = 0; changes.events.length === 0 && tries < 50; tries += 1) {
    await withdraw((await exchange()).id);
    await changes.next(() => true, 200).catch(() => {});
  }
  proxy.cutCable();
  await sendMessage(built, "en el hueco");
  const gone = await exchange();
  expect((await withdraw(gone.id)).status).toBe(200);
  proxy.restore();
  await chats.next(
    (event) => event.chatChanged.chat.id === String(built.chatId) && event.chatChanged.chat.unreadCount === 1,
  );
  await changes.next(
    (event) => event.transactionChanged.id === String(gone.id) && event.transactionChanged.status === "REJECTED",
  );
  await bell.next((event) => event.notificationReceived.subject.transactionId === String(gone.id));
  expect(
    bell.events.filter((event) => event.notificationReceived.subject.transactionId === String(gone.id)),
  ).toHaveLength(1);
  for (const stream of [chats, changes, bell]) expect(stream.errors).toEqual([]);
});
