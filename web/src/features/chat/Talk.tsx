import { chakra } from "@chakra-ui/react/styled-system";
import { useCallback, useState } from "react";
import { useOpenChat } from "../../apollo/openChat";
import { PushSlot } from "../../components/push/PushSlot";
import { transactionMessages } from "../../lib/transactionMessages";
import { Composer } from "./Composer";
import type { ConversationData } from "./conversationFragment";
import { MessageList } from "./MessageList";
import { quoteOf } from "./quote";
import type { Note } from "./timeline";
import { useChatMarks } from "./useChatMarks";
import type { LiveConversation } from "./useConversation";
import { useMarkChatRead } from "./useMarkChatRead";

interface TalkProps {
  /** Of an exchange, or of a ring. */
  kind: "Chat" | "RingChat";
  chat: Pick<ConversationData, "id" | "isWritable" | "unreadCount" | "isMuted" | "marks" | "messages" | "canReply">;
  /** Of the region with the messages. */
  label: string;
  /** Who wrote a message. */
  nameOf: (senderId: string) => string;
  /** Whether it has to be said of each message who wrote it. */
  isGroup?: boolean;
  /** What happened, between the messages. */
  notes: readonly Note[];
  live: LiveConversation;
  /** Before an agreement, contact data and payments in what is written are warned of. */
  shouldWarn: boolean;
  quickReplies: readonly string[];
  /** Who has said or proposed something waits for an answer. */
  isAwaiting: boolean;
  /** Reports a received message, by its id. */
  onReport?: ((messageId: string) => void) | undefined;
  /** Whether the viewer reads earlier messages. */
  onReading: (isReading: boolean) => void;
}

/** The messages of a chat and its composer. */
export function Talk({
  kind,
  chat,
  label,
  nameOf,
  isGroup = false,
  notes,
  live: { loadOlder, isLoadingOlder, isInterrupted, refusal },
  shouldWarn,
  quickReplies,
  isAwaiting,
  onReport,
  onReading,
}: TalkProps) {
  useMarkChatRead(kind, chat, chat.messages.items.at(-1)?.id);
  useOpenChat(chat.id);
  useChatMarks(chat.marks ? chat.id : null);
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const endReply = useCallback(() => setAnsweredId(null), []);
  const answered = chat.messages.items.find(({ id }) => id === answeredId);
  return (
    <>
      <MessageList
        key={chat.id}
        chat={chat}
        label={label}
        nameOf={nameOf}
        isGroup={isGroup}
        notes={notes}
        onLoadOlder={loadOlder}
        isLoadingOlder={isLoadingOlder}
        onReport={onReport}
        onReading={onReading}
        onReply={chat.canReply && chat.isWritable ? setAnsweredId : undefined}
      />
      <chakra.p role="status" px="4" py={isInterrupted ? "2" : "0"} bg="bg.sunken" textStyle="small" textAlign="center">
        {isInterrupted ? (refusal ?? transactionMessages.chat.interrupted) : ""}
      </chakra.p>
      {isAwaiting && <PushSlot />}
      {chat.isWritable ? (
        <Composer
          key={`composer-${chat.id}`}
          chatId={chat.id}
          shouldWarn={shouldWarn}
          name={answered ? nameOf(answered.senderId) : ""}
          quickReplies={quickReplies}
          replyTo={answered ? quoteOf(answered) : null}
          onReplyEnd={endReply}
        />
      ) : (
        <chakra.p
          flexShrink={0}
          p="4"
          bg="bg.surface"
          borderTop="1px solid {colors.border.subtle}"
          color="fg.muted"
          textAlign="center"
          textStyle="small"
        >
          {transactionMessages.chat.readOnly}
        </chakra.p>
      )}
    </>
  );
}
