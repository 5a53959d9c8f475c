import { eq, inArray } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { proposeBestRing } from "../../../backend/commands/rings/search";
import type { Db } from "../../../backend/db/client";
import { publications } from "../../../backend/db/schema/publications";
import { users } from "../../../backend/db/schema/users";
import { aUser } from "../../support/builders";
import type { GraphqlClient } from "../../support/graphqlClient";
import { RING, useRingGateway } from "../../support/ringGateway";
import { subscribe } from "../../support/subscribe";

interface RingChatAnswer {
  id: string;
  ringId: string;
  marks: { readUpTo: string | null; deliveredUpTo: string };
  lastMessage: { text: string } | null;
  messages: { items: { text: string }[]; startCursor: string | null };
}
describe("rings through the gateway", () => {
  const fixture = useRingGateway();
  const { aCircle, send, read } = fixture;

  it("are found on request, shown from each one's side, and live until all have received", async () => {
    const { things, clients } = await aCircle();
    const [ana, luis, eva] = clients;
    const search = { requestId: randomUUID(), publicationId: String(things[0]?.id) };
    const found = (await send(ana, "findRing", search)).ring;
    const id = found?.id ?? "";
    expect((await send(ana, "findRing", search)).ring?.id).toBe(id);
    expect(found?.members.map(({ title, user }) => [title, user.firstName])).toEqual([
      ["Cosa 1", "Ana"],
      ["Cosa 2", "Luis"],
      ["Cosa 3", "Eva"],
    ]);
    const luisSees = await read(luis, id);
    expect(luisSees?.members.map(({ title, isViewer }) => [title, isViewer])).toEqual([
      ["Cosa 2", true],
      ["Cosa 3", false],
      ["Cosa 1", false],
    ]);
    for (const client of clients) expect((await send(client, "acceptRing", { id })).errors).toEqual([]);
    expect(await read(eva, id)).toMatchObject({
      state: "ACCEPTED",
      canAccept: false,
      canConfirm: true,
      canLeave: true,
    });
    expect((await send(ana, "confirmRing", { id, rating: 7 })).errors).toMatchObject([{ field: "rating" }]);
    const misfit = { id, rating: 5, ratingReasons: ["LATE"] };
    expect((await send(ana, "confirmRing", misfit)).errors).toMatchObject([{ field: "ratingReasons" }]);
    const rating = { id, rating: 5, ratingReasons: ["ON_TIME"] };
    for (const client of clients) expect((await send(client, "confirmRing", rating)).errors).toEqual([]);
    const evaId = luisSees?.members[1]?.user.id;
    expect(
      await luis.data("query ($id: ID!) { user(id: $id) { ratingReasons { reason count } } }", { id: evaId }),
    ).toEqual({ user: { ratingReasons: [{ reason: "ON_TIME", count: 1 }] } });
    expect(await read(ana, id)).toMatchObject({ state: "COMPLETE", canConfirm: false, canLeave: false });
    expect((await send(ana, "leaveRing", { id, reason: "Tarde" })).errors).toMatchObject([{ code: "CONFLICT" }]);
    const subject = `{ notifications(first: 1) { items { type subject { ... on RingSubject { ringEvent ringId publicationTitle ring { state } } } } } }`;
    expect(await ana.data(subject)).toEqual({
      notifications: {
        items: [
          {
            type: "RING",
            subject: { ringEvent: "COMPLETE", ringId: id, publicationTitle: "Cosa 1", ring: { state: "COMPLETE" } },
          },
        ],
      },
    });
  });

  it("reach as far and are as uneven as each one sets", async () => {
    const [user, other] = [await aUser(fixture.backend.db), await aUser(fixture.backend.db)];
    const client = await fixture.signedIn(user);
    const ask = "viewer { ringSettings { radiusKm tolerancePercent complementUsd } }";
    const set = async (radiusKm: number, tolerancePercent: number, complementUsd?: number) =>
      (
        await client.data<{ setRingSettings: { viewer: unknown; errors: { field: string; message: string }[] } }>(
          `mutation ($input: SetRingSettingsInput!) {
            setRingSettings(input: $input) { ${ask} errors { field message } } }`,
          { input: { radiusKm, tolerancePercent, complementUsd } },
        )
      ).setRingSettings;
    const usual = { viewer: { ringSettings: { radiusKm: 25, tolerancePercent: 30, complementUsd: 0 } } };
    expect(await client.data(`{ ${ask} }`)).toEqual(usual);
    const wanted = { radiusKm: 60, tolerancePercent: 0, complementUsd: 20 };
    expect(await set(60, 0, 20)).toEqual({ viewer: { ringSettings: wanted }, errors: [] });
    // What is left out stays.
    expect(await set(60, 0)).toEqual({ viewer: { ringSettings: wanted }, errors: [] });
    expect(await set(0, 101, -1)).toEqual({
      viewer: null,
      errors: [
        { field: "radiusKm", message: "Elige una distancia de 1 a 100 km, sin decimales" },
        { field: "tolerancePercent", message: "Elige una diferencia de 0 a 100 %, sin decimales" },
        { field: "complementUsd", message: "Elige un complemento de 0 a 1.000 USD, sin céntimos" },
      ],
    });
    expect(await client.data(`{ ${ask} }`)).toEqual({ viewer: { ringSettings: wanted } });
    expect(await (await fixture.signedIn(other)).data(`{ ${ask} }`)).toEqual(usual);
  });

  it.each([
    ["for a dear thing who gets it", 90, { payer: 2, payee: 1 }],
    ["with a cheap thing who gives it", 10, { payer: 1, payee: 2 }],
  ])("say that %s pays what evens them out", async (_what, priceUsd, { payer, payee }) => {
    const { things, clients } = await aCircle();
    const { db, services } = fixture.backend;
    const owners = things.map(({ ownerId }) => ownerId);
    await db.update(users).set({ ringComplementUsd: 40 }).where(inArray(users.id, owners));
    await db
      .update(publications)
      .set({ priceUsd })
      .where(eq(publications.ownerId, owners[1] ?? 0));
    const id = String(await db.transaction((tx: Db) => proposeBestRing(tx, things[0]?.id ?? 0, services.now())));
    const seen = await read(clients[0], id);
    expect(seen?.members.map(({ title, complement }) => [title, complement])).toEqual([
      ["Cosa 1", null],
      ["Cosa 2", { money: { amount: 4_000 }, payerId: String(owners[payer]), payeeId: String(owners[payee]) }],
      ["Cosa 3", null],
    ]);
  });

  it("are closed to other users", async () => {
    const { things, clients } = await aCircle();
    const { db, services } = fixture.backend;
    const id = String(await db.transaction((tx: Db) => proposeBestRing(tx, things[0]?.id ?? 0, services.now())));
    const stranger = await fixture.signedIn(await aUser(db));
    expect(await read(clients[0], id)).not.toBeNull();
    expect(await read(stranger, id)).toBeNull();
    expect((await send(stranger, "acceptRing", { id })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect(await stranger.data("{ viewer { rings { id } } }")).toEqual({ viewer: { rings: [] } });
    expect((await fixture.guest().run(`{ ring(id: "${id}") { id } }`)).errors[0]?.extensions?.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  it("carry what their members write: live, counted, read by all, and shown to no other user", async () => {
    const { things, clients } = await aCircle();
    const [ana, luis, eva] = clients;
    const { db, services } = fixture.backend;
    const id = String(await db.transaction((tx: Db) => proposeBestRing(tx, things[0]?.id ?? 0, services.now())));
    const CHAT = `chat { id ringId unreadCount isWritable marks { readUpTo deliveredUpTo }
      lastMessage { text senderId isOwn } messages(last: 2) { items { text } hasPreviousPage startCursor } }`;
    const chatOf = async (client: GraphqlClient) =>
      (await client.data<{ ring: { chat: RingChatAnswer } }>(`{ ring(id: "${id}") { ${CHAT} } }`)).ring.chat;
    const chatId = (await chatOf(ana)).id;
    const write = async (client: GraphqlClient, text: string, requestId: string = randomUUID()) =>
      (
        await client.data<{ sendMessage: { message: { id: string } | null; errors: { code: string }[] } }>(
          "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } errors { code } } }",
          { input: { chatId, requestId, text } },
        )
      ).sendMessage;

    const heard = await subscribe<{ messageAdded: { text: string } }>(
      luis,
      `subscription { messageAdded(chatId: "${chatId}") { text senderId } }`,
    );
    const changes = await subscribe<{ ringChatChanged: { id: string; unreadCount: number; awaitsDelivery: boolean } }>(
      eva,
      "subscription { ringChatChanged { id unreadCount awaitsDelivery } }",
    );
    // Both are active once a message has come.
    await expect
      .poll(async () => {
        await write(ana, "Uno");
        return Math.min(heard.events.length, changes.events.length);
      })
      .toBeGreaterThan(0);
    // What was written before is delivered by the connection itself.
    await write(ana, "Uno");
    await expect.poll(() => changes.events.at(-1)?.ringChatChanged).toMatchObject({ id: chatId, awaitsDelivery: true });
    const requestId = randomUUID();
    const sent = await write(ana, "Dos", requestId);
    expect((await write(ana, "Dos", requestId)).message).toEqual(sent.message);
    await heard.next(({ messageAdded }) => messageAdded.text === "Dos");

    const find = (client: GraphqlClient) =>
      client.data('{ searchRingChats(text: "dos") { ring { id } message { text isOwn chatId } } }');
    const found = { ring: { id }, message: { text: "Dos", isOwn: false, chatId } };
    expect(await find(luis)).toEqual({ searchRingChats: [found] });
    expect(await find(await fixture.signedIn(await aUser(db)))).toEqual({ searchRingChats: [] });

    const before = await chatOf(ana);
    expect(before).toMatchObject({ ringId: id, isWritable: true, unreadCount: 0 });
    expect(before.lastMessage).toMatchObject({ text: "Dos", isOwn: true });
    const readAll = (client: GraphqlClient) =>
      client.data(
        `mutation { markChatRead(input: { chatId: "${chatId}" }) { chat { id } ringChat { id unreadCount } viewer { unreadChatCount } errors { code } } }`,
      );
    expect(await readAll(luis)).toEqual({
      markChatRead: {
        chat: null,
        ringChat: { id: chatId, unreadCount: 0 },
        viewer: { unreadChatCount: 0 },
        errors: [],
      },
    });
    // Read once all of the others have.
    expect((await chatOf(ana)).marks.readUpTo).toBe("0");
    await readAll(eva);
    expect((await chatOf(ana)).marks).toEqual({ readUpTo: sent.message?.id, deliveredUpTo: sent.message?.id });

    const page = (await chatOf(eva)).messages;
    expect(page.items.at(-1)).toEqual({ text: "Dos" });
    const older = `{ ring(id: "${id}") { chat { messages(last: 200, before: "${page.startCursor}") { hasPreviousPage items { text } } } } }`;
    expect(await eva.data(older)).toMatchObject({ ring: { chat: { messages: { hasPreviousPage: false } } } });

    const stranger = await fixture.signedIn(await aUser(db));
    expect((await write(stranger, "¿Hola?")).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect(await readAll(stranger)).toMatchObject({
      markChatRead: { ringChat: null, errors: [{ code: "NOT_FOUND" }] },
    });
    const refused = await subscribe(stranger, `subscription { messageAdded(chatId: "${chatId}") { id } }`);
    await expect.poll(() => JSON.stringify(refused.errors)).toContain("NOT_FOUND");
  });

  it("are listed in two calls, however many there are", async () => {
    const { things, clients } = await aCircle();
    const { db, services } = fixture.backend;
    await db.transaction((tx: Db) => proposeBestRing(tx, things[0]?.id ?? 0, services.now()));
    const { calls } = await fixture.counted(clients[0], `{ viewer { id rings { ${RING} } } }`);
    expect(calls.toSorted()).toEqual(["GET /users", "GET /v1/rings"]);
  });
});
