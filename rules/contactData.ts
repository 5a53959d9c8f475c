import { foldText } from "./text";

const patterns: readonly RegExp[] = [
  // E-mail addresses, also spelled out.
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

export const contactDataText = "No se permiten datos de contacto ni enlaces";

/**
 * Whether a text says how to reach a user elsewhere: refused in public texts, warned of in a chat until the proposal is
 * accepted.
 */
export function hasContactData(text: string): boolean {
  const folded = foldText(text);
  return patterns.some((pattern) => pattern.test(folded));
}
