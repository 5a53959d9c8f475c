import { and, eq, inArray, sql } from "drizzle-orm";
import { maxDailyMatches } from "../../rules/alert";
import type { Db } from "../db/client";
import { notificationTypes } from "../db/notificationTypes";
import { notifications } from "../db/schema/notifications";
import { reservations } from "../db/schema/transactions";
import type { MatchedOwner } from "./matchInterests";
import { notify } from "./notify";
import { lockNotifications } from "./outbox";

/** Users notified per statement, far below the limit of parameters. */
const usersAtOnce = 1_000;

/**
 * Notifies users of a publication that matches an alert or an interest of theirs, each once; limited per day, and not
 * while it is reserved.
 */
export async function notifyMatches(
  tx: Db,
  publicationId: number,
  byAlert: readonly number[],
  byInterest: readonly MatchedOwner[],
): Promise<void> {
  const matchOf = new Map(byInterest.map((owner) => [owner.userId, owner]));
  const userIds = [...new Set([...byAlert, ...matchOf.keys()])];
  if (userIds.length === 0 || (await isHeld(tx, publicationId))) return;
  // Before counting: of two publications at once the second counts the first.
  await lockNotifications(tx, userIds);
  for (let start = 0; start < userIds.length; start += usersAtOnce) {
    const some = userIds.slice(start, start + usersAtOnce);
    const passedOver = await listPassedOver(tx, publicationId, some);
    const newNotifications = some
      .filter((userId) => !passedOver.has(userId))
      .map((userId) => {
        const match = matchOf.get(userId);
        const extra = match && { match: { publication_id: match.ownPublicationId, mutual: match.isMutual } };
        return { userId, type: "alert_match" as const, publicationId, extra };
      });
    if (newNotifications.length > 0) await notify(tx, newNotifications);
  }
}

async function isHeld(tx: Db, publicationId: number): Promise<boolean> {
  const [held] = await tx.select().from(reservations).where(eq(reservations.publicationId, publicationId));
  return held !== undefined;
}

/** Users who were already notified of it, or of enough today. */
async function listPassedOver(tx: Db, publicationId: number, userIds: readonly number[]): Promise<Set<number>> {
  const isOfIt = sql`${notifications.publicationId} = ${publicationId}`;
  // By the database's own clock, like created_at.
  const isOfToday = sql`${notifications.createdAt} > now() - interval '1 day'`;
  const rows = await tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        eq(notifications.type, notificationTypes.alert_match),
        sql`(${isOfIt} or ${isOfToday})`,
      ),
    )
    .groupBy(notifications.userId)
    .having(sql`bool_or(${isOfIt}) or count(*) filter (where ${isOfToday}) >= ${maxDailyMatches}`);
  return new Set(rows.map(({ userId }) => userId));
}
