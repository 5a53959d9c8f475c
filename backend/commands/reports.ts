import { and, count, eq, isNull } from "drizzle-orm";
import { spendAttempt } from "../db/attempts";
import type { Db } from "../db/client";
import { publications, reports, users } from "../db/schema";
import { notFound, unprocessable } from "../errors";
import { atomically } from "./atomically";
import { notify } from "./notify";

export const reportMessages = {
  publicationNotFound: "Publicación no encontrada",
  own: "No puedes denunciar tu propia publicación",
};

/** How many reports one person may file in an hour. */
const hourly = { count: 30, minutes: 60 };
/** So many verified people take a publication from view until an operator has looked at it. */
const enough = 3;

export type Report = typeof reports.$inferSelect;

/**
 * Keeps a report; one that is open stays as it is when the same person reports again. Three verified people hide the publication.
 * Throws HttpError 404 for what the reporter cannot see, 422 for the owner.
 */
export function fileReport(
  db: Db,
  now: Date,
  reporterId: number,
  publicationId: number,
  reason: string,
): Promise<Report> {
  return atomically(db, async (tx) => {
    const [publication] = await tx
      .select({ ownerId: publications.ownerId, status: publications.status })
      .from(publications)
      .where(eq(publications.id, publicationId))
      .for("update");
    if (publication?.ownerId === reporterId) throw unprocessable(reportMessages.own);
    const [earlier] = await tx
      .select()
      .from(reports)
      .where(
        and(eq(reports.publicationId, publicationId), eq(reports.reporterId, reporterId), isNull(reports.settledAt)),
      );
    if (earlier) return earlier;
    const [owner] = publication
      ? await tx.select({ active: users.active }).from(users).where(eq(users.id, publication.ownerId))
      : [];
    if (!publication || publication.status !== "Activo" || !owner?.active)
      throw notFound(reportMessages.publicationNotFound);
    await spendAttempt(tx, `report:${reporterId}`, hourly);
    const [report] = await tx.insert(reports).values({ publicationId, reporterId, reason, createdAt: now }).returning();
    if (!report) throw new Error("insert returned nothing");
    if (await isHeld(tx, publicationId)) {
      await tx
        .update(publications)
        .set({ status: "waiting", updatedAt: now })
        .where(eq(publications.id, publicationId));
      await notify(tx, [{ userId: publication.ownerId, type: "publication_waiting_approval", publicationId }]);
    }
    return report;
  });
}

/** Whether open reports keep a publication from view until an operator settles them. */
export async function isHeld(tx: Db, publicationId: number): Promise<boolean> {
  const [row] = await tx
    .select({ count: count() })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(
      and(
        eq(reports.publicationId, publicationId),
        isNull(reports.settledAt),
        eq(users.verified, true),
        eq(users.active, true),
      ),
    );
  return (row?.count ?? 0) >= enough;
}
