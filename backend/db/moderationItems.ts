import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { claimStatuses } from "../../rules/transaction";
import type { Db } from "./client";
import { latestEdits } from "./edits";
import type { EditRow } from "./edits";
import { findOpenErasure } from "./erasures";
import type { ErasureRow } from "./erasures";
import { listLastMessages } from "./messages";
import type { PendingItem } from "./moderation";
import { anonymous, loadPublications } from "./publications";
import type { PublicationView } from "./publications";
import { chats, messages } from "./schema/chats";
import { contactForms } from "./schema/mails";
import { decisions, openDecisions } from "./schema/decisions";
import { listDecidedTerms } from "./premiumTerms";
import type { PremiumTerm } from "./premiumTerms";
import { loadRing } from "./rings";
import { proformas } from "./schema/money";
import { premiumTerms } from "./schema/premiumTerms";
import { publications } from "./schema/publications";
import { reports } from "./schema/reports";
import { ratings, transactionEvents, transactions } from "./schema/transactions";
import { users } from "./schema/users";
import { listBookedFor } from "./secureExchanges";
import type { SecureExchangeRecord } from "./secureExchanges";
import { listSuspensions } from "./suspensions";
import { loadTransaction } from "./transactions";
import type { TransactionRecord, TransactionRow } from "./transactions";

/** With what only operators and the person may read. */
export type UserRow = typeof users.$inferSelect;

/** What a user said about an item: a report, a message of the chat or of the contact page. */
interface Statement {
  id: number;
  author: string;
  text: string;
  /** What is reported: the message, or where it is not plain, the publication. */
  quote: string | null;
  /** A picture that was sent. */
  imageId?: string | null;
  at: Date;
}

/** All that an operator reads before deciding. */
export interface ItemDetails {
  person: UserRow | undefined;
  counterpart: UserRow | undefined;
  publication: PublicationView | undefined;
  edit: EditRow | undefined;
  transaction: TransactionRecord | undefined;
  /** Of a claim: the parties who had confirmed the exchange. */
  confirmedBy: UserRow[];
  /** Of a claim: the places that were booked for the exchange, the oldest first. */
  bookings: SecureExchangeRecord[];
  erasure: OpenErasure | undefined;
  payment: TermPayment | undefined;
  statements: Statement[];
  /** Why a suspended person asks for another review. */
  appeal: string | null;
}

interface OpenErasure extends ErasureRow {
  /** What the open claims of the person are about. */
  claims: string[];
}

/** How a term of Premium was paid for, and the person's terms before it. */
interface TermPayment {
  order: typeof proformas.$inferSelect | null;
  formerTerms: PremiumTerm[];
}

const operators = alias(users, "operators");
/** The newest reports or messages of an item; older ones stay in the database. */
const maxStatements = 200;
const emptyDetails: Omit<ItemDetails, "person"> = {
  counterpart: undefined,
  publication: undefined,
  edit: undefined,
  transaction: undefined,
  confirmedBy: [],
  bookings: [],
  erasure: undefined,
  payment: undefined,
  statements: [],
  appeal: null,
};

/** What operators see of an item beside its row in the queue. */
export async function loadItemDetails(db: Db, item: PendingItem): Promise<ItemDetails> {
  const person = item.personId === null ? undefined : (await loadUsers(db, [item.personId]))[0];
  switch (item.kind) {
    case "publication":
    case "edit":
    case "report":
      return {
        ...emptyDetails,
        person,
        publication: (await loadPublications(db, anonymous, [item.id])).get(item.id),
        edit: item.kind === "edit" ? (await latestEdits(db, [item.id])).get(item.id) : undefined,
        statements: item.kind === "report" ? await listReports(db, eq(reports.publicationId, item.id)) : [],
      };
    case "person":
      return { ...emptyDetails, person, statements: await listReports(db, eq(reports.userId, item.id)) };
    case "suspension":
      return { ...emptyDetails, person, statements: toStatements(await listSuspensions(db, item.id)) };
    case "appeal": {
      const suspensions = await listSuspensions(db, item.id);
      return {
        ...emptyDetails,
        person,
        statements: toStatements(suspensions),
        appeal: suspensions.at(0)?.appeal?.text ?? null,
      };
    }
    case "claim":
      return { ...emptyDetails, ...(await loadClaim(db, item, person)), person };
    case "erasure":
      return {
        ...emptyDetails,
        person,
        erasure: await loadErasure(db, item.id),
        statements: await listReportsOf(db, item.id),
      };
    case "verification":
      return { ...emptyDetails, person };
    case "premium":
      return { ...emptyDetails, person, payment: await loadPayment(db, item.id) };
    case "ring":
      return { ...emptyDetails, person, statements: await describeRing(db, item.id) };
    case "contact":
      return { ...emptyDetails, person, statements: await loadContactForm(db, item.id) };
  }
}

/** About a person and about their publications, which are named then. */
async function listReportsOf(db: Db, userId: number): Promise<Statement[]> {
  const own = db.select({ id: publications.id }).from(publications).where(eq(publications.ownerId, userId));
  return listReports(db, or(eq(reports.userId, userId), inArray(reports.publicationId, own)), {
    namesPublication: true,
  });
}

async function listReports(db: Db, isAbout: SQL | undefined, { namesPublication = false } = {}): Promise<Statement[]> {
  const rows = await db
    .select({ report: reports, reporter: users, quote: messages.text, title: publications.title })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .leftJoin(messages, eq(messages.id, reports.messageId))
    .leftJoin(publications, eq(publications.id, reports.publicationId))
    .where(and(isAbout, isNull(reports.settledAt)))
    .orderBy(desc(reports.id))
    .limit(maxStatements);
  return rows.toReversed().map(({ report, reporter, quote, title }) => ({
    id: report.id,
    author: fullName(reporter),
    text: report.reason,
    quote: quote ?? (namesPublication ? title : null),
    at: report.createdAt,
  }));
}

const toStatements = (suspensions: Awaited<ReturnType<typeof listSuspensions>>): Statement[] =>
  suspensions.map(({ decision, operator }) => ({
    id: decision.id,
    author: fullName(operator),
    text: decision.reason ?? "",
    quote: null,
    at: decision.createdAt,
  }));

/** The conversation of the parties: read by operators only while a claim is open. */
async function loadClaim(db: Db, { id, personId }: PendingItem, person: UserRow | undefined) {
  const transaction = await loadTransaction(db, id);
  if (!transaction) return {};
  const { ownerId, interestedId } = transaction.transaction;
  const [counterpart] = await loadUsers(db, [ownerId === personId ? interestedId : ownerId]);
  const confirmedBy = await listConfirmers(db, transaction.transaction);
  const written = transaction.chatId === null ? [] : await listLastMessages(db, transaction.chatId, maxStatements);
  return {
    transaction,
    counterpart,
    bookings: await listBookedFor(db, id),
    confirmedBy: [person, counterpart].flatMap((party) => (party && confirmedBy.includes(party.id) ? party : [])),
    statements: written.map(toStatement),
  };
}

const toStatement = ({ message, sender }: Awaited<ReturnType<typeof listLastMessages>>[number]): Statement => ({
  id: message.id,
  author: fullName(sender),
  text: message.text ?? (message.imageId === null ? "Ubicación" : "Foto enviada por el chat"),
  quote: null,
  imageId: message.imageId,
  at: message.createdAt,
});

async function listConfirmers(db: Db, { id, ownerId, interestedId }: TransactionRow): Promise<number[]> {
  const events = await db.select().from(transactionEvents).where(eq(transactionEvents.transactionId, id));
  if (events.length > 0)
    return events
      .filter(({ kind }) => kind === "confirmed")
      .map(({ actor }) => (actor === "owner" ? ownerId : interestedId));
  // From before what happens was kept: whoever confirms also rates.
  const rated = await db.select({ by: ratings.raterId }).from(ratings).where(eq(ratings.transactionId, id));
  return rated.map(({ by }) => by);
}

async function loadErasure(db: Db, userId: number): Promise<OpenErasure | undefined> {
  const erasure = await findOpenErasure(db, userId);
  const claims = await db
    .select({ title: publications.title })
    .from(transactions)
    .innerJoin(publications, eq(publications.id, transactions.publicationId))
    .where(
      and(
        inArray(transactions.status, [...claimStatuses]),
        or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
      ),
    );
  return erasure && { ...erasure, claims: claims.map(({ title }) => title) };
}

async function loadPayment(db: Db, termId: number): Promise<TermPayment | undefined> {
  const [row] = await db
    .select({ term: premiumTerms, order: proformas })
    .from(premiumTerms)
    .leftJoin(proformas, eq(proformas.id, premiumTerms.proformaId))
    .where(eq(premiumTerms.id, termId));
  return row && { order: row.order, formerTerms: await listDecidedTerms(db, row.term.userId) };
}

/** Why a member left, what each has handed over, and what they wrote to each other: read only while it is open. */
async function describeRing(db: Db, id: number): Promise<Statement[]> {
  const record = await loadRing(db, id);
  if (!record) return [];
  const { ring, members } = record;
  const [chat] = await db.select({ id: chats.id }).from(chats).where(eq(chats.ringId, id));
  const written = chat ? await listLastMessages(db, chat.id, maxStatements) : [];
  const parts = members.map(({ person, member, thing }, index) => {
    const receiver = members[(index + 1) % members.length];
    const handedOver = receiver?.member.receivedAt ? "Entregada" : "Sin confirmar";
    const hasLeft = member.userId === ring.leaverId;
    return {
      id: member.position,
      author: fullName(person),
      text: hasLeft ? (ring.leaveReason ?? "Cuenta suspendida") : "Sigue en el círculo",
      quote: `${thing.title}, para ${receiver ? fullName(receiver.person) : ""}: ${handedOver}`,
      at: ring.updatedAt,
    };
  });
  return [...parts, ...written.map(toStatement)];
}

async function loadContactForm(db: Db, id: number): Promise<Statement[]> {
  const [form] = await db.select().from(contactForms).where(eq(contactForms.id, id));
  return form
    ? [{ id, author: `${form.name} (${form.email})`, text: form.message, quote: null, at: form.createdAt }]
    : [];
}

const maxAuditTrail = 100;

/** The latest rows of the audit trail, with when those that can still be undone take effect. */
export function listDecisions(db: Db) {
  return db
    .select({
      decision: decisions,
      operator: { name: operators.name, lastName: operators.lastName },
      dueAt: openDecisions.dueAt,
    })
    .from(decisions)
    .leftJoin(operators, eq(operators.id, decisions.operatorId))
    .leftJoin(openDecisions, eq(openDecisions.decisionId, decisions.id))
    .orderBy(desc(decisions.id))
    .limit(maxAuditTrail);
}

const loadUsers = (db: Db, ids: number[]) => db.select().from(users).where(inArray(users.id, ids));

const fullName = ({ name, lastName }: { name: string; lastName: string }) => `${name} ${lastName}`;
