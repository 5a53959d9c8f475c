import { notificationTypes } from "../../db/notificationTypes";
import type { NotificationType } from "../../db/notificationTypes";
import { dayMs } from "../../../rules/durations";
import type { Days } from "../days";
import type { buildGrants } from "./credit";
import type { PlannedTransaction } from "./transactions";
import type { PublicationRow, Town } from "./types";

type NotificationInput = Town["notifications"][number] & { createdAt: Date };

/** The notifications that the backend would have sent on the way; the older half is read. */
export function buildNotifications(
  transactions: readonly PlannedTransaction[],
  publications: readonly PublicationRow[],
  grants: ReturnType<typeof buildGrants>,
  days: Days,
): Town["notifications"] {
  const notifications: NotificationInput[] = [];
  const notify = (userId: number, type: NotificationType, createdAt: Date, about: Partial<NotificationInput>) =>
    notifications.push({ id: 0, userId, type: notificationTypes[type], createdAt, ...about });

  const granted = new Map(grants.map(({ publicationId, amountCents }) => [publicationId, amountCents]));
  for (const row of publications) {
    const cents = granted.get(row.id);
    const extra = cents ? { credit: cents / 100 } : {};
    if (row.approvedAt) notify(row.ownerId, "approved_publication", row.approvedAt, { publicationId: row.id, extra });
  }
  for (const { row, timeline, firstToConfirm } of transactions) {
    const about = { transactionId: row.id };
    notify(row.ownerId, "new_change", timeline.created, about);
    if (timeline.accepted) notify(row.interestedId, "accepted_proposal", timeline.accepted, about);
    if (timeline.confirmed)
      notify(
        firstToConfirm === "owner" ? row.interestedId : row.ownerId,
        "exchange_accepted",
        timeline.confirmed,
        about,
      );
    if (!timeline.ended) continue;
    if (row.status === "complete" && row.closedBy === "system") {
      for (const userId of [row.ownerId, row.interestedId])
        notify(userId, "transaction_completed_by_the_system", timeline.ended, about);
    } else if (row.status === "complete") {
      notify(firstToConfirm === "owner" ? row.ownerId : row.interestedId, "exchange_accepted", timeline.ended, about);
    } else if (row.status === "rejected" && row.closedBy === "owner") {
      notify(row.interestedId, "rejected_proposal", timeline.ended, about);
    } else {
      const byOwner = row.status === "claim_owner";
      notify(byOwner ? row.interestedId : row.ownerId, "exchange_rejected", timeline.ended, about);
    }
  }
  const fresh = days.now.getTime() - 3 * dayMs;
  return notifications
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.userId - b.userId)
    .map((notification, index) => {
      const read =
        notification.createdAt.getTime() < fresh || notification.type === notificationTypes.approved_publication;
      return { ...notification, id: index + 1, read, toastNotification: read };
    });
}
