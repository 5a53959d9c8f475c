import { bannedClasses } from "../catalogue/bannedWords";

const contactReason = "No se permiten datos de contacto ni enlaces en la publicación";

const contactPatterns: readonly RegExp[] = [
  // E-mail addresses, also written around.
  /[\p{L}\p{N}._%+-]+\s*(@|\(at\)|\[at\]|\sarroba\s)\s*[\p{L}\p{N}-]+\s*(\.|\spunto\s)\s*(com|net|org|ve|es|info|co|io)\b/u,
  // Addresses of sites.
  /\bhttps?:\/\/|\bwww\.|\b[\p{L}\p{N}-]{2,}\.(com|net|org|info|app|io|me|ly|ve)(\b|\/)/u,
  // Phone numbers: a Venezuelan prefix and seven digits, however they are spaced, or any 10 digits and more.
  /(?<!\d)(\+?58[\s.-]*)?\(?0?[\s.-]*(412|414|416|422|424|426|2\d{2})\)?([\s.-]*\d){7}(?!\d)/,
  /(?<!\d)\d{10,13}(?!\d)/,
  // Accounts of networks.
  /(^|\s)@[\p{L}\p{N}_.]{3,}/u,
  /\b(whatsapp|whatsap|wasap|telegram|instagram)\b/,
];

const plain = (value: string) => value.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const escape = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const banned = bannedClasses.map(({ name, words }) => ({
  name,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.map((word) => escape(word).replaceAll(" ", "\\s+")).join("|")})(?![\\p{L}\\p{N}])`,
    "u",
  ),
}));

/** Whether a public text contains contact data or links. */
export const hasContactData = (text: string) => contactPatterns.some((pattern) => pattern.test(plain(text)));

/** Why public texts are returned to their author, in Spanish; null when nothing speaks against them. */
export function findRefusalReason(texts: readonly string[]): string | null {
  for (const text of texts.map(plain)) {
    const found = banned.find(({ pattern }) => pattern.test(text));
    if (found) return `Contiene artículos no permitidos: ${found.name}`;
    if (hasContactData(text)) return contactReason;
  }
  return null;
}
