import DataLoader from "dataloader";
import { loadBlockedBy } from "../db/blocks";
import { loadChatMarks } from "../db/chatMarks";
import { loadChats } from "../db/chats";
import type { Db } from "../db/client";
import { loadComments } from "../db/comments";
import { loadMessages } from "../db/messages";
import { loadNotifications } from "../db/notifications";
import { loadRingChatViews } from "../db/ringChats";
import { loadStars, loadTransactions } from "../db/transactions";

/** Made anew for each page of events, so that none is older than its events. */
export type EventRecords = ReturnType<typeof eventRecords>;

/** The records of a page of events: what many of them need is read in one go, and once. */
export const eventRecords = (db: Db) => ({
  blocked: byId((ids) => loadBlockedBy(db, ids)),
  chatMarks: byId((ids) => loadChatMarks(db, ids)),
  chats: byId((ids) => loadChats(db, ids)),
  comments: byId((ids) => loadComments(db, ids)),
  messages: byId(async (ids) => new Map((await loadMessages(db, ids)).map((record) => [record.message.id, record]))),
  notifications: byId((ids) => loadNotifications(db, ids)),
  ringChats: byId((ids) => loadRingChatViews(db, ids)),
  stars: byId((ids) => loadStars(db, ids)),
  transactions: byId((ids) => loadTransactions(db, ids)),
});

const byId = <Record>(load: (ids: number[]) => Promise<Map<number, Record>>) =>
  new DataLoader<number, Record | undefined>(async (ids) => {
    const found = await load([...ids]);
    return ids.map((id) => found.get(id));
  });
