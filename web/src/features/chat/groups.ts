import type { ChatTab, TransactionRole, TransactionStatus } from "../../__generated__/enums";

type ChatGroup = "RECEIVED" | "SENT" | "IN_PROGRESS" | "CLOSED";

/** The groups of each tab, in their order. */
export const GROUPS_OF_TAB: Record<ChatTab, readonly ChatGroup[]> = {
  PROPOSALS: ["RECEIVED", "SENT"],
  IN_PROGRESS: ["IN_PROGRESS", "CLOSED"],
};

interface Grouped {
  status: TransactionStatus;
  viewerRole: TransactionRole;
  /** Null where the backend knows no counter-offers. */
  isViewerTurn: boolean | null;
}

/** The group of a chat, by its transaction. */
export function groupOf({ status, viewerRole, isViewerTurn }: Grouped): ChatGroup {
  if (status === "ACTIVE") return (isViewerTurn ?? viewerRole === "OWNER") ? "RECEIVED" : "SENT";
  return status === "COMPLETE" || status === "REJECTED" ? "CLOSED" : "IN_PROGRESS";
}
