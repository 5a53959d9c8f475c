import { and, count, eq, ne, sql } from "drizzle-orm";
import type { WithSubquery } from "drizzle-orm";
import type { Db } from "../db/client";
import { events } from "../db/schema/events";
import { clients } from "../db/schema/sessions";

/** What the cable delivers after the commit; the presenter makes the wire's message when it is delivered. */
export type CableEvent =
  | { kind: "notification"; userId: number; notificationId: number }
  | { kind: "chat"; userId: number; chatId: number; event: "create" | "update" | "remove" }
  | { kind: "request"; userId: number; transactionId: number }
  | { kind: "message"; chatId: number; messageId: number }
  | { kind: "chatMarks"; chatId: number }
  | { kind: "securityChange"; chatId: number; transactionId: number }
  | { kind: "comment"; publicationId: number; commentId: number }
  | { kind: "sessionEnd"; userId: number; client?: string | undefined };

export const eventsChannel = "events";
const outboxLock = 7_318_222;

/** The stream of a user's notifications. */
export const notificationsOf = (userId: number) => `notifications:${userId}`;

/** The stream that an event is delivered on. */
export function streamOf(event: CableEvent): string {
  switch (event.kind) {
    case "notification":
      return notificationsOf(event.userId);
    case "chat":
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

/** Streams share this many locks, so that a transaction about thousands of users does not fill the table of locks. */
const streamLocks = 1_024;

const streamsLocked = (streams: readonly string[]) =>
  sql`(select count(pg_advisory_xact_lock(${outboxLock}, number)) from (
    select distinct hashtext(stream) & ${streamLocks - 1} as number
    from unnest(${sql.param([...new Set(streams)])}::text[]) as stream order by number) numbers) locked`;

/**
 * Makes the ids of notifications and events of the same stream commit in their order: a reader that has seen id 11 of a
 * stream will never be given its id 10 later. Held until the commit, so it comes last in a transaction, after every row
 * it locks; streams that differ do not wait for each other. In one order, which spares most deadlocks.
 */
export async function lockStreams(tx: Db, streams: readonly string[]) {
  // The transaction's id comes before those of its events: readOutbox goes by it.
  await tx.execute(sql`select pg_current_xact_id(), locked.count from ${streamsLocked(streams)}`);
}

/**
 * Locks the streams of these users' notifications and of the events, then takes an id for each notification: they and
 * their events can be written in one statement with them.
 */
export async function takeNotificationIds(
  tx: Db,
  userIds: readonly number[],
  otherEvents: readonly CableEvent[],
): Promise<number[]> {
  const streams = [...userIds.map(notificationsOf), ...otherEvents.map(streamOf)];
  const result = await tx.execute(sql`select pg_current_xact_id(), locked.count,
    nextval(pg_get_serial_sequence('notifications', 'id'))::int as id
    from ${streamsLocked(streams)}, generate_series(1, ${userIds.length}::int)`);
  return (result as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
}

/** Writes events with the change they report; call it last in the transaction. */
export async function emit(tx: Db, list: readonly CableEvent[]) {
  if (list.length === 0) return;
  await lockStreams(tx, list.map(streamOf));
  await writeEvents(tx, list);
}

/** Where the streams are locked already; in one statement with what else is to be written. */
export async function writeEvents(tx: Db, list: readonly CableEvent[], besides: readonly WithSubquery[] = []) {
  const written = tx.$with("written").as(
    tx
      .insert(events)
      .values(list.map((event) => ({ stream: streamOf(event), payload: { ...event } })))
      .returning({ id: events.id }),
  );
  // Of a transaction's equal notifications PostgreSQL sends one.
  await tx
    .with(...besides, written)
    .select({ sent: sql`pg_notify(${eventsChannel}, '')`, events: count(written.id) })
    .from(written);
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
