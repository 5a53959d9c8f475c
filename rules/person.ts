import { contactDataText, hasContactData } from "./contactData";
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

/** Signs of a drawing: an emoji, or what an emoji is put together from. Apostrophes and ordinals do not count. */
const drawing = /[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u20e3|\u200d|\ufe0f/u;

/**
 * Names are seen by all and stand in mails to addresses that are not confirmed yet, and no review looks at them. A
 * drawing in one could pass for a mark of ours, as the one of the verified.
 */
function checkName(name: string, { empty, short, long, emoji }: ReturnType<typeof nameTexts>): string | null {
  const clean = cleanText(name);
  const refusal = checkLength(clean, { max: maxName, tooLong: long, empty });
  if (refusal) return refusal;
  if (countCharacters(clean) < minName) return short;
  if (drawing.test(clean)) return emoji;
  return hasContactData(clean) ? contactDataText : null;
}

/** 2 to 50 characters, without drawings and contact data. */
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
