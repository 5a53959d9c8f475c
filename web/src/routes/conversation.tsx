import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { ConversationScreenQuery, ConversationScreenQueryVariables } from "../__generated__/graphql";
import { useIsPartial } from "../apollo/partialAnswers";
import { useOnReconnect } from "../apollo/reconnect";
import { ButtonLink } from "../components/ui/Button";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { PartNotice } from "../components/ui/PartNotice";
import { BackToList } from "../features/chat/BackToList";
import { ChatPicture } from "../features/chat/ChatPicture";
import { Conversation } from "../features/chat/Conversation";
import { ConversationHeader } from "../features/chat/ConversationHeader";
import { ConversationSkeleton } from "../features/chat/ConversationSkeleton";
import "../features/chat/conversationFragment";
import { tabToUrl } from "../features/chat/tabs";
import { TransactionSummary } from "../features/transaction/TransactionSummary";
import { TransactionActions } from "../features/transaction/TransactionActions";
import { exchangeMessages } from "../lib/exchangeMessages";
import { paths } from "../lib/paths";

const QUERY: TypedDocumentNode<ConversationScreenQuery, ConversationScreenQueryVariables> = gql`
  query ConversationScreen($id: ID!) {
    chat(id: $id) {
      id
      tab
      counterpart {
        id
        ...ConversationHeader_user
      }
      transaction {
        id
        ...TransactionSummary_transaction
        ...TransactionActions_transaction
      }
      ...Conversation_chat
    }
  }
`;

const text = exchangeMessages.chat;

/** /chats/{id}: one conversation with its exchange, beside the lists or instead of them. */
export default function ConversationRoute({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(QUERY, id ? { variables: { id } } : skipToken);
  // What fails here is shown as offline, and comes with the next reconnect.
  useOnReconnect(() => void refetch().catch(() => {}));
  const isPartial = useIsPartial("ConversationScreen");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const chat = data?.chat;
  const rightTab = chat && tabToUrl(chat.tab);
  const isMisplaced = rightTab !== undefined && rightTab !== null && search.get("tab") !== rightTab;
  // A chat stands under the tab of its exchange's status, also when that changes while one looks.
  useEffect(() => {
    if (isMisplaced && rightTab) navigate(paths.chat(id, rightTab), { replace: true });
  }, [isMisplaced, rightTab, id, navigate]);

  return (
    <>
      {!chat && <PageTitle>{text.title}</PageTitle>}
      {chat ? (
        <>
          <ConversationHeader user={chat.counterpart} backTo={paths.chats(tabToUrl(chat.tab))}>
            <TransactionActions transaction={chat.transaction} />
          </ConversationHeader>
          {isPartial && <PartNotice onRetry={() => void refetch().catch(() => {})} />}
          <TransactionSummary
            transaction={chat.transaction}
            actions={<TransactionActions transaction={chat.transaction} wide />}
          />
          <Conversation chat={chat} />
        </>
      ) : data ? (
        <Centered>
          <EmptyState
            picture={<ChatPicture />}
            title={text.missing}
            action={
              <ButtonLink variant="secondary" to={paths.chats()}>
                {text.toList}
              </ButtonLink>
            }
          />
        </Centered>
      ) : error ? (
        <>
          <BackToList to={paths.chats()} />
          <Centered>
            <ErrorState as="h1" onRetry={() => void refetch().catch(() => {})} />
          </Centered>
        </>
      ) : (
        <ConversationSkeleton />
      )}
    </>
  );
}

const Centered = chakra("div", { base: { flex: "1", display: "grid", alignItems: "center" } });
