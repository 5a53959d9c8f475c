import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type {
  RingConversationQuery,
  RingConversationQueryVariables,
  RingMessagesQuery,
  RingMessagesQueryVariables,
  RingNowQuery,
  RingNowQueryVariables,
} from "../__generated__/graphql";
import { useOnReconnect } from "../apollo/reconnect";
import { useRefresh } from "../apollo/useRefresh";
import { useRingUpdates } from "../apollo/useRingUpdates";
import { ButtonLink } from "../components/ui/Button";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { BackToList } from "../features/chat/BackToList";
import { ChatOptionsSlot } from "../features/chat/ChatOptionsSlot";
import { ChatPicture } from "../features/chat/ChatPicture";
import { ConversationSkeleton } from "../features/chat/ConversationSkeleton";
import "../features/chat/messageFragment";
import { RingMeetingStrip } from "../features/chat/RingMeetingStrip";
import { Talk } from "../features/chat/Talk";
import { useConversation } from "../features/chat/useConversation";
import { RingDrawing } from "../components/ring/RingDrawing";
import "../apollo/ringFragment";
import type { RingData } from "../components/ring/ringNames";
import { othersOf, writerOf } from "../components/ring/ringNames";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { paths } from "../lib/paths";
import { ringMessages as text } from "../lib/ringMessages";
import { transactionMessages } from "../lib/transactionMessages";

const RingChatPresence = lazy(loadWhenOnline(() => import("../features/chat/RingChatPresence")));
const ReportDialog = lazy(loadWhenOnline(() => import("../features/report/ReportDialog")));

const QUERY: TypedDocumentNode<RingConversationQuery, RingConversationQueryVariables> = gql`
  query RingConversation($id: ID!) {
    ring(id: $id) {
      id
      ...Ring_ring @unmask
      chat {
        id
        marks {
          chatId
          readUpTo
          deliveredUpTo
        }
        messages(last: 50) {
          items {
            ...MessageBubble_message @unmask
          }
          hasPreviousPage
          startCursor
        }
      }
    }
  }
`;

/** The ring and its chat. The messages load on their own. */
const RING_NOW: TypedDocumentNode<RingNowQuery, RingNowQueryVariables> = gql`
  query RingNow($id: ID!) {
    ring(id: $id) {
      id
      ...Ring_ring
    }
  }
`;

const MESSAGES: TypedDocumentNode<RingMessagesQuery, RingMessagesQueryVariables> = gql`
  query RingMessages($id: ID!, $before: String) {
    ring(id: $id) {
      id
      chat {
        id
        messages(last: 50, before: $before) {
          items {
            ...MessageBubble_message
          }
          hasPreviousPage
          startCursor
        }
      }
    }
  }
`;

/** /chats/{id}?circulo={ring}: what the members of a ring write to each other, beside the lists or in place of them. */
export default function RingConversation({ ringId }: { ringId: string }) {
  // An answer that was read before a message was stored may arrive after it: it must not take the message away.
  const { data, error, loading, refetch, client } = useQuery(QUERY, {
    variables: { id: ringId },
    refetchWritePolicy: "merge",
  });
  const retry = () => void refetch().catch(() => {});
  useOnReconnect(retry);
  const refresh = useRefresh(
    () => client.query({ query: RING_NOW, variables: { id: ringId }, fetchPolicy: "network-only" }),
    loading,
  );
  useRingUpdates(ringId, refresh);
  const [reportedId, setReportedId] = useState<string | null>(null);
  const ring = data?.ring;
  const chat = ring?.chat;
  const reported = chat?.messages.items.find(({ id }) => id === reportedId);
  const live = useConversation(chat ?? null, {
    screen: "RingConversation",
    loadPage: (before) =>
      client.query({ query: MESSAGES, variables: { id: ringId, before }, fetchPolicy: "network-only" }),
  });
  if (ring && chat)
    return (
      <>
        <Header ring={ring} />
        <RingMeetingStrip ring={ring} />
        <Talk
          kind="RingChat"
          chat={{ ...chat, canReply: true }}
          label={text.talk.title}
          nameOf={(senderId) => writerOf(ring.members, senderId)}
          isGroup
          notes={[]}
          live={live}
          shouldWarn={ring.state === "PROPOSED"}
          quickReplies={[]}
          isAwaiting={chat.messages.items.at(-1)?.isOwn ?? false}
          onReport={setReportedId}
          onReading={() => undefined}
        />
        {reported && (
          <Suspense fallback={null}>
            <ReportDialog
              target={{ userId: reported.senderId, messageId: reported.id }}
              onClose={() => setReportedId(null)}
            />
          </Suspense>
        )}
      </>
    );
  return (
    <>
      <PageTitle>{text.talk.title}</PageTitle>
      {data ? (
        <Centered>
          <EmptyState
            picture={<ChatPicture />}
            title={transactionMessages.chat.missing}
            action={
              <ButtonLink variant="secondary" to={paths.chats()}>
                {transactionMessages.chat.toList}
              </ButtonLink>
            }
          />
        </Centered>
      ) : error ? (
        <>
          <BackToList to={paths.chats()} />
          <Centered>
            <ErrorState as="h1" onRetry={retry} />
          </Centered>
        </>
      ) : (
        <ConversationSkeleton />
      )}
    </>
  );
}

/** Who talks, and the way to their ring. */
function Header({ ring }: { ring: RingData }) {
  const title = text.name(ring.members.length);
  const others = text.with(othersOf(ring.members));
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      flexShrink={0}
      minHeight={{ base: "60px", md: "72px" }}
      px={{ base: "1", md: "6" }}
      bg="bg.surface"
      borderBottom="1px solid {colors.border.subtle}"
    >
      <PageTitle>{text.talk.title}</PageTitle>
      <BackToList to={paths.chats(ring.state === "PROPOSED" ? "proposal" : "in-progress")} />
      {/* On phones, where there is no room for more, the names lead to the ring. */}
      <ToRing to={paths.ring(ring.id)}>
        <chakra.span flexShrink={0} width="52px">
          <RingDrawing members={ring.members} size={52} />
        </chakra.span>
        <chakra.span display="block" flex="1" minWidth="0">
          <chakra.h2 fontFamily="body" fontSize="1rem" lineHeight="1.5rem" letterSpacing="0" lineClamp={1}>
            {title}
          </chakra.h2>
          <chakra.span display="block" textStyle="caption" color="fg.muted" lineClamp={1} overflowWrap="anywhere">
            <Suspense fallback={others}>
              <RingChatPresence ring={ring}>{others}</RingChatPresence>
            </Suspense>
          </chakra.span>
        </chakra.span>
        <chakra.span display={{ base: "none", md: "block" }} px="2" textStyle="small" fontWeight={700}>
          {text.talk.to}
        </chakra.span>
      </ToRing>
      {ring.chat && <ChatOptionsSlot chat={ring.chat} />}
    </chakra.div>
  );
}

const ToRing = chakra(RouterLink, {
  base: {
    display: "flex",
    flex: "1",
    minWidth: "0",
    alignItems: "center",
    gap: "3",
    minHeight: "44px",
    color: "inherit",
  },
});

const Centered = chakra("div", { base: { flex: "1", display: "grid", alignItems: "center" } });
