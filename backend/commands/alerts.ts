import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { alertKey, alertTexts, maxAlerts } from "../../rules/alert";
import { catalogueVersion, indexAlerts, isUnindexed } from "../db/alertIndex";
import { listMatching } from "../db/alerts";
import type { Db } from "../db/client";
import { alerts } from "../db/schema/alerts";
import type { SavedSearch } from "../db/schema/alerts";
import { jobs } from "../db/schema/jobs";
import { users } from "../db/schema/users";
import { notFound, unauthorized, unprocessable } from "../errors";
import { describeSearch } from "../policies/savedSearch";
import type { Services } from "../services";
import { matchInterests } from "./matchInterests";
import { notifyMatches } from "./notifyMatches";
import { scheduleRingSearch } from "./rings/search";
import { runAtomically } from "./runAtomically";
import { scheduleValueRanges } from "./valueRanges";

export const alertNotFound = "Aviso no encontrado";

type Alert = typeof alerts.$inferSelect;

/** Keeps a search as an alert; the same search again answers the first one. Throws HttpError 422 beyond the limit. */
export function createAlert(db: Db, userId: number, search: SavedSearch): Promise<Alert> {
  const searchKey = createHash("sha256")
    .update(alertKey(describeSearch(search)))
    .digest("base64url");
  return runAtomically(db, async (tx) => {
    // One after the other: of many at once no more than the limit are kept.
    const [user] = await tx.select({ active: users.active }).from(users).where(eq(users.id, userId)).for("update");
    if (!user?.active) throw unauthorized();
    const own = await tx.select().from(alerts).where(eq(alerts.userId, userId));
    const earlier = own.find((alert) => alert.searchKey === searchKey);
    if (earlier) return earlier;
    if (own.length >= maxAlerts) throw unprocessable(alertTexts.tooMany);
    const [alert] = await tx.insert(alerts).values({ userId, search, searchKey }).returning();
    if (!alert) throw new Error("insert returned nothing");
    await indexAlerts(tx, [alert]);
    return alert;
  });
}

/** Throws HttpError 404 where the user has no such alert, or none any more. */
export async function deleteAlert(db: Db, userId: number, alertId: number): Promise<void> {
  const deleted = await db
    .delete(alerts)
    .where(and(eq(alerts.id, alertId), eq(alerts.userId, userId)))
    .returning({ id: alerts.id });
  if (deleted.length === 0) throw notFound(alertNotFound);
}

/**
 * Schedules matching a publication with alerts and interests once the change is committed. Call it in the transaction
 * that approves, changes or shows it again.
 */
export const scheduleMatching = (tx: Pick<Db, "insert">, publicationId: number, now: Date) =>
  tx.insert(jobs).values({ kind: "match_alerts", subjectId: publicationId, dueAt: now }).onConflictDoNothing();

/** Alerts that are indexed in one transaction. */
const indexedAtOnce = 200;
/** How soon a publication is matched again that waits for alerts to be indexed. */
const indexingMs = 1;

/**
 * Notifies the users whose alerts or interests a publication matches, once each, and schedules the search for rings,
 * since a match may close one. The job's mark is part of the transaction, so that no user is notified twice. Returns
 * when to run again if alerts have to be indexed first, as after an upgrade.
 */
export async function matchAlerts(tx: Db, publicationId: number, { now, log }: MatchingServices): Promise<Date | void> {
  if (await indexSome(tx, log)) return new Date(now().getTime() + indexingMs);
  const userIds = await listMatching(tx, publicationId);
  await notifyMatches(tx, publicationId, userIds, await matchInterests(tx, publicationId));
  await scheduleRingSearch(tx, publicationId, now());
  await scheduleValueRanges(tx, publicationId, now());
}

type MatchingServices = Pick<Services, "now" | "log">;

/** Indexes alerts that were stored by an older version or with other catalogues. Returns whether there may be more. */
async function indexSome(tx: Db, log: Services["log"]): Promise<boolean> {
  const some = await tx
    .select({ id: alerts.id, userId: alerts.userId, search: alerts.search })
    .from(alerts)
    .where(isUnindexed)
    .orderBy(asc(alerts.id))
    .limit(indexedAtOnce)
    // Concurrent matching jobs wait and then find them indexed.
    .for("update");
  try {
    await tx.transaction((inner) => indexAlerts(inner, some));
  } catch {
    // One by one: an unreadable alert must not stop the others.
    for (const alert of some) {
      await tx
        .transaction((inner) => indexAlerts(inner, [alert]))
        .catch(async (cause: unknown) => {
          log.error({ err: cause, alert: alert.id }, "alert not indexed");
          await tx.update(alerts).set({ indexedBy: catalogueVersion }).where(eq(alerts.id, alert.id));
        });
    }
  }
  return some.length === indexedAtOnce;
}
