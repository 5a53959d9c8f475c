import pLimit from "p-limit";
import sharp from "sharp";
import type { ImageStore } from "../../adapters/images";
import { stopReading } from "../../adapters/pictureFiles/pictureFiles";
import { pictureSvg, storedWidths } from "./pictures";
import type { Picture } from "./pictures";

/** As many as keep two cores busy while files are written. */
const AT_ONCE = 4;

/** All that drawing needs of the store. */
type Store = Pick<ImageStore, "read" | "write">;

/**
 * Draws the pictures into the store under their own ids, in the widths and the format of uploads. A picture that exists
 * already is kept: its id says what it shows. `drawn` is called after each.
 */
export async function storePictures(
  pictures: readonly Picture[],
  images: Store,
  drawn: (count: number) => void,
): Promise<void> {
  let count = 0;
  await pLimit(AT_ONCE).map(pictures, async (picture) => {
    await storePicture(picture, images);
    drawn(++count);
  });
}

async function storePicture(picture: Picture, images: Store) {
  const widths = storedWidths(picture);
  const found = await images.read(picture.id, `${Math.max(...widths)}.webp`);
  if (found) return stopReading(found);
  const { data, info } = await sharp(Buffer.from(await pictureSvg(picture)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const bytes = await (width < info.width ? image.resize({ width }) : image)
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
    files.set(`${width}.webp`, bytes);
  }
  await images.write(picture.id, files);
}
