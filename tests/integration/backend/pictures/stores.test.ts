import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeOrphanPictures } from "../../../../backend/jobs/orphanPictures";
import { images } from "../../../../backend/db/schema/images";
import { aUser, sessionOf } from "../../../support/builders";
import { aSentPicture, pictureIdOf, twoWithPictures } from "../../../support/pictureFixture";
import type { PictureFixture, PictureStore } from "../../../support/pictureFixture";
import { pollUntil } from "../../../support/pollUntil";
import { freshPostgres } from "../../../support/postgres";
import { startBackend } from "../../../support/startBackend";
import type { TestBackend } from "../../../support/startBackend";
import { aForm, aPhoto, asFile } from "../../../support/uploads";

const stores: PictureStore[] = ["disk", "bucket"];

describe.each(stores)("two backends with their pictures on one %s", (store) => {
  let fixture: PictureFixture;
  let first: TestBackend;
  let second: TestBackend;
  beforeAll(async () => {
    fixture = await twoWithPictures(store);
    ({ first, second } = fixture);
  });
  afterAll(() => fixture?.stop());

  const statusOf = async (path: string) => (await fetch(second.url + path)).status;

  it("show each other's in every width, cacheable for ever", async () => {
    const path = await aSentPicture(first);
    for (const [via, width] of [
      [first, 750],
      [second, 750],
      [second, 360],
      [second, 180],
    ] as const) {
      const answer = await fetch(via.url + path.replace("750", String(width)));
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([
        answer.status,
        answer.headers.get("content-type"),
        answer.headers.get("cache-control"),
        answer.headers.get("content-length"),
        (await sharp(bytes).metadata()).width,
      ]).toEqual([200, "image/webp", "public, max-age=31536000, immutable", String(bytes.length), width]);
    }
    const etag = (await fetch(second.url + path)).headers.get("etag") ?? "";
    const again = await request(first.url + path, { headers: { "if-none-match": etag } });
    expect([again.statusCode, await again.body.text()]).toEqual([304, ""]);
    expect([await statusOf(path.replace("750", "1600")), await statusOf("/uploads/no-such-picture/750.webp")]).toEqual([
      404, 404,
    ]);
  });

  it("remove the files of a photo that is replaced", async () => {
    const headers = await sessionOf(first.db, await aUser(first.db));
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: "white", noise } })
      .jpeg()
      .toBuffer();
    const put = async (via: TestBackend) => {
      const { body } = await via.call<{ user: { avatar: string } }>("/update_profile_photo", {
        method: "PUT",
        headers,
        form: aForm({ picture_data: asFile(photo) }),
      });
      return new URL(body.user.avatar).pathname;
    };
    const former = await put(first);
    expect(await statusOf(former)).toBe(200);
    const present = await put(second);
    // The answer does not wait for it.
    await pollUntil(
      async () => [await statusOf(former), await statusOf(former.replace("750", "250"))],
      (statuses) => statuses.every((status) => status === 404),
    );
    expect(await statusOf(present)).toBe(200);
  });

  it("remove what no row names a day after it was written, but nothing of an upload under way", async () => {
    const named = await aSentPicture(first);
    const orphan = randomBytes(16).toString("base64url");
    await first.services.images.write(orphan, new Map([["750.webp", await aPhoto()]]));
    const path = `/uploads/${orphan}/750.webp`;
    expect([await removeOrphanPictures(first.services), await statusOf(path)]).toEqual([0, 200]);
    fixture.clock.days = 2;
    const removed = await removeOrphanPictures(second.services);
    fixture.clock.days = 0;
    expect([removed, await statusOf(path), await statusOf(named)]).toEqual([1, 404, 200]);
  });

  it("remove files of widths that are made no more", async () => {
    const id = randomBytes(16).toString("base64url");
    await first.services.images.write(id, new Map([["4000.webp", await aPhoto()]]));
    const kept = async () => {
      const ids: string[] = [];
      for await (const page of first.services.images.list()) ids.push(...page.map((file) => file.id));
      return ids;
    };
    expect(await kept()).toContain(id);
    await first.services.images.remove(id);
    expect(await kept()).not.toContain(id);
  });

  it("end the sweep at once where they stop", async () => {
    await aSentPicture(first);
    const stopping = new AbortController();
    let pages = 0;
    const services = {
      ...first.services,
      images: {
        ...first.services.images,
        async *list() {
          for (;;) {
            if (pages++ > 3) throw new Error("the whole store is listed");
            stopping.abort();
            yield [];
          }
        },
      },
    };
    expect(await removeOrphanPictures(services, stopping.signal)).toBe(0);
  });

  it("keep everything where their database knows no picture, or none as old", async () => {
    const path = await aSentPicture(first);
    const postgres = await freshPostgres();
    const other = await startBackend({ databaseUrl: postgres.url });
    const services = {
      ...other.services,
      images: first.services.images,
      now: () => new Date(Date.now() + 2 * 24 * 60 * 60_000),
    };
    expect(await removeOrphanPictures(services)).toBe(0);
    await other.db.insert(images).values({ id: "later-than-all", width: 1, height: 1 });
    expect(await removeOrphanPictures(services)).toBe(0);
    await other.stop();
    await postgres.drop();
    expect([pictureIdOf(path), await statusOf(path)]).toEqual([expect.any(String), 200]);
  });
});
