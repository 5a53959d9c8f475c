import { chakra } from "@chakra-ui/react/styled-system";
import { readChatSearch } from "../../../../rules/chatSearch";
import { ChatRow, TruncatedLine } from "../../components/chat/ChatRow";
import { RingDrawing } from "../../components/ring/RingDrawing";
import { othersOf, writerOf } from "../../components/ring/ringNames";
import { describeSide } from "../../components/transaction/TransactionPair";
import { toSide } from "../../components/transaction/toSide";
import { Avatar } from "../../components/ui/Avatar";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { useNow } from "../../components/ui/useNow";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import "../../apollo/transactionSidesFragment";
import { listTime } from "../../lib/chatDates";
import { chatSearchMessages as text } from "../../lib/chatSearchMessages";
import { highlight } from "../../lib/highlight";
import { shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { ringMessages } from "../../lib/ringMessages";
import { transactionMessages } from "../../lib/transactionMessages";
import { ChatListSkeleton } from "./ChatListSkeleton";
import { tabToUrl } from "./tabs";
import { useChatSearch } from "./useChatSearch";
import type { FoundChat, FoundRingChat } from "./useChatSearch";

interface FoundChatsProps {
  /** What is looked for. */
  search: string;
  selectedId?: string | undefined;
}

/** The chats in which something was found, with the line that holds it. */
export default function FoundChats({ search, selectedId }: FoundChatsProps) {
  const words = readChatSearch(search);
  const { found, foundRings, error, retry } = useChatSearch(words.join(" "));
  if (error && !found) return <ErrorState onRetry={retry} />;
  if (!found) return <ChatListSkeleton rows={3} />;
  const count = found.length + foundRings.length;
  return (
    <>
      <VisuallyHidden role="status">{count === 0 ? text.none : text.count(count)}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState title={text.none} hint={text.noneHint} />
      ) : (
        <chakra.ul aria-label={text.results} m="0" p="0" listStyleType="none">
          {foundRings.map((one) => (
            <li key={`ring-${one.ring.id}`}>
              <FoundRing found={one} words={words} search={search} isSelected={one.ring.chat?.id === selectedId} />
            </li>
          ))}
          {found.map((one) => (
            <li key={one.chat.id}>
              <Found found={one} words={words} search={search} isSelected={one.chat.id === selectedId} />
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

interface FoundProps<One> {
  found: One;
  words: readonly string[];
  search: string;
  isSelected: boolean;
}

function Found({ found: { chat, message }, words, search, isSelected }: FoundProps<FoundChat>) {
  const now = useNow();
  const { counterpart, transaction } = chat;
  const name = shortName(counterpart);
  const swap = transactionMessages.chat.swap(
    describeSide(toSide(transaction.viewerGives)),
    describeSide(toSide(transaction.viewerReceives)),
  );
  return (
    <ChatRow
      to={paths.foundChat(paths.chat(chat.id, tabToUrl(chat.tab)), search, message?.id)}
      aria-current={isSelected ? "page" : undefined}
    >
      <Avatar person={counterpart} size={44} />
      <chakra.span display="block" flex="1" minWidth="0">
        <chakra.span display="flex" alignItems="center" gap="1.5">
          <TruncatedLine fontWeight={700}>
            <Highlighted line={name} words={words} />
          </TruncatedLine>
          <chakra.span ml="auto" flexShrink={0} textStyle="caption" color="fg.muted">
            {listTime(message?.createdAt ?? chat.updatedAt, now)}
          </chakra.span>
        </chakra.span>
        <TruncatedLine textStyle="caption" color="fg.muted">
          <Highlighted line={swap} words={words} />
        </TruncatedLine>
        {message?.text && (
          <TruncatedLine textStyle="small" mt="0.5">
            {message.isOwn && `${transactionMessages.chat.you}: `}
            <Highlighted line={message.text} words={words} />
          </TruncatedLine>
        )}
      </chakra.span>
    </ChatRow>
  );
}

function FoundRing({ found: { ring, message }, words, search, isSelected }: FoundProps<FoundRingChat>) {
  const now = useNow();
  const when = message?.createdAt ?? ring.chat?.updatedAt;
  return (
    <ChatRow
      to={paths.foundChat(paths.ringChat(ring), search, message?.id)}
      aria-current={isSelected ? "page" : undefined}
    >
      <chakra.span display="block" flexShrink={0} width="44px">
        <RingDrawing members={ring.members} size={44} />
      </chakra.span>
      <chakra.span display="block" flex="1" minWidth="0">
        <chakra.span display="flex" alignItems="center" gap="1.5">
          <TruncatedLine fontWeight={700}>{ringMessages.name(ring.members.length)}</TruncatedLine>
          <chakra.span ml="auto" flexShrink={0} textStyle="caption" color="fg.muted">
            {when && listTime(when, now)}
          </chakra.span>
        </chakra.span>
        <TruncatedLine textStyle="caption" color="fg.muted">
          <Highlighted line={ringMessages.with(othersOf(ring.members))} words={words} />
        </TruncatedLine>
        {message?.text && (
          <TruncatedLine textStyle="small" mt="0.5">
            {`${writerOf(ring.members, message.senderId)}: `}
            <Highlighted line={message.text} words={words} />
          </TruncatedLine>
        )}
      </chakra.span>
    </ChatRow>
  );
}

function Highlighted({ line, words }: { line: string; words: readonly string[] }) {
  return highlight(line, words).map(({ text: part, isFound }, index) =>
    isFound ? (
      <chakra.mark key={index} bg="action.swap" color="fg.onSwap" borderRadius="sm">
        {part}
      </chakra.mark>
    ) : (
      part
    ),
  );
}
