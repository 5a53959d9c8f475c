import http from "node:http";
import { PassThrough } from "node:stream";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { endSessions } from "../../../backend/commands/outbox";
import { chats } from "../../../backend/db/schema/chats";
import { notifications } from "../../../backend/db/schema/notifications";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { BuiltTransaction } from "../../support/builders";
import { followChannels, identifierOf, isConfirmed, isRejected, isWelcome, openCable } from "../../support/cable";
import type { TestCable } from "../../support/cable";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
const open: TestCable[] = [];
const track = (cable: TestCable) => {
  open.push(cable);
  return cable;
};
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => {
  for (const cable of open.splice(0)) cable.close();
});
afterAll(() => backend.stop());

async function someone() {
  const user = await aUser(backend.db);
  return { user, headers: await sessionOf(backend.db, user) };
}
async function chatOfTwo() {
  const built = await aTransaction(backend.db, { updatedAt: new Date(Date.now() - 60_000) });
  return {
    built,
    owner: await sessionOf(backend.db, built.owner),
    interested: await sessionOf(backend.db, built.interested),
  };
}
const follow = async (headers: Record<string, string>, ...identifiers: string[]) =>
  track(await followChannels(backend.url, headers, identifiers));
const post = (chatId: number, text: string, randomId: string, headers: Record<string, string>) =>
  backend.call<{ id: number; created_at: string }>(`/chats/${chatId}/messages`, {
    body: { random_id: randomId, message: text },
    headers,
  });
const card = (user: BuiltTransaction["owner"]) => ({
  id: user.id,
  name: user.name,
  last_name: user.lastName,
  city: user.city,
  reputation: 0,
  verified: false,
  picture: null,
  active: true,
});

function upgrade(
  headers: Record<string, string>,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const base = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "AQIDBAUGBwgJCgsMDQ4PEA==",
    };
    const request = http.request(`${backend.url}/cable`, { headers: { ...base, ...headers } });
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: "" });
    });
    request.on("response", (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on("error", reject);
    request.end();
  });
}

/** A log that tells when a line with these words is written. */
function listeningLog(words: string) {
  const lines = new PassThrough();
  const logged = new Promise<void>((done) => {
    lines.on("data", (line: Buffer) => {
      if (line.toString().includes(words)) done();
    });
  });
  return { log: pino({ level: "warn" }, lines), logged };
}

describe("the upgrade", () => {
  it("chooses the first ActionCable subprotocol, or none", async () => {
    for (const [offered, chosen] of [
      ["actioncable-v1-json, actioncable-unsupported", "actioncable-v1-json"],
      ["", undefined],
      ["something-else", undefined],
    ]) {
      const answer = await upgrade({ origin: backend.url, ...(offered ? { "Sec-WebSocket-Protocol": offered } : {}) });
      expect([
        answer.status,
        answer.headers["sec-websocket-protocol"],
        answer.headers["sec-websocket-extensions"],
      ]).toEqual([101, chosen, undefined]);
    }
  });

  it.each([
    ["no", undefined],
    ["a foreign", "https://evil.example"],
    ["a null", "null"],
    ["an extended", "suffix"],
  ])("answers %s Origin like an unknown page", async (_name, origin) => {
    const given = origin === "suffix" ? `${backend.url}.evil.example` : origin;
    const answer = await upgrade(given === undefined ? {} : { origin: given });
    expect([answer.status, answer.headers["content-type"], answer.body]).toEqual([404, "text/plain", "Page not found"]);
  });

  it("answers a plain GET of /cable with the same page", async () => {
    const answer = await fetch(`${backend.url}/cable`);
    expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([
      404,
      "Page not found",
      "no-cache",
    ]);
  });

  it("refuses missing and wrong credentials with a frame and close 1000, without a welcome", async () => {
    const cases: Record<string, string>[] = [{}, { "access-token": "x", client: "y", uid: "nobody@example.com" }];
    for (const headers of cases) {
      const cable = track(openCable(backend.url, { headers }));
      expect(await cable.closed).toEqual({ code: 1000, reason: "" });
      expect(cable.frames).toEqual([{ type: "disconnect", reason: "unauthorized", reconnect: false }]);
      expect(cable.socket.protocol).toBe("actioncable-v1-json");
    }
  });

  it("takes credentials from the query string too", async () => {
    const { headers } = await someone();
    const query = `?${new URLSearchParams({ "access-token": headers["access-token"] ?? "", client: headers.client ?? "", uid: headers.uid ?? "" })}`;
    const cable = track(openCable(backend.url, { query }));
    expect(await cable.find(isWelcome)).toEqual({ type: "welcome" });
  });

  it("talks without a subprotocol, and keeps commands sent before the welcome", async () => {
    const { user, headers } = await someone();
    const identifier = identifierOf("ChatChannel", { user_id: user.id });
    const cable = track(openCable(backend.url, { headers, protocols: [] }));
    cable.socket.on("open", () => {
      cable.subscribe(identifier);
      cable.send({ command: "unsubscribe", identifier });
    });
    await cable.find(isConfirmed(identifier));
    expect(cable.frames).toEqual([{ type: "welcome" }, { identifier, type: "confirm_subscription" }]);
  });
});

describe("NotificationChannel", () => {
  it("greets before it confirms, delivers live and catches up, oldest first, hidden kind included", async () => {
    const owner = await someone();
    const publication = await aPublication(backend.db, { ownerId: owner.user.id });
    const [old] = await backend.db
      .insert(notifications)
      .values({ userId: owner.user.id, type: 8, publicationId: publication.id, extra: { credit: 1 } })
      .returning();
    await backend.db.insert(notifications).values({ userId: owner.user.id, type: 10 });
    const identifier = identifierOf("NotificationChannel", { user_id: owner.user.id });
    const cable = await follow(owner.headers, identifier);
    expect(cable.frames).toEqual([
      { type: "welcome" },
      { identifier, message: { event: "connected" } },
      { identifier, type: "confirm_subscription" },
    ]);

    const proposer = await someone();
    const offered = await aPublication(backend.db, { ownerId: proposer.user.id });
    const created = await backend.call<{ data: Record<string, unknown> & { id: number } }>("/v1/transactions/", {
      body: { tags: ["efectivo"], publication_id: publication.id, publication_interesteds_ids: [offered.id] },
      headers: proposer.headers,
    });
    expect([created.status, created.body]).toEqual([
      201,
      {
        data: {
          id: expect.any(Number),
          owner_id: owner.user.id,
          interested_id: proposer.user.id,
          status: "active",
          created_at: expect.stringMatching(/Z$/),
          updated_at: expect.stringMatching(/Z$/),
          publication_id: publication.id,
          publication: { id: publication.id, title: publication.title },
          publication_interesteds: [{ id: offered.id, title: offered.title }],
          tags: ["efectivo"],
          tag_change: { tags: ["efectivo"], owner: { id: proposer.user.id } },
          interested_user: card(proposer.user),
          chat: { id: expect.any(Number) },
        },
      },
    ]);
    const live = await cable.find((frame) => frame.message !== undefined, 3);
    expect(live).toEqual({
      identifier,
      message: {
        event: "received",
        notification: {
          id: expect.any(Number),
          type_notification_id: 1,
          type_notification: "new_change",
          user_id: owner.user.id,
          read: false,
          toast_notification: false,
          created_at: expect.stringMatching(/Z$/),
          model: { transaction: created.body.data },
        },
      },
    });

    const before = cable.frames.length;
    cable.perform(identifier, { action: "catch_up", last_notification_id: (old?.id ?? 0) - 1, user_id: owner.user.id });
    await cable.find((frame) => JSON.stringify(frame) === JSON.stringify(live), before);
    const repeated = cable.messages(identifier).slice(2) as {
      notification: { id: number; type_notification: string; model: unknown };
    }[];
    expect(repeated.map(({ notification }) => notification.type_notification)).toEqual([
      "approved_publication",
      "new_message",
      "new_change",
    ]);
    expect(repeated[0]?.notification.model).toEqual({
      publication: { id: publication.id, title: publication.title, credit: 1 },
    });
    expect(repeated[1]?.notification.model).toEqual({});
  });

  it("catches up nobody else", async () => {
    const [asking, other] = [await someone(), await someone()];
    await backend.db.insert(notifications).values({ userId: other.user.id, type: 9 });
    const identifier = identifierOf("NotificationChannel", { user_id: asking.user.id });
    const cable = await follow(asking.headers, identifier);
    cable.perform(identifier, { action: "catch_up", last_notification_id: 0, user_id: other.user.id });
    cable.perform(identifier, { action: "catch_up", last_notification_id: 0, user_id: asking.user.id });
    const last = identifierOf("ChatChannel", { user_id: asking.user.id });
    cable.subscribe(last);
    await cable.find(isConfirmed(last));
    expect(cable.messages(identifier)).toEqual([{ event: "connected" }]);
  });
});

describe("chats", () => {
  it("gives the history before the confirmation, then each message, the chat update and the answer to read_messages", async () => {
    const { built, owner, interested } = await chatOfTwo();
    await post(built.chatId, "Hola, me interesa tu publicación", "seed-1", interested);
    const chatsOfOwner = identifierOf("ChatChannel", { user_id: built.ownerId });
    const conversation = identifierOf("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId });
    const cable = await follow(owner, chatsOfOwner, conversation);
    const sender = { id: built.interestedId, name: built.interested.name, last_name: built.interested.lastName };
    const wire = (id: unknown, randomId: string, message: string) => ({
      id,
      random_id: randomId,
      chat_id: built.chatId,
      user_from: sender,
      message,
      picture_url: null,
      latitude: null,
      longitude: null,
      created_at: expect.stringMatching(/Z$/),
    });
    expect(cable.frames).toEqual([
      { type: "welcome" },
      { identifier: chatsOfOwner, type: "confirm_subscription" },
      {
        identifier: conversation,
        message: { messages: [wire(expect.any(Number), "seed-1", "Hola, me interesa tu publicación")] },
      },
      { identifier: conversation, type: "confirm_subscription" },
    ]);
    const sent = await post(built.chatId, "  Hola otra vez ", "r-79", interested);
    expect([sent.status, sent.body]).toEqual([201, wire(expect.any(Number), "r-79", "Hola otra vez")]);
    const update = await cable.find((frame) => frame.identifier === chatsOfOwner && frame.message !== undefined);
    // The two channels keep no order between each other.
    await cable.find(
      (frame) =>
        frame.identifier === conversation &&
        JSON.stringify(frame.message) === JSON.stringify({ messages: [sent.body] }),
    );
    const chat = {
      id: built.chatId,
      owner: card(built.owner),
      interested: card(built.interested),
      unread_messages: 2,
      last_message: sent.body,
      transaction: {
        id: built.id,
        status: "active",
        publication: { id: built.publicationId, title: built.publication.title },
      },
      updated_at: expect.stringMatching(/Z$/),
      order: expect.any(Number),
    };
    expect(update.message).toEqual({ event: "update", ...chat });
    const listed = await backend.call("/chats?type=proposal", { headers: owner });
    expect(listed.body).toEqual([chat]);
    expect((await backend.call("/chats?type=in_progress", { headers: owner })).body).toEqual([]);

    cable.perform(conversation, { action: "read_messages", chat_id: built.chatId, user_id: built.ownerId });
    await cable.find((frame) => (frame.message as { unread_messages?: number } | undefined)?.unread_messages === 0);
    expect(cable.messages(chatsOfOwner).at(-1)).toEqual({ event: "update", ...chat, unread_messages: 0 });
  });

  it("never moves the read mark back, nor the one of the other", async () => {
    const { built, owner, interested } = await chatOfTwo();
    await post(built.chatId, "Uno", "a", interested);
    const conversation = identifierOf("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId });
    const mine = identifierOf("ChatChannel", { user_id: built.ownerId });
    const cable = await follow(owner, mine, conversation);
    await backend.db.update(chats).set({ ownerReadId: 1_000_000 }).where(eq(chats.id, built.chatId));
    cable.perform(conversation, { action: "read_messages" });
    await cable.find((frame) => frame.identifier === mine && frame.message !== undefined);
    const [chat] = await backend.db.select().from(chats).where(eq(chats.id, built.chatId));
    expect([chat?.ownerReadId, chat?.interestedReadId]).toEqual([1_000_000, 0]);
  });

  it("gives every one of 60 messages once and in order to a reader who subscribes meanwhile", async () => {
    const { built, owner, interested } = await chatOfTwo();
    const conversation = identifierOf("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId });
    const cable = track(openCable(backend.url, { headers: owner }));
    await cable.find(isWelcome);
    const postForm = (index: number) => {
      const form = new FormData();
      form.set("random_id", `m-${index}`);
      form.set("message", `Mensaje ${index}`);
      return backend.call<{ id: number }>(`/chats/${built.chatId}/messages`, { form, headers: interested });
    };
    const posting = Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 2 ? postForm(index) : post(built.chatId, `Mensaje ${index}`, `m-${index}`, interested),
      ),
    );
    cable.subscribe(conversation);
    const answers = await posting;
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const last = Math.max(...answers.map((answer) => answer.body.id));
    await cable.find((frame) => JSON.stringify(frame.message ?? "").includes(`"id":${last},"random_id"`));
    const ids = cable
      .messages(conversation)
      .flatMap((content) => (content.messages as { id: number }[]).map((one) => one.id));
    expect(ids).toEqual(answers.map((answer) => answer.body.id).sort((a, b) => a - b));
  });

  it("refuses empty, too long and late messages, and strangers like a missing chat", async () => {
    const { built, interested } = await chatOfTwo();
    const stranger = await someone();
    const say = (message: string, headers = interested, chatId = built.chatId) =>
      post(chatId, message, `x-${message.length}`, headers);
    expect(await say(" ")).toMatchObject({ status: 422, body: { errors: ["El mensaje no puede estar vacío"] } });
    expect(await say("x".repeat(1_001))).toMatchObject({
      status: 422,
      body: { errors: ["El mensaje no puede tener más de 1000 caracteres"] },
    });
    expect((await say("x".repeat(1_000))).status).toBe(201);
    expect((await say("a\0b")).status).toBe(422);
    const [foreign, missing] = [await say("Hola", stranger.headers), await say("Hola", stranger.headers, 999_999)];
    expect([foreign.status, foreign.text]).toEqual([404, '{"error":"Chat no encontrado"}']);
    expect([missing.status, missing.text]).toEqual([foreign.status, foreign.text]);
    expect(
      (
        await backend.call(`/v1/transactions/${built.id}`, {
          method: "PUT",
          body: { status: "rejected" },
          headers: interested,
        })
      ).status,
    ).toBe(200);
    expect(await say("Tarde")).toMatchObject({ status: 422, body: { errors: ["Este chat ya no admite mensajes"] } });
  });
});

describe("transactions", () => {
  it("tells both sides of a change: the chat first, then the request; a rejected one removes the chat", async () => {
    const { built, owner, interested } = await chatOfTwo();
    const identifiers = [
      identifierOf("ChatChannel", { user_id: built.interestedId }),
      identifierOf("RequestChannel", { user_id: built.interestedId }),
    ];
    const cable = await follow(interested, ...identifiers);
    for (const [status, event] of [
      ["accepted", "update"],
      ["rejected", "remove"],
    ] as const) {
      const start = cable.frames.length;
      const answer = await backend.call<{ data: unknown }>(`/v1/transactions/${built.id}`, {
        method: "PUT",
        body: { status, id: built.id, from_chat: true },
        headers: owner,
      });
      await cable.find((frame) => frame.identifier === identifiers[1] && frame.message !== undefined, start);
      expect(cable.frames.slice(start)).toMatchObject([
        { identifier: identifiers[0], message: { event, id: built.chatId, transaction: { id: built.id, status } } },
        { identifier: identifiers[1], message: { event: "update", transaction: answer.body.data } },
      ]);
    }
  });
});

describe("subscriptions", () => {
  it("rejects another one's channels and unknown chats", async () => {
    const { built } = await chatOfTwo();
    const { user, headers } = await someone();
    const cable = await follow(headers);
    const refuse = async (channel: string, params: Record<string, unknown>) => {
      const identifier = identifierOf(channel, params);
      cable.subscribe(identifier);
      await cable.find(isRejected(identifier));
      return cable.messages(identifier);
    };
    for (const channel of ["ChatChannel", "NotificationChannel", "RequestChannel"]) {
      expect(await refuse(channel, { user_id: built.ownerId })).toEqual([]);
      expect(await refuse(channel, {})).toEqual([]);
    }
    expect(await refuse("MessageChannel", { chat_id: 999_999, user_id: user.id })).toEqual([
      { errors: ["Chat no encontrado"] },
    ]);
    expect(await refuse("MessageChannel", { chat_id: built.chatId, user_id: user.id })).toEqual([
      { errors: ["Chat no encontrado"] },
    ]);
    expect(await refuse("MessageChannel", { chat_id: built.chatId, user_id: built.ownerId })).toEqual([
      { errors: ["Chat no encontrado"] },
    ]);
    const hidden = await aPublication(backend.db, { status: "waiting" });
    expect(await refuse("CommentChannel", { publication_id: hidden.id })).toEqual([]);
    const shown = identifierOf("CommentChannel", { publication_id: built.publicationId });
    cable.subscribe(shown);
    await cable.find(isConfirmed(shown));
  });

  it("passes over in silence what it does not know, and goes on", async () => {
    const { user, headers } = await someone();
    const known = identifierOf("ChatChannel", { user_id: user.id });
    const cable = await follow(headers, known);
    const start = cable.frames.length;
    cable.subscribe('{"channel":"NoSuchChannel"}');
    cable.subscribe('{"channel":"__proto__"}');
    cable.subscribe(known);
    cable.perform(identifierOf("NotificationChannel", { user_id: user.id }), {
      action: "catch_up",
      last_notification_id: 0,
    });
    cable.perform(known, { action: "no_such_action" });
    cable.perform(known, { action: "constructor" });
    cable.send({ command: "message", identifier: known, data: { action: "no_such_action" } });
    cable.send({ command: "subscribe", identifier: { channel: "ChatChannel", user_id: user.id } });
    cable.send({ command: "bogus" });
    cable.send("this is not JSON");
    cable.send({ type: "ping" });
    cable.send({ command: "unsubscribe", identifier: known });
    const last = identifierOf("RequestChannel", { user_id: user.id });
    cable.subscribe(last);
    await cable.find(isConfirmed(last));
    expect(cable.frames.slice(start)).toEqual([{ identifier: last, type: "confirm_subscription" }]);
  });

  it("takes three spellings for three subscriptions", async () => {
    const { built, owner, interested } = await chatOfTwo();
    const id = built.ownerId;
    const spellings = [
      `{"channel":"ChatChannel","user_id":${id}}`,
      `{"user_id":${id},"channel":"ChatChannel"}`,
      `{ "channel": "ChatChannel", "user_id": "${id}" }`,
    ];
    const cable = await follow(owner, ...spellings);
    await post(built.chatId, "Hola", "tres", interested);
    for (const identifier of spellings) {
      const told = await cable.find((frame) => frame.identifier === identifier && frame.message !== undefined);
      expect(told).toMatchObject({ identifier, message: { event: "update", id: built.chatId } });
    }
  });
});

describe("the life of a connection", () => {
  it("is pinged with the Unix time, every 3 seconds", async () => {
    const { headers } = await someone();
    const cable = await follow(headers);
    const end = Date.now() + 8_000;
    while (cable.pings.length < 2 && Date.now() < end) await new Promise((done) => setTimeout(done, 50));
    const [first = 0, second = 0] = cable.pings;
    expect(second - first).toBeGreaterThanOrEqual(2);
    expect(second - first).toBeLessThanOrEqual(4);
    expect(Math.abs(second - Date.now() / 1000)).toBeLessThan(3);
  });

  it("ends with its session at once, and not with another one of the same person", async () => {
    const { user, headers } = await someone();
    const other = await sessionOf(backend.db, user);
    const [ending, staying] = [await follow(headers), await follow(other)];
    await backend.db.transaction((tx) => endSessions(tx, user.id, headers.client));
    expect(await ending.closed).toEqual({ code: 1000, reason: "" });
    expect(ending.frames.at(-1)).toEqual({ type: "disconnect", reason: "unauthorized", reconnect: false });
    const identifier = identifierOf("ChatChannel", { user_id: user.id });
    staying.subscribe(identifier);
    await staying.find(isConfirmed(identifier));
  });

  it("ends within 5 seconds of a deactivation that nobody announced", async () => {
    const { user, headers } = await someone();
    const cable = await follow(headers);
    const start = Date.now();
    await backend.db.update(users).set({ active: false }).where(eq(users.id, user.id));
    expect((await cable.closed).code).toBe(1000);
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it("is cut when a frame is too long", async () => {
    const { headers } = await someone();
    const cable = await follow(headers);
    cable.send("x".repeat(70_000));
    expect([1006, 1009]).toContain((await cable.closed).code);
  });

  it("is cut when it does not read what it asked for", async () => {
    const { log, logged } = listeningLog("it does not read");
    const own = await startBackend({ log });
    const user = await aUser(own.db);
    await own.db.insert(notifications).values(Array.from({ length: 1_000 }, () => ({ userId: user.id, type: 9 })));
    const identifier = identifierOf("NotificationChannel", { user_id: user.id });
    const cable = track(await followChannels(own.url, await sessionOf(own.db, user), [identifier]));
    cable.socket.pause();
    for (let time = 0; time < 120; time++) cable.perform(identifier, { action: "catch_up", last_notification_id: 0 });
    await logged;
    cable.socket.resume();
    expect((await cable.closed).code).toBe(1006);
    await own.stop();
  });

  it("says when the server restarts", async () => {
    const restarting = await startBackend();
    const user = await aUser(restarting.db);
    const cable = track(openCable(restarting.url, { headers: await sessionOf(restarting.db, user) }));
    await cable.find(isWelcome);
    const start = Date.now();
    await restarting.stop();
    expect(Date.now() - start).toBeLessThan(2_500);
    expect(await cable.closed).toEqual({ code: 1000, reason: "" });
    expect(cable.frames).toEqual([
      { type: "welcome" },
      { type: "disconnect", reason: "server_restart", reconnect: true },
    ]);
  });
});
