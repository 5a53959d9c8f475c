import type { ChatTab, TransactionRole, TransactionStatus } from "../../__generated__/enums";

type ChatGroup = "RECEIVED" | "SENT" | "IN_PROGRESS" | "CLOSED";

/** The groups of each tab, in their order. */
export const GROUPS_OF_TAB: Record<ChatTab, readonly ChatGroup[]> = {
  PROPOSALS: ["RECEIVED", "SENT"],
  IN_PROGRESS: ["IN_PROGRESS", "CLOSED"],
};

/** The group of a chat, by its transaction. */
export function groupOf({ status, viewerRole }: { status: TransactionStatus; viewerRole: TransactionRole }): ChatGroup {
  if (status === "ACTIVE") return viewerRole === "OWNER" ? "RECEIVED" : "SENT";
  return status === "COMPLETE" || status === "REJECTED" ? "CLOSED" : "IN_PROGRESS";
}
