import type { SubscriptionResolvers } from "../../__generated__/resolvers";
import { notificationChannel, userParams } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import { lookBackIds, notificationEvents } from "../../cable/notificationFeed";
import { parseAfterId, requireViewer, resolveEvents } from "../common/events";

export const notificationSubscription: SubscriptionResolvers = {
  notificationReceived: {
    async subscribe(_root, { after }, context) {
      const afterId = parseAfterId(after);
      const { session, userId } = await requireViewer(context);
      // First the cable, then the list: what happens in between is in both and is delivered once.
      const feed = await context.cable.follow(session, notificationChannel, userParams(userId));
      try {
        const { items: known } = await context.loaders.someNotifications({
          per_page: lookBackIds * 2,
          after: undefined,
        });
        const newest = Math.max(0, ...known.map((notification) => Number(notification.id)));
        const cursor = { floor: afterId ?? newest, known, isCatchUp: afterId !== null };
        return closeWithReader(
          feed,
          resolveEvents(context, "notificationReceived", notificationEvents(feed, cursor, context.cable.timing)),
        );
      } catch (error) {
        feed.close();
        throw error;
      }
    },
  },
};
