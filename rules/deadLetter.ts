/** Kinds of jobs that can be put aside, and a mail that could not be sent. */
export const deadLetterKinds = [
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
  "send_mail",
] as const;

/** What an operator does with one. */
export const deadLetterActions = ["repeat", "discard"] as const;
export type DeadLetterKind = (typeof deadLetterKinds)[number];
export type DeadLetterAction = (typeof deadLetterActions)[number];

/**
 * Whether one may be given up. Without the effect of a decision its item would stay hidden from every operator, and
 * without an erasure a person's data would stay, though a date was promised: these can only be done again.
 */
export const isDiscardable = (kind: DeadLetterKind): boolean => kind !== "decide" && kind !== "erase";
