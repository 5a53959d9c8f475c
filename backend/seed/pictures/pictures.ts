import { bannerWidth, pictureWidths, thumbnailWidth } from "../../../rules/pictures";
import { avatarSvg, bannerSvg, paletteNames, sceneSvg, setNames } from "./scenes";
import type { PaletteName, SetName } from "./scenes";
import { iconBody, measure } from "./subjects";

/** What a demo picture shows; its id says the same, so that equal pictures are drawn and stored once. */
export type Picture =
  | { kind: "scene"; id: string; icon: string; palette: PaletteName; set: SetName; mirror: boolean }
  | { kind: "avatar"; id: string; icon: string; palette: PaletteName }
  | { kind: "banner"; id: string; give: string; receive: string; shape: BannerShape };

/**
 * Sizes of a banner of the wall and of a slide of the home page, for wide screens and narrow ones; what is left free of
 * objects.
 */
const bannerShapes = {
  wide: { width: 750, height: 250, left: 0, bottom: 0 },
  small: { width: 750, height: 420, left: 0, bottom: 0 },
  // The title stands beside the objects, on phones below them.
  "slide-wide": { width: bannerWidth, height: 565, left: 520, bottom: 0 },
  "slide-small": { width: 780, height: 1000, left: 0, bottom: 260 },
};
type BannerShape = keyof typeof bannerShapes;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/**
 * One of two shots of an icon. `order` is the place of the icon among all: palettes move by three and sets by one,
 * so that neighbours in a list rarely share either.
 */
export function scenePicture(icon: string, order: number, shot: 0 | 1): Picture {
  const palette = pick(paletteNames, order * 3 + shot * 2);
  const set = pick(setNames, order + shot * 3);
  return { kind: "scene", id: `town-${icon}-${palette}-${set}`, icon, palette, set, mirror: shot === 1 };
}

/** A portrait; `order` chooses its colours. */
export function avatarPicture(icon: string, order: number): Picture {
  const palette = pick(paletteNames, order);
  return { kind: "avatar", id: `town-${icon}-${palette}`, icon, palette };
}

/** Two things with arrows between them; the id says what it shows, so that a picture is drawn once. */
export const bannerPicture = (give: string, receive: string, shape: BannerShape): Picture => ({
  kind: "banner",
  id: `town-banner-${give}-${receive}-${shape}`,
  give,
  receive,
  shape,
});

/** Width and height of the drawn original, in pixels. */
export function pictureSize(picture: Picture): { width: number; height: number } {
  if (picture.kind === "banner") {
    const { width, height } = bannerShapes[picture.shape];
    return { width, height };
  }
  return picture.kind === "avatar" ? { width: 360, height: 360 } : { width: 750, height: 750 };
}

/** The widths in which it is kept, the largest last. */
export function storedWidths(picture: Picture): readonly number[] {
  const widths = pictureWidths.toReversed();
  if (picture.kind === "avatar") return [thumbnailWidth, ...widths];
  return pictureSize(picture).width > pictureWidths[0] ? [...widths, bannerWidth] : widths;
}

/** Draws a picture. */
export async function pictureSvg(picture: Picture): Promise<string> {
  if (picture.kind === "avatar") return avatarSvg(iconBody(picture.icon), picture.palette);
  if (picture.kind === "banner")
    return bannerSvg(await measure(picture.give), await measure(picture.receive), bannerShapes[picture.shape]);
  return sceneSvg(await measure(picture.icon), picture.palette, picture.set, picture.mirror);
}
