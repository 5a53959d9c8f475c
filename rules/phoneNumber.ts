import { readNumbers } from "./spokenNumber";
import type { DigitGroup } from "./spokenNumber";

const mobile = /^(?<lead>(?:00)?(?:58)?0?)4(?:12|14|16|22|24|26)\d{7}$/;
const landline = /^(?<lead>(?:00)?(?:58)?0?)2(?:12|3[4-9]|4\d|5[1-9]|6[1-9]|7[1-9]|8[1-9]|9[1-5])\d{7}$/;

/** Digits of the longest number, with the country. */
const mostDigits = 15;

/** Seven digits are a number only where the words before say so. */
const announced =
  /\b(?:llama(?:me|r)?|escrib[ae](?:me)?|mi (?:numero|telefono|celular)|tlfn?o?|tlf|cel)\b[^\d\p{N}]{0,24}\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)/u;

const bracketed = /\(\d{3}\)\s?\d{3}[\s.-]?\d{4}(?!\d)/;

/**
 * Whether a text names a telephone number, written or said, with blanks, signs or look-alikes between and among its
 * digits. The text is one that `undisguise` returned.
 */
export function hasPhoneNumber(text: string): boolean {
  return announced.test(text) || bracketed.test(text) || readNumbers(text).some((run) => run.some(startsNumber));
}

/** Whether a number begins with this group: the groups are those of one run. */
function startsNumber(_group: DigitGroup, start: number, run: DigitGroup[]): boolean {
  const groups: DigitGroup[] = [];
  let digits = "";
  for (const group of run.slice(start, start + mostDigits)) {
    groups.push(group);
    digits += group.digits;
    if (digits.length > mostDigits) return false;
    if (isNumber(digits, groups)) return true;
  }
  return false;
}

function isNumber(digits: string, groups: DigitGroup[]): boolean {
  return isMobile(digits, groups) || isLandline(digits, groups) || isForeign(digits, groups);
}

function isMobile(digits: string, groups: DigitGroup[]): boolean {
  const lead = mobile.exec(digits)?.groups?.["lead"];
  if (lead === undefined || isDate(groups)) return false;
  // Without the 0 a row of sizes looks alike: the prefix has to stand by itself, or to be said.
  return lead !== "" || (groups[0]?.digits.length ?? 0) >= 3 || isSpelled(groups);
}

function isLandline(digits: string, groups: DigitGroup[]): boolean {
  const lead = landline.exec(digits)?.groups?.["lead"];
  if (lead === undefined) return false;
  const [first, second] = groups.map((group) => group.digits.length);
  return lead !== "" ? isSpelled(groups) || (first ?? 0) >= 2 : first === 3 && second === 7;
}

/** Written in one, or with the sign of another country before it. ISBN have 13 digits, too. */
function isForeign(digits: string, groups: DigitGroup[]): boolean {
  if (groups.length === 1) return /^\d{10,13}$/.test(digits) && !/^97[89]\d{10}$/.test(digits);
  if (!groups.slice(1).every(({ before }) => /^[\s().-]{1,3}$/.test(before))) return false;
  const isMarked = groups[0]?.before.endsWith("+") || /^00[1-9]/.test(digits);
  return isMarked === true && digits.length >= 10;
}

/** Digit by digit, or in words. */
const isSpelled = (groups: DigitGroup[]) =>
  groups.every((group) => group.digits.length === 1) || groups.slice(0, 2).some((group) => group.isSpoken);

/** 04/12/2014 and a number behind it. */
function isDate([day, month, year]: DigitGroup[]): boolean {
  return (
    day?.digits.length === 2 &&
    month?.digits.length === 2 &&
    Number(month.digits) <= 12 &&
    /^(19|20)\d\d$/.test(year?.digits ?? "") &&
    /^[/.-]$/.test(month.before)
  );
}
