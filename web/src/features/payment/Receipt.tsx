import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Receipt_ProformaFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { PrintSheet } from "../../components/ui/PrintSheet";
import { dayLabel, timeOfDay } from "../../lib/dates";
import { moneyLabel } from "../../lib/moneyLabel";
import { receiptMessages } from "../../lib/receiptMessages";

const FRAGMENT: TypedDocumentNode<Receipt_ProformaFragment> = registerFragment(gql`
  fragment Receipt_proforma on Proforma {
    id
    receiptNumber
    paidAt
    method
    concept
    publicationTitle
    payer
    price {
      amount
      currency
    }
    credited {
      amount
      currency
    }
    review {
      exchangeRate
      subTotal {
        amount
        currency
      }
      taxes {
        key
        name
        amount {
          amount
          currency
        }
      }
      amount {
        amount
        currency
      }
    }
  }
`);

const text = receiptMessages.receipt;

/** The receipt of a payment, as it is printed. */
export function Receipt({ payment: ref }: { payment: FragmentType<Receipt_ProformaFragment> }) {
  const payment = useFragmentData(FRAGMENT, ref);
  if (!payment?.receiptNumber) return null;
  const { receiptNumber, paidAt, method, concept, publicationTitle, payer, price, credited, review } = payment;
  const total = review?.amount ?? price;
  return (
    <PrintSheet id="receipt" title={text.titleOf(receiptNumber)}>
      <chakra.dl mt="6">
        {paidAt && (
          <Line label={text.date}>
            {dayLabel(paidAt)}, {timeOfDay(paidAt)} ({text.dateHint})
          </Line>
        )}
        {concept && <Line label={text.concept}>{concept}</Line>}
        {publicationTitle && <Line label={text.publication}>{publicationTitle}</Line>}
        {payer && <Line label={text.payer}>{payer}</Line>}
        {method && <Line label={text.method}>{text.methods[method]}</Line>}
      </chakra.dl>
      <chakra.dl mt="4" pt="4" borderTop="1px solid {colors.border.subtle}">
        {price && <Line label={text.price}>{moneyLabel(price)}</Line>}
        {review?.exchangeRate && (
          <Line label={text.rate}>
            {text.rateOf(moneyLabel({ amount: review.exchangeRate * 100, currency: review.amount.currency }))}
          </Line>
        )}
        {review && <Line label={text.subTotal}>{moneyLabel(review.subTotal)}</Line>}
        {review?.taxes.map(({ key, name, amount }) => (
          <Line key={key} label={name}>
            {moneyLabel(amount)}
          </Line>
        ))}
        {total && (
          <Line label={text.total} isTotal>
            {moneyLabel(total)}
          </Line>
        )}
      </chakra.dl>
      {credited && (
        <chakra.p mt="4" p="3" borderRadius="plumaSm" bg="bg.info" color="fg.info">
          {text.credited(moneyLabel(credited))}
        </chakra.p>
      )}
    </PrintSheet>
  );
}

function Line({ label, isTotal = false, children }: { label: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      columnGap="6"
      py="1.5"
      {...(isTotal && { mt: "2", fontWeight: 700, fontSize: "1.25rem" })}
    >
      <chakra.dt flexShrink={0} color={isTotal ? undefined : "fg.muted"}>
        {label}
      </chakra.dt>
      <chakra.dd m="0" fontWeight={700} overflowWrap="anywhere" minWidth="0" textAlign="end">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
