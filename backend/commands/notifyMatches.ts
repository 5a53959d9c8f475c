import { and, count, eq, gt, gte, inArray, sql } from "drizzle-orm";
import { maxDailyMatches } from "../../rules/alert";
import type { Db } from "../db/client";
import { notificationTypes } from "../db/notificationTypes";
import { notifications } from "../db/schema/notifications";
import type { MatchedOwner } from "./matchInterests";
import { notify } from "./notify";
import { lockNotifications } from "./outbox";

/**
 * Notifies users of a publication that they look for, by an alert or for an own publication, each once; of no more than
 * so many publications in a day.
 */
export async function notifyMatches(
  tx: Db,
  publicationId: number,
  byAlert: readonly number[],
  byInterest: readonly MatchedOwner[],
): Promise<void> {
  const matchOf = new Map(byInterest.map((owner) => [owner.userId, owner]));
  const userIds = [...new Set([...byAlert, ...matchOf.keys()])];
  if (userIds.length === 0) return;
  // Before counting: of two publications at once the second counts the first.
  await lockNotifications(tx, userIds);
  const full = await tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, userIds),
        eq(notifications.type, notificationTypes.alert_match),
        // By the database's own clock, like created_at.
        gt(notifications.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .groupBy(notifications.userId)
    .having(gte(count(), maxDailyMatches));
  const hasEnough = new Set(full.map(({ userId }) => userId));
  const notices = userIds
    .filter((userId) => !hasEnough.has(userId))
    .map((userId) => {
      const match = matchOf.get(userId);
      const extra = match && { match: { publication_id: match.ownPublicationId, mutual: match.isMutual } };
      return { userId, type: "alert_match" as const, publicationId, extra };
    });
  if (notices.length > 0) await notify(tx, notices);
}
