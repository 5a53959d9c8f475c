import { avatarSvg, bannerSvg, paletteNames, sceneSvg, setNames } from "./scenes";
import type { PaletteName, SetName } from "./scenes";
import { iconBody, measure } from "./subjects";

/** What a demo picture shows; its id says the same, so that equal pictures are drawn and stored once. */
export type Picture =
  | { kind: "scene"; id: string; icon: string; palette: PaletteName; set: SetName; mirror: boolean }
  | { kind: "avatar"; id: string; icon: string; palette: PaletteName }
  | { kind: "banner"; id: string; give: string; receive: string; wide: boolean };

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/**
 * One of two shots of an icon. `order` is the place of the icon among all: palettes move by three and sets by one,
 * so that neighbours in a list rarely share either.
 */
export function scenePicture(icon: string, order: number, shot: 0 | 1): Picture {
  const palette = at(paletteNames, order * 3 + shot * 2);
  const set = at(setNames, order + shot * 3);
  return { kind: "scene", id: `town-${icon}-${palette}-${set}`, icon, palette, set, mirror: shot === 1 };
}

export function avatarPicture(icon: string, order: number): Picture {
  const palette = at(paletteNames, order);
  return { kind: "avatar", id: `town-${icon}-${palette}`, icon, palette };
}

export const bannerPicture = (give: string, receive: string, wide: boolean): Picture => ({
  kind: "banner",
  id: `town-banner-${give}-${receive}-${wide ? "wide" : "small"}`,
  give,
  receive,
  wide,
});

/** Width and height of the drawn original, in pixels. */
export const pictureSize = (picture: Picture): { width: number; height: number } =>
  picture.kind === "avatar"
    ? { width: 360, height: 360 }
    : { width: 750, height: picture.kind === "scene" ? 750 : picture.wide ? 250 : 420 };

export async function pictureSvg(picture: Picture): Promise<string> {
  if (picture.kind === "avatar") return avatarSvg(iconBody(picture.icon), picture.palette);
  if (picture.kind === "banner")
    return bannerSvg(await measure(picture.give), await measure(picture.receive), picture.wide);
  return sceneSvg(await measure(picture.icon), picture.palette, picture.set, picture.mirror);
}
