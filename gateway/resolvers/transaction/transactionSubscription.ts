import { isDeepStrictEqual } from "node:util";
import type { SubscriptionResolvers } from "../../__generated__/resolvers";
import { requestChannel, userParams } from "../../cable/channels";
import type { BookingNews } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import type { Feed } from "../../cable/feed";
import type { Context } from "../../context";
import { rememberTransaction } from "../../loaders/seenTransactions";
import type { SecurityChangeRecord } from "../../rest/securityChange";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { isSince, readAfterGap, requireViewer, resolveEvents, sinceGap } from "../common/events";

async function* transactionEvents(
  feed: Feed<TransactionRecord | BookingNews>,
  context: Context,
): AsyncGenerator<TransactionRecord> {
  /** As they were last delivered, by their ids. */
  const bookings = new Map<string, SecurityChangeRecord>();
  const isDelivered = (booking: SecurityChangeRecord) => isDeepStrictEqual(bookings.get(booking.id), booking);
  for await (const item of feed) {
    if (item.kind === "event") {
      const { event } = item;
      const { security_change: booking } = event;
      if ("chat_id" in event) {
        // A server that also sends the transaction has said it all.
        if (booking && isDelivered(booking)) continue;
        for (const record of await readBooked(event, context)) {
          if (record.security_change) bookings.set(record.security_change.id, record.security_change);
          yield record;
        }
        continue;
      }
      if (booking) bookings.set(booking.id, booking);
      rememberTransaction(context.rest, context.requireSession(), event);
      yield event;
      continue;
    }
    const records = await readAfterGap(context, async (loaders) => [
      ...(await loaders.someTransactions({ since: sinceGap(item.downSince) })).items,
      ...(await loaders.history(1, 20)).items,
    ]);
    for (const record of records) if (isSince(record.updated_at, item.downSince)) yield record;
  }
}

/** The transaction of a conversation with its booking; that of the news where transactions are read without one. */
async function readBooked(
  { chat_id: chatId, security_change: news }: BookingNews,
  context: Context,
): Promise<TransactionRecord[]> {
  const records = await readAfterGap(context, async (loaders) => {
    const chat = await loaders.chat.load(chatId);
    const record = chat && (await loaders.transaction.load(chat.transaction.id));
    return record ? [record] : [];
  });
  return records.map(({ security_change: read = news, ...record }) => ({ ...record, security_change: read }));
}

export const transactionSubscription: SubscriptionResolvers = {
  transactionChanged: {
    async subscribe(_root, _args, context) {
      const { session, userId } = await requireViewer(context);
      const feed = await context.cable.follow(session, requestChannel, userParams(userId));
      return closeWithReader(feed, resolveEvents(context, "transactionChanged", transactionEvents(feed, context)));
    },
  },
};
