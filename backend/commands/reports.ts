import { and, count, eq, isNull, or, sql } from "drizzle-orm";
import { spendAttempt } from "../db/attempts";
import { hasBlocked } from "../db/blocks";
import type { Db } from "../db/client";
import { chats, messages } from "../db/schema/chats";
import { publications } from "../db/schema/publications";
import { reports } from "../db/schema/reports";
import { users } from "../db/schema/users";
import { byKeys } from "../db/byKeys";
import { notFound, unprocessable } from "../errors";
import { runAtomically } from "./runAtomically";
import { notify } from "./notify";

const reportMessages = {
  publicationNotFound: "Publicación no encontrada",
  own: "No puedes denunciar tu propia publicación",
  userNotFound: "Usuario no encontrado",
  self: "No puedes denunciarte",
};

/** How many reports one person may file in an hour. */
const hourlyLimit = { count: 30, minutes: 60 };
/** How many verified users hide a publication until an operator has checked it. */
const reportsToHide = 3;

/** Whether a report of this user waits for an operator. */
export async function hasOpenReport(db: Db, reporterId: number, publicationId: number): Promise<boolean> {
  const [open] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(eq(reports.publicationId, publicationId), eq(reports.reporterId, reporterId), isNull(reports.settledAt)),
    );
  return open !== undefined;
}

type Report = typeof reports.$inferSelect;

/**
 * Stores a report; reporting again keeps the open one. Three verified users hide the publication. Throws HttpError 404
 * for what the reporter cannot see, 422 for the owner.
 */
export function fileReport(
  db: Db,
  now: Date,
  reporterId: number,
  publicationId: number,
  reason: string,
): Promise<Report> {
  return runAtomically(db, async (tx) => {
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
    const isBlocked = publication !== undefined && (await hasBlocked(tx, publication.ownerId, reporterId));
    if (!publication || isBlocked || publication.status !== "Activo" || !owner?.active)
      throw notFound(reportMessages.publicationNotFound);
    await spendAttempt(tx, `report:${reporterId}`, hourlyLimit);
    const [report] = await tx.insert(reports).values({ publicationId, reporterId, reason, createdAt: now }).returning();
    if (!report) throw new Error("insert returned nothing");
    if (await isHiddenByReports(tx, publicationId)) {
      await tx
        .update(publications)
        .set({ status: "waiting", updatedAt: now })
        .where(eq(publications.id, publicationId));
      await notify(tx, [{ userId: publication.ownerId, type: "publication_waiting_approval", publicationId }]);
    }
    return report;
  });
}

/**
 * Stores a report of a person, perhaps for a message to the reporter; reporting the same again keeps the open one.
 * Throws HttpError 404 for unknown people and for messages of other chats, 422 for oneself.
 */
export function filePersonReport(
  db: Db,
  now: Date,
  reporterId: number,
  { userId, messageId, reason }: { userId: number; messageId: number | null; reason: string },
): Promise<Report> {
  return runAtomically(db, async (tx) => {
    if (userId === reporterId) throw unprocessable(reportMessages.self);
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user?.confirmedAt || (messageId !== null && !(await isReceived(tx, reporterId, userId, messageId))))
      throw notFound(reportMessages.userNotFound);
    const [earlier] = await tx
      .select()
      .from(reports)
      .where(
        and(
          eq(reports.userId, userId),
          eq(reports.reporterId, reporterId),
          messageId === null ? isNull(reports.messageId) : eq(reports.messageId, messageId),
          isNull(reports.settledAt),
        ),
      );
    if (earlier) return earlier;
    await spendAttempt(tx, `report:${reporterId}`, hourlyLimit);
    const [report] = await tx
      .insert(reports)
      .values({ userId, messageId, reporterId, reason, createdAt: now })
      .returning();
    if (!report) throw new Error("insert returned nothing");
    return report;
  });
}

/** Whether the person wrote the message to the reporter. */
async function isReceived(tx: Db, reporterId: number, senderId: number, messageId: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.senderId, senderId),
        or(
          eq(chats.ownerId, reporterId),
          eq(chats.interestedId, reporterId),
          sql`exists (select 1 from ring_members m where m.ring_id = ${chats.ringId} and m.user_id = ${reporterId})`,
        ),
      ),
    );
  return found !== undefined;
}

/** Whether open reports hide a publication until an operator settles them. */
export async function isHiddenByReports(tx: Db, publicationId: number): Promise<boolean> {
  const [row] = await tx
    .select({ count: count() })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(
      byKeys(
        and(
          eq(reports.publicationId, publicationId),
          isNull(reports.settledAt),
          eq(users.verified, true),
          eq(users.active, true),
        ),
      ),
    );
  return (row?.count ?? 0) >= reportsToHide;
}
