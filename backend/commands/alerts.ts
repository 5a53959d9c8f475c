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
import { unauthorized, unprocessable } from "../errors";
import { describeSearch } from "../policies/savedSearch";
import type { Services } from "../services";
import { matchInterests } from "./matchInterests";
import { notifyMatches } from "./notifyMatches";
import { scheduleRingSearch } from "./rings/search";
import { runAtomically } from "./runAtomically";
import { scheduleValueRanges } from "./valueRanges";

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

/** Safe to repeat; of other people's alerts nothing is said and nothing is changed. */
export async function deleteAlert(db: Db, userId: number, alertId: number): Promise<void> {
  await db.delete(alerts).where(and(eq(alerts.id, alertId), eq(alerts.userId, userId)));
}

/**
 * Has a publication looked up among what others look for, once the change is committed. Call it in the transaction that
 * approves, changes or shows it again.
 */
export const scheduleMatching = (tx: Db, publicationId: number, now: Date) =>
  tx.insert(jobs).values({ kind: "match_alerts", subjectId: publicationId, dueAt: now }).onConflictDoNothing();

/** Alerts that are indexed in one transaction. */
const indexedAtOnce = 200;
/** How soon a publication is matched again that waits for alerts to be indexed. */
const indexingMs = 1;

/**
 * Notifies whom a publication concerns, by their alerts or by what they want for an own publication: each user once of
 * each. What matches may close a ring, which is looked for next. The job's mark is part of the transaction, so that no
 * user is notified again. Answers when to go on where alerts have to be indexed before, as after an upgrade.
 */
export async function matchAlerts(tx: Db, publicationId: number, { now, log }: MatchingServices): Promise<Date | void> {
  if (await indexSome(tx, log)) return new Date(now().getTime() + indexingMs);
  const userIds = await listMatching(tx, publicationId);
  await notifyMatches(tx, publicationId, userIds, await matchInterests(tx, publicationId));
  await scheduleRingSearch(tx, publicationId, now());
  await scheduleValueRanges(tx, publicationId, now());
}

type MatchingServices = Pick<Services, "now" | "log">;

/** Alerts that were kept by an older version, or with other catalogues. Answers whether there may be more. */
async function indexSome(tx: Db, log: Services["log"]): Promise<boolean> {
  const some = await tx
    .select({ id: alerts.id, search: alerts.search })
    .from(alerts)
    .where(isUnindexed)
    .orderBy(asc(alerts.id))
    .limit(indexedAtOnce)
    // Others that match meanwhile wait, and find them indexed.
    .for("update");
  try {
    await tx.transaction((inner) => indexAlerts(inner, some));
  } catch {
    // One that cannot be read must not keep the others: one by one.
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
