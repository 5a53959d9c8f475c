import { chakra } from "@chakra-ui/react/styled-system";
import { ChatRow, LastMessage, MutedMark, TruncatedLine, UnreadBadge } from "../../components/chat/ChatRow";
import { useNow } from "../../components/ui/useNow";
import { listTime } from "../../lib/chatDates";
import { paths } from "../../lib/paths";
import { ringMessages as text } from "../../lib/ringMessages";
import { RingDrawing } from "../../components/ring/RingDrawing";
import { othersOf, writerOf } from "../../components/ring/ringNames";
import type { RingData } from "../../components/ring/ringNames";

interface RingChatItemProps {
  ring: RingData;
  isSelected: boolean;
  onClick?: (() => void) | undefined;
}

/** The chat of a ring in the list of chats: who is in it, what was written last, and how much is unread. */
export function RingChatItem({ ring, isSelected, onClick }: RingChatItemProps) {
  const now = useNow();
  if (!ring.chat) return null;
  const { unreadCount, updatedAt, lastMessage } = ring.chat;
  const isUnread = unreadCount > 0;
  const isMuted = ring.chat.isMuted === true;
  return (
    <ChatRow to={paths.ringChat(ring)} aria-current={isSelected ? "page" : undefined} onClick={onClick}>
      <chakra.span display="block" flexShrink={0} width="76px">
        <RingDrawing members={ring.members} size={76} />
      </chakra.span>
      <chakra.span display="block" flex="1" minWidth="0">
        <chakra.span display="flex" alignItems="center" gap="1.5">
          <TruncatedLine fontWeight={700}>{text.name(ring.members.length)}</TruncatedLine>
          {isMuted && <MutedMark />}
          <chakra.span
            ml="auto"
            flexShrink={0}
            textStyle="caption"
            color={isUnread && !isMuted ? "fg.action" : "fg.muted"}
            fontWeight={isUnread ? 700 : 400}
          >
            {listTime(updatedAt, now)}
          </chakra.span>
        </chakra.span>
        <TruncatedLine textStyle="caption" color="fg.muted">
          {text.with(othersOf(ring.members))}
        </TruncatedLine>
        <chakra.span display="flex" alignItems="center" gap="2" mt="0.5">
          <TruncatedLine
            display="flex"
            flex="1"
            alignItems="center"
            gap="1.5"
            textStyle="small"
            color={isUnread ? "fg" : "fg.muted"}
            fontWeight={isUnread ? 700 : 400}
          >
            {lastMessage ? (
              <LastMessage message={lastMessage} author={writerOf(ring.members, lastMessage.senderId)} />
            ) : (
              <TruncatedLine>{text.states[ring.state]}</TruncatedLine>
            )}
          </TruncatedLine>
          <UnreadBadge count={unreadCount} isMuted={isMuted} />
        </chakra.span>
      </chakra.span>
    </ChatRow>
  );
}
