import { notificationTypes } from "../../db/notificationTypes";
import type { NotificationType } from "../../db/notificationTypes";
import { DAY } from "../days";
import type { Days } from "../days";
import type { Swap } from "./swaps";
import type { PublicationRow, Town } from "./types";

type Notice = Town["notifications"][number] & { createdAt: Date };

/** What the backend would have told people on the way; the older half is read. */
export function buildNotices(
  swaps: readonly Swap[],
  publications: readonly PublicationRow[],
  days: Days,
): Town["notifications"] {
  const notices: Notice[] = [];
  const tell = (userId: number, type: NotificationType, createdAt: Date, about: Partial<Notice>) =>
    notices.push({ id: 0, userId, type: notificationTypes[type], createdAt, ...about });

  for (const row of publications) {
    const extra = { credit: row.type === "service" ? 10 : 1 };
    if (row.approvedAt) tell(row.ownerId, "approved_publication", row.approvedAt, { publicationId: row.id, extra });
  }
  for (const { row, life, firstToConfirm } of swaps) {
    const about = { transactionId: row.id };
    tell(row.ownerId, "new_change", life.created, about);
    if (life.accepted) tell(row.interestedId, "accepted_proposal", life.accepted, about);
    if (life.confirmed)
      tell(firstToConfirm === "owner" ? row.interestedId : row.ownerId, "exchange_accepted", life.confirmed, about);
    if (!life.ended) continue;
    if (row.status === "complete" && row.closedBy === "system") {
      for (const userId of [row.ownerId, row.interestedId])
        tell(userId, "transaction_completed_by_the_system", life.ended, about);
    } else if (row.status === "complete") {
      tell(firstToConfirm === "owner" ? row.ownerId : row.interestedId, "exchange_accepted", life.ended, about);
    } else if (row.status === "rejected" && row.closedBy === "owner") {
      tell(row.interestedId, "rejected_proposal", life.ended, about);
    } else {
      const byOwner = row.status === "claim_owner";
      tell(byOwner ? row.interestedId : row.ownerId, "exchange_rejected", life.ended, about);
    }
  }
  const fresh = days.now.getTime() - 3 * DAY;
  return notices
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.userId - b.userId)
    .map((notice, index) => {
      const read = notice.createdAt.getTime() < fresh || notice.type === notificationTypes.approved_publication;
      return { ...notice, id: index + 1, read, toastNotification: read };
    });
}
