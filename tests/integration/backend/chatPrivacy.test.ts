import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { recordPresence } from "../../../backend/commands/recordPresence";
import { blocks } from "../../../backend/db/schema/blocks";
import { users } from "../../../backend/db/schema/users";
import { aTransaction, aUser, sessionOf } from "../../support/builders";
import { followChannels, identifierOf } from "../../support/cableClient";
import type { TestCable } from "../../support/cableClient";
import { sharedBackend } from "../../support/sharedBackend";
import { bothDatabases } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

interface Mark {
  user_id: number;
  read_id: number | null;
  delivered_id: number;
}
interface Chat {
  marks: Mark[];
  typing: boolean;
  last_seen: string | null;
}
const everything = { reading: true, typing: true, last_seen: true };

/** What users share in chats, and so learn of others. */
describe.each(bothDatabases)("the privacy of chats on %s", (database) => {
  let backend: TestBackend;
  const open: TestCable[] = [];
  beforeAll(async () => {
    backend = await sharedBackend(database);
  });
  afterEach(() => {
    for (const cable of open.splice(0)) cable.close();
  });

  async function aConversation() {
    const { chatId, owner, interested, ownerId, interestedId } = await aTransaction(backend.db);
    const ofOwner = await sessionOf(backend.db, owner);
    const ofInterested = await sessionOf(backend.db, interested);
    const see = async (as: Record<string, string>) =>
      (await backend.call<{ data: Chat[] }>(`/chats?id=${chatId}`, { headers: as })).body.data[0];
    const write = async (randomId: string) =>
      (
        await backend.call<{ id: number }>(`/chats/${chatId}/messages`, {
          body: { random_id: randomId, message: "Hola" },
          headers: ofInterested,
        })
      ).body.id;
    return { chatId, ownerId, interestedId, ofOwner, ofInterested, see, write };
  }
  const choose = (headers: Record<string, string>, body: Record<string, unknown>) =>
    backend.call("/v1/chat_privacy", { method: "PUT", body, headers });
  const follow = async (headers: Record<string, string>, ...identifiers: string[]) => {
    const cable = await followChannels(backend.url, headers, identifiers);
    open.push(cable);
    return cable;
  };

  it("shares everything until its user chooses otherwise, and takes nothing but a choice of all", async () => {
    const headers = await sessionOf(backend.db, await aUser(backend.db));
    const read = async () => (await backend.call("/v1/chat_privacy", { headers })).body;
    expect(await read()).toEqual(everything);
    const chosen = { reading: false, typing: true, last_seen: false };
    for (let times = 0; times < 2; times++) expect((await choose(headers, chosen)).body).toEqual(chosen);
    for (const wrong of [{}, { ...everything, typing: "no" }, { reading: true, typing: true }])
      expect((await choose(headers, wrong)).status).toBe(422);
    expect(await read()).toEqual(chosen);
    expect((await backend.call("/v1/chat_privacy")).status).toBe(401);
  });

  it("takes back at once, in chats that are open, what was shown as read, and shows it again", async () => {
    const talk = await aConversation();
    const atInterested = identifierOf("MessageChannel", { chat_id: talk.chatId, user_id: talk.interestedId });
    const sender = await follow(talk.ofInterested, atInterested);
    await choose(talk.ofOwner, { ...everything, reading: false });
    const readIds = (message: unknown) => (message as { marks?: Mark[] }).marks?.map(({ read_id }) => read_id);
    await sender.find((frame) => frame.identifier === atInterested && readIds(frame.message ?? {})?.[0] === null);
    await choose(talk.ofOwner, everything);
    await sender.find((frame) => frame.identifier === atInterested && readIds(frame.message ?? {})?.[0] === 0);
    // No event is sent where nothing of it changes.
    await choose(talk.ofOwner, { ...everything, typing: false });
    const messageId = await talk.write("last");
    await sender.find((frame) => JSON.stringify(frame.message ?? "").includes(`"id":${messageId}`));
    expect(sender.messages(atInterested).flatMap((message) => readIds(message) ?? [])).toEqual([null, null, 0, 0]);
  });

  it.each(["ofOwner", "ofInterested"] as const)(
    "sends read marks to neither participant while %s does not share them",
    async (who) => {
      const talk = await aConversation();
      await choose(talk[who], { ...everything, reading: false });
      const chats = identifierOf("ChatChannel", { user_id: talk.ownerId });
      const atOwner = identifierOf("MessageChannel", { chat_id: talk.chatId, user_id: talk.ownerId });
      const atInterested = identifierOf("MessageChannel", { chat_id: talk.chatId, user_id: talk.interestedId });
      const sender = await follow(talk.ofInterested, atInterested);
      const reader = await follow(talk.ofOwner, atOwner, chats);
      const newest = await talk.write("m-1");
      const delivered = { user_id: talk.ownerId, read_id: null, delivered_id: newest };
      const toldDelivered = ({ message }: { message?: unknown }) =>
        JSON.stringify(message ?? null).includes(JSON.stringify(delivered));
      reader.perform(chats, { action: "received", chat_id: talk.chatId });
      await sender.find(toldDelivered);
      reader.perform(atOwner, { action: "read_messages", chat_id: talk.chatId });
      // The reader's own count says that it is done.
      await reader.find(({ message }) => JSON.stringify(message ?? null).includes('"unread_messages":0'));
      const second = await talk.write("m-2");
      await sender.find(({ message }) => JSON.stringify(message ?? null).includes(`"id":${second},`));
      expect(sender.messages(atInterested).filter((content) => "marks" in content)).toHaveLength(1);
      for (const as of [talk.ofOwner, talk.ofInterested])
        expect((await talk.see(as))?.marks).toEqual([
          delivered,
          { user_id: talk.interestedId, read_id: null, delivered_id: 0 },
        ]);
      // It was read all the same, which shows once both share it.
      await choose(talk[who], everything);
      expect((await talk.see(talk.ofInterested))?.marks[0]?.read_id).toBe(newest);
    },
  );

  it("says in coarse steps when the other was last there, and keeps no finer ones", async () => {
    const talk = await aConversation();
    const { db, services } = backend;
    expect(await talk.see(talk.ofInterested)).toMatchObject({ last_seen: null });
    const now = services.now();
    await recordPresence(db, [talk.ownerId], now);
    const stored = async () =>
      (await db.select({ at: users.lastSeenAt }).from(users).where(eq(users.id, talk.ownerId)))[0]?.at ?? null;
    const first = await stored();
    expect((first?.getTime() ?? 1) % 300_000).toBe(0);
    // Once in these minutes: what is there already is not written again.
    await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, talk.ownerId));
    await recordPresence(db, [talk.ownerId], now);
    expect(await stored()).toEqual(now);
    expect(await talk.see(talk.ofInterested)).toMatchObject({ last_seen: "now" });
    expect(await talk.see(talk.ofOwner)).toMatchObject({ last_seen: null });
    const days = (count: number) => new Date(now.getTime() - count * 86_400_000);
    for (const [at, said] of [
      [days(3), "this_week"],
      [days(8), null],
    ] as const) {
      await db.update(users).set({ lastSeenAt: at }).where(eq(users.id, talk.ownerId));
      expect(await talk.see(talk.ofInterested)).toMatchObject({ last_seen: said });
    }
  });

  it("hides last seen unless both users share it, and deletes it", async () => {
    const talk = await aConversation();
    const { db, services } = backend;
    const both = [talk.ownerId, talk.interestedId];
    await recordPresence(db, both, services.now());
    await choose(talk.ofOwner, { ...everything, last_seen: false });
    for (const as of [talk.ofOwner, talk.ofInterested]) expect(await talk.see(as)).toMatchObject({ last_seen: null });
    await recordPresence(db, both, services.now());
    await choose(talk.ofOwner, everything);
    // What was not shared was not kept.
    expect(await talk.see(talk.ofInterested)).toMatchObject({ last_seen: null });
    expect(await talk.see(talk.ofOwner)).toMatchObject({ last_seen: "now" });
    await db.insert(blocks).values({ blockerId: talk.ownerId, blockedId: talk.interestedId });
    expect(await talk.see(talk.ofOwner)).toBeUndefined();
    const profile = await backend.call(`/users/${talk.interestedId}`, { headers: talk.ofOwner });
    expect(profile.text).not.toContain("last_seen");
  });

  it("counts a connected user as seen now", async () => {
    const talk = await aConversation();
    await follow(talk.ofOwner, identifierOf("ChatChannel", { user_id: talk.ownerId }));
    await expect
      .poll(async () => (await talk.see(talk.ofInterested))?.last_seen, { timeout: 20_000, interval: 500 })
      .toBe("now");
  });
});
