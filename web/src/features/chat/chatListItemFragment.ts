import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { ChatListItem_ChatFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import "../../apollo/transactionSidesFragment";

/**
 * Apart from its component: the subscription needs it on pages that show no list. A status always comes with the
 * actions it allows, and a publication with all that a conversation shows of it: an open one would show the buttons of
 * the previous status, or load again.
 */
export const CHAT_LIST_ITEM: TypedDocumentNode<ChatListItem_ChatFragment> = registerFragment(gql`
  fragment ChatListItem_chat on Chat {
    id
    tab
    unreadCount
    isMuted
    updatedAt
    counterpart {
      id
      firstName
      lastName
      isVerified
      subscription
    }
    transaction {
      id
      status
      viewerRole
      isViewerTurn
      viewerMoves {
        action
        to
      }
      updatedAt
      closedBy
      closeReason
      claimStatement
      ...TransactionSides_transaction @unmask
    }
    lastEvent {
      id
      kind
      by
      happenedAt
    }
    lastMessage {
      id
      isOwn
      text
      picture {
        url
        sources {
          url
          width
        }
      }
      location {
        latitude
        longitude
      }
      createdAt
    }
  }
`);
