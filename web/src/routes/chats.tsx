import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { minChatSearch } from "../../../rules/chatSearch";
import { countCharacters } from "../../../rules/text";
import type { ChatTab } from "../__generated__/enums";
import { TransactionPair } from "../components/transaction/TransactionPair";
import { ButtonLink } from "../components/ui/Button";
import { Card, Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { Link } from "../components/ui/Link";
import { PageTitle } from "../components/ui/PageTitle";
import { useCapability } from "../components/useCapability";
import { ChatListSkeleton } from "../features/chat/ChatListSkeleton";
import { ChatList } from "../features/chat/ChatList";
import { ChatPicture } from "../features/chat/ChatPicture";
import { ConversationSkeleton } from "../features/chat/ConversationSkeleton";
import { tabFromUrl, tabToUrl } from "../features/chat/tabs";
import { chatListMessages as listText } from "../lib/chatListMessages";
import { transactionMessages } from "../lib/transactionMessages";
import { paths } from "../lib/paths";
import { loadWhenOnline } from "../lib/loadWhenOnline";

const loadConversation = loadWhenOnline(() => import("./conversation"));
const Conversation = lazy(loadConversation);
// Loads together with the lists.
loadConversation().catch(() => undefined);

const RingConversation = lazy(loadWhenOnline(() => import("./ringConversation")));

const ChatSearch = lazy(loadWhenOnline(() => import("../features/chat/ChatSearch")));
const FoundChats = lazy(loadWhenOnline(() => import("../features/chat/FoundChats")));

const text = transactionMessages.chat;

/** /chats and /chats/{id}: the lists and one conversation. Phones show one of the two. */
export default function ChatsRoute() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The chat of a ring.
  const ringId = search.get("circulo");
  const tab = tabFromUrl(search.get("tab"));
  const hasSearch = useCapability("chatSearch");
  const looksFor = hasSearch ? (search.get("buscar") ?? "") : "";
  const openTab = (next: ChatTab) =>
    navigate(id && !ringId ? paths.chat(id, tabToUrl(next)) : paths.chats(tabToUrl(next)));
  return (
    <Container py={{ base: "0", lg: "6" }} px={{ base: "0", lg: "6", "2xl": "3" }}>
      {!id && <PageTitle>{text.title}</PageTitle>}
      <Card
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "376px minmax(0, 1fr)" }}
        height={{ lg: "clamp(560px, calc(100dvh - 188px), 800px)" }}
        overflow="hidden"
        borderRadius={{ base: 0, lg: "card" }}
        borderWidth={{ base: 0, lg: "1px" }}
      >
        <chakra.section
          display={{ base: id ? "none" : "block", lg: "block" }}
          borderRight={{ lg: "1px solid {colors.border.subtle}" }}
          overflowY={{ lg: "auto" }}
          minHeight={{ base: "70dvh", lg: "0" }}
        >
          <chakra.div
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            p={{ base: "20px 16px 4px", lg: "18px 20px 4px" }}
          >
            <chakra.h1 textStyle="h2">{text.title}</chakra.h1>
            <Link to={paths.requests(3)} textStyle="small" fontWeight={700} py="2">
              {text.history}
            </Link>
          </chakra.div>
          {hasSearch && (
            <chakra.div minHeight="56px" px={{ base: "16px", lg: "20px" }} py="1">
              <Suspense fallback={null}>
                <ChatSearch
                  value={looksFor}
                  onChange={(value) => navigate(paths.searchChats(tabToUrl(tab), value), { replace: true })}
                />
              </Suspense>
            </chakra.div>
          )}
          <chakra.div
            css={{
              "& [role=tablist]": { px: { base: "16px", lg: "20px" } },
              "& [role=tab]": { flex: { base: "1", lg: "none" }, justifyContent: "center" },
            }}
          >
            {countCharacters(looksFor.trim()) < minChatSearch ? (
              <ChatList
                tab={tab}
                onTabChange={openTab}
                selectedId={id}
                renderEmpty={(shown, hasOthers) => <EmptyList tab={shown} hasOthers={hasOthers} />}
              />
            ) : (
              <Suspense fallback={<ChatListSkeleton rows={3} />}>
                <FoundChats search={looksFor} selectedId={id} />
              </Suspense>
            )}
          </chakra.div>
        </chakra.section>
        {id ? (
          <chakra.section
            display="flex"
            flexDirection="column"
            minHeight="0"
            bg="bg.canvas"
            position={{ base: "fixed", lg: "relative" }}
            inset={{ base: 0, lg: "auto" }}
            // Where a keyboard, large letters or a phone on its side leave no room, the exchange scrolls out of the way.
            overflowY={{ base: "auto", lg: "visible" }}
            css={{
              "& > :first-child": { position: "sticky", top: "0", zIndex: "1" },
              "& > [data-composer]": { position: "sticky", bottom: "0" },
            }}
            zIndex={{ base: "dropdown", lg: "auto" }}
          >
            <Suspense fallback={<ConversationSkeleton />}>
              {ringId ? <RingConversation key={ringId} ringId={ringId} /> : <Conversation key={id} id={id} />}
            </Suspense>
          </chakra.section>
        ) : (
          <NoConversationChosen />
        )}
      </Card>
    </Container>
  );
}

function NoConversationChosen() {
  return (
    <chakra.section display={{ base: "none", lg: "grid" }} alignItems="center" bg="bg.canvas">
      <EmptyState picture={<ChatPicture />} title={listText.choose} hint={listText.chooseHint} />
    </chakra.section>
  );
}

function EmptyList({ tab, hasOthers }: { tab: ChatTab; hasOthers: boolean }) {
  const isProposals = tab === "PROPOSALS";
  const nothing = { items: [] };
  return (
    <EmptyState
      picture={
        isProposals ? (
          <chakra.div width="180px" mb="4">
            <TransactionPair size="panel" give={nothing} receive={nothing} emptyLabel={null} sentence=" " />
          </chakra.div>
        ) : (
          <ChatPicture />
        )
      }
      title={isProposals ? listText.noProposals : hasOthers ? listText.noChanges : listText.noChats}
      hint={isProposals ? listText.noProposalsHint : listText.noChangesHint}
      action={
        isProposals && (
          <ButtonLink variant="secondary" size="s" to={paths.wall()}>
            {listText.toWall}
          </ButtonLink>
        )
      }
    />
  );
}
