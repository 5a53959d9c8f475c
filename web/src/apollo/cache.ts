import { InMemoryCache } from "@apollo/client/cache";
import { DocumentTransform, addTypenameToDocument } from "@apollo/client/utilities";
import type { DocumentNode } from "graphql";
import generated from "../__generated__/possibleTypes";
import { fragmentRegistry } from "./fragmentRegistry";
import { entityById, connection, conversation, keepKnownName, keepKnownValue } from "./policies";

const typenames = new DocumentTransform(addTypenameToDocument);

/**
 * Transformed documents are shared by all caches, since their fragments and types are the same: on the server a page
 * reuses what the one before it has memoized.
 */
class Cache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return typenames.transformDocument(fragmentRegistry.transform(document));
  }
}

/** The normalized cache. Entities merge by id here and nowhere else. */
export function createCache(): InMemoryCache {
  return new Cache({
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
          // Queried in parts.
          secureExchangePlaces: { merge: true },
          meetingPlaces: { merge: false },
        },
      },
      Viewer: { fields: { credit: { merge: true }, alerts: { merge: false } } },
      Chat: { fields: { messages: conversation } },
      RingChat: { fields: { messages: conversation } },
      // Its count and whether it is chosen belong to one search.
      SearchCategory: { keyFields: false },
      // A place is found in its city alone.
      PublicPlace: { keyFields: false },
      // A report and a message may have the same number.
      ModerationStatement: { keyFields: false },
      // Its number is the same on every day.
      VenueShift: { keyFields: false },
      ChatMarks: { keyFields: ["chatId"] },
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
