import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { RingChatPresenceQuery, RingChatPresenceQueryVariables } from "../../__generated__/graphql";
import { writerOf } from "../../components/ring/ringNames";
import type { RingData } from "../../components/ring/ringNames";
import { chatPresenceMessages as text } from "../../lib/chatPresenceMessages";
import { TypingLine } from "./TypingLine";

const QUERY: TypedDocumentNode<RingChatPresenceQuery, RingChatPresenceQueryVariables> = gql`
  query RingChatPresence($id: ID!) {
    ring(id: $id) {
      id
      chat {
        id
        showsTyping
      }
    }
  }
`;

/** The same of a ring, whose members are named. */
export default function RingChatPresence({ ring, children }: { ring: RingData; children: ReactNode }) {
  const { data } = useQuery(QUERY, { variables: { id: ring.id } });
  const chat = data?.ring?.chat;
  return chat?.showsTyping ? (
    <TypingLine
      key={chat.id}
      chatId={chat.id}
      say={(ids) => text.typingOf(ids.map((id) => writerOf(ring.members, id)))}
    >
      {children}
    </TypingLine>
  ) : (
    children
  );
}
