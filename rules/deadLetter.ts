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
export type DeadLetterAction = (typeof deadLetterActions)[number];
