import { isDay } from "./age";
import { checkLength, cleanLine } from "./text";

/** Where banners show: in the slider of the home page, or between the cards of the wall. */
export const bannerPlaces = ["home", "wall"] as const;
/** One banner belongs to exactly one of them. */
export type BannerPlace = (typeof bannerPlaces)[number];

const maxBannerTitle = 90;
/** Characters of the address that a banner leads to. */
export const maxBannerAddress = 500;
/** Most banners that one call counts as seen. */
export const maxBannersSeen = 20;

/** What an operator reads where a banner cannot be saved. */
export const bannerTexts = {
  titleMissing: "Escribe el título",
  titleTooLong: `El título no puede tener más de ${maxBannerTitle} caracteres`,
  addressMissing: "Escribe adónde lleva",
  addressTooLong: `La dirección no puede tener más de ${maxBannerAddress} caracteres`,
  address: "Escribe una dirección que empiece por https://, o una página de Truequea, como /wall",
  day: "La fecha no es válida",
  endsTooSoon: "El último día no puede ser anterior al primero",
  pictureMissing: "Elige una imagen",
};

/** Refuses a blank title and one above its maximum, in code points. */
export function checkBannerTitle(title: string): string | null {
  const { titleTooLong, titleMissing } = bannerTexts;
  return checkLength(cleanLine(title), { max: maxBannerTitle, tooLong: titleTooLong, empty: titleMissing });
}

/** A path of the app; two slashes, or what browsers read as such, would name another host. */
const ownPath = /^\/(?![/\\])/;

/** Addresses of others need https; a path stays on this site. */
export function checkBannerAddress(address: string): string | null {
  const { addressTooLong, addressMissing } = bannerTexts;
  const refusal = checkLength(address, { max: maxBannerAddress, tooLong: addressTooLong, empty: addressMissing });
  if (refusal) return refusal;
  // `URL` reads past blanks and backslashes, which browsers and people read in other ways.
  if (/[\s\\\p{Cc}]/u.test(address)) return bannerTexts.address;
  return ownPath.test(address) || isHttpsAddress(address) ? null : bannerTexts.address;
}

function isHttpsAddress(address: string): boolean {
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return false;
  const { username, password, hostname } = new URL(address);
  return username === "" && password === "" && hostname.includes(".");
}

/** The first or the last day, as YYYY-MM-DD. */
export const checkBannerDay = (day: string): string | null => (isDay(day) ? null : bannerTexts.day);

/** Both days are the first and the last one on which the banner shows; null has no bound. */
export const checkBannerPeriod = (startsOn: string | null, endsOn: string | null): string | null =>
  startsOn !== null && endsOn !== null && endsOn < startsOn ? bannerTexts.endsTooSoon : null;
