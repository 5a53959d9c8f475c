import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { ChatListItem_ChatFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

/**
 * Apart from its component: the subscription needs it on pages that show no list. A status always comes with the
 * actions it allows, or an open conversation would show the buttons of the previous status.
 */
export const CHAT_LIST_ITEM: TypedDocumentNode<ChatListItem_ChatFragment> = registerFragment(gql`
  fragment ChatListItem_chat on Chat {
    id
    tab
    unreadCount
    updatedAt
    counterpart {
      id
      firstName
      lastName
      isVerified
    }
    transaction {
      id
      status
      viewerRole
      viewerMoves {
        action
        to
      }
      closedBy
      closeReason
      viewerGives {
        text
        publications {
          id
          title
          cover {
            url
            sources {
              url
              width
            }
          }
        }
      }
      viewerReceives {
        text
        publications {
          id
          title
          cover {
            url
            sources {
              url
              width
            }
          }
        }
      }
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
