import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { images } from "../../../../backend/db/schema/images";
import { messages } from "../../../../backend/db/schema/chats";
import { removeOrphanPictures } from "../../../../backend/jobs/orphanPictures";
import { startCountingProxy } from "../../../support/countingProxy";
import { aPictureChat, aSentPicture, pictureIdOf, twoWithPictures } from "../../../support/pictureFixture";
import type { PictureFixture } from "../../../support/pictureFixture";
import { pollUntil } from "../../../support/pollUntil";
import type { TestS3 } from "../../../support/s3Server";

let fixture: PictureFixture;
let s3: TestS3;
beforeAll(async () => {
  fixture = await twoWithPictures("bucket");
  if (!fixture.s3) throw new Error("there is no bucket");
  s3 = fixture.s3;
});
afterAll(() => fixture?.stop());

const read = (path: string) => fetch(fixture.second.url + path);
const idsOf = (keys: string[]) => [...new Set(keys.map(pictureIdOf))];

describe("a bucket", () => {
  it("has each picture under its path, with the headers that a CDN in front of it needs, and nothing else is touched", async () => {
    const path = await aSentPicture(fixture.first);
    const { headers } = await s3.ask(path);
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
      "image/webp",
      "public, max-age=31536000, immutable",
    ]);
    const others = ["uploads/read.me/750.webp", "uploads/~read&me"];
    for (const key of others) await s3.ask(`/${key}`, { method: "PUT", body: "of another project" });
    fixture.clock.days = 2;
    await removeOrphanPictures(fixture.first.services);
    fixture.clock.days = 0;
    expect((await s3.ask(`/${others[0]}`)).status).toBe(200);
    expect((await s3.ask(`/${others[1]}`)).status).toBe(200);
  });

  it.each([
    ["dies", () => s3.kill(), () => s3.start()],
    ["does not answer", async () => s3.freeze(), async () => s3.thaw()],
  ])(
    "that %s refuses uploads with a word and nothing half done, and pictures, until it is back",
    async (_how, go, come) => {
      const { first } = fixture;
      const { send, chatId } = await aPictureChat(first);
      const path = await aSentPicture(first);
      const before = idsOf(await s3.keys());
      await go();
      try {
        const [answer, picture] = await Promise.all([send(first), read(path)]);
        expect([answer.status, answer.body, answer.headers.get("retry-after")]).toEqual([
          503,
          { errors: ["Ahora no se pueden guardar ni ver imágenes. Inténtalo de nuevo en unos minutos."] },
          "30",
        ]);
        expect([picture.status, picture.headers.get("cache-control")]).toEqual([
          503,
          expect.not.stringContaining("immutable"),
        ]);
        // Everything else goes on.
        expect((await first.call("/wall")).status).toBe(200);
      } finally {
        await come();
      }
      // For a moment the former refusal stands.
      await pollUntil(
        async () => (await read(path)).status,
        (status) => status === 200,
      );
      expect(await first.db.select().from(messages).where(eq(messages.chatId, chatId))).toEqual([]);
      // What a refused upload leaves is named by no row.
      for (const id of idsOf(await s3.keys()).filter((one) => !before.includes(one)))
        expect(await first.db.select().from(images).where(eq(images.id, id))).toEqual([]);
      expect((await send(first)).status).toBe(201);
    },
  );

  it("that is silent does not delay every picture", async () => {
    const paths = await Promise.all(Array.from({ length: 3 }, () => aSentPicture(fixture.first)));
    const proxy = await startCountingProxy(s3.settings.endpoint);
    const backend = await fixture.startAnother({ endpoint: proxy.url });
    proxy.failCalls(/^GET /, 503);
    const [first = "", ...others] = paths;
    expect((await fetch(backend.url + first)).status).toBe(503);
    const asked = proxy.calls.length;
    for (const path of others) expect((await fetch(backend.url + path)).status).toBe(503);
    expect(proxy.calls.length).toBe(asked);
    proxy.restore();
    await pollUntil(
      async () => (await fetch(backend.url + first)).status,
      (status) => status === 200,
    );
    await backend.stop();
    await proxy.stop();
  });

  it("that fails for a moment is asked again", async () => {
    const proxy = await startCountingProxy(s3.settings.endpoint);
    const backend = await fixture.startAnother({ endpoint: proxy.url });
    const { send } = await aPictureChat(backend);
    const path = await aSentPicture(backend);
    // One by one: on a busy machine the one would be given up before the other is asked.
    const failsOnce = async (method: string, ask: () => Promise<{ status: number }>) => {
      proxy.failCalls(new RegExp(`^${method} `), 503);
      const asked = proxy.calls.length;
      const answer = ask();
      await pollUntil(
        async () => proxy.calls.slice(asked).filter((call) => call.startsWith(method)).length,
        (calls) => calls > 0,
      );
      proxy.restore();
      return (await answer).status;
    };
    expect(await failsOnce("GET", () => fetch(backend.url + path))).toBe(200);
    expect(await failsOnce("PUT", () => send(backend))).toBe(201);
    await backend.stop();
    await proxy.stop();
  });

  it.each<[string, Partial<TestS3["settings"]>, string]>([
    ["another secret", { secretAccessKey: "wrong-secret" }, "(S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION)"],
    ["an unknown key", { accessKeyId: "nobody" }, "(S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION)"],
    ["the name of none", { bucket: "no-such-bucket" }, "There is no bucket no-such-bucket"],
  ])("with %s lets no backend start, and says which settings are wrong", async (_name, wrong, words) => {
    const error = await fixture.startAnother(wrong).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(words);
    expect(String(error)).not.toContain("wrong-secret");
  });

  it("that is away lets a backend start, and is used when it comes", async () => {
    await s3.kill();
    const backend = await fixture.startAnother();
    const { send } = await aPictureChat(backend);
    expect((await send(backend)).status).toBe(503);
    await s3.start();
    const { status, body } = await send(backend);
    expect([status, (await fetch(body.picture_url)).status]).toEqual([201, 200]);
    await backend.stop();
  });
});
