import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { ConversationScreenQuery, ConversationScreenQueryVariables } from "../__generated__/graphql";
import { isLive } from "../apollo/meetingFragment";
import { useIsPartialResult } from "../apollo/partialResults";
import { useOnReconnect } from "../apollo/reconnect";
import { ButtonLink } from "../components/ui/Button";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { PartialDataNotice } from "../components/ui/PartialDataNotice";
import { BackToList } from "../features/chat/BackToList";
import { ChatOptionsSlot } from "../features/chat/ChatOptionsSlot";
import { ChatPicture } from "../features/chat/ChatPicture";
import { Conversation } from "../features/chat/Conversation";
import { ConversationHeader } from "../features/chat/ConversationHeader";
import { ConversationSkeleton } from "../features/chat/ConversationSkeleton";
import "../features/chat/conversationFragment";
import { tabToUrl } from "../features/chat/tabs";
import "../features/amendment/amendmentFragment";
import { isAwaitingPayment } from "../features/secureExchange/isAwaitingPayment";
import { isBookingOffered } from "../features/secureExchange/isBookingOffered";
import { SecureExchangeSkeleton } from "../features/secureExchange/SecureExchangeSkeleton";
import { TransactionSummary } from "../features/transaction/TransactionSummary";
import { TransactionActions } from "../features/transaction/TransactionActions";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { shortName } from "../lib/names";
import { transactionMessages } from "../lib/transactionMessages";
import { paths } from "../lib/paths";

const SecureExchangePanel = lazy(loadWhenOnline(() => import("../features/secureExchange/SecureExchangePanel")));
const AmendmentPanel = lazy(loadWhenOnline(() => import("../features/amendment/AmendmentPanel")));
const MeetingPanel = lazy(loadWhenOnline(() => import("../features/meeting/MeetingPanel")));
const ClaimPanel = lazy(loadWhenOnline(() => import("../features/claim/ClaimPanel")));
const ReportDialog = lazy(loadWhenOnline(() => import("../features/report/ReportDialog")));

const QUERY: TypedDocumentNode<ConversationScreenQuery, ConversationScreenQueryVariables> = gql`
  query ConversationScreen($id: ID!) {
    chat(id: $id) {
      id
      tab
      isMuted
      counterpart {
        id
        firstName
        lastName
        isBlocked
        ...ConversationHeader_user
      }
      transaction {
        id
        status
        viewerRole
        claimStatement
        canBookSecureExchange
        secureExchange {
          id
          state
        }
        amendment {
          id
        }
        ...Amendment_transaction
        ...Meeting_transaction @unmask
        ...TransactionSummary_transaction
        ...TransactionActions_transaction
      }
      ...Conversation_chat
    }
  }
`;

const text = transactionMessages.chat;

/** /chats/{id}: one conversation with its transaction, beside the lists or in place of them. */
export default function ConversationRoute({ id }: { id: string }) {
  // An answer that was read before a message was stored may arrive after it: it must not take the message away.
  const { data, error, loading, refetch } = useQuery(
    QUERY,
    id ? { variables: { id }, refetchWritePolicy: "merge" } : skipToken,
  );
  // A failed load shows as offline and is repeated on reconnect.
  useOnReconnect(() => void refetch().catch(() => {}));
  const [reportedId, setReportedId] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const isPartial = useIsPartialResult("ConversationScreen");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const chat = data?.chat;
  const expectedTab = chat && tabToUrl(chat.tab);
  const isMisplaced = expectedTab !== undefined && expectedTab !== null && search.get("tab") !== expectedTab;
  // A chat shows under the tab of its transaction's status, also when the status changes meanwhile.
  useEffect(() => {
    if (isMisplaced && expectedTab) navigate(paths.chat(id, expectedTab), { replace: true });
  }, [isMisplaced, expectedTab, id, navigate]);

  return (
    <>
      {!chat && <PageTitle>{text.title}</PageTitle>}
      {chat ? (
        <>
          <ConversationHeader
            chatId={chat.id}
            user={chat.counterpart}
            backTo={paths.chats(tabToUrl(chat.tab))}
            menu={<ChatOptionsSlot chat={chat} />}
          >
            <TransactionActions transaction={chat.transaction} />
          </ConversationHeader>
          {isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
          <TransactionSummary
            transaction={chat.transaction}
            isReading={isReading}
            isLive={!loading}
            actions={<TransactionActions transaction={chat.transaction} wide />}
          />
          {chat.transaction.amendment && (
            <Suspense fallback={<SecureExchangeSkeleton />}>
              <AmendmentPanel transaction={chat.transaction} name={shortName(chat.counterpart)} />
            </Suspense>
          )}
          {hasSecureExchange(chat.transaction) && (
            <chakra.div display={leadingStripOf(chat.transaction) === "meeting" ? WIDE_ONLY : "contents"}>
              <Suspense fallback={<SecureExchangeSkeleton />}>
                <SecureExchangePanel transactionId={chat.transaction.id} />
              </Suspense>
            </chakra.div>
          )}
          {hasMeeting(chat.transaction) && (
            <chakra.div display={leadingStripOf(chat.transaction) === "meeting" ? "contents" : WIDE_ONLY}>
              <Suspense fallback={<SecureExchangeSkeleton isTall={hasSecureExchange(chat.transaction)} />}>
                <MeetingPanel
                  transaction={chat.transaction}
                  name={shortName(chat.counterpart)}
                  secureExchange={secureExchangeOf(chat.transaction)}
                />
              </Suspense>
            </chakra.div>
          )}
          {/* The status may be newer than the rest for a moment. */}
          {chat.transaction.claimStatement && chat.transaction.status.startsWith("CLAIM") && (
            <Suspense fallback={<SecureExchangeSkeleton />}>
              <ClaimPanel
                transactionId={chat.transaction.id}
                isClaimant={chat.transaction.status === `CLAIM_${chat.transaction.viewerRole}`}
                isGiven={chat.transaction.claimStatement === "GIVEN"}
                name={shortName(chat.counterpart)}
              />
            </Suspense>
          )}
          {/* Where the backend knows no blocks, it takes no reports of messages either. */}
          <Conversation
            chat={chat}
            onReport={chat.counterpart.isBlocked === null ? undefined : setReportedId}
            onReading={setReading}
          />
          {reportedId && (
            <Suspense fallback={null}>
              <ReportDialog
                target={{ userId: chat.counterpart.id, messageId: reportedId }}
                onClose={() => setReportedId(null)}
              />
            </Suspense>
          )}
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

type Exchange = NonNullable<NonNullable<ConversationScreenQuery["chat"]>["transaction"]>;

const hasSecureExchange = (exchange: Exchange) => exchange.secureExchange !== null || isBookingOffered(exchange);

const hasMeeting = ({ canProposeMeeting, meeting }: Exchange) =>
  canProposeMeeting || (meeting !== null && isLive(meeting));

const WIDE_ONLY = { base: "none", md: "contents" };

/** A phone has room for one strip: that of the meeting, unless a place at a venue is being paid. */
function leadingStripOf(exchange: Exchange): "meeting" | "secureExchange" {
  const { secureExchange } = exchange;
  const isBeingPaid = secureExchange !== null && isAwaitingPayment(secureExchange);
  return hasMeeting(exchange) && !isBeingPaid ? "meeting" : "secureExchange";
}

/** On phones the strip of the meeting takes the place of that of the secure exchange: it links there, too. */
function secureExchangeOf(exchange: Exchange) {
  if (!hasSecureExchange(exchange)) return null;
  const { id, secureExchange } = exchange;
  return secureExchange
    ? { to: paths.secureExchange(id), isBooked: true }
    : { to: paths.bookSecureExchange(id), isBooked: false };
}

const Centered = chakra("div", { base: { flex: "1", display: "grid", alignItems: "center" } });
