import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { ChatPresenceQuery, ChatPresenceQueryVariables } from "../../__generated__/graphql";
import { chatPresenceMessages as text } from "../../lib/chatPresenceMessages";
import { TypingLine } from "./TypingLine";

const QUERY: TypedDocumentNode<ChatPresenceQuery, ChatPresenceQueryVariables> = gql`
  query ChatPresence($id: ID!) {
    chat(id: $id) {
      id
      showsTyping
    }
  }
`;

/** What the header of a conversation says below the name of the other: that they write, else what stands there anyway. */
export default function ChatPresence({ chatId, children }: { chatId: string; children: ReactNode }) {
  // What it does not know it does not show.
  const { data } = useQuery(QUERY, { variables: { id: chatId } });
  return data?.chat?.showsTyping ? (
    <TypingLine key={chatId} chatId={chatId} say={() => text.typing}>
      {children}
    </TypingLine>
  ) : (
    children
  );
}
