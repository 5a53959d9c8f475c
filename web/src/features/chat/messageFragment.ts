import { gql } from "@apollo/client";
import { registerFragment } from "../../apollo/fragmentRegistry";

/** Everything a message shows; shared by the query, the mutation and the subscription. */
registerFragment(gql`
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
    placeName
    replyTo {
      messageId
      senderId
      isOwn
      text
      hasPicture
      hasLocation
    }
    createdAt
  }
`);
