import type { RequestsTab, TransactionRole, TransactionStatus } from "../../__generated__/enums";

/** The list of /requests that contains a transaction. */
export function requestsTabOf(role: TransactionRole, status: TransactionStatus): RequestsTab {
  if (status === "ACTIVE") return role === "OWNER" ? "RECEIVED" : "SENT";
  return status === "REJECTED" || status === "COMPLETE" ? "HISTORY" : "IN_PROGRESS";
}

type Group = "PENDING" | "ACCEPTED" | "TO_FINALIZE" | "CLAIM" | "FINALIZED" | "REJECTED";

/** Order of the groups within a list. */
const GROUPS: readonly Group[] = ["PENDING", "TO_FINALIZE", "ACCEPTED", "CLAIM", "FINALIZED", "REJECTED"];

const GROUP_OF_STATUS: Record<TransactionStatus, Group> = {
  ACTIVE: "PENDING",
  ACCEPTED: "ACCEPTED",
  CONFIRMED_OWNER: "TO_FINALIZE",
  CONFIRMED_INTERESTED: "TO_FINALIZE",
  CLAIM_OWNER: "CLAIM",
  CLAIM_INTERESTED: "CLAIM",
  COMPLETE: "FINALIZED",
  REJECTED: "REJECTED",
};

/** Groups transactions under headings; drops empty groups, keeps the order within each. */
export function groupByStatus<Item extends { status: TransactionStatus }>(
  items: readonly Item[],
): { group: Group; items: Item[] }[] {
  return GROUPS.map((group) => ({
    group,
    items: items.filter((item) => GROUP_OF_STATUS[item.status] === group),
  })).filter(({ items }) => items.length > 0);
}
