import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { Conversation_ChatFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import "../../apollo/transactionEventsFragment";
import "./messageFragment";

/**
 * A conversation with its newest page. Messages are unmasked here: watching a fragment for each would cost more than
 * it saves.
 */
export const CONVERSATION: TypedDocumentNode<Conversation_ChatFragment> = registerFragment(gql`
  fragment Conversation_chat on Chat {
    id
    isWritable
    canReply
    unreadCount
    isMuted
    marks {
      chatId
      readUpTo
      deliveredUpTo
    }
    counterpart {
      id
      firstName
      lastName
    }
    transaction {
      id
      status
      viewerRole
      createdAt
      updatedAt
      writtenOffer
      offerHistory {
        version
        createdAt
        titles
        text
        author
        addedTitles
        complement {
          money {
            amount
            currency
          }
          payer
        }
      }
      ...TransactionEvents_transaction @unmask
      closedBy
      closeReason
    }
    messages(last: 50) {
      items {
        ...MessageBubble_message @unmask
      }
      hasPreviousPage
      startCursor
    }
  }
`);

/** A chat with the page of messages that is loaded, the oldest first. */
export type ConversationData = Conversation_ChatFragment;
/** One that the cache has, unlike those that are still being sent. */
export type StoredMessage = Conversation_ChatFragment["messages"]["items"][number];
