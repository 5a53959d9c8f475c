import { contactDataText, hasContactData } from "../../rules/contactData";
import { foldText } from "../../rules/text";
import { bannedClasses } from "../catalogue/bannedWords";
import { pickReviewed } from "../db/edits";
import type { ReviewedFields } from "../db/edits";

const contactReason = `${contactDataText} en la publicación`;

const escape = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const banned = bannedClasses.map(({ name, words }) => ({
  name,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.map((word) => escape(word).replaceAll(" ", "\\s+")).join("|")})(?![\\p{L}\\p{N}])`,
    "u",
  ),
}));

/** All that the review reads of a publication or an edit: a new column that holds a text is among it by itself. */
export function reviewedTexts(content: ReviewedFields): string[] {
  const { fields, tags, ...texts } = pickReviewed(content);
  return [...Object.values(texts), ...tags, ...fields.map(({ value }) => value)].filter((text) => text !== null);
}

/** Why public texts are returned to their author, in Spanish; null when nothing speaks against them. */
export function findRefusalReason(texts: readonly string[]): string | null {
  for (const text of texts.map(foldText)) {
    const found = banned.find(({ pattern }) => pattern.test(text));
    if (found) return `Contiene artículos no permitidos: ${found.name}`;
    if (hasContactData(text)) return contactReason;
  }
  return null;
}
