import { bannerWidth, pictureWidths } from "../rules/pictures";
import type { Image } from "./__generated__/resolvers";
import { isBackendAddress, isInternalHost } from "./backendAddress";
import { remember } from "./remember";

const [fullWidth] = pictureWidths;

/** The inverse of `toImage`: the address that the backend knows a picture by. */
export function toWireImage(url: string, backendOrigin: string): string {
  return url.startsWith("/uploads/") ? backendOrigin + url : url;
}

/**
 * A picture as clients get it. The backend's own become addresses of the gateway (`/uploads/…`), with their stored
 * widths; foreign ones pass unchanged. Null for anything but a picture's address, and for one that no client reaches.
 */
export function toImage(url: string | null | undefined, backendOrigin: string): Image | null {
  return url ? imagesOf(backendOrigin)(url) : null;
}

/** By the backend's origin, of which a gateway has one. */
const imagesOf = remember((backendOrigin) => remember((url) => readImage(url, backendOrigin)));

function readImage(url: string, backendOrigin: string): Image | null {
  const parsed = URL.canParse(url, backendOrigin) ? new URL(url, backendOrigin) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  const isOwn = isBackendAddress(parsed, backendOrigin) && parsed.pathname.startsWith("/uploads/");
  if (!isOwn && isInternalHost(parsed.hostname)) return null;
  const address = isOwn ? parsed.pathname : parsed.href;
  const [, folder, width] = (isOwn && /^(\/uploads\/[\w-]+)\/(\d+)\.webp$/.exec(parsed.pathname)) || [];
  if (!folder) return { url: address, sources: [{ url: address, width: fullWidth }] };
  const widths = [...pictureWidths.toReversed(), ...(Number(width) === bannerWidth ? [bannerWidth] : [])];
  return {
    url: `${folder}/${widths.at(-1)}.webp`,
    sources: widths.map((each) => ({ url: `${folder}/${each}.webp`, width: each })),
  };
}
