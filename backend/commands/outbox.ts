import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { events } from "../db/schema/events";
import { clients } from "../db/schema/sessions";

/** What the cable delivers after the commit; the presenter makes the wire's message when it is delivered. */
export type CableEvent =
  | { kind: "notification"; userId: number; notificationId: number }
  | { kind: "chat"; userId: number; chatId: number; event: "create" | "update" | "remove" }
  | { kind: "request"; userId: number; transactionId: number }
  | { kind: "message"; chatId: number; messageId: number }
  | { kind: "securityChange"; chatId: number; transactionId: number }
  | { kind: "comment"; publicationId: number; commentId: number }
  | { kind: "sessionEnd"; userId: number; client?: string | undefined };

export const eventsChannel = "events";
const outboxLock = 7_318_222;

/** The stream that an event is delivered on. */
function streamOf(event: CableEvent): string {
  switch (event.kind) {
    case "notification":
      return `notifications:${event.userId}`;
    case "chat":
      return `chats:${event.userId}`;
    case "request":
      return `requests:${event.userId}`;
    case "message":
    case "securityChange":
      return `messages:${event.chatId}`;
    case "comment":
      return `comments:${event.publicationId}`;
    case "sessionEnd":
      return `sessions:${event.userId}`;
  }
}

/**
 * Makes the ids of notifications and events commit in their order: a reader that has seen id 11 will never be given id
 * 10 later. Held until the commit, so it comes last in a transaction, after every row it locks.
 */
export async function lockOutbox(tx: Db) {
  await tx.execute(sql`select pg_advisory_xact_lock(${outboxLock})`);
}

/** Writes events with the change they report; call it last in the transaction. */
export async function emit(tx: Db, list: readonly CableEvent[]) {
  if (list.length === 0) return;
  await lockOutbox(tx);
  const rows = await tx
    .insert(events)
    .values(list.map((event) => ({ stream: streamOf(event), payload: { ...event } })))
    .returning({ id: events.id });
  await tx.execute(sql`select pg_notify(${eventsChannel}, ${String(rows.at(-1)?.id)})`);
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
