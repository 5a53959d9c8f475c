import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { ImageStore } from "../../adapters/images";
import { pictureSvg, storedWidths } from "./pictures";
import type { Picture } from "./pictures";

/** As many as keep two cores busy while files are written. */
const AT_ONCE = 4;

/**
 * Draws the pictures into the store under their own ids, in the widths and the format of uploads. A picture that exists
 * already is kept: its id says what it shows. `drawn` is called after each.
 */
export async function storePictures(
  pictures: readonly Picture[],
  images: Pick<ImageStore, "fileOf">,
  drawn: (count: number) => void,
): Promise<void> {
  let count = 0;
  await pLimit(AT_ONCE).map(pictures, async (picture) => {
    await storePicture(picture, images);
    drawn(++count);
  });
}

async function storePicture(picture: Picture, images: Pick<ImageStore, "fileOf">) {
  const widths = storedWidths(picture);
  const last = fileOf(images, picture.id, Math.max(...widths));
  if (
    await access(last).then(
      () => true,
      () => false,
    )
  )
    return;
  await mkdir(dirname(last), { recursive: true });
  const { data, info } = await sharp(Buffer.from(await pictureSvg(picture)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The widest goes last: where it is, the others are.
  for (const width of widths) {
    const file = fileOf(images, picture.id, width);
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const bytes = await (width < info.width ? image.resize({ width }) : image)
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }
}

function fileOf(images: Pick<ImageStore, "fileOf">, id: string, width: number): string {
  const file = images.fileOf(id, `${width}.webp`);
  if (!file) throw new Error(`${id} cannot be the id of a picture`);
  return file;
}
