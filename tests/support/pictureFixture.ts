import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aTransaction, sessionOf } from "./builders";
import { freshPostgres } from "./postgres";
import { startS3 } from "./s3Server";
import type { TestS3 } from "./s3Server";
import { startBackend } from "./startBackend";
import type { TestBackend } from "./startBackend";
import { aForm, aPhoto, asFile } from "./uploads";

/** Where pictures may be: in a folder that two backends of one machine share, or in a bucket. */
export type PictureStore = "disk" | "bucket";

/** Two backends that share a database and the pictures. */
export interface PictureFixture {
  first: TestBackend;
  second: TestBackend;
  /** One more on the same database and store, but for these settings of the bucket; stopped by whoever starts it. */
  startAnother(settings?: Partial<TestS3["settings"]>): Promise<TestBackend>;
  /** Undefined on disk. */
  s3: TestS3 | undefined;
  /** How far the clock of both is ahead of the store's. */
  clock: { days: number };
  stop(): Promise<void>;
}

/** Two backends on one PostgreSQL and one store. */
export async function twoWithPictures(store: PictureStore): Promise<PictureFixture> {
  const [postgres, s3] = await Promise.all([freshPostgres(), store === "bucket" ? startS3() : undefined]);
  const folder = await mkdtemp(join(tmpdir(), "truequea-pictures-"));
  const clock = { days: 0 };
  const options = {
    databaseUrl: postgres.url,
    // With a bucket each has a folder of its own.
    dataFolder: s3 ? undefined : folder,
    s3: s3?.settings,
    now: () => new Date(Date.now() + clock.days * 24 * 60 * 60_000),
  };
  const first = await startBackend(options);
  const second = await startBackend(options);
  return {
    first,
    second,
    s3,
    clock,
    startAnother: (settings) => startBackend({ ...options, s3: s3 && { ...s3.settings, ...settings } }),
    async stop() {
      await first.stop();
      await second.stop();
      await s3?.stop();
      await postgres.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A chat to which one of its people sends pictures. */
export async function aPictureChat({ db }: TestBackend) {
  const { chatId, interested } = await aTransaction(db);
  const headers = await sessionOf(db, interested);
  const send = async (via: TestBackend) =>
    via.call<{ picture_url: string }>(`/chats/${chatId}/messages`, {
      headers,
      form: aForm({ random_id: randomBytes(8).toString("hex"), picture: asFile(await aPhoto(900, 800)) }),
    });
  return { send, chatId };
}

/** The path of a picture that was sent. */
export async function aSentPicture(via: TestBackend): Promise<string> {
  const { status, body } = await (await aPictureChat(via)).send(via);
  if (status !== 201) throw new Error(`the picture was answered with ${status}`);
  return new URL(body.picture_url).pathname;
}

/** The id in the path or the address of a picture. */
export const pictureIdOf = (url: string) => /\/uploads\/([\w-]+)\//.exec(url)?.[1] ?? "";
