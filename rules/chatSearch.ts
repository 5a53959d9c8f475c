import { cleanLine, countCharacters, cutText } from "./text";

/** Length of a search in chats, in characters; longer ones are cut. */
export const minChatSearch = 2;
/** In characters, after blanks are cleaned. */
export const maxChatSearch = 60;

/** The words of a search in chats, all of which must occur; empty where the text is too short to search for. */
export function readChatSearch(text: string): string[] {
  const line = cleanLine(text);
  return countCharacters(line) < minChatSearch ? [] : cutText(line, maxChatSearch).replace(/…$/, "").split(" ");
}
