import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { images } from "../../../backend/db/schema/images";
import { aTransaction, aUser, sessionOf } from "../../support/builders";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe("messages with a picture or a place", () => {
  it("need no text; a repeated picture is stored once", async () => {
    const built = await aTransaction(backend.db);
    const headers = await sessionOf(backend.db, built.interested);
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#2a6" } })
      .jpeg()
      .toBuffer();
    const send = (randomId: string, fields: Record<string, string>, file?: Buffer) => {
      const form = new FormData();
      form.set("random_id", randomId);
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      if (file) form.set("picture", new Blob([new Uint8Array(file)], { type: "image/jpeg" }), "../../foto.jpg");
      return backend.call<{ id: number; picture_url: string | null }>(`/chats/${built.chatId}/messages`, {
        form,
        headers,
      });
    };
    const first = await send("p-1", { message: "", latitude: "", longitude: "" }, picture);
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        message: null,
        latitude: null,
        picture_url: expect.stringMatching(new RegExp(`^${backend.url}/uploads/[\\w-]+/750\\.webp$`)),
      },
    ]);
    const again = await send("p-1", { message: "" }, picture);
    expect(again.body).toEqual(first.body);
    expect(await backend.db.select().from(images).where(eq(images.ownerId, built.interestedId))).toHaveLength(2);
    const file = await fetch(first.body.picture_url ?? "");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const place = await send("p-2", { latitude: "10.5", longitude: "-66.9" });
    expect(place.body).toMatchObject({ message: null, picture_url: null, latitude: 10.5, longitude: -66.9 });
    expect((await send("p-3", { latitude: "95", longitude: "-66.9" })).status).toBe(422);
    expect((await send("p-4", {}, Buffer.from("<html>"))).status).toBe(422);
    expect((await send("p-5", { latitude: "10.5" })).status).toBe(422);
  });

  it("are not even read where they come from a stranger", async () => {
    const built = await aTransaction(backend.db);
    const form = new FormData();
    form.set("random_id", "strange");
    form.set("picture", new Blob(["no picture"], { type: "image/jpeg" }), "foto.jpg");
    const headers = await sessionOf(backend.db, await aUser(backend.db));
    // What is no picture would be refused with 422.
    expect((await backend.call(`/chats/${built.chatId}/messages`, { form, headers })).status).toBe(404);
  });
});

describe("a text with unusual characters", () => {
  it("is stored without marks of direction, and refused at its field with controls", async () => {
    const built = await aTransaction(backend.db);
    const headers = await sessionOf(backend.db, built.interested);
    const send = (body: object) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body)) form.set(name, String(value));
      return backend.call(`/chats/${built.chatId}/messages`, { form, headers });
    };
    const sent = await send({ random_id: "m-1", message: "\u2066+58 251 555 1234\u2069 \u200eya" });
    expect([sent.status, sent.body]).toMatchObject([201, { message: "+58 251 555 1234 ya" }]);
    const text = "El texto tiene caracteres invisibles que no se pueden usar. Bórralo y escríbelo de nuevo.";
    const refused = await send({ random_id: "m-2", message: "Hola\u0007" });
    expect([refused.status, refused.body]).toEqual([422, { errors: [text], fields: { message: [text] } }]);
    const question = await backend.call("/comments_publications", {
      body: { publication_id: built.publicationId, comment: "¿Sigue?\0" },
      headers,
    });
    expect([question.status, question.body]).toMatchObject([422, { fields: { comment: [text] } }]);
  });
});
