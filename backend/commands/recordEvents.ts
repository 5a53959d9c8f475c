import type { TransactionEventKind, TransactionRole, TransactionStatus } from "../../rules/transaction";
import type { Db } from "../db/client";
import { transactionEvents } from "../db/schema/transactions";
import type { MeetingPlace } from "../db/schema/transactions";

interface NewEvent {
  transactionId: number;
  kind: TransactionEventKind;
  actor: TransactionRole | "system";
  /** Of a booking that was made or moved, and of a meeting. */
  place?: MeetingPlace;
  /** Of a claim. */
  reason?: string | null;
}

/** Keeps what happened to transactions, for their chats. */
export async function recordEvents(tx: Db, list: readonly NewEvent[], at: Date): Promise<void> {
  if (list.length > 0) await tx.insert(transactionEvents).values(list.map((event) => ({ ...event, createdAt: at })));
}

/** The event that a new status is. */
export function eventOfStatus(to: Exclude<TransactionStatus, "active">): TransactionEventKind {
  if (to === "confirmed_owner" || to === "confirmed_interested") return "confirmed";
  return to === "claim_owner" || to === "claim_interested" ? "claim" : to;
}
