import { checkLength, cleanText } from "./text";
import { dayMs } from "./durations";

/** The life of a transaction, in the words of the wire. */
export const liveStatuses = [
  "active",
  "accepted",
  "confirmed_owner",
  "confirmed_interested",
  "claim_owner",
  "claim_interested",
] as const;
/** Decided by an operator: no user can change these any more. */
export const claimStatuses = ["claim_owner", "claim_interested"] as const;
/** Nothing moves these any more: they stand in the history. */
export const endedStatuses = ["complete", "rejected"] as const;
/** All eight of the wire. */
export const transactionStatuses = [...liveStatuses, ...endedStatuses] as const;
/** The status on the wire; who may change it to which, `transactionMoves` says. */
export type TransactionStatus = (typeof transactionStatuses)[number];

/** What can happen to a transaction after it was proposed; each is a line of its chat. */
export const transactionEventKinds = [
  "modified",
  "accepted",
  "confirmed",
  "complete",
  "rejected",
  "claim",
  "booked",
  "booking_moved",
  "booking_cancelled",
  "booking_objected",
  "booking_settled",
  "booking_ended",
  "meeting_proposed",
  "meeting_agreed",
  "meeting_cancelled",
  "amendment_requested",
  "amendment_accepted",
  "amendment_declined",
  "amendment_withdrawn",
] as const;
/** What a line of the chat, and a notification of a transaction, reports. */
export type TransactionEventKind = (typeof transactionEventKinds)[number];

/** The two sides of a transaction. */
export type TransactionRole = "owner" | "interested";
type MoveAction = "accept" | "reject" | "cancel" | "confirm" | "claim";

/** One allowed change of status. */
export interface TransactionMove {
  from: TransactionStatus;
  to: TransactionStatus;
  by: TransactionRole;
  action: MoveAction;
}

/** Whether it is over, well or not. */
export const isEnded = (status: TransactionStatus): boolean => endedStatuses.some((ended) => ended === status);

/** Who may move a transaction from where to where: all thirteen moves, everything else is refused. */
export const transactionMoves: readonly TransactionMove[] = [
  { from: "active", to: "accepted", by: "owner", action: "accept" },
  { from: "active", to: "rejected", by: "owner", action: "reject" },
  { from: "active", to: "rejected", by: "interested", action: "cancel" },
  { from: "accepted", to: "confirmed_owner", by: "owner", action: "confirm" },
  { from: "accepted", to: "confirmed_interested", by: "interested", action: "confirm" },
  { from: "accepted", to: "rejected", by: "owner", action: "cancel" },
  { from: "accepted", to: "rejected", by: "interested", action: "cancel" },
  { from: "confirmed_owner", to: "complete", by: "interested", action: "confirm" },
  { from: "confirmed_owner", to: "claim_owner", by: "owner", action: "claim" },
  { from: "confirmed_owner", to: "claim_interested", by: "interested", action: "claim" },
  { from: "confirmed_interested", to: "complete", by: "owner", action: "confirm" },
  { from: "confirmed_interested", to: "claim_owner", by: "owner", action: "claim" },
  { from: "confirmed_interested", to: "claim_interested", by: "interested", action: "claim" },
];

/** The move that a party requests; null for an invalid one. */
export function findMove(from: TransactionStatus, to: TransactionStatus, by: TransactionRole): TransactionMove | null {
  return transactionMoves.find((move) => move.from === from && move.to === to && move.by === by) ?? null;
}

/** Whether a party's own move leads to a status: requesting it again is then a repeat, not an error. */
export function canHaveMovedTo(to: TransactionStatus, by: TransactionRole): boolean {
  return transactionMoves.some((move) => move.to === to && move.by === by);
}

/**
 * Who may accept a proposal: the party that has not written its last version. The table has the owner's acceptance as
 * the move. The owner has agreed to a version of their own by writing it, so the interested party's acceptance makes
 * the same move.
 */
export const accepterOf = (author: TransactionRole): TransactionRole => (author === "owner" ? "interested" : "owner");

/** Days that count in the life of a transaction. */
export const transactionDays = {
  /** From the first confirmation to the automatic completion. */
  completion: 7,
  /** From the first confirmation to the reminder. */
  reminder: 5,
  /** From the last change to the expiry of a proposal or an agreement. */
  expiry: 30,
  /** From the last change to the reminders of that expiry. */
  expiryReminders: [3, 7],
  /** After a completion: how long the chat stays writable, and the silent party may still rate. */
  afterCompletion: 14,
} as const;

/** Whether it is so soon after the completion that the chat is still writable. */
export function isRecentlyCompleted(completedAt: Date, now: Date): boolean {
  return now.getTime() - completedAt.getTime() <= transactionDays.afterCompletion * dayMs;
}

/** Characters of what a claimant says happened, or of why a member leaves a ring. */
export const maxClaimReason = 500;
const claimTexts = {
  empty: "Cuenta qué pasó",
  tooLong: `Cuéntalo en ${maxClaimReason} caracteres o menos`,
};

/** Checks what the claimant says happened. */
export const checkClaimReason = (reason: string): string | null =>
  checkLength(cleanText(reason), { max: maxClaimReason, ...claimTexts });

/** The refusal of stars that are no whole number from 0 to 5. */
export const ratingText = "La calificación debe estar entre 0 y 5";
const maxRating = 5;

/** Whole stars. */
export function checkRating(stars: number | null | undefined): string | null {
  return stars != null && Number.isInteger(stars) && stars >= 0 && stars <= maxRating ? null : ratingText;
}
