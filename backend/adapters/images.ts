import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import sharp from "sharp";
import {
  bannerWidth,
  minPictureSide,
  pictureFormat,
  pictureHeadBytes,
  pictureTexts,
  pictureWidths,
  thumbnailWidth,
} from "../../rules/pictures";
import type { PictureFormat } from "../../rules/pictures";
import { documentWidth } from "../../rules/verification";
import { invalidFields } from "../errors";
import { openDiskFiles } from "./pictureFiles/disk";
import type { PictureFiles } from "./pictureFiles/pictureFiles";
import { openS3Files } from "./pictureFiles/s3";
import type { S3Settings } from "./pictureFiles/s3";
import { hourMs } from "../../rules/durations";

/** An 8,000 px square: above what phones make, below what hurts. */
const maxPixels = 64_000_000;
const maxFrames = 300;
const staleMs = hourMs;

const tooManyPixels = "La imagen tiene demasiados píxeles";

/** A stored picture; width and height in pixels. */
export interface StoredImage {
  id: string;
  width: number;
  height: number;
}

/** Pictures, each under its own random name in several widths, on disk or in a bucket. */
export interface ImageStore extends Pick<PictureFiles, "list" | "remove" | "write" | "close"> {
  /** Where uploads wait until they are checked. */
  incoming: string;
  /** Checks by content, re-encodes without metadata and stores, also in further widths. Throws 422 at `field`. */
  save(file: string, field: string, extraWidths?: readonly number[]): Promise<StoredImage>;
  /** For pictures without a row. Files that cannot be removed now are left to the orphan sweep. */
  discard(id: string): Promise<void>;
  /** A file of a picture; null where there is none, and for what cannot be one. */
  read: PictureFiles["read"];
}

/** The absolute address of a picture, or null without one. */
export function imageUrl(
  origin: string,
  id: string | null,
  width: (typeof pictureWidths)[number] | typeof thumbnailWidth | typeof bannerWidth = pictureWidths[0],
): string | null {
  return id === null ? null : `${origin}/uploads/${id}/${width}.webp`;
}

const pictureId = /^[\w-]{8,64}$/;
const fileNames = new Set([...pictureWidths, thumbnailWidth, bannerWidth].map((width) => `${width}.webp`));

/**
 * Opens the store, in the bucket of `s3` or else under `folder`, and clears what an ended process left half done there.
 */
export async function openImageStore(folder: string, log: Logger, s3?: S3Settings): Promise<ImageStore> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true });
  await removeStale(incoming);
  const files = s3
    ? await openS3Files(s3, (message) => log.warn(message))
    : await openDiskFiles(join(folder, "uploads"), incoming);
  const discard = (id: string) =>
    files.remove(id).catch((error: unknown) => log.warn({ err: error }, "picture not removed"));
  return {
    ...files,
    incoming,
    discard,
    async save(file, field, extraWidths = []) {
      const refuse = (message: string) => invalidFields({ [field]: [message] });
      const format = await readFormat(file);
      if (!format) throw refuse(pictureTexts.format);
      const maxWidth = Math.max(pictureWidths[0], ...extraWidths);
      const largest = await encode(file, format, maxWidth, refuse);
      const contents = new Map<string, Buffer>();
      for (const width of [...pictureWidths, ...extraWidths]) {
        const data =
          width === maxWidth
            ? largest.data
            : await sharp(largest.data).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
        contents.set(`${width}.webp`, data);
      }
      const id = randomBytes(16).toString("base64url");
      try {
        await files.write(id, contents);
      } catch (error) {
        // Not awaited: where writing failed, removing would take just as long to fail.
        void discard(id);
        throw error;
      }
      return { id, width: largest.info.width, height: largest.info.height };
    },
    async *list() {
      // Other files there are not ours.
      for await (const page of files.list()) yield page.filter(({ id }) => pictureId.test(id));
    },
    read: async (id, name, leaving) =>
      pictureId.test(id) && fileNames.has(name) ? files.read(id, name, leaving) : null,
  };
}

/** The same check and re-encoding for a picture that the store never keeps. Throws 422 at `field`. */
export async function encodeDocument(file: string, field: string): Promise<Buffer> {
  const refuse = (message: string) => invalidFields({ [field]: [message] });
  const format = await readFormat(file);
  if (!format) throw refuse(pictureTexts.format);
  return (await encode(file, format, documentWidth, refuse)).data;
}

/** Width and height come from the header, before any pixel is decoded. */
async function encode(file: string, format: string, maxWidth: number, refuse: (message: string) => Error) {
  const input = { limitInputPixels: maxPixels, failOn: "error", pages: 1 } as const;
  const head = await sharp(file, { ...input, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head || head.format !== format) throw refuse(pictureTexts.format);
  if (head.width * head.height > maxPixels || (head.pages ?? 1) > maxFrames) throw refuse(tooManyPixels);
  if (Math.min(head.width, head.height) < minPictureSide) throw refuse(pictureTexts.tooSmall);
  try {
    return await sharp(file, input)
      .autoOrient()
      .toColourspace("srgb")
      .resize({ width: maxWidth, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw refuse(pictureTexts.format);
  }
}

/** Whether nothing can be seen on it: one colour, or nearly. For a file that `save` has taken. */
export async function isBlankImage(file: string): Promise<boolean> {
  const small = await sharp(file, { limitInputPixels: maxPixels, pages: 1 })
    .removeAlpha()
    .toColourspace("srgb")
    .resize(64, 64, { fit: "fill" })
    .png()
    .toBuffer();
  const { channels } = await sharp(small).stats();
  return channels.every(({ stdev }) => stdev < 2);
}

/** The format by its first bytes: name and declared type are the sender's word only. */
async function readFormat(file: string): Promise<PictureFormat | null> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(pictureHeadBytes), 0, pictureHeadBytes, 0);
    return pictureFormat(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Another process on the same folder may be at work on younger ones. */
async function removeStale(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > staleMs) await rm(path, { recursive: true, force: true });
  }
}
