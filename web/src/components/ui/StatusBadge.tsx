import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuArrowLeftRight, LuBadgeCheck, LuCircleAlert, LuCircleCheck, LuCircleX, LuClock } from "react-icons/lu";
import type { TransactionStatus } from "../../__generated__/enums";
import { messages } from "../../lib/messages";

const CONFIRMED = { bg: "mar.50", color: "mar.600", icon: <LuBadgeCheck size={15} /> };
const CLAIM = { bg: "naranja.50", color: "naranja.700", icon: <LuCircleAlert size={15} /> };

const LOOK: Record<TransactionStatus, { bg: string; color: string; icon: ReactNode }> = {
  ACTIVE: { bg: "azul.50", color: "azul.700", icon: <LuClock size={15} /> },
  ACCEPTED: { bg: "oro.100", color: "oro.800", icon: <LuArrowLeftRight size={15} /> },
  CONFIRMED_OWNER: CONFIRMED,
  CONFIRMED_INTERESTED: CONFIRMED,
  COMPLETE: { bg: "hoja.50", color: "hoja.700", icon: <LuCircleCheck size={15} /> },
  REJECTED: { bg: "rojo.50", color: "rojo.700", icon: <LuCircleX size={15} /> },
  CLAIM_OWNER: CLAIM,
  CLAIM_INTERESTED: CLAIM,
};

/** The status of a transaction: colour, icon and label. */
export function StatusBadge({ status, label }: { status: TransactionStatus; label?: string }) {
  const { bg, color, icon } = LOOK[status];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      height="26px"
      px="2.5"
      borderRadius="13px"
      bg={bg}
      color={color}
      fontWeight={700}
      fontSize="0.8125rem"
      whiteSpace="nowrap"
      boxShadow="inset 0 0 0 1px rgba(16,32,58,.14)"
    >
      <span aria-hidden="true">{icon}</span>
      {label ?? messages.status[status]}
    </chakra.span>
  );
}
