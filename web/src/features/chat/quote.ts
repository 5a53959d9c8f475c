import type { StoredMessage } from "./conversationFragment";
import { transactionMessages } from "../../lib/transactionMessages";

/** What is shown of a message above its answer. */
export type Quote = Omit<NonNullable<StoredMessage["replyTo"]>, "__typename">;

const text = transactionMessages.chat;

/** A message as it is quoted while its answer is written. */
export function quoteOf({ id, senderId, isOwn, text: words, picture, location }: StoredMessage): Quote {
  return { messageId: id, senderId, isOwn, text: words, hasPicture: picture !== null, hasLocation: location !== null };
}

/** Its words, or what it is without words. */
export function describeQuote({ text: words, hasPicture, hasLocation }: Quote): string {
  return words || (hasPicture ? text.picture : hasLocation ? text.location : text.quoteGone);
}
