import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { AppError } from "../errors";
import type { Transport } from "../rest/transport";
import { drawPicture } from "./draw";
import { readPhoto } from "./photos";
import type { Subject } from "./subjects";

/** A drawn picture and the tag that changes with what it shows. */
interface SharePicture {
  etag: string;
  jpeg: Buffer;
}

/** Version of the design: pictures of an older one are drawn anew. */
const design = 1;
/** How long a subject is cached, in ms: a change shows no later than that. */
const subjectTtlMs = 30_000;
const maxSubjects = 2_000;
const maxPictureBytes = 24 * 1024 * 1024;
/** Drawing takes a core for a quarter of a second. */
const maxParallel = 2;
const maxWaiting = 40;

/** Draws each picture once for all concurrent requests, and caches it while there is room. */
export class SharePictures {
  private readonly subjects = new LRUCache<string, Promise<Subject | null>>({ max: maxSubjects, ttl: subjectTtlMs });
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: maxPictureBytes,
    sizeCalculation: (jpeg) => jpeg.length,
  });
  private readonly drawing = new Map<string, Promise<Buffer>>();
  private readonly limit = pLimit(maxParallel);

  constructor(private readonly transport: Transport) {}

  /**
   * The picture of a subject; null for one that must not be shown. `beforeWork` runs before anything is read or drawn
   * and may refuse. RATE_LIMITED when too many others wait.
   */
  async get(
    key: string,
    read: () => Promise<Subject | null>,
    beforeWork: () => Promise<void>,
  ): Promise<SharePicture | null> {
    let subject = this.subjects.get(key);
    const isKnown = subject !== undefined;
    if (!subject) {
      await beforeWork();
      subject = this.subjects.get(key) ?? this.remember(key, read());
    }
    const known = await subject;
    if (!known) return null;
    const tag = createHash("sha256")
      .update(JSON.stringify([design, known]))
      .digest("base64url")
      .slice(0, 22);
    const ready = this.drawn.get(tag) ?? this.drawing.get(tag);
    // A picture without its photograph is not cached, and one may have been evicted: drawing it again is work, too.
    if (!ready && isKnown) await beforeWork();
    const jpeg = await (ready ?? this.drawing.get(tag) ?? this.draw(tag, known));
    return { etag: `"${tag}"`, jpeg };
  }

  private remember(key: string, reading: Promise<Subject | null>): Promise<Subject | null> {
    this.subjects.set(key, reading);
    reading.catch(() => this.subjects.delete(key));
    return reading;
  }

  private draw(tag: string, subject: Subject): Promise<Buffer> {
    if (this.limit.activeCount + this.limit.pendingCount >= maxParallel + maxWaiting)
      throw new AppError("RATE_LIMITED");
    const work = this.limit(async () => {
      const photo = subject.photo ? await readPhoto(this.transport, subject.photo) : null;
      const jpeg = await drawPicture(subject.card, photo);
      // Without its photograph the picture is only provisional.
      if (photo || !subject.photo) this.drawn.set(tag, jpeg);
      return jpeg;
    }).finally(() => this.drawing.delete(tag));
    this.drawing.set(tag, work);
    return work;
  }
}
