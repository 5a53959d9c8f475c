import { eq } from "drizzle-orm";
import type { TransactionStatus, TransactionRole as Role } from "../../rules/transaction";
import type { Db } from "../db/client";
import { chats } from "../db/schema/chats";
import type { TransactionRow } from "../db/transactions";
import { isConfirmation } from "../policies/transaction";
import type { NotificationInput } from "./notify";
import type { CableEvent } from "./outbox";

/** Who moves a transaction: a party, the clock, the desk of a venue where both came, or an operator with a reason. */
export type Actor = Role | "system" | "venue" | { reason: string };

/** Everybody else moves it for both. */
export const isParty = (actor: Actor): actor is Role => actor === "owner" || actor === "interested";

/** Who is notified of a status change: the other party, or both where neither of them made it. */
export function notificationsOf(current: TransactionRow, to: TransactionStatus, actor: Actor): NotificationInput[] {
  const transactionId = current.id;
  if (typeof actor === "object")
    return [current.ownerId, current.interestedId].map((userId) => ({
      userId,
      type: "claim_resolved",
      transactionId,
      extra: { resolution: actor.reason },
    }));
  if (actor === "system")
    return [current.ownerId, current.interestedId].map((userId): NotificationInput =>
      to === "complete"
        ? { userId, type: "transaction_completed_by_the_system", transactionId }
        : { userId, type: "exchange_rejected", transactionId, extra: { reason: "expired" } },
    );
  // The desk notifies both by itself.
  if (actor === "venue") return [];
  const userId = actor === "owner" ? current.interestedId : current.ownerId;
  if (to === "accepted") return [{ userId, type: "accepted_proposal", transactionId }];
  if (to === "rejected" && current.status === "active" && actor === "owner")
    return [{ userId, type: "rejected_proposal", transactionId }];
  if (isConfirmation(to)) return [{ userId, type: "exchange_accepted", transactionId }];
  // The wire has no notification of its own for a claim: the reason makes the difference.
  const extra = to === "rejected" ? {} : { reason: "claim" };
  return [{ userId, type: "exchange_rejected", transactionId, extra }];
}

/** What both parties' open pages hear of it: their chat and the transaction itself. */
export async function eventsOf(tx: Db, current: TransactionRow, to: TransactionStatus): Promise<CableEvent[]> {
  const [chat] = await tx.select({ id: chats.id }).from(chats).where(eq(chats.transactionId, current.id));
  const event = to === "rejected" || to === "complete" ? "remove" : "update";
  return [current.ownerId, current.interestedId].flatMap((userId): CableEvent[] => [
    ...(chat ? [{ kind: "chat", userId, chatId: chat.id, event } as const] : []),
    { kind: "request", userId, transactionId: current.id },
  ]);
}
