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
import { groupByStatus, requestsTabOf } from "../features/transaction/moves";
import { TransactionCard } from "../features/transaction/TransactionCard";
import "../features/transaction/transactionCardFragment";
import { TransactionSkeleton } from "../features/transaction/TransactionSkeleton";
import { useTransactionCounts } from "../apollo/useTransactionCounts";
import { requestsMessages } from "../lib/requestsMessages";
import { paths } from "../lib/paths";
import type { RequestsTabNumber } from "../lib/paths";

const QUERY: TypedDocumentNode<RequestsQuery, RequestsQueryVariables> = gql`
  query Requests($tab: RequestsTab!, $after: String) {
    transactions(tab: $tab, first: 20, after: $after) {
      items {
        id
        status
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
const TABS: readonly RequestsTab[] = ["RECEIVED", "IN_PROGRESS", "HISTORY"];

/** The tab of a URL; the history where it names none. */
function readTab(name: string | null): RequestsTab {
  return TABS[Number(name) - 1] ?? "HISTORY";
}

function tabNumber(tab: RequestsTab): RequestsTabNumber {
  return (TABS.indexOf(tab) + 1) as RequestsTabNumber;
}

/** /requests: received proposals, transactions in progress, and the history. */
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
          count: value === "HISTORY" ? undefined : (counts[value] ?? null),
        }))}
      >
        <RequestsList key={tab} tab={tab} openedId={openedId} />
      </Tabs>
    </Container>
  );
}

function RequestsList({ tab, openedId }: { tab: RequestsTab; openedId: string | null }) {
  const { data, error, refetch, client } = useQuery(QUERY, { variables: { tab } });
  const isPartial = useIsPartialResult("Requests");
  const opened = useOpenedTransaction(openedId, tab);
  const [isLoadingMore, setLoadingMore] = useState(false);
  // A failed load shows as offline and is repeated on reconnect.
  useOnReconnect(() => void refetch().catch(() => {}));
  const list = data?.transactions;
  const loadMore = async () => {
    setLoadingMore(true);
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
  if (!list) {
    if (error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
    return (
      <Grid mt="6">
        <TransactionSkeleton />
        <TransactionSkeleton />
      </Grid>
    );
  }
  const isOutsideList = opened && !list.items.some(({ id }) => id === opened.id);
  if (list.items.length === 0 && !isOutsideList) {
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
  return (
    <>
      {isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
      {isOutsideList && (
        <Section title={text.opened}>
          <TransactionItem transaction={opened} isOpened />
        </Section>
      )}
      {groupByStatus(list.items).map(({ group, items }) => (
        <Section key={group} title={text.groups[group]}>
          {items.map((transaction) => (
            <TransactionItem key={transaction.id} transaction={transaction} isOpened={transaction.id === openedId} />
          ))}
        </Section>
      ))}
      {list.pageInfo.hasNextPage && (
        <chakra.div mt="6" textAlign="center">
          <Button variant="secondary" loading={isLoadingMore} onClick={() => void loadMore()}>
            {text.more}
          </Button>
        </chakra.div>
      )}
    </>
  );
}

/** The transaction named in the URL; it shows under the tab of its status, whatever tab the URL says. */
function useOpenedTransaction(id: string | null, tab: RequestsTab) {
  const { data } = useQuery(OPENED, id ? { variables: { id } } : skipToken);
  const navigate = useNavigate();
  const opened = id ? data?.transaction : null;
  const expectedTab = opened && requestsTabOf(opened.viewerRole, opened.status);
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
