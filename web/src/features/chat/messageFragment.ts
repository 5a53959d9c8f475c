import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { MessageBubble_MessageFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

/** Everything a message shows; the conversation, the sending and the live channel bring the same. */
export const MESSAGE: TypedDocumentNode<MessageBubble_MessageFragment> = registerFragment(gql`
  fragment MessageBubble_message on Message {
    id
    randomId
    chatId
    senderId
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
`);
