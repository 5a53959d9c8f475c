import { contactDataText, hasContactData } from "./contactData";
import { readLetters, undisguise } from "./disguise";
import { checkLength, cleanText, countCharacters, requiredText } from "./text";

const minName = 2;
const maxName = 50;
const maxCity = 50;
const maxState = 60;

/** Countries from which one may register, by their ISO 3166 codes. */
export const openCountries: Readonly<Record<string, string>> = { VE: "Venezuela" };

function nameTexts(subject: string) {
  return {
    empty: `${subject} no puede estar vacío`,
    short: `${subject} debe contener al menos 2 caracteres`,
    long: `${subject} debe contener máximo 50 caracteres`,
    emoji: `${subject} no puede tener emojis ni símbolos`,
    letters: `${subject} debe tener letras`,
    ours: `${subject} no puede llevar el nombre de Truequea`,
  };
}

/** Why something that a person says of themselves is refused; names have a refusal for each reason. */
export const personTexts = {
  firstName: nameTexts("El nombre"),
  lastName: nameTexts("El apellido"),
  city: "La ciudad debe contener máximo 50 caracteres",
  state: "El estado no es válido",
  country: "Por el momento solo admitimos registros desde Venezuela",
  terms: "Debe aceptar los terminos y condiciones", // sic
};

/**
 * Letters with their marks, digits, blanks, and what is written in names: «D’Ángelo», «J. Ma.», «N.º», «Peña-Gómez».
 * Some letters are drawings, and some cannot be seen.
 */
const nameText =
  /^(?!.*[\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}])(?:\p{L}[\p{Mn}\p{Mc}]*|[\p{Nd}\p{Zs}.,'‘’´`·‐‑–-])+$/u;

/**
 * Whether it reads as our name, also with blanks, signs or digits among its letters, as «True-quea» or «Tru3quea». Not
 * found: letters of other alphabets that look alike, misspellings, and a name that goes on in the last name.
 */
const isOurs = (name: string) =>
  readLetters(undisguise(name))
    .replace(/[^\p{L}]/gu, "")
    .includes("truequea");

/**
 * Names are seen by all and stand in mails to addresses that are not confirmed yet, and no review looks at them. A
 * drawing in one could pass for a mark of ours, as the one of the verified, and our own name for the team.
 */
function checkName(name: string, texts: ReturnType<typeof nameTexts>): string | null {
  const clean = cleanText(name);
  const refusal = checkLength(clean, { max: maxName, tooLong: texts.long, empty: texts.empty });
  if (refusal) return refusal;
  if (countCharacters(clean) < minName) return texts.short;
  if (hasContactData(clean)) return contactDataText;
  if (!nameText.test(clean)) return texts.emoji;
  if (!/\p{L}/u.test(clean)) return texts.letters;
  return isOurs(clean) ? texts.ours : null;
}

/** 2 to 50 characters, at least one of them a letter, without signs, contact data and our name. */
export const checkFirstName = (name: string): string | null => checkName(name, personTexts.firstName);
/** The same as of a first name, in its own words. */
export const checkLastName = (name: string): string | null => checkName(name, personTexts.lastName);

/** May be blank. */
export function checkCity(city: string): string | null {
  const clean = cleanText(city);
  const refusal = checkLength(clean, { max: maxCity, tooLong: personTexts.city });
  return refusal ?? (hasContactData(clean) ? contactDataText : null);
}

/** A code, as clients send it. */
export function checkCountry(code: string): string | null {
  if (code === "") return requiredText;
  return Object.hasOwn(openCountries, code) ? null : personTexts.country;
}

/** Which states there are, the backend's catalogue says. */
export function checkState(state: string): string | null {
  return checkLength(cleanText(state), { max: maxState, tooLong: personTexts.state, empty: requiredText });
}
