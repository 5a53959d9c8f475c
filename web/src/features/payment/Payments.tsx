import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useSearchParams } from "react-router-dom";
import type { PaymentsQuery, PaymentsQueryVariables } from "../../__generated__/graphql";
import { useRefreshOnPayment } from "../../apollo/useRefresh";
import { Card } from "../../components/ui/Card";
import { ErrorState } from "../../components/ui/ErrorState";
import { Pager } from "../../components/ui/Pager";
import { useHashTarget } from "../../components/ui/useHashTarget";
import { readPageNumber } from "../../lib/pageNumber";
import { receiptMessages } from "../../lib/receiptMessages";
import { PaymentRow } from "./PaymentRow";

const QUERY: TypedDocumentNode<PaymentsQuery, PaymentsQueryVariables> = gql`
  query Payments($page: Int!) {
    payments(page: $page) {
      items {
        id
        ...PaymentRow_proforma
      }
      page {
        page
        pages
        total
      }
    }
  }
`;

const text = receiptMessages.list;

/** «Mis pagos»: each order with its state and receipt; nothing where the backend has no such list. */
export default function Payments() {
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const { data, previousData, error, loading, refetch } = useQuery(QUERY, {
    fetchPolicy: "cache-and-network",
    variables: { page },
  });
  const refresh = useRefreshOnPayment(refetch, loading);
  // The page before stays while the next one loads.
  const list = (data ?? previousData)?.payments;
  // One of the last sections of a long page, which moves as long as it loads.
  useHashTarget(list ? "payments" : null);
  if (list === null) return null;
  const isOtherPage = data === undefined;
  return (
    <Card
      as="section"
      aria-labelledby="payments"
      aria-busy={isOtherPage && !error}
      p={{ base: "4", md: "6" }}
      display="grid"
      gap="3"
    >
      <chakra.h2 id="payments" outline="none" textStyle="h3" scrollMarginTop="96px">
        {text.title}
      </chakra.h2>
      {/* Keeps its room while the list loads. */}
      <chakra.p textStyle="small" color="fg.muted" visibility={list ? undefined : "hidden"}>
        {list?.page.total === 0 ? text.none : text.hint}
      </chakra.p>
      {isOtherPage && error && <ErrorState onRetry={refresh} />}
      {list && list.items.length > 0 && !(isOtherPage && error) && (
        <chakra.ul m="0" p="0" listStyleType="none" aria-labelledby="payments">
          {list.items.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </chakra.ul>
      )}
      {list && <Pager page={list.page.page} pages={list.page.pages} to={(target) => `?tab=account&page=${target}`} />}
    </Card>
  );
}
