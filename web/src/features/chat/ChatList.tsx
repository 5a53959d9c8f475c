import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { ChatTab } from "../../__generated__/enums";
import { Button } from "../../components/ui/Button";
import { ErrorState } from "../../components/ui/ErrorState";
import { PartialDataNotice } from "../../components/ui/PartialDataNotice";
import { Tabs } from "../../components/ui/Tabs";
import { transactionMessages } from "../../lib/transactionMessages";
import { ChatListItem } from "./ChatListItem";
import { ChatListSkeleton } from "./ChatListSkeleton";
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

/** The two lists of chats in tabs. */
export function ChatList({ tab, onTabChange, selectedId, renderEmpty, limit, onSelect }: ChatListProps) {
  const { lists, isPartial, error, refetch, loadMore, isLoadingMore } = useChatLists();
  const list = lists?.[tab];
  const items = limit ? list?.items.slice(0, limit) : list?.items;
  const otherList = lists?.[tab === "PROPOSALS" ? "IN_PROGRESS" : "PROPOSALS"];
  return (
    <Tabs
      label={text.tabs}
      value={tab}
      onChange={onTabChange}
      tabs={[
        { value: "PROPOSALS", label: text.proposals, count: lists?.PROPOSALS?.items.length ?? null },
        { value: "IN_PROGRESS", label: text.inProgress, count: lists?.IN_PROGRESS?.items.length ?? null },
      ]}
    >
      {!items ? (
        error || list === null ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <ChatListSkeleton />
        )
      ) : items.length === 0 ? (
        renderEmpty(tab, (otherList?.items.length ?? 0) > 0)
      ) : (
        <>
          {!limit && isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
          <chakra.ul m="0" p="0" listStyleType="none">
            {items.map((chat) => (
              <li key={chat.id}>
                <ChatListItem chat={chat} isSelected={chat.id === selectedId} onClick={onSelect} />
              </li>
            ))}
          </chakra.ul>
          {!limit && list?.pageInfo.hasNextPage && (
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
