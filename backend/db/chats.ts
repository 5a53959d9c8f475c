import { and, asc, count, desc, eq, exists, gt, gte, inArray, ne, not, or, sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { endedStatuses } from "../../rules/transaction";
import type { TransactionRole, TransactionStatus } from "../../rules/transaction";
import { isOpenAmendmentOf } from "./amendments";
import { isUnblockedBetween } from "./blocks";
import { byKeys } from "./byKeys";
import { isReadingShared } from "./chatMarks";
import { isMutedBy, mutingUsers } from "./chatMutes";
import type { Db } from "./client";
import type { MessageRecord } from "./messages";
import { countUnreadRingChats, isRingMember } from "./ringChats";
import { amendments } from "./schema/amendments";
import { chats, messages } from "./schema/chats";
import { publications } from "./schema/publications";
import { rings } from "./schema/rings";
import { transactionEvents, transactions } from "./schema/transactions";
import { users } from "./schema/users";
import { cutStretch, isBehind } from "./stretch";
import type { ChangePlace, Stretch, StretchRequest } from "./stretch";
import type { TransactionEventRow } from "./transactionEvents";
import { nameColumns, personColumns } from "./people";
import type { Person } from "./people";

type ChatRow = typeof chats.$inferSelect;

/** A chat as one of its participants sees it. */
export interface ChatRecord {
  chat: ChatRow;
  owner: Person;
  interested: Person;
  transaction: {
    id: number;
    status: TransactionStatus;
    offerAuthor: TransactionRole;
    /** Of the change of what was agreed on that waits for an answer. */
    amendmentAuthor: TransactionRole | null;
  };
  publication: { id: number; title: string };
  unread: number;
  /** Whether the participant wants no news of its messages. */
  isMuted: boolean;
  /** Whether the participant shares that they write. */
  sharesTyping: boolean;
  /** Whether both share what they have read. */
  isReadingShared: boolean;
  /** When the other one was last connected; null where one of the two does not share that. */
  lastSeenAt: Date | null;
  last: MessageRecord | undefined;
  /** What happened last to its transaction. */
  lastEvent: TransactionEventRow | undefined;
  /** Of its list. */
  group: ChatGroup;
}

/** Where a chat stands in its list: by group, then by its latest activity. */
export interface ChatPlace extends ChangePlace {
  group: ChatGroup;
}

/** See `groupFor`. */
type ChatGroup = 0 | 1 | 2;

type ChatType = "proposal" | "in_progress";

const owner = alias(users, "chat_owner");
const interested = alias(users, "chat_interested");
const last = alias(messages, "last");
const quoted = alias(messages, "quoted");
const sender = alias(users, "sender");
const maxChats = 500;

/** Who sees a chat: a user, or one of its two participants. */
type Viewer = number | typeof chats.ownerId | typeof chats.interestedId;

/** A block hides the chats of the two from both. */
export const isParty = (userId: Viewer) =>
  and(
    or(eq(chats.ownerId, userId), eq(chats.interestedId, userId)),
    isUnblockedBetween(chats.ownerId, chats.interestedId),
  );

/** Of a transaction or of a ring. */
export const isParticipant = (userId: number) => or(isParty(userId), isRingMember(userId));

/** What waits for the viewer comes first, then what waits for the other one or for no user, then what is closed. */
const groupFor = (viewerId: Viewer) => sql<ChatGroup>`(case
  when ${inArray(transactions.status, [...endedStatuses])} then 2
  when ${isTurnOf(viewerId)} then 0 else 1 end)`;

/** The author of a version, or of a change that waits for an answer, is not the viewer. */
const isTurnOf = (viewerId: Viewer) => {
  const isOther = (author: SQLWrapper) => sql`(${author} = 'owner') <> (${eq(chats.ownerId, viewerId)})`;
  return sql`(case when ${eq(transactions.status, "active")} then ${isOther(transactions.offerAuthor)}
    else ${isOther(amendments.author)} end)`;
};

/** The id of the newest row of a table that belongs to a row of another one. */
const newestOf = (table: PgTable, owner: AnyPgColumn, ownerId: AnyPgColumn) =>
  sql`(select max(newest.id) from ${table} newest where newest.${sql.identifier(owner.name)} = ${ownerId})`;

/** In one statement, however many they are: each message that is sent costs two of them. */
async function selectChats(
  db: Db,
  viewerId: Viewer,
  where: SQL | undefined,
  { order = [], limit = maxChats }: { order?: SQL[]; limit?: number } = {},
): Promise<ChatRecord[]> {
  // Only of those that are listed is the rest looked for.
  const listed = db
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(transactions, eq(transactions.id, chats.transactionId))
    // Named by the order. Without it the name would be the outer one, and each chat would list all the others.
    .leftJoin(amendments, isOpenAmendmentOf(transactions.id))
    .where(and(isParty(viewerId), where))
    .orderBy(...order, desc(chats.updatedAt), desc(chats.id))
    .limit(limit);
  const rows = await db
    .select({
      chat: chats,
      owner: personColumns(owner),
      interested: personColumns(interested),
      transaction: {
        id: transactions.id,
        status: transactions.status,
        offerAuthor: transactions.offerAuthor,
        amendmentAuthor: amendments.author,
      },
      publication: { id: publications.id, title: publications.title },
      group: groupFor(viewerId),
      unread: countUnread(viewerId),
      isMuted: isMutedBy(chats.id, viewerId),
      sharesTyping: sql<boolean>`(case when ${eq(chats.ownerId, viewerId)} then ${owner.sharesTyping} else ${interested.sharesTyping} end)`,
      isReadingShared,
      lastSeenAt: sql<Date | null>`(case when ${owner.sharesLastSeen} and ${interested.sharesLastSeen} then
        case when ${eq(chats.ownerId, viewerId)} then ${interested.lastSeenAt} else ${owner.lastSeenAt} end end)`.mapWith(
        users.lastSeenAt,
      ),
      last,
      sender: nameColumns(sender),
      quoted,
      lastEvent: transactionEvents,
    })
    .from(chats)
    .innerJoin(transactions, eq(transactions.id, chats.transactionId))
    .leftJoin(amendments, isOpenAmendmentOf(transactions.id))
    .innerJoin(publications, eq(publications.id, transactions.publicationId))
    .innerJoin(owner, eq(owner.id, chats.ownerId))
    .innerJoin(interested, eq(interested.id, chats.interestedId))
    .leftJoin(last, eq(last.id, newestOf(messages, messages.chatId, chats.id)))
    .leftJoin(sender, eq(sender.id, last.senderId))
    .leftJoin(quoted, eq(quoted.id, last.replyToId))
    .leftJoin(
      transactionEvents,
      eq(transactionEvents.id, newestOf(transactionEvents, transactionEvents.transactionId, transactions.id)),
    )
    .where(inArray(chats.id, listed))
    .orderBy(...order, desc(chats.updatedAt), desc(chats.id));
  return rows.map(({ last, sender, quoted, ...row }) => ({
    ...row,
    last: last && sender ? { message: last, sender, quoted } : undefined,
    lastEvent: row.lastEvent ?? undefined,
  }));
}

/** Messages of the other one behind the viewer's read mark. */
const isUnread = (viewerId: Viewer) =>
  and(
    ne(messages.senderId, viewerId),
    gt(
      messages.id,
      sql`case when ${chats.ownerId} = ${viewerId} then ${chats.ownerReadId} else ${chats.interestedReadId} end`,
    ),
  );

const countUnread = (viewerId: Viewer) =>
  sql`(select count(*) from ${messages} where ${and(eq(messages.chatId, chats.id), isUnread(viewerId))})`.mapWith(
    Number,
  );

/** In how many chats, without muted ones, something is unread. */
export async function countUnreadChats(db: Db, viewerId: number): Promise<number> {
  const unread = db
    .select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.chatId, chats.id), isUnread(viewerId)));
  const [counted] = await db
    .select({ total: count() })
    .from(chats)
    .where(and(isParty(viewerId), not(isMutedBy(chats.id, viewerId)), exists(unread)));
  return (counted?.total ?? 0) + (await countUnreadRingChats(db, viewerId));
}

/** `proposal`: chats of active transactions; `in_progress`: all the others. Without a type: every chat. */
const isOfType = (type: ChatType | undefined) =>
  type && (type === "proposal" ? eq(transactions.status, "active") : ne(transactions.status, "active"));

/** Those that something happened to since a time, or all of them. */
export function listChats(db: Db, viewerId: number, type?: ChatType, since?: Date) {
  return selectChats(db, viewerId, and(isOfType(type), since && gte(chats.updatedAt, since)));
}

/** A stretch of the list in its groups, each with the latest activity first. */
export async function listChatStretch(
  db: Db,
  viewerId: number,
  type: ChatType | undefined,
  { count: wanted, after }: StretchRequest<ChatPlace>,
): Promise<Stretch<ChatRecord, ChatPlace>> {
  const group = groupFor(viewerId);
  const behind =
    after &&
    or(
      sql`${group} > ${after.group}::int`,
      and(sql`${group} = ${after.group}::int`, isBehind(chats.updatedAt, chats.id, after)),
    );
  const found = await selectChats(db, viewerId, and(isOfType(type), behind), {
    order: [asc(group)],
    limit: wanted + 1,
  });
  return cutStretch(found, wanted, ({ chat, group: its }) => ({ group: its, at: chat.updatedAt, id: chat.id }));
}

/** A chat for one of its participants; undefined for any other user. */
export async function loadChat(db: Db, viewerId: number, chatId: number): Promise<ChatRecord | undefined> {
  return (await selectChats(db, viewerId, eq(chats.id, chatId)))[0];
}

/** By id, each as its two participants see it: by their ids. */
export async function loadChats(db: Db, ids: readonly number[]): Promise<Map<number, Map<number, ChatRecord>>> {
  const views = new Map<number, Map<number, ChatRecord>>();
  // For whichever of the two listens: both get most events of a chat.
  for (const viewer of ["ownerId", "interestedId"] as const)
    for (const record of await selectChats(db, chats[viewer], inArray(chats.id, [...ids]), { limit: ids.length })) {
      const { id, [viewer]: viewerId } = record.chat;
      if (viewerId === null) continue;
      views.set(id, (views.get(id) ?? new Map<number, ChatRecord>()).set(viewerId, record));
    }
  return views;
}

/**
 * Locks a chat until the commit, and reads it with its transaction or ring for one of its participants, what they have
 * written under `randomId`, the message of this chat that a new one answers, and who has muted the chat. Ids of its
 * messages commit in order then, so that a read mark never passes a message that is still to come.
 */
export async function lockChat(
  tx: Db,
  viewerId: number,
  chatId: number,
  { randomId, replyToId }: { randomId: string; replyToId: number | null },
) {
  await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for("update");
  // After the lock: a statement that has waited for it still sees transaction and blocks as they were before.
  const [row] = await tx
    .select({
      chat: { ownerId: chats.ownerId, interestedId: chats.interestedId, transactionId: chats.transactionId },
      ring: { id: rings.id, state: rings.state, expiresAt: rings.expiresAt, updatedAt: rings.updatedAt },
      transaction: { status: transactions.status, completedAt: transactions.completedAt },
      earlier: messages,
      quoted,
      muting: mutingUsers(chats.id),
    })
    .from(chats)
    .leftJoin(transactions, eq(transactions.id, chats.transactionId))
    .leftJoin(rings, eq(rings.id, chats.ringId))
    .leftJoin(
      messages,
      and(eq(messages.chatId, chats.id), eq(messages.senderId, viewerId), eq(messages.randomId, randomId)),
    )
    .leftJoin(quoted, and(eq(quoted.chatId, chats.id), sql`${quoted.id} = ${replyToId}::int`))
    .where(byKeys(and(eq(chats.id, chatId), isParticipant(viewerId))));
  return row;
}

/** Several; those of other users are left out. */
export function listNamedChats(db: Db, viewerId: number, ids: number[]): Promise<ChatRecord[]> {
  return selectChats(db, viewerId, inArray(chats.id, ids));
}

/** Undefined for strangers, as for a chat that does not exist. */
export async function findChat(db: Db, viewerId: number, chatId: number): Promise<ChatRow | undefined> {
  const [row] = await db
    .select()
    .from(chats)
    .where(byKeys(and(eq(chats.id, chatId), isParticipant(viewerId))));
  return row;
}
