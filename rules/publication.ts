import {
  checkLength,
  cleanLine,
  cleanText,
  countCharacters,
  foldText,
  isStorable,
  unstorableText,
  requiredText,
} from "./text";
import { maxValue, maxValueDigits } from "./value";

/** Characters; no word of it may have more than 24. */
export const maxTitle = 60;
const maxTitleWord = 24;
/** Characters. */
export const maxDescription = 300;
const minInterest = 2;
const maxInterest = 24;
const maxInterests = 30;
const maxAddress = 300;
/** Characters of how to find the place, which only its owner sees. */
export const maxReference = 70;
const maxPlaceName = 60;

/** Why a field of a publication is refused; blank ones have `requiredText`. */
export const publicationTexts = {
  title: "Título de máx. 60 caracteres y términos de máx. 24 caracteres",
  value: "El valor estimado debe ser un número entero mayor que 0 de máx. 9 caracteres",
  description: "La descripción debe contener máximo 300 caracteres",
  interests: "Solo se admitirán palabras entre 2 y 24 Caracteres", // sic
  tooManyInterests: `Solo se admiten ${maxInterests} intereses`,
  address: "La dirección debe contener máximo 300 caracteres",
  reference: "La referencia debe contener máximo 70 caracteres",
  place: "Ubicación no disponible. Seleccione una distinta desplazando el mapa",
  serviceCondition: "Los servicios no llevan condición",
  newUsage: "Solo lo usado lleva estado de uso",
};

/** Words of a title, without punctuation at their ends; what is nothing but punctuation is no word. */
export function titleWords(title: string): string[] {
  return title
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter(Boolean);
}

/** The tags of a title: its words in lower case, without those that say nothing. */
export function titleTags(title: string, excluded: readonly string[]): string[] {
  return uniqueWords(
    titleWords(title).map((word) => word.toLowerCase()),
    excluded,
  );
}

/** At most 60 characters, at least one word, none longer than 24. */
export function checkTitle(title: string): string | null {
  const clean = cleanLine(title);
  const refusal = checkLength(clean, { max: maxTitle, tooLong: publicationTexts.title, empty: requiredText });
  if (refusal) return refusal;
  const words = titleWords(clean);
  const isGood = words.length > 0 && words.every((word) => countCharacters(word) <= maxTitleWord);
  return isGood ? null : publicationTexts.title;
}

/** The number that was typed; NaN for what is no plain number of at most 9 digits. */
export function parseValue(digits: string): number {
  return /^\d+$/.test(digits) && digits.length <= maxValueDigits ? Number(digits) : Number.NaN;
}

/** Whole US dollars, more than 0. */
export function checkValue(value: number): string | null {
  return Number.isInteger(value) && value > 0 && value <= maxValue ? null : publicationTexts.value;
}

/** The same as it is typed. */
export function checkValueText(digits: string): string | null {
  return digits === "" ? requiredText : checkValue(parseValue(digits));
}

/** Refuses a blank description and one above its maximum, in code points. */
export function checkDescription(description: string): string | null {
  return checkLength(cleanText(description), {
    max: maxDescription,
    tooLong: publicationTexts.description,
    empty: requiredText,
  });
}

/** Words without repeats and without those to leave out; case and accents never matter. */
export function uniqueWords(words: readonly string[], excluded: readonly string[] = []): string[] {
  const seen = new Set(excluded.map(foldText));
  return words.filter((word) => {
    const folded = foldText(word);
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
}

/** One word or term of interest: 2 to 24 characters. */
export function checkInterest(interest: string): string | null {
  const clean = cleanLine(interest);
  if (!isStorable(clean)) return unstorableText;
  const length = countCharacters(clean);
  return length < minInterest || length > maxInterest ? publicationTexts.interests : null;
}

/** All interests of a publication; none is allowed. */
export function checkInterests(interests: readonly string[]): string | null {
  const refusal = interests.map(checkInterest).find((text) => text !== null);
  if (refusal) return refusal;
  return uniqueWords(interests.map(cleanLine)).length > maxInterests ? publicationTexts.tooManyInterests : null;
}

/** Refuses a blank address and one above its maximum, in code points. */
export function checkAddress(address: string): string | null {
  return checkLength(cleanText(address), { max: maxAddress, tooLong: publicationTexts.address, empty: requiredText });
}

/** Where exactly, for the owner alone; may be blank. */
export function checkReference(reference: string): string | null {
  return checkLength(cleanText(reference), { max: maxReference, tooLong: publicationTexts.reference });
}

/** A municipality or a state. */
export function checkPlaceName(name: string): string | null {
  return checkLength(cleanText(name), {
    max: maxPlaceName,
    tooLong: publicationTexts.place,
    empty: publicationTexts.place,
  });
}

/** Municipality and state as one text, as they are shown. */
export function joinLocation(municipality: string, state: string): string {
  return `${municipality}, ${state}`;
}

/** Checks the joined text: two parts at most, either of which may stand first. */
export function checkLocation(location: string): string | null {
  const parts = location.split(",");
  const refused = parts.length > 2 || parts.some((part) => checkPlaceName(part) !== null);
  return refused ? publicationTexts.place : null;
}

interface ItemState {
  isService: boolean;
  condition: "new" | "used" | null;
  hasUsage: boolean;
}

/** A product says whether it is new or used, a used one, and no other, how much; a service neither. */
export function checkItemState({ isService, condition, hasUsage }: ItemState): {
  condition: string | null;
  usage: string | null;
} {
  const { serviceCondition, newUsage } = publicationTexts;
  if (isService) return { condition: condition && serviceCondition, usage: hasUsage ? serviceCondition : null };
  const usageOf = { used: hasUsage ? null : requiredText, new: hasUsage ? newUsage : null };
  return { condition: condition ? null : requiredText, usage: condition && usageOf[condition] };
}
