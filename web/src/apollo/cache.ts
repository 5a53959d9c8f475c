import { InMemoryCache } from "@apollo/client/cache";
import generated from "../__generated__/possibleTypes";
import { fragmentRegistry } from "./fragmentRegistry";
import { byId, connection, conversation, kept } from "./policies";

/** The normalized cache. Entities merge by id, here and nowhere else. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: generated.possibleTypes,
    fragments: fragmentRegistry,
    typePolicies: {
      Query: {
        fields: {
          publication: byId("Publication"),
          chat: byId("Chat"),
          transaction: byId("Transaction"),
          user: byId("User"),
          wall: connection(["near"]),
          chats: connection(["tab"]),
          notifications: connection(false),
          transactions: connection(["tab"]),
        },
      },
      Chat: { fields: { messages: conversation } },
      QuestionList: { keyFields: ["publicationId"] },
      Publication: { fields: { isSaved: kept, viewerProposal: { merge: true }, place: { merge: true } } },
      Transaction: {
        fields: {
          viewerGives: { merge: true },
          viewerReceives: { merge: true },
          offeredPublications: { merge: false },
          viewerMoves: { merge: false },
        },
      },
    },
  });
}
