import type { TransactionAction, TransactionRole, TransactionStatus } from "../../__generated__/enums";
import type { WireStatus } from "../../rest/transactions";

/** One allowed move of a transaction. */
interface Move {
  from: WireStatus;
  to: WireStatus;
  by: TransactionRole;
  action: TransactionAction;
}

/**
 * Who may move a transaction from where to where: all thirteen moves, everything else is refused. Buttons, mutations
 * and the live lists read this table; the backend has its own.
 */
export const moves: readonly Move[] = [
  { from: "active", to: "accepted", by: "OWNER", action: "ACCEPT" },
  { from: "active", to: "rejected", by: "OWNER", action: "REJECT" },
  { from: "active", to: "rejected", by: "INTERESTED", action: "CANCEL" },
  { from: "accepted", to: "confirmed_owner", by: "OWNER", action: "CONFIRM" },
  { from: "accepted", to: "confirmed_interested", by: "INTERESTED", action: "CONFIRM" },
  { from: "accepted", to: "rejected", by: "OWNER", action: "CANCEL" },
  { from: "accepted", to: "rejected", by: "INTERESTED", action: "CANCEL" },
  { from: "confirmed_owner", to: "complete", by: "INTERESTED", action: "CONFIRM" },
  { from: "confirmed_owner", to: "claim_owner", by: "OWNER", action: "CLAIM" },
  { from: "confirmed_owner", to: "claim_interested", by: "INTERESTED", action: "CLAIM" },
  { from: "confirmed_interested", to: "complete", by: "OWNER", action: "CONFIRM" },
  { from: "confirmed_interested", to: "claim_owner", by: "OWNER", action: "CLAIM" },
  { from: "confirmed_interested", to: "claim_interested", by: "INTERESTED", action: "CLAIM" },
];

/** What a party may do now. Editing the offer is no move: it leaves a proposal active. */
export function actionsOf(status: WireStatus, role: TransactionRole): TransactionAction[] {
  const actions = moves.filter((move) => move.from === status && move.by === role).map((move) => move.action);
  return status === "active" && role === "INTERESTED" ? [...actions, "EDIT"] : actions;
}

/** The move a party asks for; null when there is none. */
export function findMove(from: WireStatus, to: WireStatus, by: TransactionRole): Move | null {
  return moves.find((move) => move.from === from && move.to === to && move.by === by) ?? null;
}

/** Whether a party's own move leads to a status: then asking for it again is a repeat, not a mistake. */
export function canHaveMovedTo(to: WireStatus, by: TransactionRole): boolean {
  return moves.some((move) => move.to === to && move.by === by);
}

const inProgress: readonly WireStatus[] = [
  "accepted",
  "confirmed_owner",
  "confirmed_interested",
  "claim_owner",
  "claim_interested",
];

/** Agreed and not ended: the second tab of the transactions. */
export function isInProgress(status: WireStatus): boolean {
  return inProgress.includes(status);
}

export function isLive(status: WireStatus): boolean {
  return status === "active" || isInProgress(status);
}

export function toStatus(status: WireStatus): TransactionStatus {
  return status.toUpperCase() as Uppercase<WireStatus>;
}

export function toWireStatus(status: TransactionStatus): WireStatus {
  return status.toLowerCase() as Lowercase<TransactionStatus>;
}
