import type { NotificationType } from "../../__generated__/enums";
import type { NotificationResolvers, QueryResolvers } from "../../__generated__/resolvers";
import type { NotificationRecord } from "../../rest/notifications";
import { toSubject } from "./notificationSubject";
import { readCount, toSlice, toStretch } from "../common/cursorPages";
import { toGlobalId } from "../node/globalId";

export const notificationQueries: QueryResolvers = {
  async notifications(_root, { first, after }, context) {
    context.requireSession();
    const stretch = toStretch("notifications", readCount(first, { usual: 21, most: 50 }), after);
    return toSlice("notifications", await context.loaders.someNotifications(stretch), stretch, after);
  },
};

/** Types by the backend's numbers, for servers that leave the name out. */
const numbers: Record<number, NotificationType> = {
  1: "NEW_CHANGE",
  2: "ACCEPTED_PROPOSAL",
  3: "REJECTED_PROPOSAL",
  4: "EXCHANGE_ACCEPTED",
  5: "EXCHANGE_REJECTED",
  6: "TRANSACTION_COMPLETED_BY_THE_SYSTEM",
  7: "PUBLICATION_WAITING_APPROVAL",
  8: "APPROVED_PUBLICATION",
  9: "INVALID_AVATAR",
  11: "PAYMENT_GATEWAY_STATUS",
  12: "PAYMENT_WITH_CREDIT",
  13: "NEW_COMMENT",
  14: "RETURNED_PUBLICATION",
  15: "MODIFIED_PROPOSAL",
  16: "CLAIM_RESOLVED",
  17: "ACCOUNT_ERASURE",
  18: "IDENTITY_VERIFIED",
  19: "IDENTITY_REFUSED",
  20: "PREMIUM_TERM",
  24: "SECURE_EXCHANGE",
  25: "ALERT_MATCH",
  28: "MEETING",
  29: "RING",
  30: "DIGEST",
};
const names = new Set<string>(Object.values(numbers));

function isType(name: string): name is NotificationType {
  return names.has(name);
}

/** The name decides; numbers may differ between backends. */
function typeOf({ type_notification, type_notification_id }: NotificationRecord): NotificationType {
  const name = (type_notification ?? "").toUpperCase();
  if (isType(name)) return name;
  return (name === "" && numbers[type_notification_id ?? 0]) || "OTHER";
}

export const Notification: NotificationResolvers = {
  globalId: ({ id }) => toGlobalId("Notification", id),
  type: typeOf,
  isRead: (notification) => notification.read,
  wasToasted: (notification) => notification.toast_notification,
  createdAt: (notification) => notification.created_at,
  subject: toSubject,
};
