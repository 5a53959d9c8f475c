import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { hasContactData } from "../../../rules/contactData";
import { erasureTexts } from "../../../rules/erasure";
import { eraseAlerts } from "../../db/alertIndex";
import type { Db } from "../../db/client";
import { erasedTexts } from "../../db/edits";
import { amendments } from "../../db/schema/amendments";
import { attempts } from "../../db/schema/attempts";
import { blocks } from "../../db/schema/blocks";
import { chatMutes, messages } from "../../db/schema/chats";
import { claimStatements } from "../../db/schema/claims";
import { comments } from "../../db/schema/comments";
import { erasures } from "../../db/schema/erasures";
import { identities, socialTokens } from "../../db/schema/identities";
import { contactForms, mails, mailTokens } from "../../db/schema/mails";
import { notifications } from "../../db/schema/notifications";
import { notificationSettings } from "../../db/schema/notificationSettings";
import { premiumTerms } from "../../db/schema/premiumTerms";
import { publicationEdits } from "../../db/schema/publicationEdits";
import { publicationImages, publications } from "../../db/schema/publications";
import { reports } from "../../db/schema/reports";
import { ringMembers, rings } from "../../db/schema/rings";
import { savedPublications } from "../../db/schema/savedPublications";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { suspensionAppeals } from "../../db/schema/suspensionAppeals";
import {
  offerVersions,
  ratings,
  transactionEvents,
  transactionOffers,
  transactions,
} from "../../db/schema/transactions";
import { users } from "../../db/schema/users";
import { verifications } from "../../db/schema/verifications";
import { randomToken } from "../../session/tokens";
import type { Viewer } from "../../session/tokens";
import { endSessions } from "../outbox";
import { claimAgreedImages, maskAgreements } from "./agreements";
import { claimImages } from "./images";
import { clearMeetings } from "./meetings";

/** What stands in place of what the person wrote. */
const texts = {
  publication: "Publicación eliminada",
  offer: "Oferta eliminada",
  message: "Mensaje eliminado",
  question: "Pregunta eliminada",
  answer: "Respuesta eliminada",
  report: "Denuncia eliminada",
};

/**
 * Removes from every table what identifies the person. The other party of a transaction keeps its own words in the chat
 * and the claim, the titles, the terms, the status and the stars. Safe to repeat, since the e-mail address stays: by it
 * a later pass finds what concurrent requests have written. `removeAddress` removes the address, `removeImages` the
 * files of pictures.
 */
export async function anonymise(tx: Db, user: Viewer): Promise<void> {
  await claimImages(tx, user.id);
  await claimAgreedImages(tx, user.id);
  await deleteRecords(tx, user);
  await clearPublications(tx, user.id);
  await clearOffers(tx, user.id);
  await clearAmendments(tx, user.id);
  await maskAgreements(tx, user.id, texts.offer);
  await clearTexts(tx, user.id);
  await clearReasons(tx, user.id);
  await clearMeetings(tx, user.id);
  await clearAccount(tx, user.id);
  await endSessions(tx, user.id);
}

/**
 * Frees the address for another account. What stands in its place cannot be foreseen, and so no user can take it
 * before.
 */
export async function removeAddress(tx: Db, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ email: `${randomUUID()}@eliminada.invalid` })
    .where(eq(users.id, userId));
}

/** Deletes what only the person uses. */
async function deleteRecords(tx: Db, { id, email }: Viewer) {
  await tx.delete(identities).where(eq(identities.userId, id));
  await tx.delete(mailTokens).where(eq(mailTokens.userId, id));
  await tx.delete(suspensionAppeals).where(eq(suspensionAppeals.userId, id));
  await tx.delete(savedPublications).where(eq(savedPublications.userId, id));
  await eraseAlerts(tx, id);
  await tx.delete(verifications).where(eq(verifications.userId, id));
  await tx.delete(notifications).where(eq(notifications.userId, id));
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, id));
  await tx.delete(blocks).where(eq(blocks.blockerId, id));
  await tx.delete(chatMutes).where(eq(chatMutes.userId, id));
  await tx.delete(socialTokens).where(eq(socialTokens.email, email));
  await tx.delete(contactForms).where(eq(sql`lower(${contactForms.email})`, email));
  // A message of the contact page goes to us by mail with the address in it.
  await tx
    .delete(mails)
    .where(or(eq(sql`lower(${mails.recipient})`, email), sql`${mails.text} ~* ${addressPattern(email)}`));
  await tx.delete(attempts).where(
    or(
      inArray(attempts.key, [`sign_in:${email}`, `recovery:${email}`, `confirmation:${email}`]),
      // Other attempts counted by the account's id; IPv6 addresses have more colons.
      sql`${attempts.key} ~ ${`^[a-z_]+:${id}$`}`,
    ),
  );
}

/** For PostgreSQL: the address, not as a part of a longer one. */
const addressPattern = (email: string) =>
  `(?<![[:alnum:]._%+-])${email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![[:alnum:]-]|\\.[[:alnum:]])`;

/** Hides them from others; the title stays where a transaction or a ring names it. */
async function clearPublications(tx: Db, ownerId: number) {
  const own = tx.select({ id: publications.id }).from(publications).where(eq(publications.ownerId, ownerId));
  const isNamed = sql`(exists (select 1 from ${transactions} where ${transactions.publicationId} = ${publications.id})
    or exists (select 1 from ${transactionOffers} where ${transactionOffers.publicationId} = ${publications.id})
    or exists (select 1 from ${ringMembers} where ${ringMembers.publicationId} = ${publications.id}))`;
  await tx.delete(publicationEdits).where(inArray(publicationEdits.publicationId, own));
  await tx.delete(publicationImages).where(inArray(publicationImages.publicationId, own));
  await tx
    .update(publications)
    .set({
      ...erasedTexts,
      title: sql`case when ${isNamed} then ${publications.title} else ${texts.publication} end`,
      tags: [],
      fields: [],
      interests: [],
      address1: "",
      address2: null,
      latitude: 0,
      longitude: 0,
      location: "",
      status: sql`case when ${publications.status} = 'finished' then 'finished' else 'inactive' end`,
      reviewReason: null,
      appeal: null,
      requestId: null,
      requestHash: null,
    })
    .where(eq(publications.ownerId, ownerId));
}

/**
 * The words of an offer are the terms of a completed transaction: they stay, without contact data. The author of a
 * counter-offer also wrote its words.
 */
async function clearOffers(tx: Db, userId: number) {
  const isWriter = or(
    eq(transactions.interestedId, userId),
    and(eq(transactions.ownerId, userId), eq(transactions.offerAuthor, "owner")),
  );
  const written = await tx
    .select({ id: transactions.id, offer: transactions.writtenOffer })
    .from(transactions)
    .where(and(isWriter, eq(transactions.status, "complete"), isNotNull(transactions.writtenOffer)));
  const kept = written.filter(({ offer }) => !hasContactData(offer ?? "")).map(({ id }) => id);
  const isCleared = and(isWriter, kept.length > 0 ? notInArray(transactions.id, kept) : undefined);
  const proposed = tx.select({ id: transactions.id }).from(transactions).where(eq(transactions.interestedId, userId));
  const received = tx.select({ id: transactions.id }).from(transactions).where(eq(transactions.ownerId, userId));
  await tx
    .update(transactions)
    .set({ writtenOffer: texts.offer })
    .where(and(isCleared, isNotNull(transactions.writtenOffer)));
  await tx
    .update(transactions)
    .set({ requestId: null, requestHash: null })
    .where(and(eq(transactions.interestedId, userId), isNotNull(transactions.requestId)));
  await tx
    .update(offerVersions)
    .set({ writtenOffer: texts.offer })
    .where(
      and(
        isNotNull(offerVersions.writtenOffer),
        or(
          inArray(offerVersions.transactionId, proposed),
          and(inArray(offerVersions.transactionId, received), eq(offerVersions.offerAuthor, "owner")),
        ),
      ),
    );
}

/** As the words of earlier offers: those of the interested party, whoever wrote them down. */
async function clearAmendments(tx: Db, userId: number) {
  const partyAs = (isParty: SQL) => tx.select({ id: transactions.id }).from(transactions).where(isParty);
  await tx
    .update(amendments)
    .set({ writtenOffer: texts.offer })
    .where(
      and(
        isNotNull(amendments.writtenOffer),
        or(
          inArray(amendments.transactionId, partyAs(eq(transactions.interestedId, userId))),
          and(
            inArray(amendments.transactionId, partyAs(eq(transactions.ownerId, userId))),
            eq(amendments.author, "owner"),
          ),
        ),
      ),
    );
}

/** What the person wrote, and what others wrote of them. */
async function clearTexts(tx: Db, userId: number) {
  const own = tx.select({ id: publications.id }).from(publications).where(eq(publications.ownerId, userId));
  await tx
    .update(messages)
    .set({ text: texts.message, imageId: null, latitude: null, longitude: null, placeName: null })
    .where(eq(messages.senderId, userId));
  await tx
    .update(ratings)
    .set({ remark: null })
    .where(or(eq(ratings.raterId, userId), eq(ratings.ratedId, userId)));
  await tx
    .update(comments)
    .set({
      text: sql`case when ${comments.questionId} is null then ${texts.question} else ${texts.answer} end`,
      requestId: null,
    })
    .where(eq(comments.authorId, userId));
  const isAbout = or(eq(reports.userId, userId), inArray(reports.publicationId, own));
  await tx
    .update(reports)
    .set({ settledAt: sql`now()` })
    .where(and(isAbout, isNull(reports.settledAt)));
  await tx
    .update(reports)
    .set({ reason: texts.report })
    .where(or(isAbout, eq(reports.reporterId, userId)));
}

/**
 * What the person said about a claim or about leaving a ring, and an operator's reason for settling a booking, which
 * the other party has read, too.
 */
async function clearReasons(tx: Db, userId: number) {
  const partyTo = (isParty: SQL | undefined) => tx.select({ id: transactions.id }).from(transactions).where(isParty);
  const [isOwner, isInterested] = [eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)];
  const own = partyTo(or(isOwner, isInterested));
  const saidAs = (actor: "owner" | "interested", isParty: SQL) =>
    and(eq(transactionEvents.actor, actor), inArray(transactionEvents.transactionId, partyTo(isParty)));
  await tx
    .update(transactionEvents)
    .set({ reason: null })
    .where(or(saidAs("owner", isOwner), saidAs("interested", isInterested)));
  await tx.delete(claimStatements).where(eq(claimStatements.userId, userId));
  await tx.update(rings).set({ leaveReason: null }).where(eq(rings.leaverId, userId));
  await tx.update(secureExchanges).set({ reason: null }).where(inArray(secureExchanges.transactionId, own));
  await tx
    .update(notifications)
    .set({ extra: sql`jsonb_set(${notifications.extra}, '{security_change,reason}', 'null')` })
    .where(and(inArray(notifications.transactionId, own), sql`${notifications.extra} ? 'security_change'`));
}

/** No user can sign in to it; the phone is free for another account. */
async function clearAccount(tx: Db, id: number) {
  await tx.update(erasures).set({ holdReason: null }).where(eq(erasures.userId, id));
  await tx.update(premiumTerms).set({ refusal: null }).where(eq(premiumTerms.userId, id));
  await tx
    .update(users)
    .set({
      passwordHash: "",
      token: randomToken(),
      name: erasureTexts.person,
      lastName: "",
      phone: null,
      dateOfBirth: null,
      gender: null,
      state: null,
      city: null,
      address: null,
      address2: null,
      avatarId: null,
      verified: false,
      active: false,
      deactivatedAt: null,
      signInCount: 0,
      notificationsEmail: false,
      hidesCity: false,
      ringRadiusKm: null,
      ringTolerancePercent: null,
      ringComplementUsd: null,
      sharesReading: true,
      sharesTyping: true,
      sharesLastSeen: true,
      lastSeenAt: null,
      wantsVerification: false,
    })
    .where(eq(users.id, id));
}
