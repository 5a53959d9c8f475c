import sharp from "sharp";
import { drawCard, drawPhotoMask, drawSeal, photoFrame } from "./card";
import type { Card } from "./card";

/** Messengers ignore larger pictures, in bytes. */
const maxPictureBytes = 300_000;
/** Width × height of the largest photograph that is opened. */
const maxPhotoPixels = 4_000_000;
const border = 6;

/** Draws the picture as a JPEG of 1200 × 630. A photograph that cannot be read is left out. */
export async function drawPicture(card: Card, photo: Buffer | null): Promise<Buffer> {
  const cut = photo && card.kind !== "default" ? await cutPhoto(photo).catch(() => null) : null;
  const layers = cut ? [{ input: cut, left: photoFrame.x + border, top: photoFrame.y + border }] : [];
  const over = card.kind === "publication" ? [{ input: Buffer.from(drawSeal()) }] : [];
  const whole = await sharp(Buffer.from(drawCard(card, { hasPhoto: cut !== null })))
    .composite([...layers, ...over])
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of [84, 72, 55]) {
    const jpeg = await sharp(whole.data, { raw: whole.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < maxPictureBytes) return jpeg;
  }
  return sharp(whole.data, { raw: whole.info }).jpeg({ quality: 35 }).toBuffer();
}

async function cutPhoto(photo: Buffer): Promise<Buffer> {
  return sharp(photo, { limitInputPixels: maxPhotoPixels, pages: 1 })
    .rotate()
    .resize(photoFrame.width - 2 * border, photoFrame.height - 2 * border, { fit: "cover", position: "attention" })
    .ensureAlpha()
    .composite([{ input: Buffer.from(drawPhotoMask()), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
