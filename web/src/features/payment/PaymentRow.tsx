import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { PaymentRow_ProformaFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { ButtonLink } from "../../components/ui/Button";
import { dayLabel } from "../../lib/dates";
import { moneyLabel } from "../../lib/moneyLabel";
import { paths } from "../../lib/paths";
import { receiptMessages } from "../../lib/receiptMessages";
import { parsePaymentUrl } from "../../lib/paymentUrl";
import { buttonRecipe } from "../../theme/recipes/button";
import { PaymentBadge } from "./PaymentBadge";
import { paymentState } from "./paymentState";

const FRAGMENT: TypedDocumentNode<PaymentRow_ProformaFragment> = registerFragment(gql`
  fragment PaymentRow_proforma on Proforma {
    id
    status
    paymentUrl
    createdAt
    paidAt
    receiptNumber
    concept
    publicationTitle
    price {
      amount
      currency
    }
    credited {
      amount
    }
    review {
      amount {
        amount
        currency
      }
    }
  }
`);

const text = receiptMessages.list;

/** A payment: what, when, how much, its state, and the way to its receipt or to pay it. */
export function PaymentRow({ payment: ref }: { payment: FragmentType<PaymentRow_ProformaFragment> }) {
  const payment = useFragmentData(FRAGMENT, ref);
  if (!payment) return null;
  const { id, concept, publicationTitle, price, review, receiptNumber } = payment;
  const what = concept ?? text.concept;
  const day = dayLabel(payment.paidAt ?? payment.createdAt);
  const amount = review?.amount ?? price;
  const paymentUrl = parsePaymentUrl(payment.paymentUrl);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr) auto 128px" }}
      columnGap="4"
      rowGap="1"
      alignItems="center"
      py="3"
      borderTop="1px solid {colors.border.subtle}"
    >
      <chakra.div minWidth="0">
        <chakra.p fontWeight={700} overflowWrap="anywhere">
          {what}
        </chakra.p>
        {publicationTitle && (
          <chakra.p textStyle="small" overflowWrap="anywhere">
            {publicationTitle}
          </chakra.p>
        )}
        <chakra.p textStyle="small" color="fg.muted">
          {day}
        </chakra.p>
      </chakra.div>
      <chakra.div display="grid" justifyItems="end" gap="1">
        {amount && (
          <chakra.span fontWeight={700} whiteSpace="nowrap">
            {moneyLabel(amount)}
          </chakra.span>
        )}
        <PaymentBadge state={paymentState(payment)} />
      </chakra.div>
      <chakra.div gridColumn={{ base: "1 / -1", sm: "auto" }} display="grid">
        {receiptNumber !== null && (
          <ButtonLink
            to={paths.receipt(id)}
            variant="secondary"
            size="s"
            mt={{ base: "2", md: "0" }}
            aria-label={text.receiptOf(what, day)}
          >
            {text.receipt}
          </ButtonLink>
        )}
        {paymentUrl !== null && (
          <ExternalButton
            href={paymentUrl}
            target="_blank"
            rel="noopener noreferrer"
            size="s"
            aria-label={text.payOf(what, day)}
          >
            {text.pay}
          </ExternalButton>
        )}
      </chakra.div>
    </chakra.li>
  );
}

const ExternalButton = chakra("a", buttonRecipe);
