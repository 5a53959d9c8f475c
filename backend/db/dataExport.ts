import { and, asc, eq, gte, isNotNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Viewer } from "../session/tokens";
import { listAgreementsOf } from "./agreements";
import { listAlerts } from "./alerts";
import { listNotificationSettings } from "./notificationSettings";
import { listAmendmentsBy } from "./amendments";
import { listBlocked } from "./blocks";
import { listStatementsBy } from "./claims";
import type { Db } from "./client";
import { findOpenErasure } from "./erasures";
import { listPaidTerms } from "./premiumTerms";
import { chatMutes, messages } from "./schema/chats";
import { listMeetingsOf } from "./meetings";
import { listSharesOf } from "./meetingShares";
import { listRingMeetingsOf } from "./ringMeetings";
import { findRingSettings } from "./ringSettings";
import { listEveryRing } from "./rings";
import { listBookedBy } from "./secureExchanges";
import { comments } from "./schema/comments";
import { identities } from "./schema/identities";
import { contactForms } from "./schema/mails";
import { creditEntries, proformas } from "./schema/money";
import { notifications } from "./schema/notifications";
import { publicationEdits } from "./schema/publicationEdits";
import { publicationImages, publications } from "./schema/publications";
import { reports } from "./schema/reports";
import { savedPublications } from "./schema/savedPublications";
import { clients } from "./schema/sessions";
import { suspensionAppeals } from "./schema/suspensionAppeals";
import { offerVersions, ratings, transactions } from "./schema/transactions";
import { users } from "./schema/users";
import { verifications } from "./schema/verifications";
import { isParty } from "./transactionLists";
import { loadTransactions } from "./transactions";

/** As stored; `presenters/dataExport.ts` writes it in words for the person. */
export type CollectedData = Awaited<ReturnType<typeof collectData>>;

const counterpart = alias(users, "counterpart");

/** Everything that a person gave and did; of others only what the person sees of them anyway. */
export async function collectData(db: Db, viewer: Viewer) {
  const { id } = viewer;
  if (!viewer.confirmedAt) throw new Error("an unconfirmed account has no session");
  const { confirmedAt } = viewer;
  const own = await db.select().from(publications).where(eq(publications.ownerId, id)).orderBy(asc(publications.id));
  return {
    viewer,
    erasure: await findOpenErasure(db, id),
    providers: await db.select().from(identities).where(eq(identities.userId, id)),
    sessions: await db.select().from(clients).where(eq(clients.userId, id)).orderBy(asc(clients.rotatedAt)),
    publications: own,
    pictures: await db
      .select({ publicationId: publicationImages.publicationId, imageId: publicationImages.imageId })
      .from(publicationImages)
      .innerJoin(publications, eq(publications.id, publicationImages.publicationId))
      .where(eq(publications.ownerId, id))
      .orderBy(asc(publicationImages.publicationId), asc(publicationImages.position)),
    edits: await db
      .select({ edit: publicationEdits, categoryId: publications.categoryId })
      .from(publicationEdits)
      .innerJoin(publications, eq(publications.id, publicationEdits.publicationId))
      .where(eq(publications.ownerId, id))
      .orderBy(asc(publicationEdits.id)),
    saved: await db.select().from(savedPublications).where(eq(savedPublications.userId, id)),
    alerts: await listAlerts(db, id),
    notificationSettings: await listNotificationSettings(db, id),
    blocked: await listBlocked(db, id),
    mutes: await db.select().from(chatMutes).where(eq(chatMutes.userId, id)).orderBy(asc(chatMutes.chatId)),
    transactions: await collectTransactions(db, id),
    messages: await db.select().from(messages).where(eq(messages.senderId, id)).orderBy(asc(messages.id)),
    formerOffers: await db
      .select({ offer: offerVersions })
      .from(offerVersions)
      .innerJoin(transactions, eq(transactions.id, offerVersions.transactionId))
      .where(
        and(
          isNotNull(offerVersions.writtenOffer),
          or(
            and(eq(transactions.interestedId, id), eq(offerVersions.offerAuthor, "interested")),
            and(eq(transactions.ownerId, id), eq(offerVersions.offerAuthor, "owner")),
          ),
        ),
      )
      .orderBy(asc(offerVersions.transactionId), asc(offerVersions.version)),
    appeals: await db
      .select()
      .from(suspensionAppeals)
      .where(eq(suspensionAppeals.userId, id))
      .orderBy(asc(suspensionAppeals.decisionId)),
    verifications: await db
      .select({
        status: verifications.status,
        reason: verifications.reason,
        createdAt: verifications.createdAt,
        decidedAt: verifications.decidedAt,
        isKept: sql<boolean>`${verifications.document} is not null`,
      })
      .from(verifications)
      .where(eq(verifications.userId, id))
      .orderBy(asc(verifications.id)),
    comments: await db.select().from(comments).where(eq(comments.authorId, id)).orderBy(asc(comments.id)),
    reports: await db.select().from(reports).where(eq(reports.reporterId, id)).orderBy(asc(reports.id)),
    premiumTerms: await listPaidTerms(db, id),
    claimStatements: await listStatementsBy(db, id),
    secureExchanges: await listBookedBy(db, id),
    meetings: await listMeetingsOf(db, id),
    sharedMeetings: await listSharesOf(db, id),
    agreements: await listAgreementsOf(db, id),
    rings: await listEveryRing(db, id),
    ringSettings: await findRingSettings(db, id),
    ringMeetings: await listRingMeetingsOf(db, id),
    amendments: await listAmendmentsBy(db, id),
    orders: await db.select().from(proformas).where(eq(proformas.userId, id)).orderBy(asc(proformas.id)),
    credit: await db.select().from(creditEntries).where(eq(creditEntries.userId, id)).orderBy(asc(creditEntries.id)),
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, id))
      .orderBy(asc(notifications.id)),
    contactForms: await db
      .select()
      .from(contactForms)
      // Before it was confirmed, the address may have been another person's.
      .where(and(eq(sql`lower(${contactForms.email})`, viewer.email), gte(contactForms.createdAt, confirmedAt)))
      .orderBy(asc(contactForms.id)),
  };
}

async function collectTransactions(db: Db, userId: number) {
  const rows = await db
    .select({ transaction: transactions, title: publications.title, counterpart })
    .from(transactions)
    .innerJoin(publications, eq(publications.id, transactions.publicationId))
    .innerJoin(
      counterpart,
      sql`${counterpart.id} = case when ${transactions.ownerId} = ${userId}::int then ${transactions.interestedId} else ${transactions.ownerId} end`,
    )
    .where(isParty(userId))
    .orderBy(asc(transactions.id));
  const given = await db
    .select({ rating: ratings })
    .from(ratings)
    .innerJoin(transactions, eq(transactions.id, ratings.transactionId))
    .where(and(or(eq(ratings.raterId, userId), eq(ratings.ratedId, userId)), isParty(userId)));
  const records = await loadTransactions(
    db,
    rows.map(({ transaction }) => transaction.id),
  );
  return rows.map((row) => {
    const { id } = row.transaction;
    const ratingBy = (isOwn: boolean) =>
      given.find(({ rating }) => rating.transactionId === id && (rating.raterId === userId) === isOwn)?.rating;
    const { offered = [], added = [], events = [] } = records.get(id) ?? {};
    return { ...row, offered, added, events, given: ratingBy(true), received: ratingBy(false) };
  });
}
