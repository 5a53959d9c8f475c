import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  MarkAllNotificationsReadMutation,
  MarkAllNotificationsReadMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { useViewer } from "../../apollo/session";
import { Button } from "../../components/ui/Button";
import { toast } from "../../components/ui/toast";
import { notificationMessages } from "../../lib/notificationMessages";

const MARK_ALL: TypedDocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables> = gql`
  mutation MarkAllNotificationsRead($input: MarkAllNotificationsInput!) {
    markAllNotificationsRead(input: $input) {
      viewer {
        id
        unreadNotificationCount
      }
      errors {
        message
      }
    }
  }
`;

/** Marks the listed notifications and all before them as read; nothing while none is unread. */
export function MarkAllRead({ items }: { items: readonly { id: string }[] }) {
  const { unreadNotificationCount } = useViewer();
  const [mutate, { loading }] = useMutation(MARK_ALL, {
    update(cache, { data }) {
      if (data?.markAllNotificationsRead.errors.length !== 0) return;
      for (const { id } of items) {
        toast.dismiss(`notification-${id}`);
        cache.modify({ id: cache.identify({ __typename: "Notification", id }), fields: { isRead: () => true } });
      }
    },
  });
  const [newest] = items;
  if (!newest || unreadNotificationCount === 0) return null;
  const markAll = async () => {
    toast.endAnswers();
    try {
      const { data } = await mutate({ variables: { input: { upTo: newest.id } } });
      for (const { message } of data?.markAllNotificationsRead.errors ?? []) toast.refused(message);
    } catch (error) {
      toast.error(failureMessage(error));
    }
  };
  return (
    <Button variant="text" size="s" px="0" flexShrink={0} loading={loading} onClick={() => void markAll()}>
      {notificationMessages.markAll}
    </Button>
  );
}
