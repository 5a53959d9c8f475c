import { beforeAll, describe, expect, it } from "vitest";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import { sharedBackend } from "../../support/sharedBackend";
import { bothDatabases } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

interface Found {
  chat: { id: number };
  message: { message: string } | null;
}

describe.each(bothDatabases)("the search in one's chats on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await sharedBackend(database);
  });

  async function aConversation() {
    const owner = await aUser(backend.db, { name: "Ana", lastName: "Pérez" });
    const interested = await aUser(backend.db, { name: "Íñigo", lastName: "Núñez" });
    const publication = await aPublication(backend.db, { ownerId: owner.id, title: "Cámara 100% réflex" });
    const built = await aTransaction(backend.db, { owner, interested, publication });
    const headers = await sessionOf(backend.db, owner);
    const ofOther = await sessionOf(backend.db, interested);
    const find = async (text: string, as = headers) => {
      const path = `/v1/chat_search?text=${encodeURIComponent(text)}`;
      const { body } = await backend.call<{ data: Found[] }>(path, { headers: as });
      return body.data.map(({ chat, message }) => [chat.id, message?.message ?? null]);
    };
    const write = (message: string, as = ofOther) =>
      backend.call(`/chats/${built.chatId}/messages`, { body: { random_id: message, message }, headers: as });
    return { chatId: built.chatId, owner, interested, headers, ofOther, find, write };
  }

  it("finds the newest message that holds all words, accents and case aside", async () => {
    const { chatId, find, write, headers } = await aConversation();
    await write("Nos vemos MAÑANA en Altamira");
    await write("¿En la estación de Altamira, mañana?", headers);
    await write("Sí, hasta luego");
    const newest = [chatId, "¿En la estación de Altamira, mañana?"];
    expect(await find("manana altamira")).toEqual([newest]);
    expect(await find("ESTACION")).toEqual([newest]);
    expect(await find("altam")).toEqual([newest]);
    expect(await find("mañana chacao")).toEqual([]);
  });

  it("finds a chat by the other's name and by what it is about, and not by the viewer's own name", async () => {
    const { chatId, find, ofOther } = await aConversation();
    for (const text of ["inigo nunez", "nuñ", "camara", "100%"]) expect(await find(text)).toEqual([[chatId, null]]);
    expect(await find("perez", ofOther)).toEqual([[chatId, null]]);
    // Signs of patterns are signs.
    for (const text of ["perez", "c_mara", "%%", "x", " ", ""]) expect(await find(text)).toEqual([]);
  });

  it("finds nothing of strangers, nor of blocked or blocking people", async () => {
    const { find, write, headers, interested, ofOther } = await aConversation();
    await write("La contraseña es girasol");
    const stranger = await sessionOf(backend.db, await aUser(backend.db));
    expect(await find("girasol", stranger)).toEqual([]);
    expect((await backend.call("/v1/chat_search?text=girasol")).status).toBe(401);
    expect(await find("girasol")).toHaveLength(1);
    await backend.call(`/blocks/${interested.id}`, { method: "PUT", headers });
    expect([await find("girasol"), await find("girasol", ofOther), await find("camara", ofOther)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
