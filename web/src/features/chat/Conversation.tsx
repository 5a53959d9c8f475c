import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useCallback, useState } from "react";
import type { Conversation_ChatFragment } from "../../__generated__/graphql";
import { shortName } from "../../lib/names";
import { useOpenChat } from "../../apollo/openChat";
import { PushSlot } from "../../components/push/PushSlot";
import { transactionMessages } from "../../lib/transactionMessages";
import { Composer } from "./Composer";
import { MessageList } from "./MessageList";
import { quickRepliesFor } from "./quickReplies";
import { quoteOf } from "./quote";
import { useChatMarks } from "./useChatMarks";
import { useConversation } from "./useConversation";
import { useMarkChatRead } from "./useMarkChatRead";

/** The messages of a chat and its composer. */
export function Conversation({
  chat,
  onReport,
  onReading,
}: {
  chat: FragmentType<Conversation_ChatFragment>;
  /** Reports a received message, by its id. */
  onReport?: ((messageId: string) => void) | undefined;
  /** Whether the viewer reads earlier messages. */
  onReading: (isReading: boolean) => void;
}) {
  const { data, loadOlder, isLoadingOlder, isInterrupted } = useConversation(chat);
  useMarkChatRead(data?.id ?? "", data?.unreadCount ?? 0, data?.messages.items.at(-1)?.id);
  useOpenChat(data?.id);
  useChatMarks(data?.marks ? data.id : null);
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const endReply = useCallback(() => setAnsweredId(null), []);
  if (!data) return null;
  const { status, viewerRole } = data.transaction;
  const answered = data.messages.items.find(({ id }) => id === answeredId);
  // Suggested where the viewer has not had the last word.
  const quickReplies = data.messages.items.at(-1)?.isOwn ? [] : quickRepliesFor(status, viewerRole);
  // Who has said or proposed something waits for an answer.
  const isAwaiting =
    data.messages.items.at(-1)?.isOwn ??
    (data.transaction.status === "ACTIVE" && data.transaction.viewerRole === "INTERESTED");
  return (
    <>
      <MessageList
        key={data.id}
        chat={data}
        onLoadOlder={() => void loadOlder()}
        isLoadingOlder={isLoadingOlder}
        onReport={onReport}
        onReading={onReading}
        onReply={data.canReply && data.isWritable ? setAnsweredId : undefined}
      />
      <chakra.p role="status" px="4" py={isInterrupted ? "2" : "0"} bg="bg.sunken" textStyle="small" textAlign="center">
        {isInterrupted ? transactionMessages.chat.interrupted : ""}
      </chakra.p>
      {isAwaiting && <PushSlot />}
      {data.isWritable ? (
        <Composer
          key={`composer-${data.id}`}
          chatId={data.id}
          shouldWarn={status === "ACTIVE"}
          name={shortName(data.counterpart)}
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
