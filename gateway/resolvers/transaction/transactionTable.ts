import { accepterOf, findMove, isEnded, transactionMoves } from "../../../rules/transaction";
import type {
  TransactionMove as Move,
  TransactionRole as WireRole,
  TransactionStatus as WireStatus,
} from "../../../rules/transaction";
import type { TransactionRole, TransactionStatus } from "../../__generated__/enums";
import type { TransactionMove } from "../../__generated__/resolvers";

/**
 * What a party may do now, and where it leads. Another version of the offer leaves a proposal active. `author` has
 * written its last one; null where the backend knows no counter-offers.
 */
export function viewerMovesOf(status: WireStatus, role: TransactionRole, author: WireRole | null): TransactionMove[] {
  const by = toWireRole(role);
  const moves: TransactionMove[] = transactionMoves
    .filter((move) => move.from === status && move.by === by && move.action !== "accept")
    .map((move) => ({ action: toAction(move.action), to: toStatus(move.to) }));
  if (status !== "active") return moves;
  if (accepterOf(author ?? "interested") === by) moves.unshift({ action: "ACCEPT", to: "ACCEPTED" });
  if (role === "INTERESTED") moves.push({ action: "EDIT", to: "ACTIVE" });
  if (author !== null) moves.push({ action: "COUNTER_OFFER", to: "ACTIVE" });
  return moves;
}

/** The move a party requests; null for an invalid one. */
export function findMoveOf(from: WireStatus, to: WireStatus, role: TransactionRole): Move | null {
  return findMove(from, to, toWireRole(role));
}

/** Agreed and not ended: the second tab of the transactions. */
export function isInProgress(status: WireStatus): boolean {
  return !isEnded(status) && status !== "active";
}

function toAction(action: Move["action"]) {
  return action.toUpperCase() as Uppercase<Move["action"]>;
}

/** From the wire to the schema. */
export function toStatus(status: WireStatus): TransactionStatus {
  return status.toUpperCase() as Uppercase<WireStatus>;
}

/** From the schema to the wire. */
export function toWireStatus(status: TransactionStatus): WireStatus {
  return status.toLowerCase() as Lowercase<TransactionStatus>;
}

/** From the schema to the wire. */
export function toWireRole(role: TransactionRole) {
  return role.toLowerCase() as Lowercase<TransactionRole>;
}

/** From the wire to the schema. */
export function toRole(role: WireRole): TransactionRole {
  return role.toUpperCase() as Uppercase<WireRole>;
}
