import { bannerWidth, pictureWidths } from "../rules/pictures";
import type { Image } from "./__generated__/resolvers";
import { isBackendAddress, isInternalHost } from "./backendAddress";
import { remember } from "./remember";

const [fullWidth] = pictureWidths;

/** Where clients fetch a picture: our own at the CDN, where there is one. */
export function toPublicAddress(url: string, picturesUrl: string | undefined): string {
  return picturesUrl !== undefined && url.startsWith("/uploads/") ? picturesUrl + url : url;
}

/** The inverse of `toPublicAddress`: a path of ours again. */
export function toOwnAddress(url: string, picturesUrl: string | undefined): string {
  return picturesUrl !== undefined && url.startsWith(`${picturesUrl}/uploads/`) ? url.slice(picturesUrl.length) : url;
}

/** The inverse of `toImage`: the address by which the backend knows a picture. */
export function toWireImage(url: string, backendOrigin: string, picturesUrl: string | undefined): string {
  const address = toOwnAddress(url, picturesUrl);
  return address.startsWith("/uploads/") ? backendOrigin + address : address;
}

/**
 * A picture as clients get it. The backend's own become addresses of the gateway (`/uploads/…`), with their stored
 * widths; foreign ones pass unchanged. Null for anything but a picture's address, and for one that no client reaches.
 */
export function toImage(url: string | null | undefined, backendOrigin: string): Image | null {
  if (!url) return null;
  const { isOwnOrigin, readOther } = readersOf(backendOrigin);
  const match = usualPicture.exec(url);
  const folder = match?.[2];
  if (!folder || (match[1] !== undefined && !isOwnOrigin(match[1]))) return readOther(url);
  return storedImage(folder, Number(match[3]));
}

/** Nearly all pictures are of this kind, whose address needs no parser: an origin or none, a folder, a width. */
const usualPicture = /^(https?:\/\/[a-z\d.:-]+)?(\/uploads\/[\w-]+)\/(\d+)\.webp$/;

/** By the backend's origin, of which a gateway has one. */
const readersOf = remember((backendOrigin) => ({
  isOwnOrigin: remember((origin) => URL.canParse(origin) && isBackendAddress(new URL(origin), backendOrigin)),
  readOther: remember((url) => readImage(url, backendOrigin)),
}));

function readImage(url: string, backendOrigin: string): Image | null {
  const parsed = URL.canParse(url, backendOrigin) ? new URL(url, backendOrigin) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  const isOwn = isBackendAddress(parsed, backendOrigin) && parsed.pathname.startsWith("/uploads/");
  if (!isOwn && isInternalHost(parsed.hostname)) return null;
  const address = isOwn ? parsed.pathname : parsed.href;
  const [, , folder, width] = (isOwn && usualPicture.exec(parsed.pathname)) || [];
  return folder ? storedImage(folder, Number(width)) : { url: address, sources: [{ url: address, width: fullWidth }] };
}

const widths = pictureWidths.toReversed();
const bannerWidths = [...widths, bannerWidth];

/** A picture that is kept in several widths. */
function storedImage(folder: string, width: number): Image {
  const isBanner = width === bannerWidth;
  return {
    url: `${folder}/${isBanner ? bannerWidth : fullWidth}.webp`,
    sources: (isBanner ? bannerWidths : widths).map((each) => ({ url: `${folder}/${each}.webp`, width: each })),
  };
}
