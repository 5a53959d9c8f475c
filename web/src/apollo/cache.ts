import { InMemoryCache } from "@apollo/client/cache";
import generated from "../__generated__/possibleTypes";
import { fragmentRegistry } from "./fragmentRegistry";
import { entityById, connection, conversation, keepKnownName, keepKnownValue } from "./policies";

/** The normalized cache. Entities merge by id here and nowhere else. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: generated.possibleTypes,
    fragments: fragmentRegistry,
    typePolicies: {
      Query: {
        fields: {
          publication: entityById("Publication"),
          chat: entityById("Chat"),
          transaction: entityById("Transaction"),
          user: entityById("User"),
          wall: connection(["near", "order"]),
          chats: connection(["tab"]),
          notifications: connection(false),
          transactions: connection(["tab"]),
          // Asked for in parts.
          secureExchangePlaces: { merge: true },
        },
      },
      Viewer: { fields: { credit: { merge: true }, alerts: { merge: false } } },
      Chat: { fields: { messages: conversation } },
      // Its number is the same on every day.
      VenueShift: { keyFields: false },
      QuestionList: { keyFields: ["publicationId"] },
      Publication: {
        fields: {
          title: keepKnownName,
          slug: keepKnownName,
          cover: keepKnownValue,
          isSaved: keepKnownValue,
          isReported: keepKnownValue,
          viewerProposal: { merge: true },
          place: { merge: true },
        },
      },
      Proforma: { fields: { review: { merge: true } } },
      Transaction: {
        fields: {
          viewerGives: { merge: true },
          viewerReceives: { merge: true },
          offeredPublications: { merge: false },
          offerHistory: { merge: false },
          events: { merge: false },
          viewerMoves: { merge: false },
        },
      },
    },
  });
}
