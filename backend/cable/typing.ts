import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { typingMs } from "../../rules/typing";
import type { TypingNews } from "../commands/announceTyping";
import type { Hub } from "./hub";

/** Most people who write at a time and are kept apart. */
const maxWriters = 10_000;

/** Delivers that somebody writes, for each person and chat once in a while, however often it comes. */
export function deliverTyping(hub: Hub, log: Logger): (news: string) => void {
  const recent = new LRUCache<string, true>({ max: maxWriters, ttl: typingMs.least });
  const deliver = (news: string) => {
    const { chatId, writerId, receiverIds } = JSON.parse(news) as TypingNews;
    const key = `${chatId}:${writerId}`;
    if (recent.has(key)) return;
    recent.set(key, true);
    hub.send(`messages:${chatId}`, receiverIds, { typing: { user_id: writerId } });
  };
  return (news) => {
    try {
      deliver(news);
    } catch (error) {
      // Anybody with a console may notify the channel of what we never send.
      log.error({ err: error }, "typing not delivered");
    }
  };
}
