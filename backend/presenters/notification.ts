import type { NotificationRecord } from "../db/notifications";
import { notificationTypeOf, notificationTypes } from "../db/notificationTypes";
import { presentComment } from "./comment";
import { presentTransactionSummary } from "./transaction";

/** What is left of a question or an answer while its publication is hidden from the reader. */
const hiddenText = "…";

/** A notification with the record it is about; the hidden kind has an empty model. */
export function presentNotification(record: NotificationRecord, origin: string) {
  const { notification } = record;
  return {
    id: notification.id,
    type_notification_id: notification.type,
    type_notification: notificationTypeOf(notification.type) ?? null,
    user_id: notification.userId,
    read: notification.read,
    toast_notification: notification.toastNotification,
    created_at: notification.createdAt.toISOString(),
    model: modelOf(record, origin),
  };
}

function modelOf(
  { notification, transaction, publication, isWithheld, isPublic, comment }: NotificationRecord,
  origin: string,
): Record<string, unknown> {
  if (notification.type === notificationTypes.new_message) return {};
  // Another user's: it may have been hidden since.
  if (notification.type === notificationTypes.alert_match)
    return publication
      ? { publication: { id: publication.id, title: isPublic ? publication.title : null }, ...notification.extra }
      : {};
  // Its reader's own thing.
  if (notification.type === notificationTypes.ring || "ring" in notification.extra)
    return { publication, ...notification.extra };
  if (comment) {
    const isReadable = (comment.isPublic && !isWithheld) || comment.ownerId === notification.userId;
    return {
      comment: {
        ...presentComment(comment),
        ...(isReadable ? {} : { comment: hiddenText }),
        publication: isWithheld ? { id: comment.publication.id, title: null } : comment.publication,
      },
    };
  }
  const { payment } = notification.extra;
  if (payment && typeof payment === "object") {
    const isBooking = "transaction_id" in payment && payment.transaction_id !== null;
    return {
      payment: {
        ...payment,
        // What was promoted with it is its payer's own; a place may be booked for what another user gives.
        publication_title: isBooking ? null : (publication?.title ?? null),
        booked_publication_title: isBooking && !isWithheld ? (publication?.title ?? null) : null,
      },
    };
  }
  if (transaction) return { transaction: presentTransactionSummary(transaction, origin), ...notification.extra };
  return publication ? { publication: { ...publication, ...notification.extra } } : { ...notification.extra };
}
