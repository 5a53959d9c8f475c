import type { TransactionStatus } from "../db/schema/transactions";

/** The viewer's side of a transaction; every other user is a stranger and learns nothing of it. */
export type Role = "owner" | "interested";
type Move = readonly [from: TransactionStatus, to: TransactionStatus, who: readonly Role[]];

const both = ["owner", "interested"] as const;

/**
 * Every change of status that a user may ask for, the 13 cells of the authorization table; what is not here is refused.
 */
const moves: readonly Move[] = [
  ["active", "accepted", ["owner"]],
  ["active", "rejected", both],
  ["accepted", "rejected", both],
  ["accepted", "confirmed_owner", ["owner"]],
  ["accepted", "confirmed_interested", ["interested"]],
  ["confirmed_owner", "complete", ["interested"]],
  ["confirmed_interested", "complete", ["owner"]],
  ["confirmed_owner", "claim_owner", ["owner"]],
  ["confirmed_owner", "claim_interested", ["interested"]],
  ["confirmed_interested", "claim_owner", ["owner"]],
  ["confirmed_interested", "claim_interested", ["interested"]],
];

/** The two further cells: from here the automatic completion moves to `complete`. */
export const completedBySystem = ["confirmed_owner", "confirmed_interested"] as const;

export const confirmationOf = { owner: "confirmed_owner", interested: "confirmed_interested" } as const;
export const otherRole = (role: Role): Role => (role === "owner" ? "interested" : "owner");

export function roleOf(transaction: { ownerId: number; interestedId: number }, userId: number): Role | null {
  if (transaction.ownerId === userId) return "owner";
  return transaction.interestedId === userId ? "interested" : null;
}

export function canMove(from: TransactionStatus, to: TransactionStatus, role: Role): boolean {
  return moves.some(([a, b, who]) => a === from && b === to && who.includes(role));
}

/**
 * Whether the role could have made this status itself: then asking again is the repeat of a done change, not a new one.
 */
export function isRepeat(current: TransactionStatus, to: TransactionStatus, role: Role): boolean {
  return current === to && moves.some(([, target, who]) => target === to && who.includes(role));
}

/** A confirmation is the only change that needs the actor's rating. */
export const isConfirmation = (to: TransactionStatus) =>
  to === "confirmed_owner" || to === "confirmed_interested" || to === "complete";

const day = 24 * 60 * 60 * 1000;
/**
 * How long the silent party of an automatic completion may still rate, and a completed exchange's chat stays writable.
 */
export const afterCompletionMs = 14 * day;

interface Ended {
  status: TransactionStatus;
  completedAt: Date | null;
  closedBy: string | null;
}

/** A chat is writable while its transaction is open, and for 14 days after it was completed. */
export function isChatWritable(transaction: Ended, now: Date): boolean {
  if (transaction.status === "complete") return isWithin(transaction.completedAt, now);
  return transaction.status !== "rejected";
}

export function canRate(transaction: Ended, role: Role, now: Date): boolean {
  const { status } = transaction;
  if (status === "accepted" || status === confirmationOf[otherRole(role)]) return true;
  return status === "complete" && transaction.closedBy === "system" && isWithin(transaction.completedAt, now);
}

const isWithin = (since: Date | null, now: Date) =>
  since !== null && now.getTime() - since.getTime() <= afterCompletionMs;

export type ProposalState = "disabled" | "update" | null;

/** What the proposal button of a publication does for this viewer. */
export function proposalState(
  viewer: { id: number; confirmedAt: Date | null },
  publication: { ownerId: number; status: string; isOwnerActive: boolean },
  live: { status: TransactionStatus } | undefined,
): ProposalState {
  if (publication.ownerId === viewer.id || !viewer.confirmedAt) return "disabled";
  if (publication.status !== "Activo" || !publication.isOwnerActive) return "disabled";
  if (!live) return null;
  return live.status === "active" ? "update" : "disabled";
}
