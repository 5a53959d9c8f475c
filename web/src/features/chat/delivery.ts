import type { ConversationData } from "./conversationFragment";
import { compareIds } from "../../lib/compareIds";

/** How far a sent message has come. */
export type Delivery = "sent" | "delivered" | "read";

/** How far the viewer's message with this id has come; undefined where the backend keeps no marks. */
export function deliveryOf(messageId: string, marks: ConversationData["marks"]): Delivery | undefined {
  if (!marks) return undefined;
  if (marks.readUpTo !== null && compareIds(messageId, marks.readUpTo) <= 0) return "read";
  return compareIds(messageId, marks.deliveredUpTo) <= 0 ? "delivered" : "sent";
}
