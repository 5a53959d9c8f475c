import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { alertKey, alertTexts, maxAlerts } from "../../rules/alert";
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
import { runAtomically } from "./runAtomically";

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
    return alert;
  });
}

/** Safe to repeat; of other people's alerts nothing is said and nothing is changed. */
export async function deleteAlert(db: Db, userId: number, alertId: number): Promise<void> {
  await db.delete(alerts).where(and(eq(alerts.id, alertId), eq(alerts.userId, userId)));
}

/** Has the alerts looked through once the approval is committed. Call it in the transaction of a first approval. */
export async function scheduleMatching(tx: Db, publicationId: number, now: Date): Promise<void> {
  await tx.insert(jobs).values({ kind: "match_alerts", subjectId: publicationId, dueAt: now });
}

/**
 * Notifies whom a publication's first approval concerns, by their alerts or by what they want for an own publication:
 * each user once. The job's mark is part of the transaction, so that no user is notified again.
 */
export async function matchAlerts(tx: Db, publicationId: number, log: Services["log"]): Promise<void> {
  const userIds = await listMatching(tx, publicationId, (alertId, error) =>
    log.error({ err: error, alert: alertId, publication: publicationId }, "alert not matched"),
  );
  await notifyMatches(tx, publicationId, userIds, await matchInterests(tx, publicationId));
}
