import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TradeFixture } from "../support/tradeFixture";
import { subscribe } from "../support/subscribe";
import type { Stream } from "../support/subscribe";
import { startTarget } from "./target";
import type { RunningTarget } from "./target";

let target: RunningTarget;
let fixture: TradeFixture;
const open: Stream<unknown>[] = [];

beforeAll(async () => {
  target = await startTarget();
  fixture = await TradeFixture.create(target);
}, 180_000);
afterAll(async () => {
  for (const stream of open) await stream.stop();
  await target?.stop();
});

async function follow<Data>(
  person: Parameters<typeof subscribe>[0],
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Stream<Data>> {
  const stream = await subscribe<Data>(person, query, variables);
  open.push(stream);
  return stream;
}

const TALK = "subscription ($chatId: ID!, $after: ID) { messageAdded(chatId: $chatId, after: $after) { id text } }";
const SEND = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } errors { code } } }";
interface Talk {
  messageAdded: { id: string; text: string };
}

async function say(chatId: string, text: string): Promise<string> {
  const { sendMessage } = await fixture.proposer.client.data<{ sendMessage: { message: { id: string } } }>(SEND, {
    input: { chatId, randomId: `${text}-${Date.now()}`, text },
  });
  return sendMessage.message.id;
}

describe("who may follow", () => {
  test.each([
    ["chatChanged", "subscription { chatChanged { kind } }"],
    ["notificationReceived", 'subscription { notificationReceived(after: "0") { id } }'],
    ["transactionChanged", "subscription { transactionChanged { id } }"],
    ["messageAdded", 'subscription { messageAdded(chatId: "1") { id } }'],
  ])("a guest gets an error instead of a first event: %s", async (_name, query) => {
    const stream = await follow(fixture.guest, query);
    await stream.ended;
    expect(stream.events).toEqual([]);
    expect(stream.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });

  test("a stranger learns the same of a chat that is not hers and of one that does not exist", async () => {
    const { chatId } = await fixture.startTransaction();
    const streams = await Promise.all(
      [chatId, "2147483000"].map((id) => follow(fixture.stranger.client, TALK, { chatId: id })),
    );
    await Promise.all(streams.map((stream) => stream.ended));
    await say(chatId, "esto no es para ella");
    for (const stream of streams) expect(stream.events).toEqual([]);
    expect(streams[0]?.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    expect(JSON.stringify(streams[0]?.errors)).toBe(JSON.stringify(streams[1]?.errors));
  });

  test("nobody gets what another person is told", async () => {
    const hers = await follow<Record<string, unknown>>(
      fixture.stranger.client,
      "subscription { transactionChanged { id } }",
    );
    const his = await follow<{ transactionChanged: { id: string } }>(
      fixture.owner.client,
      "subscription { transactionChanged { id } }",
    );
    // Nobody says when a stream stands, so changes are made until one is told.
    const isTold = (id: string) =>
      his
        .next((event) => event.transactionChanged.id === id, 1_500)
        .then(
          () => true,
          () => false,
        );
    for (let tries = 0; !(await isTold((await fixture.startTransaction()).id)); tries += 1)
      expect(tries).toBeLessThan(5);
    expect(hers.events).toEqual([]);
  });
});

describe("a conversation", () => {
  test("with a cursor first gives what is newer, then goes on live", async () => {
    const { chatId } = await fixture.startTransaction();
    const first = await say(chatId, "uno");
    await say(chatId, "dos");
    await say(chatId, "tres");
    const stream = await follow<Talk>(fixture.owner.client, TALK, { chatId, after: first });
    await stream.next((event) => event.messageAdded.text === "tres");
    await say(chatId, "cuatro");
    await stream.next((event) => event.messageAdded.text === "cuatro");
    expect(stream.events.map((event) => event.messageAdded.text)).toEqual(["dos", "tres", "cuatro"]);
  });

  test("whoever comes back after a cut misses nothing and gets nothing twice", async () => {
    const { chatId } = await fixture.startTransaction();
    const before = await follow<Talk>(fixture.owner.client, TALK, { chatId, after: "0" });
    const known = await say(chatId, "antes");
    await before.next();
    await before.stop();
    await say(chatId, "durante");
    const after = await follow<Talk>(fixture.owner.client, TALK, { chatId, after: known });
    await after.next();
    await say(chatId, "después");
    await after.next((event) => event.messageAdded.text === "después");
    expect(after.events.map((event) => event.messageAdded.text)).toEqual(["durante", "después"]);
  });

  test("ends when its exchange is rejected", async () => {
    const { id, chatId } = await fixture.startTransaction();
    const stream = await follow<Talk>(fixture.proposer.client, TALK, { chatId, after: "0" });
    await say(chatId, "hola");
    await stream.next();
    const started = Date.now();
    await fixture.changeStatus("owner", id, "REJECTED");
    await stream.ended;
    expect(Date.now() - started).toBeLessThan(5_000);
    expect(stream.errors).toEqual([]);
    expect(stream.events).toHaveLength(1);
  });

  test("shows the history page by page", async () => {
    const { chatId } = await fixture.startTransaction();
    for (const text of ["a", "b", "c", "d", "e"]) await say(chatId, text);
    const query = `query ($id: ID!, $before: String) { chat(id: $id) { messages(last: 2, before: $before) { items { text } hasPreviousPage startCursor } } }`;
    interface Answer {
      chat: { messages: { items: { text: string }[]; hasPreviousPage: boolean; startCursor: string } };
    }
    const pages: string[][] = [];
    for (let before: string | null = null, more = true; more;) {
      const answer: Answer = await fixture.owner.client.data<Answer>(query, { id: chatId, before });
      const { messages } = answer.chat;
      pages.push(messages.items.map((item) => item.text));
      before = messages.startCursor;
      more = messages.hasPreviousPage;
    }
    expect(pages).toEqual([["d", "e"], ["b", "c"], ["a"]]);
  });
});

describe("notifications", () => {
  const BELL =
    "subscription ($after: ID) { notificationReceived(after: $after) { id type subject { ... on TransactionSubject { transactionId } } } }";
  interface Told {
    notificationReceived: { id: string; type: string; subject: { transactionId: string } };
  }
  const newest = async () => {
    const { notifications } = await fixture.owner.client.data<{
      notifications: { items: { id: string; type: string }[] };
    }>("{ notifications(first: 50) { items { id type } } }");
    return notifications.items;
  };

  test("after a cursor: exactly the newer ones, oldest first, then live; never the hidden kind", async () => {
    const first = await fixture.startTransaction();
    const cursor = (await newest())[0]?.id;
    const second = await fixture.startTransaction();
    await say(first.chatId, "un mensaje hace un aviso oculto");
    const third = await fixture.startTransaction();
    const stream = await follow<Told>(fixture.owner.client, BELL, { after: cursor });
    await stream.next((event) => event.notificationReceived.subject.transactionId === third.id);
    const fourth = await fixture.startTransaction();
    await stream.next((event) => event.notificationReceived.subject.transactionId === fourth.id);
    const changes = stream.events.filter((event) => event.notificationReceived.type === "NEW_CHANGE");
    expect(changes.map((event) => event.notificationReceived.subject.transactionId)).toEqual([
      second.id,
      third.id,
      fourth.id,
    ]);
    expect(stream.events.map((event) => event.notificationReceived.type)).not.toContain("OTHER");
    expect((await newest()).map((notification) => notification.type)).not.toContain("OTHER");
  });

  test("marking read and marking toasted", async () => {
    await fixture.startTransaction();
    const id = (await newest())[0]?.id;
    const TOAST =
      "mutation ($id: ID!) { markNotificationToasted(input: { id: $id }) { notification { id wasToasted isRead } errors { code } } }";
    expect(await fixture.owner.client.data(TOAST, { id })).toMatchObject({
      markNotificationToasted: { notification: { wasToasted: false, isRead: false }, errors: [] },
    });
    expect(await fixture.owner.client.data(TOAST, { id })).toMatchObject({
      markNotificationToasted: { notification: { wasToasted: true, isRead: false }, errors: [] },
    });
    const READ =
      "mutation ($id: ID!) { markNotificationRead(input: { id: $id }) { notification { isRead } viewer { unreadNotificationCount } errors { code } } }";
    const { viewer } = await fixture.owner.client.data<{ viewer: { unreadNotificationCount: number } }>(
      "{ viewer { unreadNotificationCount } }",
    );
    const read = {
      markNotificationRead: {
        notification: { isRead: true },
        viewer: { unreadNotificationCount: viewer.unreadNotificationCount - 1 },
        errors: [],
      },
    };
    expect([await fixture.owner.client.data(READ, { id }), await fixture.owner.client.data(READ, { id })]).toEqual([
      read,
      read,
    ]);
    expect(await fixture.stranger.client.data(READ, { id })).toMatchObject({
      markNotificationRead: { notification: null, errors: [{ code: "NOT_FOUND" }] },
    });
  });
});
