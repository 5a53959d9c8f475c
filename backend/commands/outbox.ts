import { and, eq, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { NotificationTopic, NotificationWay } from "../../rules/notificationSettings";
import type { Db } from "../db/client";
import { events } from "../db/schema/events";
import { jobs } from "../db/schema/jobs";
import { notificationSettings } from "../db/schema/notificationSettings";
import { notifications } from "../db/schema/notifications";
import { pushSubscriptions } from "../db/schema/pushes";
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

/** Of LISTEN and NOTIFY; its payload is blank where the table has news, else passing news itself. */
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

/** Locks the notification streams of users until the commit, for callers that read them before they write more. */
export const lockNotifications = (tx: Db, userIds: readonly number[]) =>
  tx.execute(streamLock(userIds.map(notificationsOf)));

/** A notification that comes with events. */
interface NewNotification extends Pick<
  typeof notifications.$inferSelect,
  "userId" | "type" | "transactionId" | "publicationId" | "commentId" | "extra"
> {
  /** The topic of its settings; null for one that always comes. */
  topic: NotificationTopic | null;
  /**
   * Whether it also comes by mail: always looked at when it is due, where wanted only by those who chose so, or never.
   */
  mailed: "usually" | "where_wanted" | "never";
}

/** Writes events with the change they report; call it last in the transaction. */
export async function emit(tx: Db, list: readonly CableEvent[]) {
  if (list.length > 0) await writeNews(tx, [], list);
}

/**
 * Writes notifications, the events that deliver them, the jobs that bring them otherwise, and other events. One
 * statement, which begins with locks: they make the ids of notifications and events of the same stream commit in their
 * order: a reader that has seen id 11 of a stream will never be given its id 10 later. Held until the commit, so it
 * comes last in a transaction, after every row it locks; streams that differ do not wait for each other. In one order,
 * which spares most deadlocks.
 */
export async function writeNews(
  tx: Db,
  newNotifications: readonly NewNotification[],
  list: readonly CableEvent[],
): Promise<void> {
  const streams = [...newNotifications.map(({ userId }) => notificationsOf(userId)), ...list.map(streamOf)];
  const others = list.map((event) => ({ stream: streamOf(event), payload: event }));
  const otherNews = sql`
    select 2 as part, ordinality as place, stream, payload
    from locked, rows from (jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as (stream text, payload jsonb))
      with ordinality other`;
  // Each id is drawn for a row that comes from `locked`, so after the locks. The transaction's own id comes before
  // them, too: readOutbox goes by it. Of a transaction's equal NOTIFYs PostgreSQL sends one.
  await tx.execute(sql`
    with locked as materialized (${streamLock(streams)}),
    ${newNotifications.length === 0 ? insertedEvents(otherNews) : insertedNotifications(newNotifications, otherNews)}
    select pg_notify(${eventsChannel}, '')`);
}

const insertedEvents = (news: SQL) => sql`
  inserted_events as (
    insert into ${events} (stream, payload) select stream, payload from (${news}) news order by part, place)`;

/** Left out where there are no notifications: planning all of this takes longer than running it. */
const insertedNotifications = (newNotifications: readonly NewNotification[], otherNews: SQL) => sql`
  new as materialized (
    select nextval(pg_get_serial_sequence('notifications', 'id'))::int as id, notification.*
    from (
      select notification.*
      from locked, rows from (jsonb_to_recordset(${JSON.stringify(newNotifications)}::jsonb) as ("userId" int, type smallint,
        "transactionId" int, "publicationId" int, "commentId" int, extra jsonb, topic text, mailed text))
        with ordinality notification
      order by ordinality) notification),
  inserted_notifications as (
    insert into ${notifications} (id, user_id, type, transaction_id, publication_id, comment_id, extra, is_listed)
    select id, "userId", type, "transactionId", "publicationId", "commentId", extra,
      not ${hasChosen("in_app", sql`s.frequency <> 'at_once'`)}
    from new
    returning id, user_id, is_listed),
  ${insertedEvents(sql`
    select 1 as part, id as place, ${notificationsPrefix}::text || user_id as stream,
      jsonb_build_object('kind', 'notification', 'userId', user_id, 'notificationId', id) as payload
    from inserted_notifications where is_listed
    union all ${otherNews}`)},
  planned as (
    insert into ${jobs} (kind, subject_id, due_at)
    select kind, id, ${dueAtOnce.toISOString()}::timestamptz from (
      select 'mail' as kind, id from new
      where mailed = 'usually' or (mailed = 'where_wanted' and ${hasChosen("mail", sql`s.frequency <> 'never'`)})
      union all
      select 'push', id from new
      where topic is not null and exists (select 1 from ${pushSubscriptions} p where p.user_id = "userId")
      union all
      select 'hold', id from new where ${hasChosen("in_app", sql`s.frequency = 'daily'`)}) plans
    order by id)`;

/** Whether the settings of a new notification's user meet a condition for its topic. */
const hasChosen = (way: NotificationWay, condition: SQL) => sql`exists (
  select 1 from ${notificationSettings} s
  where s.user_id = "userId" and s.topic = new.topic and s.way = ${way} and ${condition})`;

/** Due at once, whatever clock the server runs by. */
const dueAtOnce = new Date(0);

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
