import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { events } from "../db/schema/events";
import { notifications } from "../db/schema/notifications";
import { clients } from "../db/schema/sessions";

/** What the cable delivers after the commit; the presenter makes the wire's message when it is delivered. */
export type CableEvent =
  | { kind: "notification"; userId: number; notificationId: number }
  | { kind: "chat"; userId: number; chatId: number; event: "create" | "update" | "remove" }
  | { kind: "ringChat"; userId: number; chatId: number }
  | { kind: "request"; userId: number; transactionId: number }
  /** `ringId` in the chat of a ring. */
  | { kind: "message"; chatId: number; messageId: number; ringId?: number }
  | { kind: "chatMarks"; chatId: number }
  | { kind: "securityChange"; chatId: number; transactionId: number }
  | { kind: "comment"; publicationId: number; commentId: number }
  | { kind: "sessionEnd"; userId: number; client?: string | undefined };

export const eventsChannel = "events";
const outboxLock = 7_318_222;
/** Streams share this many locks, so that a transaction about thousands of users does not fill the table of locks. */
const streamLocks = 1_024;

const notificationsPrefix = "notifications:";
/** The stream of a user's notifications. */
const notificationsOf = (userId: number) => `${notificationsPrefix}${userId}`;

/** The stream that an event is delivered on. */
function streamOf(event: CableEvent): string {
  switch (event.kind) {
    case "notification":
      return notificationsOf(event.userId);
    case "chat":
    case "ringChat":
      return `chats:${event.userId}`;
    case "request":
      return `requests:${event.userId}`;
    case "message":
    case "chatMarks":
    case "securityChange":
      return `messages:${event.chatId}`;
    case "comment":
      return `comments:${event.publicationId}`;
    case "sessionEnd":
      return `sessions:${event.userId}`;
  }
}

/** Takes the locks of streams, in one order, with the transaction's own id before them; one row when it has them. */
const streamLock = (streams: readonly string[]) => sql`
  select count(pg_advisory_xact_lock(${outboxLock}, number)) as streams, pg_current_xact_id() as transaction from (
    select distinct hashtext(stream) & ${streamLocks - 1} as number
    from unnest(${sql.param([...new Set(streams)])}::text[]) as stream order by number) numbers`;

/** Keeps the notifications of users as they are until the commit, for who reads them before more are written. */
export const lockNotifications = (tx: Db, userIds: readonly number[]) =>
  tx.execute(streamLock(userIds.map(notificationsOf)));

/** A notification that comes with events. */
export type NewNotification = Pick<
  typeof notifications.$inferSelect,
  "userId" | "type" | "transactionId" | "publicationId" | "commentId" | "extra"
>;

/** Writes events with the change they report; call it last in the transaction. */
export async function emit(tx: Db, list: readonly CableEvent[]) {
  if (list.length > 0) await writeNews(tx, [], list);
}

/**
 * Writes notifications, the events that deliver them, and others after these; answers the notifications' ids. One
 * statement, which begins with locks: they make the ids of notifications and events of the same stream commit in their
 * order: a reader that has seen id 11 of a stream will never be given its id 10 later. Held until the commit, so it
 * comes last in a transaction, after every row it locks; streams that differ do not wait for each other. In one order,
 * which spares most deadlocks.
 */
export async function writeNews(
  tx: Db,
  notices: readonly NewNotification[],
  list: readonly CableEvent[],
): Promise<number[]> {
  const streams = [...notices.map(({ userId }) => notificationsOf(userId)), ...list.map(streamOf)];
  const others = list.map((event) => ({ stream: streamOf(event), payload: event }));
  // Each id is drawn for a row that comes from `locked`, so after the locks. The transaction's own id comes before them,
  // too: readOutbox goes by it. Of a transaction's equal NOTIFYs PostgreSQL sends one.
  const written = await tx.execute(sql`
    with locked as materialized (${streamLock(streams)}),
    notified as (
      insert into ${notifications} (user_id, type, transaction_id, publication_id, comment_id, extra)
      select notice."userId", type, "transactionId", "publicationId", "commentId", extra
      from locked, rows from (jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as ("userId" int, type smallint,
        "transactionId" int, "publicationId" int, "commentId" int, extra jsonb)) with ordinality notice
      order by ordinality
      returning id, user_id),
    told as (
      insert into ${events} (stream, payload)
      select stream, payload from (
        select 1 as part, id as place, ${notificationsPrefix}::text || user_id as stream,
          jsonb_build_object('kind', 'notification', 'userId', user_id, 'notificationId', id) as payload
        from notified
        union all
        select 2, ordinality, stream, payload
        from locked, rows from (jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as (stream text, payload jsonb))
          with ordinality other) news
      order by part, place
      returning id)
    select pg_notify(${eventsChannel}, ''), (select count(*) from told), array(select id from notified order by id) as ids`);
  return (written as unknown as { rows: { ids: number[] }[] }).rows[0]?.ids ?? [];
}

/** Ends all sessions of a user but one, and closes their cable connections in every process. */
export async function endOtherSessions(tx: Db, userId: number, keptClient: string) {
  const ended = await tx
    .delete(clients)
    .where(and(eq(clients.userId, userId), ne(clients.id, keptClient)))
    .returning({ client: clients.id });
  await emit(
    tx,
    ended.map(({ client }) => ({ kind: "sessionEnd", userId, client })),
  );
}

/** Ends all sessions of a user, or one, and closes their cable connections in every process. */
export async function endSessions(tx: Db, userId: number, client?: string) {
  await tx
    .delete(clients)
    .where(client === undefined ? eq(clients.userId, userId) : and(eq(clients.userId, userId), eq(clients.id, client)));
  await emit(tx, [{ kind: "sessionEnd", userId, client }]);
}
