import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ChatTab } from "../../__generated__/enums";
import { useTransactionCounts } from "../../apollo/useTransactionCounts";
import { Button } from "../../components/ui/Button";
import { ErrorState } from "../../components/ui/ErrorState";
import { PartialDataNotice } from "../../components/ui/PartialDataNotice";
import { Tabs } from "../../components/ui/Tabs";
import { transactionMessages } from "../../lib/transactionMessages";
import { RingChatItem } from "./RingChatItem";
import { useRingChats } from "./useRingChats";
import { ChatListItem } from "./ChatListItem";
import { ChatListSkeleton } from "./ChatListSkeleton";
import { GROUPS_OF_TAB, groupOf } from "./groups";
import { useChatLists } from "./useChatLists";

const text = transactionMessages.chat;

interface ChatListProps {
  tab: ChatTab;
  onTabChange: (tab: ChatTab) => void;
  /** The open conversation. */
  selectedId?: string;
  /** Renders an empty tab. */
  renderEmpty: (tab: ChatTab, hasOtherChats: boolean) => ReactNode;
  /** Maximum number of items, without pagination: for menus. */
  limit?: number;
  onSelect?: () => void;
}

const isTurn = ({ transaction }: { transaction: { isViewerTurn: boolean | null } }) =>
  transaction.isViewerTurn === true;

/** The two lists of chats in tabs, each in its two groups. */
export function ChatList({ tab, onTabChange, selectedId, renderEmpty, limit, onSelect }: ChatListProps) {
  const { lists, isPartial, error, refetch, loadMore, isLoadingMore } = useChatLists();
  const ringChats = useRingChats(tab);
  const counts = useTransactionCounts();
  const list = lists?.[tab];
  // A chat that went on to another group stays in this list until it is read again.
  const [isFiltered, setFiltered] = useState(false);
  const groups = GROUPS_OF_TAB[tab];
  const items = list?.items
    .filter((chat) => !isFiltered || isTurn(chat))
    .filter(({ transaction }) => groups.some((group) => group === groupOf(transaction)))
    .slice(0, limit);
  const shownRings = isFiltered ? [] : (ringChats ?? []).slice(0, limit);
  // Known from the list itself before the counts are: what stands below would move otherwise.
  const turns = list?.items.filter(isTurn).length ?? 0;
  const waiting = counts.TO_ANSWER ?? turns;
  // Those that wait for the viewer come first: with another one there, no more of them are to be loaded.
  const hasMore = list?.pageInfo.hasNextPage && (!isFiltered || turns === list.items.length);
  const countsOfGroups = {
    RECEIVED: waiting,
    SENT: (counts.PROPOSALS ?? 0) - waiting,
    IN_PROGRESS: counts.IN_PROGRESS,
  };
  const isFilterShown = !limit && (isFiltered || turns > 0);
  const otherList = lists?.[tab === "PROPOSALS" ? "IN_PROGRESS" : "PROPOSALS"];
  return (
    <Tabs
      label={text.tabs}
      value={tab}
      onChange={onTabChange}
      tabs={[
        { value: "PROPOSALS", label: text.proposals, count: counts.PROPOSALS ?? null },
        { value: "IN_PROGRESS", label: text.inProgress, count: counts.IN_PROGRESS ?? null },
      ]}
    >
      {isFilterShown && (
        <chakra.div p={{ base: "12px 16px 0", md: "12px 20px 0" }}>
          <Button
            variant={isFiltered ? "primary" : "secondary"}
            size="s"
            aria-pressed={isFiltered}
            onClick={() => setFiltered(!isFiltered)}
          >
            {text.onlyYourTurn(tab === "PROPOSALS" ? waiting : turns)}
          </Button>
        </chakra.div>
      )}
      {!items || !ringChats ? (
        error || list === null ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <ChatListSkeleton />
        )
      ) : items.length + shownRings.length === 0 ? (
        renderEmpty(tab, (otherList?.items.length ?? 0) > 0)
      ) : (
        <>
          {!limit && isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
          {shownRings.length > 0 && (
            <Group title={text.rings}>
              {shownRings.map((ring) => (
                <li key={ring.id}>
                  <RingChatItem ring={ring} isSelected={ring.chat?.id === selectedId} onClick={onSelect} />
                </li>
              ))}
            </Group>
          )}
          {groups.map((group) => {
            const chats = items.filter(({ transaction }) => groupOf(transaction) === group);
            const count = group === "CLOSED" ? null : countsOfGroups[group];
            return (
              chats.length > 0 && (
                <Group key={group} title={text.groups[group]} count={count ?? null}>
                  {chats.map((chat) => (
                    <li key={chat.id}>
                      <ChatListItem chat={chat} isSelected={chat.id === selectedId} onClick={onSelect} />
                    </li>
                  ))}
                </Group>
              )
            );
          })}
          {!limit && hasMore && (
            <chakra.div p="4" textAlign="center">
              <Button variant="secondary" size="s" loading={isLoadingMore} onClick={() => void loadMore(tab)}>
                {text.more}
              </Button>
            </chakra.div>
          )}
        </>
      )}
    </Tabs>
  );
}

interface GroupProps {
  title: string;
  /** How many are in it altogether, where that is known. */
  count?: number | null;
  children: ReactNode;
}

function Group({ title, count, children }: GroupProps) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h2
        textStyle="h4"
        fontSize="0.9375rem"
        color="fg.muted"
        p={{ base: "16px 16px 8px", md: "16px 20px 8px" }}
      >
        {title}
        {count ? <chakra.span fontWeight={400}>{` (${count})`}</chakra.span> : null}
      </chakra.h2>
      <chakra.ul m="0" p="0" listStyleType="none">
        {children}
      </chakra.ul>
    </chakra.section>
  );
}
