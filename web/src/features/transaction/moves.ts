import type { CloseReason, RequestsTab, TransactionRole, TransactionStatus } from "../../__generated__/enums";

/** The list of /requests that contains a transaction. */
export function requestsTabOf(role: TransactionRole, status: TransactionStatus): RequestsTab {
  if (status === "ACTIVE") return role === "OWNER" ? "RECEIVED" : "SENT";
  return status === "REJECTED" || status === "COMPLETE" ? "HISTORY" : "IN_PROGRESS";
}

type Group =
  | "PENDING"
  | "ACCEPTED"
  | "TO_FINALIZE"
  | "CLAIM"
  | "FINALIZED"
  | "REJECTED"
  | "CANCELLED"
  | "CLOSED"
  | "RESOLVED";

/** Order of the groups within a list. */
const GROUPS: readonly Group[] = [
  "PENDING",
  "TO_FINALIZE",
  "ACCEPTED",
  "CLAIM",
  "FINALIZED",
  "RESOLVED",
  "REJECTED",
  "CANCELLED",
  "CLOSED",
];

const GROUP_OF_STATUS: Record<Exclude<TransactionStatus, "REJECTED">, Group> = {
  ACTIVE: "PENDING",
  ACCEPTED: "ACCEPTED",
  CONFIRMED_OWNER: "TO_FINALIZE",
  CONFIRMED_INTERESTED: "TO_FINALIZE",
  CLAIM_OWNER: "CLAIM",
  CLAIM_INTERESTED: "CLAIM",
  COMPLETE: "FINALIZED",
};

/** What the system closed was not rejected, and a claim that was resolved is no cancellation. */
const GROUP_OF_REASON: Record<CloseReason, Group> = {
  REJECTED: "REJECTED",
  CANCELLED: "CANCELLED",
  PUBLICATION_DEACTIVATED: "CLOSED",
  ITEM_EXCHANGED: "CLOSED",
  EXPIRED: "CLOSED",
  OPERATOR: "RESOLVED",
};

interface TransactionOutcome {
  status: TransactionStatus;
  /** Null where the backend does not say why it ended. */
  closeReason: CloseReason | null;
}

const groupOf = ({ status, closeReason }: TransactionOutcome): Group =>
  status === "REJECTED" ? GROUP_OF_REASON[closeReason ?? "REJECTED"] : GROUP_OF_STATUS[status];

/** Groups transactions under headings; drops empty groups, keeps the order within each. */
export function groupByOutcome<Item extends TransactionOutcome>(
  items: readonly Item[],
): { group: Group; items: Item[] }[] {
  return GROUPS.map((group) => ({
    group,
    items: items.filter((item) => groupOf(item) === group),
  })).filter(({ items }) => items.length > 0);
}
