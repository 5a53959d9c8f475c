import { useQuery } from "@apollo/client/react";
import { plainText } from "../../lib/segments";
import { notificationText } from "./notificationText";
import { NOTIFICATION } from "./notificationFragment";
import { NOTIFICATIONS } from "./useNotifications";

/** What the notification of a publication's approval says, the credit earned included; null before it has come. */
export function useApprovalText(publicationId: string | null): string | null {
  const { data, client } = useQuery(NOTIFICATIONS, { fetchPolicy: "cache-only" });
  for (const { id } of data?.notifications?.items ?? []) {
    const { cache } = client;
    const notification = cache.readFragment({
      fragment: NOTIFICATION,
      id: cache.identify({ __typename: "Notification", id }),
    });
    if (notification?.type !== "APPROVED_PUBLICATION") continue;
    if (notification.subject?.__typename !== "PublicationSubject") continue;
    if (notification.subject.publicationId === publicationId) return plainText(notificationText(notification));
  }
  return null;
}
