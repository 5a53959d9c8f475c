import { gql } from "@apollo/client";
import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type {
  MarkNotificationToastedMutation,
  MarkNotificationToastedMutationVariables,
  NotificationReceivedSubscription,
  NotificationReceivedSubscriptionVariables,
} from "../../__generated__/graphql";
import { refreshCounts } from "../../apollo/liveCounts";
import { emitPaymentChange } from "../../apollo/paymentEvents";
import { useSession } from "../../apollo/session";
import { useLiveSubscription } from "../../apollo/useLiveSubscription";
import { toast } from "../../components/ui/toast";
import { notificationMessages } from "../../lib/notificationMessages";
import { compareIds } from "../../lib/compareIds";
import { plainText } from "../../lib/segments";
import { addNotification } from "./addNotification";
import { notificationTarget } from "./notificationTarget";
import { notificationText } from "./notificationText";
import { notificationTopic } from "./notificationTopic";
import { readNotification } from "./notificationFragment";
import type { NotificationData } from "./notificationFragment";
import { useMarkNotificationRead } from "./useMarkNotificationRead";
import { useReadInOpenChat } from "./useReadInOpenChat";
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
      wasShown
      errors {
        message
      }
    }
  }
`;

/** The cursor of a user who has no notifications yet: sorts before every id. */
const START_CURSOR = "0";

/**
 * Adds notifications as they arrive and shows each as a toast once. It subscribes after the newest known one, so that
 * old ones never show; repeats after a reconnect are recognised by id.
 */
export default function NotificationUpdates() {
  const client = useApolloClient();
  const markRead = useMarkNotificationRead();
  const { viewer } = useSession();
  const { data, error, refetch } = useQuery(NOTIFICATIONS);
  const isInOpenChat = useReadInOpenChat(data?.notifications?.items);
  const [after, setAfter] = useState<string | null>(null);
  if (data?.notifications && after === null) setAfter(newestIdOf(data.notifications.items.map(({ id }) => id)));

  useLiveSubscription(
    NOTIFICATION_RECEIVED,
    after === null ? null : { after },
    ({ notificationReceived: { id, type, wasToasted } }) => {
      if (!addNotification(client.cache, id)) return;
      refreshCounts(client);
      if (type === "PAYMENT_GATEWAY_STATUS" || type === "PREMIUM_TERM" || type === "SECURE_EXCHANGE")
        emitPaymentChange();
      const notification = readNotification(client.cache, id);
      if (notification) refreshStatus(client, notification, viewer?.id);
      // No toast for a review that the viewer has just requested themselves.
      if (!wasToasted && type !== "PUBLICATION_WAITING_APPROVAL")
        runWhenVisible(() => {
          if (!isInOpenChat(id)) void showToastOnce(client, id, markRead);
        });
    },
  );

  // Fewer than the list has: some were read elsewhere, or with the act that they asked for.
  const unread = viewer?.unreadNotificationCount ?? 0;
  useEffect(() => {
    const listed = data?.notifications?.items.filter(({ id }) => readNotification(client.cache, id)?.isRead === false);
    if ((listed?.length ?? 0) > unread) refetch().catch(() => {});
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unread]);

  const { pathname } = useLocation();
  useEffect(() => toast.dismissLinksTo(pathname), [pathname]);

  useEffect(() => {
    if (!error) return;
    const retry = () => void refetch().catch(() => {});
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [error, refetch]);
  return null;
}

/** What was decided about is read again where it is shown. */
function refreshStatus(
  { cache }: ApolloClient,
  { type, subject }: NotificationData,
  viewerId: string | undefined,
): void {
  if (type === "IDENTITY_VERIFIED" || type === "IDENTITY_REFUSED")
    cache.evict({ id: "ROOT_QUERY", fieldName: "verification" });
  if (type === "IDENTITY_VERIFIED" && viewerId) {
    cache.modify({ id: cache.identify({ __typename: "User", id: viewerId }), fields: { isVerified: () => true } });
    // Locked credit is free after the verification.
    cache.evict({ id: cache.identify({ __typename: "Viewer", id: viewerId }), fieldName: "credit" });
  }
  if (type !== "APPROVED_PUBLICATION" && type !== "RETURNED_PUBLICATION") return;
  if (subject?.__typename !== "PublicationSubject") return;
  const id = cache.identify({ __typename: "Publication", id: subject.publicationId });
  cache.evict({ id, fieldName: "status" });
}

function newestIdOf(ids: readonly string[]): string {
  return ids.reduce((newest, id) => (compareIds(id, newest) > 0 ? id : newest), START_CURSOR);
}

/** Shows the toast unless another tab or device already has. */
async function showToastOnce(
  client: ApolloClient,
  id: string,
  markRead: (notification: NotificationData) => void,
): Promise<void> {
  const result = await client.mutate({ mutation: MARK_TOASTED, variables: { input: { id } } }).catch(() => null);
  if (result?.data?.markNotificationToasted.wasShown !== false) return;
  const notification = readNotification(client.cache, id);
  if (!notification) return;
  const to = notificationTarget(notification);
  toast.info(plainText(notificationText(notification)), {
    id: `notification-${id}`,
    about: notificationTopic(notification),
    isNews: true,
    link: to ? { to, label: notificationMessages.see, onClick: () => markRead(notification) } : undefined,
  });
}
