import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type {
  MoreNotificationsQuery,
  MoreNotificationsQueryVariables,
  NotificationsQuery,
  NotificationsQueryVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import "./notificationFragment";

/** The newest notifications; shared by the subscription, the menu and the page. */
export const NOTIFICATIONS: TypedDocumentNode<NotificationsQuery, NotificationsQueryVariables> = gql`
  query Notifications {
    notifications(first: 21) {
      items {
        id
        createdAt
        ...NotificationItem_notification
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const MORE_NOTIFICATIONS: TypedDocumentNode<MoreNotificationsQuery, MoreNotificationsQueryVariables> = gql`
  query MoreNotifications($after: String) {
    notifications(first: 50, after: $after) {
      items {
        id
        createdAt
        ...NotificationItem_notification
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** The viewer's notifications, live from the cache. */
export function useNotifications() {
  const { data, error, refetch, client } = useQuery(NOTIFICATIONS);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const list = data?.notifications;
  const loadMore = async () => {
    setLoadingMore(true);
    toast.endAnswers();
    try {
      await client.query({
        query: MORE_NOTIFICATIONS,
        variables: { after: list?.pageInfo.endCursor },
        fetchPolicy: "network-only",
      });
    } catch (failure) {
      toast.error(failureMessage(failure));
    }
    setLoadingMore(false);
  };
  return { list, error, refetch, loadMore, isLoadingMore };
}
