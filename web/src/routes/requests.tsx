import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { RequestsTab } from "../__generated__/enums";
import type {
  OpenedTransactionQuery,
  OpenedTransactionQueryVariables,
  RequestsQuery,
  RequestsQueryVariables,
  TransactionCard_TransactionFragment,
} from "../__generated__/graphql";
import { failureMessage } from "../apollo/errors";
import { useIsPartialResult } from "../apollo/partialResults";
import { useOnReconnect } from "../apollo/reconnect";
import { Button, ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { PartialDataNotice } from "../components/ui/PartialDataNotice";
import { Tabs } from "../components/ui/Tabs";
import { toast } from "../components/ui/toast";
import { groupByOutcome, requestsTabOf } from "../features/transaction/moves";
import { TransactionCard } from "../features/transaction/TransactionCard";
import "../features/transaction/transactionCardFragment";
import { TransactionSkeleton } from "../features/transaction/TransactionSkeleton";
import { useTransactionCounts } from "../apollo/useTransactionCounts";
import { transactionMessages } from "../lib/transactionMessages";
import { requestsMessages } from "../lib/requestsMessages";
import { paths } from "../lib/paths";
import type { RequestsTabNumber } from "../lib/paths";

const QUERY: TypedDocumentNode<RequestsQuery, RequestsQueryVariables> = gql`
  query Requests($tab: RequestsTab!, $after: String) {
    transactions(tab: $tab, first: 20, after: $after) {
      items {
        id
        status
        closeReason
        ...TransactionCard_transaction
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const OPENED: TypedDocumentNode<OpenedTransactionQuery, OpenedTransactionQueryVariables> = gql`
  query OpenedTransaction($id: ID!) {
    transaction(id: $id) {
      id
      status
      viewerRole
      ...TransactionCard_transaction
    }
  }
`;

const text = requestsMessages;
type Tab = Exclude<RequestsTab, "SENT">;
const TABS: readonly Tab[] = ["RECEIVED", "IN_PROGRESS", "HISTORY"];

/** The tab that a URL names; else the history. */
function readTab(name: string | null): Tab {
  return TABS[Number(name) - 1] ?? "HISTORY";
}

/** Sent proposals stand below the received ones. */
const tabOf = (list: RequestsTab): Tab => (list === "SENT" ? "RECEIVED" : list);

function tabNumber(tab: Tab): RequestsTabNumber {
  return (TABS.indexOf(tab) + 1) as RequestsTabNumber;
}

/** /requests: proposals, transactions in progress, and the history. */
export default function RequestsRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = readTab(search.get("tab"));
  const openedId = search.get("transactionId");
  const counts = useTransactionCounts();
  return (
    <Container py={{ base: "5", md: "8" }}>
      <PageTitle>{text.title}</PageTitle>
      <chakra.h1 textStyle="h1" mb="3">
        {text.title}
      </chakra.h1>
      <Tabs
        label={text.title}
        value={tab}
        onChange={(next) => navigate(paths.requests(tabNumber(next)))}
        tabs={TABS.map((value) => ({
          value,
          label: (
            <>
              <chakra.span display={{ base: "none", md: "inline" }}>{text.tabs[value]}</chakra.span>
              <chakra.span display={{ base: "inline", md: "none" }}>{text.tabsShort[value]}</chakra.span>
            </>
          ),
          count: value === "HISTORY" ? undefined : (counts[value === "RECEIVED" ? "PROPOSALS" : value] ?? null),
        }))}
      >
        <RequestsList key={tab} tab={tab} openedId={openedId} />
      </Tabs>
    </Container>
  );
}

/** One list with its further pages. */
function useRequests(tab: RequestsTab | null) {
  const { data, error, refetch, client } = useQuery(QUERY, tab ? { variables: { tab } } : skipToken);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const list = data?.transactions;
  const loadMore = async () => {
    if (!tab) return;
    setLoadingMore(true);
    toast.endAnswers();
    try {
      await client.query({
        query: QUERY,
        variables: { tab, after: list?.pageInfo.endCursor },
        fetchPolicy: "network-only",
      });
    } catch (failure) {
      toast.error(failureMessage(failure));
    }
    setLoadingMore(false);
  };
  return { list, error, refetch, loadMore, isLoadingMore };
}

function RequestsList({ tab, openedId }: { tab: Tab; openedId: string | null }) {
  const first = useRequests(tab);
  const sent = useRequests(tab === "RECEIVED" ? "SENT" : null);
  const lists = tab === "RECEIVED" ? [first, sent] : [first];
  const isPartial = useIsPartialResult("Requests");
  const opened = useOpenedTransaction(openedId, tab);
  const counts = useTransactionCounts();
  const retry = () => {
    for (const { refetch } of lists) refetch().catch(() => {});
  };
  // A failed load shows as offline and is repeated on reconnect.
  useOnReconnect(retry);
  if (lists.some(({ list }) => !list)) {
    if (lists.some(({ error }) => error)) return <ErrorState onRetry={retry} />;
    return (
      <Grid mt="6">
        <TransactionSkeleton />
        <TransactionSkeleton />
      </Grid>
    );
  }
  const items = lists.flatMap(({ list }) => list?.items ?? []);
  const isOutsideList = opened && !items.some(({ id }) => id === opened.id);
  if (items.length === 0 && !isOutsideList) {
    return (
      <EmptyState
        title={text.none}
        hint={text.noneHint}
        action={
          <ButtonLink variant="secondary" to={paths.wall()}>
            {text.toWall}
          </ButtonLink>
        }
      />
    );
  }
  const groups = tab === "RECEIVED" ? [] : groupByOutcome(items);
  return (
    <>
      {isPartial && <PartialDataNotice onRetry={retry} />}
      {isOutsideList && (
        <Section title={text.opened}>
          <TransactionItem transaction={opened} isOpened />
        </Section>
      )}
      {tab === "RECEIVED" && (
        <>
          <ProposalList requests={first} group="RECEIVED" count={counts.RECEIVED} openedId={openedId} />
          <ProposalList requests={sent} group="SENT" count={counts.SENT} openedId={openedId} />
        </>
      )}
      {groups.map(({ group, items: transactions }) => (
        <Section key={group} title={text.groups[group]}>
          {transactions.map((transaction) => (
            <TransactionItem key={transaction.id} transaction={transaction} isOpened={transaction.id === openedId} />
          ))}
        </Section>
      ))}
      {tab !== "RECEIVED" && <MoreButton requests={first} />}
    </>
  );
}

/** Received or sent proposals, named and counted as in the chats. */
function ProposalList({
  requests,
  group,
  count,
  openedId,
}: {
  requests: ReturnType<typeof useRequests>;
  group: "RECEIVED" | "SENT";
  count: number | undefined;
  openedId: string | null;
}) {
  const items = requests.list?.items ?? [];
  if (items.length === 0) return null;
  const name = transactionMessages.chat.groups[group];
  return (
    <>
      <Section title={count ? `${name} (${count})` : name}>
        {items.map((transaction) => (
          <TransactionItem key={transaction.id} transaction={transaction} isOpened={transaction.id === openedId} />
        ))}
      </Section>
      <MoreButton requests={requests} />
    </>
  );
}

function MoreButton({ requests: { list, loadMore, isLoadingMore } }: { requests: ReturnType<typeof useRequests> }) {
  if (!list?.pageInfo.hasNextPage) return null;
  return (
    <chakra.div mt="6" textAlign="center">
      <Button variant="secondary" loading={isLoadingMore} onClick={() => void loadMore()}>
        {text.more}
      </Button>
    </chakra.div>
  );
}

/** The transaction named in the URL; it shows under the tab of its status, whatever tab the URL says. */
function useOpenedTransaction(id: string | null, tab: Tab) {
  const { data } = useQuery(OPENED, id ? { variables: { id } } : skipToken);
  const navigate = useNavigate();
  const opened = id ? data?.transaction : null;
  const expectedTab = opened && tabOf(requestsTabOf(opened.viewerRole, opened.status));
  const isMisplaced = expectedTab && expectedTab !== tab;
  useEffect(() => {
    if (isMisplaced && id) navigate(paths.requests(tabNumber(expectedTab), id), { replace: true });
  }, [isMisplaced, expectedTab, id, navigate]);
  return opened;
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <chakra.section mt="6">
      <chakra.h2 textStyle="h3" mb="3">
        {title}
      </chakra.h2>
      <Grid as="ul" m="0" p="0" listStyleType="none">
        {children}
      </Grid>
    </chakra.section>
  );
}

function TransactionItem({
  transaction,
  isOpened,
}: {
  transaction: FragmentType<TransactionCard_TransactionFragment>;
  isOpened: boolean;
}) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    element.current?.scrollIntoView({ block: "center" });
    element.current?.focus({ preventScroll: true });
  }, [isOpened]);
  return (
    <chakra.li ref={element} tabIndex={isOpened ? -1 : undefined} outline="none">
      <TransactionCard transaction={transaction} isOpened={isOpened} />
    </chakra.li>
  );
}

const Grid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "1fr", lg: "1fr 1fr" }, gap: { base: "4", md: "5" } },
});
