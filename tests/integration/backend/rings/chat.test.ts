import { afterEach, describe, expect, it } from "vitest";
import { asc, eq } from "drizzle-orm";
import { blocks } from "../../../../backend/db/schema/blocks";
import { messages } from "../../../../backend/db/schema/chats";
import { mails } from "../../../../backend/db/schema/mails";
import { users } from "../../../../backend/db/schema/users";
import { followChannels, identifierOf, isRejected, isWelcome, openCable } from "../../../support/cableClient";
import type { TestCable } from "../../../support/cableClient";
import { aUser } from "../../../support/builders";
import { useRings } from "../../../support/ringFixture";
import type { Giver, RingAnswer } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

const chatsOf = ({ user }: Giver) => identifierOf("ChatChannel", { user_id: user.id });
const messagesOf = ({ user }: Giver, chatId: number) =>
  identifierOf("MessageChannel", { chat_id: chatId, user_id: user.id });
const carries = (text: string) => (frame: { message?: unknown }) => JSON.stringify(frame.message ?? "").includes(text);

describe.each(bothDatabases)("the chat of a ring on %s", (database) => {
  const fixture = useRings(database);
  const { aProposedRing, anAcceptedRing, answer, block, call, chatOf, later, leave, receive, ringOf, write } = fixture;
  const open: TestCable[] = [];
  afterEach(() => {
    for (const cable of open.splice(0)) cable.close();
  });
  const follow = async (giver: Giver, chatId: number, ...channels: string[]) => {
    const identifiers = channels.length > 0 ? channels : [messagesOf(giver, chatId), chatsOf(giver)];
    const cable = await followChannels(fixture.backend.url, await fixture.as(giver.user), identifiers);
    open.push(cable);
    return cable;
  };
  const unreadOf = async ({ user }: Giver) => (await call<{ unread_chats: number }>(user, "/counts")).body.unread_chats;

  it("carries what a member writes from the proposal on to all others, once, live and with their counts", async () => {
    const { id, givers } = await aProposedRing(4);
    const [ana, luis, eva, juan] = givers as [Giver, Giver, Giver, Giver];
    const chat = await chatOf(ana, id);
    expect(chat).toMatchObject({ writable: true, unread_messages: 0, last_message: null });
    const [atLuis, atEva] = [await follow(luis, chat.id), await follow(eva, chat.id)];
    const sent = await write(ana, chat.id, "¿Nos vemos el sábado?");
    expect(sent.status).toBe(201);
    for (const cable of [atLuis, atEva]) {
      await cable.find(carries('"messages":[{'));
      await cable.find(carries('"ring_chat"'));
    }
    const [news] = atLuis.messages(chatsOf(luis));
    expect(news).toMatchObject({
      event: "update",
      ring_chat: { id: chat.id, ring_id: id, unread_messages: 1, last_message: { message: "¿Nos vemos el sábado?" } },
    });
    // The same key is the same message; with other words it is refused.
    expect((await write(ana, chat.id, "¿Nos vemos el sábado?")).body.id).toBe(sent.body.id);
    expect((await write(ana, chat.id, "Otra cosa", { random_id: "r-¿Nos vemos el sábado?" })).status).toBe(409);
    const stored = await fixture.backend.db.select().from(messages).where(eq(messages.chatId, chat.id));
    expect(stored).toHaveLength(1);
    expect(await Promise.all([ana, luis, juan].map(unreadOf))).toEqual([0, 1, 1]);
    // A notification of the hidden kind each, and no mail.
    const notifications = await call<{ type_notification: string; model: unknown }[]>(juan.user, "/notifications");
    expect(notifications.body.filter((one) => one.type_notification === "new_message")).toMatchObject([{ model: {} }]);
    await fixture.runJobs();
    const mailed = await fixture.backend.db.select().from(mails).where(eq(mails.recipient, juan.user.email));
    expect(mailed.map(({ text }) => text).join()).not.toContain("sábado");
    // It stands in no list of the chats of exchanges.
    expect((await call(luis.user, "/chats")).body).toEqual([]);
  });

  it("is muted by a member for themselves alone", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis, eva] = givers;
    const { id: chatId } = await chatOf(ana, id);
    const atLuis = await follow(luis, chatId, chatsOf(luis));
    const { status } = await fixture.backend.call(`/chats/${chatId}/mute`, {
      method: "PUT",
      headers: await fixture.as(luis.user),
    });
    expect(status).toBe(200);
    await atLuis.find(carries('"muted":true'));
    await write(ana, chatId, "Hola a todos");
    const notificationsOf = async ({ user }: Giver) =>
      (await call<{ type_notification: string }[]>(user, "/notifications")).body.filter(
        (one) => one.type_notification === "new_message",
      ).length;
    expect(await Promise.all([luis, eva].map(notificationsOf))).toEqual([0, 1]);
    expect(await Promise.all([luis, eva].map(unreadOf))).toEqual([0, 1]);
    expect(await chatOf(luis, id)).toMatchObject({ muted: true, unread_messages: 1 });
    expect(await chatOf(eva, id)).toMatchObject({ muted: false });
  });

  it("keeps for each member how far they have read, and notifies the others", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis, eva] = givers;
    const { id: chatId } = await chatOf(ana, id);
    const message = (await write(ana, chatId, "Hola a todos")).body.id;
    const atAna = await follow(ana, chatId);
    const atLuis = await follow(luis, chatId);
    await atAna.find(carries(`{"user_id":${luis.user.id},"read_id":0,"delivered_id":${message}}`));
    atLuis.perform(messagesOf(luis, chatId), { action: "read_messages", chat_id: chatId, user_id: luis.user.id });
    await atAna.find(carries(`{"user_id":${luis.user.id},"read_id":${message},"delivered_id":${message}}`));
    await atLuis.find(carries('"unread_messages":0'));
    const marks = [ana, luis, eva].map(({ user }, index) => ({
      user_id: user.id,
      read_id: index === 1 ? message : 0,
      delivered_id: index === 2 ? 0 : message,
    }));
    expect((await chatOf(eva, id)).marks).toEqual(expect.arrayContaining(marks.slice(1)));
    expect(await Promise.all([luis, eva].map(unreadOf))).toEqual([0, 1]);
    // An answer names a message of this chat.
    expect((await write(luis, chatId, "Dale", { reply_to: message })).status).toBe(201);
    expect((await write(luis, chatId, "No", { reply_to: message + 1_000 })).status).toBe(422);
  });

  it("shows typing to members who share it and can see the chat", async () => {
    const { id, givers } = await aProposedRing(4);
    const [ana, luis, eva, juan] = givers as [Giver, Giver, Giver, Giver];
    const { id: chatId } = await chatOf(ana, id);
    const cables = [];
    for (const giver of [ana, luis, eva, juan]) cables.push(await follow(giver, chatId));
    await fixture.backend.db.update(users).set({ sharesTyping: false }).where(eq(users.id, luis.user.id));
    // It hides the chat from both of them; by its call it would end the ring, too.
    await fixture.backend.db.insert(blocks).values({ blockerId: eva.user.id, blockedId: luis.user.id });
    const [atAna, atLuis, atEva, atJuan] = cables as [TestCable, TestCable, TestCable, TestCable];
    for (const [cable, giver] of [
      [atLuis, luis],
      [atEva, eva],
      [atAna, ana],
    ] as const)
      cable.perform(messagesOf(giver, chatId), { action: "typing", chat_id: chatId });
    await atJuan.find(carries(`{"typing":{"user_id":${ana.user.id}}}`));
    await write(ana, chatId, "Hola a todos");
    await atJuan.find(carries('"messages":[{'));
    await atAna.find(carries('"messages":[{'));
    const heard = cables.map((cable) => cable.frames.filter(carries('{"typing":{')).length);
    expect(heard).toEqual([0, 0, 0, 1]);
  });

  it("is not there for strangers", async () => {
    const { id, givers } = await aProposedRing();
    const { id: chatId } = await chatOf(givers[0], id);
    const stranger = { user: await aUser(fixture.backend.db), thing: givers[0].thing };
    const refused = await write(stranger, chatId, "Hola");
    expect([refused.status, refused.text]).toEqual([404, (await write(stranger, 2_000_000_000, "Hola")).text]);
    expect((await call(stranger.user, `/v1/rings?chat_id=${chatId}`)).body).toEqual([]);
    expect((await call<{ id: number }[]>(givers[0].user, `/v1/rings?chat_id=${chatId}`)).body).toMatchObject([{ id }]);
    const cable = openCable(fixture.backend.url, { headers: await fixture.as(stranger.user) });
    open.push(cable);
    await cable.find(isWelcome);
    cable.subscribe(messagesOf(stranger, chatId));
    await cable.find(isRejected(messagesOf(stranger, chatId)));
  });

  it("closes with a ring that is not to be, and two weeks after one that is complete or broken", async () => {
    const [declined, complete, broken] = [await aProposedRing(), await anAcceptedRing(), await anAcceptedRing()];
    const ids = [];
    for (const { id, givers } of [declined, complete, broken]) ids.push((await chatOf(givers[0], id)).id);
    const [toDeclined = 0, toComplete = 0, toBroken = 0] = ids;
    await answer(declined.givers[0], declined.id, "decline");
    const closed = await write(declined.givers[1], toDeclined, "¿Por qué?");
    expect([closed.status, closed.body.errors]).toEqual([422, ["Este chat ya no admite mensajes"]]);
    expect(await chatOf(declined.givers[1], declined.id)).toMatchObject({ writable: false });
    for (const giver of complete.givers) await receive(giver, complete.id);
    await leave(broken.givers[0], broken.id);
    await later(13 * 24);
    for (const [{ givers }, chatId] of [
      [complete, toComplete],
      [broken, toBroken],
    ] as const)
      expect((await write(givers[1], chatId, "Gracias")).status).toBe(201);
    await later(2 * 24);
    for (const [{ givers }, chatId] of [
      [complete, toComplete],
      [broken, toBroken],
    ] as const)
      expect((await write(givers[1], chatId, "Adiós")).status).toBe(422);
  });

  it("is hidden from both sides of a block, also while they listen, and from no other member", async () => {
    const { id, givers } = await anAcceptedRing();
    const [ana, luis, eva] = givers;
    for (const giver of givers) await receive(giver, id);
    const { id: chatId } = await chatOf(ana, id);
    const [atLuis, atEva] = [await follow(luis, chatId), await follow(eva, chatId)];
    await write(eva, chatId, "Gracias a los dos");
    await atLuis.find(carries("Gracias a los dos"));
    expect((await block(ana, luis)).status).toBe(200);
    expect((await write(eva, chatId, "Hasta la próxima")).status).toBe(201);
    await atEva.find(carries("Hasta la próxima"));
    for (const hidden of [ana, luis]) {
      expect((await write(hidden, chatId, "¿Hola?")).status).toBe(404);
      expect(await unreadOf(hidden)).toBe(0);
    }
    // Who was blocked does not see the whole ring any more.
    expect((await ringOf(ana, id)).chat).toBeNull();
    expect((await call(luis.user, `/v1/rings/${id}`)).status).toBe(404);
    // What comes after it on the same stream shows that nothing of it came before.
    await call(luis.user, `/blocks/${eva.user.id}`, { method: "PUT" });
    await call(luis.user, `/blocks/${eva.user.id}`, { method: "DELETE" });
    await call(ana.user, `/blocks/${luis.user.id}`, { method: "DELETE" });
    await write(eva, chatId, "Otra vez juntos");
    await atLuis.find(carries("Otra vez juntos"));
    expect(JSON.stringify(atLuis.frames)).not.toContain("Hasta la próxima");
  });

  it("is part of a member's data export, and its recipients can report a message", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis] = givers;
    const { id: chatId } = await chatOf(ana, id);
    const message = (await write(ana, chatId, "Mándame tu cédula")).body.id;
    const report = ({ user }: Giver, userId: number) =>
      call(user, "/person_reports", { body: { user_id: userId, message_id: message, reason: "Pide datos" } });
    expect((await report(luis, ana.user.id)).status).toBe(201);
    const stranger = { user: await aUser(fixture.backend.db), thing: luis.thing };
    expect((await report(stranger, ana.user.id)).status).toBe(404);
    const data = (await call<{ data: { mensajes: unknown[]; circulos: { chat: number }[] } }>(ana.user, "/data_export"))
      .body.data;
    expect(data.mensajes).toMatchObject([{ chat: chatId, texto: "Mándame tu cédula" }]);
    expect(data.circulos).toMatchObject([{ chat: chatId }]);
  });

  it("takes messages of all members at once, each once and in one order", async () => {
    const { id, givers } = await aProposedRing(4);
    const { id: chatId } = await chatOf(givers[0], id);
    const sent = await Promise.all(
      givers.flatMap((giver, index) =>
        [0, 1, 2].flatMap((number) => {
          const text = `${index}-${number}`;
          return [write(giver, chatId, text), write(giver, chatId, text)];
        }),
      ),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 201));
    const stored = await fixture.backend.db
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.chatId, chatId))
      .orderBy(asc(messages.id));
    expect(stored).toHaveLength(12);
    expect(new Set(sent.map(({ body }) => body.id))).toEqual(new Set(stored.map((one) => one.id)));
  });

  it("is found by its messages, members and things, and only by users who can see it", async () => {
    const { id, givers } = await fixture.anAcceptedRing();
    const [ana, luis, eva] = givers;
    const { id: chatId } = await fixture.chatOf(ana, id);
    await fixture.write(luis, chatId, "Nos vemos MAÑANA en Altamira");
    await fixture.write(luis, chatId, "En la estación de Altamira, mañana");
    const find = async ({ user }: Giver, text: string) => {
      const { body } = await fixture.call<{ data: { ring: RingAnswer; message: { message: string } | null }[] }>(
        user,
        `/v1/ring_chat_search?text=${encodeURIComponent(text)}`,
      );
      return body.data.map(({ ring, message }) => [ring.id, message?.message ?? null]);
    };
    expect(await find(eva, "manana altamira")).toEqual([[id, "En la estación de Altamira, mañana"]]);
    expect(await find(ana, luis.thing.title)).toEqual([[id, null]]);
    expect(await find(ana, luis.user.name)).toContainEqual([id, null]);
    expect(await find(ana, "girasol")).toEqual([]);
    expect(await find((await fixture.anAcceptedRing()).givers[0], "altamira")).toEqual([]);
    expect((await fixture.backend.call("/v1/ring_chat_search?text=altamira")).status).toBe(401);
  });
});
