import type { SubscriptionResolvers } from "../../__generated__/resolvers";
import { requestChannel, userParams } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import type { Feed } from "../../cable/feed";
import type { Context } from "../../context";
import { rememberTransaction } from "../../loaders/seenTransactions";
import type { TransactionRecord } from "../../rest/transactions";
import { isSince, readAfterGap, requireViewer, resolveEvents, sinceGap } from "../common/events";

async function* transactionEvents(feed: Feed<TransactionRecord>, context: Context): AsyncGenerator<TransactionRecord> {
  for await (const item of feed) {
    if (item.kind === "event") {
      rememberTransaction(context.rest, context.requireSession(), item.event);
      yield item.event;
      continue;
    }
    const records = await readAfterGap(context, async (loaders) => [
      ...(await loaders.someTransactions({ since: sinceGap(item.downSince) })).items,
      ...(await loaders.history(1, 20)).items,
    ]);
    for (const record of records) if (isSince(record.updated_at, item.downSince)) yield record;
  }
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
