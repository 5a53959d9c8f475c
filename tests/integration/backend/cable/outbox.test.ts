import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { readOutbox } from "../../../../backend/cable/outboxReader";
import { emit } from "../../../../backend/commands/outbox";
import type { CableEvent } from "../../../../backend/commands/outbox";
import type { Db } from "../../../../backend/db/client";
import { events } from "../../../../backend/db/schema/events";
import { pollUntil } from "../../../support/pollUntil";
import { bothDatabases, startBackend } from "../../../support/startBackend";
import type { TestBackend, TestDatabase } from "../../../support/startBackend";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

interface Delivered {
  stream: string;
  event: CableEvent;
}

async function startReading(database: TestDatabase) {
  const backend = await startBackend({ database });
  stops.push(backend.stop);
  return { ...backend, ...(await follow(backend)) };
}

/** Another reader, as another process has one. */
async function follow({ services }: TestBackend) {
  const delivered: Delivered[] = [];
  const stop = await readOutbox(
    services,
    async (page) => () => {
      for (const { stream, payload: event } of page) delivered.push({ stream, event });
    },
    () => undefined,
  );
  stops.push(stop);
  return { delivered, numbers: () => delivered.map(({ event }) => ("messageId" in event ? event.messageId : 0)) };
}

/** An event on the stream of a chat. */
const message = (chatId: number, messageId: number): CableEvent => ({ kind: "message", chatId, messageId });

/** A transaction that has written an event and waits for how it shall end. */
async function writeSlowly(db: Db, ...list: CableEvent[]) {
  let decide = (_how: "commit" | "undo") => {};
  const decision = new Promise<"commit" | "undo">((resolve) => (decide = resolve));
  let over = Promise.resolve();
  await new Promise<void>((written) => {
    over = db
      .transaction(async (tx) => {
        await emit(tx, list);
        written();
        if ((await decision) === "undo") throw new Error("undone");
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== "undone") throw error;
      });
  });
  const end = async (how: "commit" | "undo") => {
    decide(how);
    await over;
  };
  stops.push(() => end("undo"));
  return end;
}

/** How many writers wait for a stream. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as waiting from pg_locks
      join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and not granted`,
  )) as unknown as { rows: { waiting: number }[] };
  return rows[0]?.waiting ?? 0;
}

describe.each(bothDatabases)("the outbox on %s", (database) => {
  it("delivers what many write at once, each event once and those of a stream in order", async () => {
    const { db, delivered } = await startReading(database);
    const chats = 12;
    const each = 10;
    await Promise.all(
      Array.from({ length: chats * each }, (_, index) =>
        db
          .transaction(async (tx) => {
            // Two streams at a time, and every tenth is undone: its ids are never there.
            await emit(tx, [message(index % chats, index), message(chats + ((index * 7) % 5), index)]);
            if (index % 10 === 0) throw new Error("undone");
          })
          .catch(() => {}),
      ),
    );
    const stored = await db.select().from(events).orderBy(events.id);
    expect(stored).toHaveLength(chats * each * 2 * 0.9);
    await pollUntil(
      async () => delivered.length,
      (count) => count >= stored.length,
    );
    const byStream = (list: readonly { stream: string; event: unknown }[]) =>
      Object.fromEntries(
        [...new Set(list.map(({ stream }) => stream))]
          .sort()
          .map((stream) => [stream, list.filter((one) => one.stream === stream).map(({ event }) => event)]),
      );
    expect(byStream(delivered)).toEqual(byStream(stored.map(({ stream, payload }) => ({ stream, event: payload }))));
  });
});

describe("the outbox of several writers", () => {
  it("lets no stream wait for another one, and the writers of one for each other", async () => {
    const { db, numbers } = await startReading("postgres");
    const end = await writeSlowly(db, message(1, 1));
    // They would hang here if one lock was for all.
    for (let chatId = 2; chatId <= 9; chatId++) await db.transaction((tx) => emit(tx, [message(chatId, chatId)]));
    await pollUntil(
      async () => numbers().length,
      (count) => count === 8,
    );
    expect(await countWaiting(db)).toBe(0);
    const same = Promise.all([11, 12, 13].map((id) => db.transaction((tx) => emit(tx, [message(1, id)]))));
    expect(
      await pollUntil(
        () => countWaiting(db),
        (waiting) => waiting === 3,
      ),
    ).toBe(3);
    await end("commit");
    await same;
    await pollUntil(
      async () => numbers().length,
      (count) => count === 12,
    );
    expect(numbers().slice(0, 9)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 1]);
    expect(numbers().slice(9).sort()).toEqual([11, 12, 13]);
  });

  it("delivers what was written before a reader began and committed after it", async () => {
    const backend = await startReading("postgres");
    const { db } = backend;
    await db.transaction((tx) => emit(tx, [message(1, 1)]));
    const endFirst = await writeSlowly(db, message(2, 2));
    const endSecond = await writeSlowly(db, message(3, 3));
    await db.transaction((tx) => emit(tx, [message(4, 4)]));
    const late = await follow(backend);
    await endSecond("undo");
    await db.transaction((tx) => emit(tx, [message(5, 5)]));
    await pollUntil(
      async () => late.numbers().length,
      (count) => count === 1,
    );
    await endFirst("commit");
    await pollUntil(
      async () => late.numbers().length,
      (count) => count === 2,
    );
    expect(late.numbers()).toEqual([5, 2]);
  });

  it("waits for a transaction that began after those that have ended", async () => {
    const { db, numbers } = await startReading("postgres");
    let write = () => {};
    const written = new Promise<void>((resolve) => (write = resolve));
    let older = Promise.resolve();
    await new Promise<void>((begun) => {
      older = db.transaction(async (tx) => {
        // With this it has its number.
        await tx.execute(sql`select pg_current_xact_id()`);
        begun();
        await written;
        await emit(tx, [message(2, 2)]);
      });
    });
    const endYounger = await writeSlowly(db, message(1, 1));
    write();
    await older;
    const seen = (id: number) =>
      pollUntil(
        async () => numbers().includes(id),
        (isThere) => isThere,
      );
    await seen(2);
    await db.transaction((tx) => emit(tx, [message(3, 3)]));
    await seen(3);
    await endYounger("commit");
    await seen(1);
    expect(numbers()).toEqual([2, 3, 1]);
  });

  it("goes on after rows that were swept and ids that were left out", async () => {
    const { db, numbers } = await startReading("postgres");
    await db.transaction((tx) => emit(tx, [message(1, 1)]));
    await pollUntil(
      async () => numbers().length,
      (count) => count === 1,
    );
    await db.delete(events).where(eq(events.stream, "messages:1"));
    await db.execute(sql`select setval('events_id_seq', 1000000)`);
    const list = Array.from({ length: 450 }, (_, index) => message(1, index + 2));
    await db.transaction((tx) => emit(tx, list));
    await pollUntil(
      async () => numbers().length,
      (count) => count === 451,
    );
    expect(numbers()).toEqual(Array.from({ length: 451 }, (_, index) => index + 1));
  });
});
