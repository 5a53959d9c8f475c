import { gql } from "@apollo/client";
import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type {
  MarkNotificationToastedMutation,
  MarkNotificationToastedMutationVariables,
  NotificationReceivedSubscription,
  NotificationReceivedSubscriptionVariables,
} from "../../__generated__/graphql";
import { refreshCounts } from "../../apollo/liveCounts";
import { announcePayment } from "../../apollo/paymentNews";
import { useLive } from "../../apollo/useLive";
import { toast } from "../../components/ui/toast";
import { notificationMessages } from "../../lib/notificationMessages";
import { compareIds } from "../../lib/order";
import { plainText } from "../../lib/segments";
import { addNotification } from "./addNotification";
import { notificationTarget, notificationText } from "./describeNotification";
import { NOTIFICATION } from "./notificationFragment";
import type { NotificationData } from "./notificationFragment";
import { useMarkNotificationRead } from "./useMarkNotificationRead";
import { NOTIFICATIONS } from "./useNotifications";
import { runWhenVisible } from "./runWhenVisible";

const NOTIFICATION_RECEIVED: TypedDocumentNode<
  NotificationReceivedSubscription,
  NotificationReceivedSubscriptionVariables
> = gql`
  subscription NotificationReceived($after: ID) {
    notificationReceived(after: $after) {
      id
      type
      isRead
      wasToasted
      ...NotificationItem_notification
    }
  }
`;

const MARK_TOASTED: TypedDocumentNode<MarkNotificationToastedMutation, MarkNotificationToastedMutationVariables> = gql`
  mutation MarkNotificationToasted($input: MarkNotificationInput!) {
    markNotificationToasted(input: $input) {
      notification {
        id
        wasToasted
      }
      errors {
        message
      }
    }
  }
`;

/** What stands before everything, for the cursor of somebody who has no notification yet. */
const START_CURSOR = "0";

/**
 * Brings notifications as they come and pops each once. It starts after the newest one that is known, so that old ones never pop;
 * what comes again after an interruption is known by its id.
 */
export default function NotificationUpdates() {
  const client = useApolloClient();
  const markRead = useMarkNotificationRead();
  const { data, error, refetch } = useQuery(NOTIFICATIONS);
  const [after, setAfter] = useState<string | null>(null);
  if (data?.notifications && after === null) setAfter(newestIdOf(data.notifications.items.map(({ id }) => id)));

  useLive(
    NOTIFICATION_RECEIVED,
    after === null ? null : { after },
    ({ notificationReceived: { id, type, wasToasted } }) => {
      if (!addNotification(client.cache, id)) return;
      refreshCounts(client);
      if (type === "PAYMENT_GATEWAY_STATUS") announcePayment();
      if (!wasToasted) runWhenVisible(() => void showToastOnce(client, id, markRead));
    },
  );

  useEffect(() => {
    if (!error) return;
    const retry = () => void refetch().catch(() => {});
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [error, refetch]);
  return null;
}

function newestIdOf(ids: readonly string[]): string {
  return ids.reduce((newest, id) => (compareIds(id, newest) > 0 ? id : newest), START_CURSOR);
}

/** Shows the toast if no other tab or device has: the answer to the mark tells it. */
async function showToastOnce(
  client: ApolloClient,
  id: string,
  markRead: (notification: NotificationData) => void,
): Promise<void> {
  // Not cached: the answer says how it was before, not how it is.
  const result = await client
    .mutate({ mutation: MARK_TOASTED, variables: { input: { id } }, fetchPolicy: "no-cache" })
    .catch(() => null);
  if (result?.data?.markNotificationToasted.notification?.wasToasted !== false) return;
  const notification = client.cache.readFragment({
    fragment: NOTIFICATION,
    id: client.cache.identify({ __typename: "Notification", id }),
  });
  if (!notification) return;
  const to = notificationTarget(notification);
  toast.info(plainText(notificationText(notification)), {
    id: `notification-${id}`,
    link: to ? { to, label: notificationMessages.see, onClick: () => markRead(notification) } : undefined,
  });
}
