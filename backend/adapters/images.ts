import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

/** An 8,000 px square: above what phones make, below what hurts. */
const maxPixels = 64_000_000;
const maxFrames = 300;
const staleMs = 60 * 60 * 1000;

const tooManyPixels = "La imagen tiene demasiados pixeles";

export interface StoredImage {
  id: string;
  width: number;
  height: number;
}

/** Pictures on disk, each in a folder of its own random name with one file per width. */
export interface ImageStore {
  /** Where uploads wait until they are checked. */
  incoming: string;
  /** Checks by content, re-encodes without metadata and stores, also in further widths. Throws 422 at `field`. */
  save(file: string, field: string, extraWidths?: readonly number[]): Promise<StoredImage>;
  /** For files whose row was never committed. */
  remove(id: string): Promise<void>;
  /** The file of a picture; null for what cannot be one. */
  fileOf(id: string, name: string): string | null;
}

/** The absolute address of a picture, or null without one. */
export function imageUrl(
  origin: string,
  id: string | null,
  width: (typeof pictureWidths)[number] | typeof thumbnailWidth | typeof bannerWidth = pictureWidths[0],
): string | null {
  return id === null ? null : `${origin}/uploads/${id}/${width}.webp`;
}

/** Opens the store under `folder` and clears what an ended process left half done. */
export async function openImageStore(folder: string): Promise<ImageStore> {
  const uploads = join(folder, "uploads");
  const incoming = join(folder, "incoming");
  await Promise.all([mkdir(uploads, { recursive: true }), mkdir(incoming, { recursive: true })]);
  await removeStale(incoming);
  return {
    incoming,
    async save(file, field, extraWidths = []) {
      const refuse = (message: string) => invalidFields({ [field]: [message] });
      const format = await readFormat(file);
      if (!format) throw refuse(pictureTexts.format);
      const maxWidth = Math.max(pictureWidths[0], ...extraWidths);
      const largest = await encode(file, format, maxWidth, refuse);
      const id = randomBytes(16).toString("base64url");
      const unfinished = join(incoming, id);
      await mkdir(unfinished);
      try {
        for (const width of [...pictureWidths, ...extraWidths]) {
          const data =
            width === maxWidth
              ? largest.data
              : await sharp(largest.data).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
          await writeFile(join(unfinished, `${width}.webp`), data);
        }
        await rename(unfinished, join(uploads, id));
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        throw error;
      }
      return { id, width: largest.info.width, height: largest.info.height };
    },
    remove: (id) => rm(join(uploads, id), { recursive: true, force: true }),
    fileOf(id, name) {
      const widths = [...pictureWidths, thumbnailWidth, bannerWidth];
      return /^[\w-]{8,64}$/.test(id) && widths.some((width) => name === `${width}.webp`)
        ? join(uploads, id, name)
        : null;
    },
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
