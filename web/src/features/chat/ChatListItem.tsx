import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ChatListItem_ChatFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { SmallTile } from "../../components/transaction/SmallTile";
import { describeSide } from "../../components/transaction/TransactionPair";
import { toSide } from "../../components/transaction/toSide";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { useNow } from "../../components/ui/useNow";
import { listTime } from "../../lib/chatDates";
import { transactionMessages } from "../../lib/transactionMessages";
import { fullName, shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { ChatRow, CountBadge, LastMessage, MutedMark, TruncatedLine, UnreadBadge } from "../../components/chat/ChatRow";
import { CHAT_LIST_ITEM } from "./chatListItemFragment";
import { describeEvent } from "./describeEvent";
import { tabToUrl } from "./tabs";

const text = transactionMessages.chat;

interface ChatListItemProps {
  chat: FragmentType<ChatListItem_ChatFragment>;
  isSelected?: boolean;
  onClick?: () => void;
}

/**
 * One conversation in a list: both sides overlapped, the counterpart, the subject, the last message, its age and the
 * unread count.
 */
export function ChatListItem({ chat, isSelected = false, onClick }: ChatListItemProps) {
  const data = useFragmentData(CHAT_LIST_ITEM, chat);
  const now = useNow();
  if (!data) return null;
  const { counterpart, transaction, lastMessage, unreadCount } = data;
  const give = toSide(transaction.viewerGives);
  const receive = toSide(transaction.viewerReceives);
  const isUnread = unreadCount > 0;
  const isMuted = data.isMuted === true;
  // A proposal without any message has nothing that could be unread.
  const isTurn = transaction.isViewerTurn === true;
  const isNew = !lastMessage && transaction.status === "ACTIVE" && transaction.viewerRole === "OWNER";
  return (
    <ChatRow
      to={paths.chat(data.id, tabToUrl(data.tab))}
      aria-current={isSelected ? "page" : undefined}
      onClick={onClick}
    >
      <chakra.span aria-hidden="true" position="relative" display="block" flexShrink={0} width="76px" height="56px">
        <chakra.span position="absolute" left="0" top="0">
          <SmallTile side={give} kind="give" size={{ base: 42, md: 42 }} />
        </chakra.span>
        <chakra.span
          position="absolute"
          right="0"
          bottom="0"
          borderRadius="12px 4px 12px 4px"
          boxShadow="0 0 0 3px {colors.bg.surface}"
        >
          <SmallTile side={receive} kind="receive" size={{ base: 42, md: 42 }} />
        </chakra.span>
      </chakra.span>
      <chakra.span display="block" flex="1" minWidth="0">
        <chakra.span display="flex" alignItems="center" gap="1.5">
          <TruncatedLine fontWeight={700} title={fullName(counterpart)}>
            {shortName(counterpart)}
          </TruncatedLine>
          <VerifiedMark person={counterpart} size={17} />
          {isMuted && <MutedMark />}
          <chakra.span
            ml="auto"
            flexShrink={0}
            textStyle="caption"
            color={isUnread && !isMuted ? "fg.action" : "fg.muted"}
            fontWeight={isUnread ? 700 : 400}
          >
            {listTime(data.updatedAt, now)}
          </chakra.span>
        </chakra.span>
        <TruncatedLine textStyle="caption" color="fg.muted">
          {text.swap(describeSide(give), describeSide(receive))}
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
            <Latest chat={data} />
          </TruncatedLine>
          {isTurn ? (
            <CountBadge>{text.yourTurn}</CountBadge>
          ) : (
            isNew && !isUnread && <CountBadge>{text.fresh}</CountBadge>
          )}
          <UnreadBadge count={unreadCount} isMuted={isMuted} />
        </chakra.span>
      </chakra.span>
    </ChatRow>
  );
}

/** The latest of what was written and what happened. */
function Latest({ chat: { counterpart, transaction, lastMessage, lastEvent } }: { chat: ChatListItem_ChatFragment }) {
  const name = shortName(counterpart);
  if (lastEvent && (!lastMessage || lastMessage.createdAt <= lastEvent.happenedAt))
    return <TruncatedLine>{describeEvent(lastEvent, { ...transaction, name }).strong}</TruncatedLine>;
  if (lastMessage) return <LastMessage message={lastMessage} author={lastMessage.isOwn ? text.you : null} />;
  if (transaction.status !== "ACTIVE") return <TruncatedLine>{text.noMessages}</TruncatedLine>;
  return (
    <TruncatedLine>
      {transaction.viewerRole === "OWNER" ? text.proposedByOther(name) : text.proposedByYou}
    </TruncatedLine>
  );
}
