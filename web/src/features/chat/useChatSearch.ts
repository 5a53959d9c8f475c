import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import type { SearchChatsQuery, SearchChatsQueryVariables } from "../../__generated__/graphql";
import "../../apollo/ringFragment";
import { useOnReconnect } from "../../apollo/reconnect";

const SEARCH_CHATS: TypedDocumentNode<SearchChatsQuery, SearchChatsQueryVariables> = gql`
  query SearchChats($text: String!) {
    searchChats(text: $text, first: 20) {
      chat {
        id
        tab
        updatedAt
        counterpart {
          id
          firstName
          lastName
          isVerified
          subscription
          picture {
            url
            sources {
              url
              width
            }
          }
        }
        transaction {
          id
          ...TransactionSides_transaction @unmask
        }
      }
      message {
        id
        isOwn
        text
        createdAt
      }
    }
    searchRingChats(text: $text, first: 20) {
      ring {
        id
        ...Ring_ring @unmask
      }
      message {
        id
        senderId
        text
        createdAt
      }
    }
  }
`;

/** With the message that was found; null where the other's name or a title was. */
export type FoundChat = NonNullable<SearchChatsQuery["searchChats"]>[number];
/** The same of a ring. */
export type FoundRingChat = NonNullable<SearchChatsQuery["searchRingChats"]>[number];

/** The viewer's chats in which a text is found; asked anew each time, since chats go on. */
export function useChatSearch(text: string) {
  const { data, error, refetch } = useQuery(
    SEARCH_CHATS,
    text === "" ? skipToken : { variables: { text }, fetchPolicy: "cache-and-network" },
  );
  const retry = () => void refetch().catch(() => {});
  useOnReconnect(() => {
    if (text !== "") retry();
  });
  return { found: data?.searchChats, foundRings: data?.searchRingChats ?? [], error, retry };
}
