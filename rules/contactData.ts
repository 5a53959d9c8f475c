import { readLetters, undisguise } from "./disguise";
import { hasPhoneNumber } from "./phoneNumber";

/** "mitienda punto com", "ana (at) correo [.] com": as they are meant. */
function writeSigns(text: string): string {
  return text
    .replace(/\s{0,2}[([]\s?(?:\.|punto|dot)\s?[)\]]\s{0,2}/g, ".")
    .replace(/\s{0,2}[([]\s?(?:@|at|arroba)\s?[)\]]\s{0,2}/g, "@")
    .replace(/\s{1,2}(?:punto|dot|\.)\s{0,2}(?=(?:com|net|org|info)\b)/g, ".");
}

const providers = "gmail|hotmail|outlook|yahoo|icloud|protonmail|cantv";

const patterns: readonly RegExp[] = [
  // E-mail addresses.
  new RegExp(`(?:@|\\barroba|\\d|\\bcorreo\\s[\\p{L}\\p{N}._]{3,40})\\s{0,2}(?:${providers})\\b`, "u"),
  /[\p{L}\p{N}._%+-]@\s{0,2}[\p{L}\p{N}-]{2,63}\.(?:com|net|org|ve|es|info|co|io)\b/u,
  // Web addresses. Endings that could also begin the next sentence after a missing blank ("me", "ve") need more
  // context.
  /\bh(?:tt|xx)ps?:\/\/|\bwww\s?(?:\.|punto)|\btriple w\b/,
  /[\p{L}\p{N}-]{2}\.(?:com|net|org|info|app|io|ly|store|shop|online|site|link|page)(?![\p{L}\p{N}])/u,
  /[\p{L}\p{N}-]{2}\.(?:me\/[\p{L}\p{N}]|ve(?:\/|\s*$))/u,
  /\b(?:wa|t|m|fb)\s?(?:\.|punto)\s?me\b|\b(?:goo\.gl|forms\.gle|linktr\.ee)\b/,
  // Accounts of networks.
  /(?:^|[\s,;:(])@[\p{L}\p{N}_.]{3}/u,
  /\bmi arroba\b|\barroba\s[\p{L}\p{N}]*[_.\d][\p{L}\p{N}]/u,
  /(?<!para )\binstagra[mn]\b|\big\s?[:@]|\big\s[\p{L}\p{N}_.]{3}|\b(?:mi|tu|por|en|al|de)\s(?:el\s)?(?:ig|insta|fb|face|facebook)\b/u,
  /\bmi (?:tik\s?tok|snap(?:chat)?|signal|canal)\b|\b(?:tik\s?tok|snap(?:chat)?|signal)\s?:/,
  /\bbuscame (?:como\s|en (?!el\s|las?\s|los\s|mi\s)\p{L})/u,
  // Other messengers.
  /(?<!para |con )\b(?:wh?|gu)a[tsz]{1,4}\s?a{1,2}p{1,2}(?:s|\p{L}{0,2}itos?)?\b|\bwasa\b|\b(?:wsp|wpp|whats|tlgra[mn]|telegra[mn])\b/u,
  /\b(?:al|por|mi|tu|el)\s(?:wp|ws)\b/,
];

/** Alone where a name or a city has them; elsewhere it goes on with where they were written. */
export const contactDataText = "No se permiten datos de contacto ni enlaces";

/**
 * Whether a text says how to reach a user elsewhere: refused in public texts, warned of in a chat until the proposal is
 * accepted. `testing/contactLines.ts` holds what it has to find, and how much of it is found is counted.
 */
export function hasContactData(text: string): boolean {
  const plain = undisguise(text);
  const words = writeSigns(readLetters(plain));
  return patterns.some((pattern) => pattern.test(words)) || hasPhoneNumber(plain);
}
