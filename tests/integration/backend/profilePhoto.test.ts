import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { images } from "../../../backend/db/schema/images";
import { users } from "../../../backend/db/schema/users";
import { aUser, sessionOf } from "../../support/builders";
import { pollUntil } from "../../support/pollUntil";
import { aForm, aPhoto, asFile } from "../../support/uploads";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

interface Answer {
  message?: string;
  error?: string;
  fields?: Record<string, string[]>;
  user: { id: number; avatar: string | null; picture_users: { url: string; thumbnail: string }[] };
}

/** Roughly a face: a picture with visible content. */
async function aPortrait(side = 400): Promise<File> {
  const face = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#9cf"/><circle cx="50%" cy="50%" r="30%" fill="#753"/></svg>`;
  return asFile(
    await sharp(Buffer.from(face))
      .withExif({ IFD0: { Artist: "Marta" } })
      .jpeg()
      .toBuffer(),
  );
}

describe.each(bothDatabases)("the profile photo on %s", (database) => {
  let backend: TestBackend;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "truequea-photos-"));
    backend = await startBackend({ database, dataFolder: folder });
  });
  afterAll(async () => {
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const put = (headers: Record<string, string>, files: File[], fields: Record<string, string> = {}) =>
    backend.call<Answer>("/update_profile_photo", {
      method: "PUT",
      headers,
      form: aForm({ ...fields, "picture_data[0]": files.slice(0, 1), "picture_data[1]": files.slice(1) }),
    });
  const remove = (headers: Record<string, string>, body?: unknown) =>
    backend.call<Answer>("/delete_profile_photo", { method: "PUT", headers, body });
  const statusOf = async (url: string) => (await fetch(url)).status;
  /** No answer waits for the removal of files. */
  const haveGone = (...urls: string[]) =>
    pollUntil(
      () => Promise.all(urls.map(statusOf)),
      (statuses) => statuses.every((status) => status === 404),
    );

  it("replaces the former one and deletes its files, and can be removed", async () => {
    const [user, other] = [await aUser(backend.db), await aUser(backend.db)];
    const headers = await sessionOf(backend.db, user);
    const first = await put(headers, [await aPortrait(), await aPortrait(350)], {
      id_user: String(other.id),
      id_image: "1",
    });
    expect([first.status, first.body.message, first.body.user.id]).toEqual([
      200,
      "La imagen de perfil se ha guardado correctamente",
      user.id,
    ]);
    const [{ url, thumbnail } = { url: "", thumbnail: "" }] = first.body.user.picture_users;
    const small = await sharp(Buffer.from(await (await fetch(thumbnail)).arrayBuffer())).metadata();
    expect([small.width, small.format, small.exif, await statusOf(url)]).toEqual([250, "webp", undefined, 200]);
    expect((await backend.db.select().from(users).where(eq(users.id, other.id)))[0]?.avatarId).toBeNull();

    const second = await put(headers, [await aPortrait(500)]);
    expect(second.body.user.avatar).not.toBe(url);
    await haveGone(url, thumbnail);
    expect(await statusOf(second.body.user.avatar ?? "")).toBe(200);
    for (let time = 0; time < 2; time++)
      expect((await remove(headers, { id_user: other.id })).body).toMatchObject({
        message: "Los cambios han sido guardados exitosamente",
        user: { avatar: null, picture_users: [] },
      });
    await haveGone(second.body.user.avatar ?? "");
    expect(await backend.db.select().from(images).where(eq(images.ownerId, user.id))).toEqual([]);
  });

  it("stays when what is sent is not a photo", async () => {
    const user = await aUser(backend.db);
    const headers = await sessionOf(backend.db, user);
    const kept = (await put(headers, [await aPortrait()])).body.user.avatar;
    expect([(await put({}, [await aPortrait()])).status, (await remove({})).status]).toEqual([401, 401]);
    const blank = await put(headers, [asFile(await aPhoto())]);
    expect([blank.status, blank.body.error]).toEqual([
      406,
      "La foto no cumple con las políticas de nuestro proveedor. Intenta con otra imagen.",
    ]);
    for (const [file, message] of [
      [
        asFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "foto.jpg"),
        "La imagen debe ser JPG, PNG o GIF",
      ],
      [await aPortrait(349), "La imagen es muy pequeña ... Debe tener más de 350 pixeles por lado"],
    ] as const) {
      const { status, body } = await put(headers, [file]);
      expect([status, body.fields]).toEqual([422, { picture_data: [message] }]);
    }
    expect((await put(headers, [])).body.fields).toEqual({ picture_data: ["Elige una imagen"] });
    expect((await backend.call<Answer>(`/users?token=${user.token}`, { headers })).body).toMatchObject({
      avatar: kept,
    });
  });

  it("is one of many sent at once, and thirty an hour are processed at most", async () => {
    const user = await aUser(backend.db);
    const headers = await sessionOf(backend.db, user);
    const photo = await aPortrait(360);
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(headers, [photo])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await backend.db.select().from(images).where(eq(images.ownerId, user.id));
    expect(rows.map(({ id }) => id)).toEqual([
      (await backend.db.select().from(users).where(eq(users.id, user.id)))[0]?.avatarId,
    ]);
    await pollUntil(
      async () => {
        const statuses = await Promise.all(answers.map(({ body }) => statusOf(body.user.avatar ?? "")));
        return statuses.filter((status) => status === 200).length;
      },
      (shown) => shown === 1,
    );
    const more = await Promise.all(Array.from({ length: 25 }, () => put(headers, [])));
    expect(more.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await readdir(join(folder, "incoming"))).toEqual([]);
  });
});
