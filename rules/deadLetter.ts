/** What jobs do; each can be put aside. */
export const jobKinds = [
  "review",
  "review_edit",
  "complete",
  "remind",
  "expire",
  "mail",
  "decide",
  "erase",
  "delete_documents",
  "delete_claim_pictures",
  "premium_term",
  "meet",
  "match_alerts",
  "match_interests",
  "remind_meeting",
  "remind_ring_meeting",
  "find_rings",
  "ring",
  "hold",
  "push",
  "digest",
  "show_ratings",
  "nudge",
  "value_ranges",
] as const;
/** Jobs, and a mail that could not be sent. */
export const deadLetterKinds = [...jobKinds, "send_mail"] as const;

/** What an operator does with one. */
export const deadLetterActions = ["repeat", "discard"] as const;
/** The kind of work that has failed so often that only an operator starts it again. */
export type DeadLetterKind = (typeof deadLetterKinds)[number];
/** `discard` is refused where `isDiscardable` says no. */
export type DeadLetterAction = (typeof deadLetterActions)[number];

/**
 * Can only be repeated, never discarded: an item whose decision did not take effect would stay hidden from every
 * operator, and data whose erasure was promised would stay.
 */
const neverDiscarded: readonly DeadLetterKind[] = ["decide", "erase", "delete_documents", "delete_claim_pictures"];

/** Whether an operator may discard one. */
export const isDiscardable = (kind: DeadLetterKind): boolean => !neverDiscarded.includes(kind);
