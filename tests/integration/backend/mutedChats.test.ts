import { beforeAll, describe, expect, it } from "vitest";
import { aTransaction, aUser, sessionOf } from "../../support/builders";
import { followChannels, identifierOf } from "../../support/cableClient";
import { sharedBackend } from "../../support/sharedBackend";
import { bothDatabases } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

interface Chat {
  id: number;
  muted: boolean;
  unread_messages: number;
}

describe.each(bothDatabases)("a muted chat on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await sharedBackend(database);
  });

  async function aConversation() {
    const { chatId, owner, interested } = await aTransaction(backend.db);
    const headers = await sessionOf(backend.db, owner);
    const ofOther = await sessionOf(backend.db, interested);
    const read = async <Body>(path: string, as = headers) => (await backend.call<Body>(path, { headers: as })).body;
    const notificationsOf = async (as: Record<string, string>) =>
      (await read<{ type_notification: string }[]>("/notifications", as)).filter(
        ({ type_notification: type }) => type === "new_message",
      ).length;
    return {
      chatId,
      owner,
      headers,
      ofOther,
      notificationsOf,
      see: async (as = headers) => (await read<{ data: Chat[] }>(`/chats?id=${chatId}`, as)).data[0],
      unread: async () => (await read<{ unread_chats: number }>("/counts")).unread_chats,
      write: (randomId: string, as = ofOther) =>
        backend.call(`/chats/${chatId}/messages`, { body: { random_id: randomId, message: "Hola" }, headers: as }),
      mute: (method: "PUT" | "DELETE", as = headers) =>
        backend.call<{ muted: boolean }>(`/chats/${chatId}/mute`, { method, headers: as }),
    };
  }

  it("brings its messages without a notification, and counts them in the chat alone", async () => {
    const talk = await aConversation();
    for (let times = 0; times < 2; times++) expect((await talk.mute("PUT")).body).toEqual({ muted: true });
    await talk.write("m-1");
    expect(await talk.see()).toMatchObject({ muted: true, unread_messages: 1 });
    expect([await talk.notificationsOf(talk.headers), await talk.unread()]).toEqual([0, 0]);
    // Of one of the two alone.
    await talk.write("m-2", talk.headers);
    expect(await talk.see(talk.ofOther)).toMatchObject({ muted: false });
    expect(await talk.notificationsOf(talk.ofOther)).toBe(1);

    for (let times = 0; times < 2; times++) expect((await talk.mute("DELETE")).body).toEqual({ muted: false });
    await talk.write("m-3");
    expect(await talk.see()).toMatchObject({ muted: false, unread_messages: 2 });
    expect([await talk.notificationsOf(talk.headers), await talk.unread()]).toEqual([1, 1]);
  });

  it("is muted on the participant's other devices, which are notified once", async () => {
    const talk = await aConversation();
    const chats = identifierOf("ChatChannel", { user_id: talk.owner.id });
    const cable = await followChannels(backend.url, talk.headers, [chats]);
    for (let times = 0; times < 3; times++) await talk.mute("PUT");
    await talk.write("m-1");
    await cable.find(({ message }) => (message as Chat | undefined)?.unread_messages === 1);
    expect(cable.messages(chats).map(({ muted }) => muted)).toEqual([true, true]);
    cable.close();
  });

  it("is no other chat's affair", async () => {
    const talk = await aConversation();
    const stranger = await sessionOf(backend.db, await aUser(backend.db));
    for (const method of ["PUT", "DELETE"] as const) {
      expect((await talk.mute(method, stranger)).status).toBe(404);
      expect((await backend.call("/chats/2147483000/mute", { method, headers: talk.headers })).status).toBe(404);
      expect((await backend.call(`/chats/${talk.chatId}/mute`, { method })).status).toBe(401);
    }
    expect(await talk.see()).toMatchObject({ muted: false });
  });
});
