import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { MessageBubble_MessageFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

/** Everything a message shows; shared by the query, the mutation and the subscription. */
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
