import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { LuArrowDown } from "react-icons/lu";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../components/ui/Button";
import { useNow } from "../../components/ui/useNow";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { timeOfDay } from "../../lib/dates";
import { transactionMessages } from "../../lib/transactionMessages";
import type { ConversationData, StoredMessage } from "./conversationFragment";
import { deliveryOf } from "./delivery";
import { MessageBubble } from "./MessageBubble";
import { OutgoingBubble } from "./OutgoingBubble";
import { useOutgoing } from "./outbox";
import { buildTimeline } from "./timeline";
import type { Note } from "./timeline";
import { messageAnchor, useGoToMessage } from "./useGoToMessage";
import { useStickToBottom } from "./useStickToBottom";

const text = transactionMessages.chat;

const Pill = chakra("span", {
  base: {
    bg: "bg.sunken",
    borderRadius: "lg",
    p: "6px 14px",
    textStyle: "caption",
    textAlign: "center",
    overflowWrap: "anywhere",
    minWidth: 0,
  },
});

interface MessageListProps {
  chat: Pick<ConversationData, "id" | "marks" | "messages">;
  label: string;
  /** Who wrote a message. */
  nameOf: (senderId: string) => string;
  /** Whether it has to be said of each message who wrote it. */
  isGroup: boolean;
  /** What happened, between the messages. */
  notes: readonly Note[];
  /** Says whether it did not fail. */
  onLoadOlder: () => Promise<boolean>;
  isLoadingOlder: boolean;
  /** Reports a received message, by its id. */
  onReport?: ((messageId: string) => void) | undefined;
  /** Whether the viewer reads earlier messages. */
  onReading: (isReading: boolean) => void;
  /** Begins an answer to a message, by its id; absent where that is not possible. */
  onReply?: ((messageId: string) => void) | undefined;
}

/** The messages of a conversation by day, oldest first, in their own scroll container. */
export function MessageList({
  chat,
  label,
  nameOf,
  isGroup,
  notes,
  onLoadOlder,
  isLoadingOlder,
  onReport,
  onReading,
  onReply,
}: MessageListProps) {
  const { items, hasPreviousPage } = chat.messages;
  const outgoing = useOutgoing(chat.id);
  const entries = buildTimeline(items, outgoing, notes, useNow());
  const newestEntry = entries.at(-1);
  const { container, onScroll, unseenCount, scrollToBottom } = useStickToBottom({
    first: items[0]?.id,
    last: newestEntry?.key,
    isLastOwn: newestEntry?.kind === "outgoing" || (newestEntry?.kind === "message" && newestEntry.message.isOwn),
    incoming: items.filter(({ isOwn }) => !isOwn).length,
    onReading,
  });
  const announcement = useAnnouncement(items, nameOf);
  const foundId = useSearchParams()[0].get("mensaje");
  const pages = { hasPreviousPage, isLoadingOlder, onLoadOlder };
  const goToMessage = useGoToMessage(container, items[0]?.id, pages, foundId);

  return (
    <chakra.div
      position="relative"
      flex="1"
      minHeight={{ base: "min(200px, 50dvh)", lg: "0" }}
      display="flex"
      flexDirection="column"
    >
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <chakra.div
        ref={container}
        onScroll={() => {
          onScroll();
          if (container.current && container.current.scrollTop < 80 && hasPreviousPage) void onLoadOlder();
        }}
        role="region"
        aria-label={label}
        tabIndex={0}
        flex="1"
        minHeight="0"
        overflowY="auto"
        overscrollBehavior={{ lg: "contain" }}
        bg="bg.canvas"
        css={{ overflowAnchor: "none", _focusVisible: { outlineOffset: "-3px" } }}
      >
        <chakra.ol
          minHeight="100%"
          m="0"
          p={{ base: "14px", md: "20px 24px" }}
          listStyleType="none"
          display="flex"
          flexDirection="column"
          justifyContent="flex-end"
          gap={{ base: "2.5", md: "3" }}
          css={TOAST_CLEARANCE}
        >
          {hasPreviousPage && (
            <chakra.li display="flex" justifyContent="center">
              <Button variant="text" size="s" loading={isLoadingOlder} onClick={() => void onLoadOlder()}>
                {text.older}
              </Button>
            </chakra.li>
          )}
          {entries.map((entry) => (
            <chakra.li
              key={entry.key}
              {...(entry.kind === "message" && messageAnchor(entry.message.id))}
              {...(entry.kind === "message" && entry.message.id === foundId && FOUND)}
              {...(entry.kind === "day" || entry.kind === "note" ? { display: "flex", justifyContent: "center" } : {})}
            >
              {entry.kind === "day" && <Pill>{entry.label}</Pill>}
              {entry.kind === "note" && (
                <Pill>
                  <b>{entry.note.strong}</b> {entry.note.rest && `${entry.note.rest} `}
                  <chakra.time dateTime={entry.note.happenedAt} whiteSpace="nowrap">
                    {timeOfDay(entry.note.happenedAt)}
                  </chakra.time>
                </Pill>
              )}
              {entry.kind === "message" && (
                <MessageBubble
                  isOwn={entry.message.isOwn}
                  name={nameOf(entry.message.senderId)}
                  isNameShown={isGroup && !entry.message.isOwn}
                  content={entry.message.text}
                  picture={entry.message.picture}
                  location={entry.message.location && { ...entry.message.location, name: entry.message.placeName }}
                  createdAt={entry.message.createdAt}
                  quote={entry.message.replyTo}
                  quoteName={entry.message.replyTo ? nameOf(entry.message.replyTo.senderId) : ""}
                  onOpenQuote={goToMessage}
                  {...(onReply && { replyId: entry.message.id, onReply })}
                  {...(entry.message.isOwn && { delivery: deliveryOf(entry.message.id, chat.marks) })}
                  {...(onReport && !entry.message.isOwn && { reportedId: entry.message.id, onReport })}
                />
              )}
              {entry.kind === "outgoing" && (
                <OutgoingBubble
                  message={entry.message}
                  quoteName={entry.message.replyTo ? nameOf(entry.message.replyTo.senderId) : ""}
                />
              )}
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.div>
      {unseenCount > 0 && (
        <chakra.div
          position="absolute"
          bottom="3"
          left="0"
          right="0"
          display="flex"
          justifyContent="center"
          pointerEvents="none"
        >
          <Button
            size="s"
            boxShadow="3"
            pointerEvents="auto"
            aria-label={`${text.newMessages(unseenCount)}. ${text.toEnd}`}
            onClick={() => scrollToBottom("smooth")}
          >
            {text.newMessages(unseenCount)}
            <LuArrowDown size={18} aria-hidden="true" />
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** The latest message of another one since the conversation was opened, for screen readers. */
function useAnnouncement(items: readonly StoredMessage[], nameOf: (senderId: string) => string): string {
  const newestIncoming = items.findLast(({ isOwn }) => !isOwn);
  const announcedId = useRef(newestIncoming?.id);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (!newestIncoming || newestIncoming.id === announcedId.current) return;
    announcedId.current = newestIncoming.id;
    const { senderId, picture } = newestIncoming;
    setAnnouncement(text.said(nameOf(senderId), newestIncoming.text || (picture ? text.picture : text.location)));
  }, [newestIncoming, nameOf]);
  return announcement;
}

/** What the search in one's chats has led to. */
const FOUND = { bg: "bg.give", borderRadius: "lg", boxShadow: "0 0 0 6px {colors.bg.give}" };

/** On phones a toast covers the end of the list: leave room for it. */
const TOAST_CLEARANCE = {
  "body:has([data-toast]) &::after": { content: { base: '""', md: "none" }, flexShrink: 0, height: "84px" },
  "body:has([data-toast] ~ [data-toast]) &::after": { height: "168px" },
};
