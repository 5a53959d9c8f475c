import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { MarkNotificationReadMutation, MarkNotificationReadMutationVariables } from "../../__generated__/graphql";
import { useViewer } from "../../apollo/session";
import { toast } from "../../components/ui/toast";

const MARK_READ: TypedDocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables> = gql`
  mutation MarkNotificationRead($input: MarkNotificationInput!) {
    markNotificationRead(input: $input) {
      notification {
        id
        isRead
      }
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

/** Marks a notification as read, optimistically. If the mutation fails, Apollo reverts it. */
export function useMarkNotificationRead() {
  const viewer = useViewer();
  const [mutate] = useMutation(MARK_READ);
  return ({ id, isRead }: { id: string; isRead: boolean }) => {
    toast.dismiss(`notification-${id}`);
    if (isRead) return;
    mutate({
      variables: { input: { id } },
      optimisticResponse: {
        markNotificationRead: {
          __typename: "MarkNotificationPayload",
          notification: { __typename: "Notification", id, isRead: true },
          viewer: {
            __typename: "Viewer",
            id: viewer.id,
            unreadNotificationCount: Math.max(0, viewer.unreadNotificationCount - 1),
          },
          errors: [],
        },
      },
    }).catch(() => {});
  };
}
