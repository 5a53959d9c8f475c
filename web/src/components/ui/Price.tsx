import { chakra } from "@chakra-ui/react/styled-system";
import { useStore } from "zustand";
import { currencyStore, DEFAULT_CURRENCY } from "../../lib/currency";
import { messages } from "../../lib/messages";
import { formatAmount } from "../../lib/money";

interface PriceProps {
  price: { amount: number; currency: string } | null;
  size?: "s" | "m" | "l";
}

const SIZES = { s: ["1.1875rem", "1.0625rem"], m: ["1.375rem", "1.125rem"], l: ["2.125rem", "1.625rem"] } as const;

/** Estimated value; «A convenir» where there is none. */
export function Price({ price, size = "m" }: PriceProps) {
  const [amount, agree] = SIZES[size];
  const label = useStore(currencyStore);
  if (!price) {
    return (
      <chakra.span
        fontFamily="heading"
        fontWeight={700}
        letterSpacing="-0.01em"
        lineHeight="1.5rem"
        fontSize={agree}
        color="fg.success"
      >
        {messages.publication.priceAgree}
      </chakra.span>
    );
  }
  return (
    <chakra.span
      fontFamily="heading"
      fontWeight={700}
      letterSpacing="-0.01em"
      lineHeight="1.1"
      fontSize={amount}
      // Millions of bolívares fill a small card: then the currency stands below.
      display="inline-flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="3px"
    >
      {formatAmount(price.amount)}
      <chakra.small
        fontFamily="body"
        fontWeight={600}
        fontSize="max(0.6em, 12px)"
        letterSpacing="0.02em"
        color="fg.muted"
      >
        {price.currency === DEFAULT_CURRENCY ? label : price.currency}
      </chakra.small>
    </chakra.span>
  );
}
