import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { LuPrinter } from "react-icons/lu";
import { useParams } from "react-router-dom";
import type { ReceiptQuery, ReceiptQueryVariables } from "../__generated__/graphql";
import { useNavigationFetchPolicy } from "../apollo/useNavigationFetchPolicy";
import { useRefreshOnPayment } from "../apollo/useRefresh";
import { Button, ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { Receipt } from "../features/payment/Receipt";
import { paymentState } from "../features/payment/paymentState";
import { ReceiptSkeleton } from "../features/payment/ReceiptSkeleton";
import { paths } from "../lib/paths";
import { receiptMessages } from "../lib/receiptMessages";

const QUERY: TypedDocumentNode<ReceiptQuery, ReceiptQueryVariables> = gql`
  query Receipt($id: ID!) {
    proforma(id: $id) {
      id
      receiptNumber
      status
      paymentUrl
      credited {
        amount
        currency
      }
      ...Receipt_proforma
    }
  }
`;

const text = receiptMessages.receipt;

type Payment = NonNullable<ReceiptQuery["proforma"]>;

/** Why there is no receipt. */
function missing(payment: Payment | null | undefined): { title: string; hint: string } {
  if (!payment) return { title: text.none, hint: text.noneHint };
  if (paymentState(payment) === "expired") return { title: text.expired, hint: text.expiredHint };
  return { title: text.unpaid, hint: text.unpaidHint };
}

/** /recibo/{id}: the receipt of an own payment, to be printed. */
export default function ReceiptRoute() {
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useQuery(QUERY, { ...useNavigationFetchPolicy(), variables: { id } });
  const refresh = useRefreshOnPayment(refetch, loading);
  const payment = data?.proforma;
  const all = (
    <ButtonLink to={paths.payments()} variant="secondary">
      {text.all}
    </ButtonLink>
  );
  return (
    <Container maxWidth="760px" py={{ base: "4", md: "10" }}>
      <PageTitle>{payment?.receiptNumber ? text.titleOf(payment.receiptNumber) : text.title}</PageTitle>
      {data === undefined ? (
        error ? (
          <ErrorState as="h1" onRetry={refresh} />
        ) : (
          <ReceiptSkeleton />
        )
      ) : payment?.receiptNumber ? (
        <>
          <Receipt payment={payment} />
          <chakra.div mt="5" display="flex" flexWrap="wrap" gap="3" css={{ "@media print": { display: "none" } }}>
            <Button onClick={() => window.print()}>
              <LuPrinter size={20} aria-hidden="true" />
              {text.print}
            </Button>
            {all}
          </chakra.div>
        </>
      ) : (
        <EmptyState as="h1" size="page" {...missing(payment)} action={all} />
      )}
    </Container>
  );
}
