import { cleanLine, countCharacters, cutText } from "./text";

/** What is looked for in one's chats, in characters; what is longer is cut. */
export const minChatSearch = 2;
export const maxChatSearch = 60;

/** The words that a line must hold, all of them; none where there is too little to look for. */
export function readChatSearch(text: string): string[] {
  const line = cleanLine(text);
  return countCharacters(line) < minChatSearch ? [] : cutText(line, maxChatSearch).replace(/…$/, "").split(" ");
}
