import type { NotificationTopic } from "../../rules/notificationSettings";

/** The wire's numbers of the notification types. */
export const notificationTypes = {
  new_change: 1,
  accepted_proposal: 2,
  rejected_proposal: 3,
  exchange_accepted: 4,
  exchange_rejected: 5,
  transaction_completed_by_the_system: 6,
  publication_waiting_approval: 7,
  approved_publication: 8,
  invalid_avatar: 9,
  /** Internal: one hidden row per chat message. */
  new_message: 10,
  payment_gateway_status: 11,
  payment_with_credit: 12,
  new_comment: 13,
  returned_publication: 14,
  modified_proposal: 15,
  claim_resolved: 16,
  account_erasure: 17,
  identity_verified: 18,
  identity_refused: 19,
  premium_term: 20,
  secure_exchange: 24,
  alert_match: 25,
  meeting: 28,
  ring: 29,
  digest: 30,
} as const;
/** The wire's word; it is stored, so words are added and never renamed. */
export type NotificationType = keyof typeof notificationTypes;

/** The topic of each type, for the user's settings; types without one always come, and at once. */
const topics: Partial<Record<NotificationType, NotificationTopic>> = {
  new_message: "messages",
  new_comment: "questions",
  new_change: "proposals",
  modified_proposal: "proposals",
  accepted_proposal: "proposals",
  rejected_proposal: "proposals",
  exchange_accepted: "proposals",
  exchange_rejected: "proposals",
  transaction_completed_by_the_system: "proposals",
  meeting: "meetings",
  secure_exchange: "meetings",
  alert_match: "alerts",
  ring: "rings",
  payment_gateway_status: "payments",
  payment_with_credit: "payments",
  premium_term: "payments",
  publication_waiting_approval: "publications",
  approved_publication: "publications",
  returned_publication: "publications",
  claim_resolved: "publications",
};
/** Null for those that no setting turns off. */
export const topicOf = (type: NotificationType): NotificationTopic | null => topics[type] ?? null;

const names = new Map<number, NotificationType>(
  Object.entries(notificationTypes).map(([name, number]) => [number, name as NotificationType]),
);
/** The type of a number of the wire. */
export const notificationTypeOf = (number: number): NotificationType | undefined => names.get(number);
