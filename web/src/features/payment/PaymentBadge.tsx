import { chakra } from "@chakra-ui/react/styled-system";
import { receiptMessages } from "../../lib/receiptMessages";
import type { PaymentState } from "./paymentState";

const LOOK: Record<PaymentState, { bg: string; color: string }> = {
  paid: { bg: "bg.success", color: "fg.success" },
  credited: { bg: "bg.info", color: "fg.info" },
  toBeConfirmed: { bg: "bg.warning", color: "fg.warning" },
  open: { bg: "bg.info", color: "fg.info" },
  rejected: { bg: "bg.danger", color: "fg.danger" },
  expired: { bg: "bg.sunken", color: "fg" },
};

/** What became of a payment: colour and word. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  return (
    <chakra.span
      px="2.5"
      borderRadius="13px"
      fontSize="0.8125rem"
      fontWeight={700}
      lineHeight="26px"
      whiteSpace="nowrap"
      {...LOOK[state]}
    >
      {receiptMessages.state[state]}
    </chakra.span>
  );
}
