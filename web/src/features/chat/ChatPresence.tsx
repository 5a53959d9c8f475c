import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { ChatPresenceQuery, ChatPresenceQueryVariables } from "../../__generated__/graphql";
import { useOnReconnect } from "../../apollo/reconnect";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { useIsOnline } from "../../components/ui/useIsOnline";
import { isOffline } from "../../lib/loadWhenOnline";
import { chatPresenceMessages as text } from "../../lib/chatPresenceMessages";
import { TypingLine } from "./TypingLine";

const QUERY: TypedDocumentNode<ChatPresenceQuery, ChatPresenceQueryVariables> = gql`
  query ChatPresence($id: ID!) {
    chat(id: $id) {
      id
      showsTyping
      counterpartLastSeen
    }
  }
`;

/** How often it is fetched again while the page is visible. */
const POLL_MS = 4 * 60_000;

/**
 * The line below the other's name in the header of a conversation: that they are typing, or when they were last seen.
 */
export default function ChatPresence({ chatId, children }: { chatId: string; children: ReactNode }) {
  const { data, refetch } = useQuery(QUERY, {
    ...useNavigationFetchPolicy(),
    variables: { id: chatId },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === "hidden" || isOffline(),
  });
  useOnReconnect(() => void refetch().catch(() => {}));
  const isOnline = useIsOnline();
  // What was true before the network went may not be true any more.
  const lastSeen = isOnline && data?.chat?.counterpartLastSeen;
  const standing = (
    // On phones there is no room for both.
    <chakra.span
      display="flex"
      alignItems="center"
      gap="1"
      minWidth="0"
      css={lastSeen ? { "& > [data-spare]": { display: { base: "none", md: "inline" } } } : {}}
    >
      {children}
      {lastSeen && <chakra.span lineClamp={1}>· {text.lastSeen[lastSeen]}</chakra.span>}
    </chakra.span>
  );
  return data?.chat?.showsTyping ? (
    <TypingLine key={chatId} chatId={chatId} say={() => text.typing}>
      {standing}
    </TypingLine>
  ) : (
    standing
  );
}
