import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuArrowLeftRight, LuBadgeCheck, LuCircleAlert, LuCircleCheck, LuCircleX, LuClock } from "react-icons/lu";
import type { CloseReason, TransactionStatus } from "../../__generated__/enums";
import { transactionMessages } from "../../lib/transactionMessages";

const CONFIRMED = { bg: "bg.confirmed", color: "fg.confirmed", icon: <LuBadgeCheck size={15} /> };
const CLAIM = { bg: "bg.claim", color: "fg.claim", icon: <LuCircleAlert size={15} /> };

const LOOK: Record<TransactionStatus, { bg: string; color: string; icon: ReactNode }> = {
  ACTIVE: { bg: "bg.info", color: "fg.info", icon: <LuClock size={15} /> },
  ACCEPTED: { bg: "bg.warning", color: "fg.warning", icon: <LuArrowLeftRight size={15} /> },
  CONFIRMED_OWNER: CONFIRMED,
  CONFIRMED_INTERESTED: CONFIRMED,
  COMPLETE: { bg: "bg.success", color: "fg.success", icon: <LuCircleCheck size={15} /> },
  REJECTED: { bg: "bg.danger", color: "fg.danger", icon: <LuCircleX size={15} /> },
  CLAIM_OWNER: CLAIM,
  CLAIM_INTERESTED: CLAIM,
};

/** One that was resolved looks like the claim that it was. */
const RESOLVED = { ...CLAIM, icon: <LuCircleCheck size={15} /> };

interface StatusBadgeProps {
  status: TransactionStatus;
  /** Why it ended; null where the backend does not say. */
  closeReason: CloseReason | null;
  label?: string | undefined;
}

/** The status of a transaction, and how it ended: colour, icon and label. */
export function StatusBadge({ status, closeReason, label }: StatusBadgeProps) {
  const ending = status === "REJECTED" ? closeReason : null;
  const { bg, color, icon } = ending === "OPERATOR" ? RESOLVED : LOOK[status];
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
      boxShadow="inset 0 0 0 1px {colors.border.tint}"
    >
      <span aria-hidden="true">{icon}</span>
      {label ??
        (ending ? transactionMessages.transaction.closed[ending] : transactionMessages.transaction.status[status])}
    </chakra.span>
  );
}
