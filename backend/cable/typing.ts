import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { typingMs } from "../../rules/typing";
import type { TypingNews } from "../commands/announceTyping";
import type { Hub } from "./hub";

/** How many pairs of user and chat are remembered at most. */
const maxWriters = 10_000;

/** Delivers typing events, at most one per user and chat in `typingMs.least`, however many arrive. */
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
      // Any client of the database can notify the channel with other payloads.
      log.error({ err: error }, "typing not delivered");
    }
  };
}
