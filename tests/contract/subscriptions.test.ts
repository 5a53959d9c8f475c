import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TransactionFixture } from "../support/transactionFixture";
import { subscribe } from "../support/subscribe";
import type { Stream } from "../support/subscribe";
import { startTarget } from "./target";
import type { RunningTarget } from "./target";

let target: RunningTarget;
let fixture: TransactionFixture;
const open: Stream<unknown>[] = [];

beforeAll(async () => {
  target = await startTarget();
  fixture = await TransactionFixture.create(target);
});
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

async function sendMessage(chatId: string, text: string): Promise<string> {
  const { sendMessage } = await fixture.proposer.client.data<{ sendMessage: { message: { id: string } } }>(SEND, {
    input: { chatId, randomId: `${text}-${Date.now()}`, text },
  });
  return sendMessage.message.id;
}

describe("access to subscriptions", () => {
  test.each([
    ["chatChanged", "subscription { chatChanged { kind } }"],
    ["notificationReceived", 'subscription { notificationReceived(after: "0") { id } }'],
    ["transactionChanged", "subscription { transactionChanged { id } }"],
    ["chatMarksChanged", 'subscription { chatMarksChanged(chatId: "1") { chatId } }'],
    ["typingChanged", 'subscription { typingChanged(chatId: "1") { chatId } }'],
    ["messageAdded", 'subscription { messageAdded(chatId: "1") { id } }'],
  ])("answers a guest with an error instead of events: %s", async (_name, query) => {
    const stream = await follow(fixture.guest, query);
    await stream.ended;
    expect(stream.events).toEqual([]);
    expect(stream.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });

  test("answers a stranger the same for a foreign chat and a missing one", async () => {
    const { chatId } = await fixture.startTransaction();
    const streams = await Promise.all(
      [chatId, "2147483000"].map((id) => follow(fixture.stranger.client, TALK, { chatId: id })),
    );
    await Promise.all(streams.map((stream) => stream.ended));
    await sendMessage(chatId, "esto no es para ella");
    for (const stream of streams) expect(stream.events).toEqual([]);
    expect(streams[0]?.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    expect(JSON.stringify(streams[0]?.errors)).toBe(JSON.stringify(streams[1]?.errors));
  });

  test("sends no user the events of another", async () => {
    const ofStranger = await follow<Record<string, unknown>>(
      fixture.stranger.client,
      "subscription { transactionChanged { id } }",
    );
    const ofOwner = await follow<{ transactionChanged: { id: string } }>(
      fixture.owner.client,
      "subscription { transactionChanged { id } }",
    );
    // Nothing reports when a subscription is active, so transactions are started until one arrives.
    const hasArrived = (id: string) =>
      ofOwner
        .next((event) => event.transactionChanged.id === id, 1_500)
        .then(
          () => true,
          () => false,
        );
    for (let tries = 0; !(await hasArrived((await fixture.startTransaction()).id)); tries += 1)
      expect(tries).toBeLessThan(40);
    expect(ofStranger.events).toEqual([]);
  });
});

describe("a conversation", () => {
  test("starts with what is newer than the cursor and continues live", async () => {
    const { chatId } = await fixture.startTransaction();
    const first = await sendMessage(chatId, "uno");
    await sendMessage(chatId, "dos");
    await sendMessage(chatId, "tres");
    const stream = await follow<Talk>(fixture.owner.client, TALK, { chatId, after: first });
    await stream.next((event) => event.messageAdded.text === "tres");
    await sendMessage(chatId, "cuatro");
    await stream.next((event) => event.messageAdded.text === "cuatro");
    expect(stream.events.map((event) => event.messageAdded.text)).toEqual(["dos", "tres", "cuatro"]);
  });

  test("loses and repeats nothing across a reconnect", async () => {
    const { chatId } = await fixture.startTransaction();
    const before = await follow<Talk>(fixture.owner.client, TALK, { chatId, after: "0" });
    const known = await sendMessage(chatId, "antes");
    await before.next();
    await before.stop();
    await sendMessage(chatId, "durante");
    const after = await follow<Talk>(fixture.owner.client, TALK, { chatId, after: known });
    await after.next();
    await sendMessage(chatId, "después");
    await after.next((event) => event.messageAdded.text === "después");
    expect(after.events.map((event) => event.messageAdded.text)).toEqual(["durante", "después"]);
  });

  test("ends when its transaction is rejected", async () => {
    const { id, chatId } = await fixture.startTransaction();
    const stream = await follow<Talk>(fixture.proposer.client, TALK, { chatId, after: "0" });
    await sendMessage(chatId, "hola");
    await stream.next();
    await fixture.changeStatus("owner", id, "REJECTED");
    await stream.ended;
    expect(stream.errors).toEqual([]);
    expect(stream.events).toHaveLength(1);
  });

  test("pages through the history", async () => {
    const { chatId } = await fixture.startTransaction();
    for (const text of ["a", "b", "c", "d", "e"]) await sendMessage(chatId, text);
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
  interface NotificationEvent {
    notificationReceived: { id: string; type: string; subject: { transactionId: string } };
  }
  const newest = async () => {
    const { notifications } = await fixture.owner.client.data<{
      notifications: { items: { id: string; type: string }[] };
    }>("{ notifications(first: 50) { items { id type } } }");
    return notifications.items;
  };

  test("after a cursor are the newer ones, oldest first, then live ones, never the hidden kind", async () => {
    const first = await fixture.startTransaction();
    const cursor = (await newest())[0]?.id;
    const second = await fixture.startTransaction();
    await sendMessage(first.chatId, "un mensaje hace un aviso oculto");
    const third = await fixture.startTransaction();
    const stream = await follow<NotificationEvent>(fixture.owner.client, BELL, { after: cursor });
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

  test("can be marked as read and as toasted repeatedly", async () => {
    await fixture.startTransaction();
    const id = (await newest())[0]?.id;
    const TOAST =
      "mutation ($id: ID!) { markNotificationToasted(input: { id: $id }) { wasShown notification { id wasToasted isRead } errors { code } } }";
    expect(await fixture.owner.client.data(TOAST, { id })).toMatchObject({
      markNotificationToasted: { wasShown: false, notification: { wasToasted: false, isRead: false }, errors: [] },
    });
    expect(await fixture.owner.client.data(TOAST, { id })).toMatchObject({
      markNotificationToasted: { wasShown: true, notification: { wasToasted: true, isRead: false }, errors: [] },
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
