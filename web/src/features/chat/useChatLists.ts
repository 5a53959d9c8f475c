import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { ChatTab } from "../../__generated__/enums";
import type {
  ChatsQuery,
  ChatsQueryVariables,
  MoreChatsQuery,
  MoreChatsQueryVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { useIsPartialResult } from "../../apollo/partialResults";
import { useOnReconnect } from "../../apollo/reconnect";
import { toast } from "../../components/ui/toast";
import "./chatListItemFragment";

const CHATS: TypedDocumentNode<ChatsQuery, ChatsQueryVariables> = gql`
  query Chats {
    proposals: chats(tab: PROPOSALS, first: 21) {
      items {
        id
        transaction {
          id
          status
          viewerRole
          isViewerTurn
        }
        ...ChatListItem_chat
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    inProgress: chats(tab: IN_PROGRESS, first: 21) {
      items {
        id
        transaction {
          id
          status
          viewerRole
          isViewerTurn
        }
        ...ChatListItem_chat
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const MORE_CHATS: TypedDocumentNode<MoreChatsQuery, MoreChatsQueryVariables> = gql`
  query MoreChats($tab: ChatTab!, $after: String) {
    chats(tab: $tab, first: 21, after: $after) {
      items {
        id
        transaction {
          id
          status
          viewerRole
          isViewerTurn
        }
        ...ChatListItem_chat
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Both lists of chats, live from the cache; their first pages are refetched after a reconnect. */
export function useChatLists() {
  const { data, loading, error, refetch, client } = useQuery(CHATS);
  const isPartial = useIsPartialResult(CHATS);
  const [isLoadingMore, setLoadingMore] = useState(false);
  useOnReconnect(() => {
    // A failure shows as offline; the next reconnect refetches.
    refetch().catch(() => {});
  });
  const lists = data ? { PROPOSALS: data.proposals, IN_PROGRESS: data.inProgress } : null;
  const loadMore = async (tab: ChatTab) => {
    setLoadingMore(true);
    toast.endAnswers();
    try {
      await client.query({
        query: MORE_CHATS,
        variables: { tab, after: lists?.[tab]?.pageInfo.endCursor },
        fetchPolicy: "network-only",
      });
    } catch (failure) {
      toast.error(failureMessage(failure));
    }
    setLoadingMore(false);
  };
  return { lists, isPartial, loading, error, refetch, loadMore, isLoadingMore };
}
