/** How many pictures a publication may have, by its owner's plan. */
export const maxPictures = { Standard: 7, Premium: 20 } as const;
/** "15 MB" is read as 15 MiB. */
export const maxPictureBytes = 15 * 1024 * 1024;
/** Pixels; exactly this much is enough. */
export const minPictureSide = 350;
/** Widths in which every picture is kept, the largest first. */
export const pictureWidths = [750, 360, 180] as const;
/** Width of the small version of a profile photo, kept beside the others. */
export const thumbnailWidth = 250;
/** The largest width of a banner's picture, kept beside the others: it is as wide as the screen. */
export const bannerWidth = 1600;
/** Media types of the files that can be chosen; the bytes decide (`pictureFormat`). */
export const pictureTypes: readonly string[] = ["image/jpeg", "image/png", "image/gif"];

/** Why a picture, or the number of them, is refused. */
export const pictureTexts = {
  none: "Agrega al menos una imagen",
  tooMany: (excess: number) => `Elimina ${excess} imágenes para continuar`,
  format: "La imagen debe ser JPG, PNG o GIF",
  tooHeavy: "La imagen supera los 15 MB",
  tooSmall: "La imagen es muy pequeña ... Debe tener más de 350 pixeles por lado", // sic
};

/** At least one picture and at most so many. */
export function checkPictureCount(count: number, max: number): string | null {
  if (count === 0) return pictureTexts.none;
  return count > max ? pictureTexts.tooMany(count - max) : null;
}

/** The formats that are taken. */
export type PictureFormat = "jpeg" | "png" | "gif";

const beginnings: readonly (readonly [string, PictureFormat])[] = [
  ["\xff\xd8\xff", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["GIF87a", "gif"],
  ["GIF89a", "gif"],
];

/** What phones call their HEIC photos in the first box of the file. */
const heifBrands: readonly string[] = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];
/** How many bytes `isHeif` looks at. */
export const heifHeadBytes = 12;

/** Whether a file begins like a HEIC photo, whatever its name says: the server takes none. */
export function isHeif(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, heifHeadBytes));
  return text.startsWith("ftyp") && heifBrands.includes(text.slice(4));
}

/** How many bytes `pictureFormat` looks at. */
export const pictureHeadBytes = 8;

/** The format by the first bytes of a file, whatever its name and its sender say; null for all others. */
export function pictureFormat(head: Uint8Array): PictureFormat | null {
  const text = String.fromCharCode(...head.subarray(0, pictureHeadBytes));
  return beginnings.find(([beginning]) => text.startsWith(beginning))?.[1] ?? null;
}
