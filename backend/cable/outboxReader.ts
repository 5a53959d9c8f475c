import { sql } from "drizzle-orm";
import { eventsChannel } from "../commands/outbox";
import type { CableEvent } from "../commands/outbox";
import type { Db } from "../db/client";
import { events } from "../db/schema/events";
import type { Services } from "../services";

const pageSize = 200;
const retryMs = 1_000;
/** More ids than this are never being written at once. */
const reach = 20_000;

/**
 * Reads the outbox as it grows, each event once, and those of a stream in order of id. Ids of different streams commit
 * in any order: what has been read is everything up to the last id but its gaps, the ids that were not there yet. After
 * a lost connection it goes on from there: a page counts as read once `prepare` has all that is needed to deliver it.
 * `hearPassing` gets notifications with a payload, which are stored nowhere.
 */
export async function readOutbox(
  { db, database, log, metrics }: Services,
  prepare: (page: readonly OutboxRow[]) => Promise<() => void>,
  hearPassing: (news: string) => void,
): Promise<() => Promise<void>> {
  let position: Position = { lastId: 0, gaps: new Map() };
  const stopping = new AbortController();
  let isPending = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Since when unread events wait; 0 for none. */
  let behindSince = 0;
  metrics?.watch(
    "truequea_outbox_lag_seconds",
    "How long news of the outbox has waited to be read and delivered by this process; 0 where there is none",
    () => (behindSince === 0 ? 0 : (performance.now() - behindSince) / 1_000),
  );

  async function drain() {
    while (isPending && !stopping.signal.aborted) {
      isPending = false;
      const rows = await readPage(db, position);
      const deliver = await prepare(rows);
      position = advance(position, rows);
      metrics?.countEvents(rows.length);
      deliver();
      if (rows.length === pageSize) isPending = true;
    }
    if (!isPending) behindSince = 0;
  }

  function wake() {
    isPending = true;
    behindSince ||= performance.now();
    running ??= drain()
      .catch((error: unknown) => {
        log.error({ err: error }, "outbox not read");
        timer = setTimeout(() => {
          timer = undefined;
          wake();
        }, retryMs);
      })
      .finally(() => {
        running = undefined;
        if (isPending && !stopping.signal.aborted && !timer) wake();
      });
  }

  position = await findEnd(db);
  const stopListening = await database.listen(eventsChannel, (news) => (news ? hearPassing(news) : wake()), wake);
  // What came before it listened.
  wake();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await stopListening();
    await running;
  };
}

interface Position {
  lastId: number;
  /** Missing ids below, each with the first transaction that is too late to be the one that writes it. */
  gaps: ReadonlyMap<number, bigint>;
}

/** An event in the outbox. */
interface OutboxRow {
  id: number;
  stream: string;
  payload: CableEvent;
}

interface Row extends OutboxRow {
  /**
   * The oldest running transaction, as the reading statement sees it, and the statement's own transaction. The latter
   * gets its number after the read, so the writer of an id that the read misses has a lower one. (The upper end of a
   * snapshot would not do: it lies above all ended transactions, but not above all running ones.)
   */
  oldest: string;
  next: string;
}

/**
 * In order of id: of two events of a stream, what sees the second sees the first. Two lookups, since one with "or" can
 * be planned as a walk through all events.
 */
async function readPage(db: Db, { lastId, gaps }: Position): Promise<Row[]> {
  const found = await db.execute(sql`
    select id, stream, payload, pg_snapshot_xmin(seen)::text as oldest, pg_current_xact_id()::text as next
    from pg_current_snapshot() seen, (
      select * from ${events} where id = any(${sql.param([...gaps.keys()])}::bigint[])
      union all
      (select * from ${events} where id > ${lastId} order by id limit ${pageSize})) news
    order by id limit ${pageSize}`);
  return rowsOf<Row>(found).map((row) => ({ ...row, id: Number(row.id) }));
}

/** A gap is given up once every transaction that was running when it was seen has ended: its writer was rolled back. */
function advance({ lastId, gaps }: Position, rows: readonly Row[]): Position {
  const [first] = rows;
  if (!first) return { lastId, gaps };
  // Of a full page not all was read that this statement saw.
  const isWhole = rows.length < pageSize;
  const left = new Map([...gaps].filter(([, bound]) => !isWhole || BigInt(first.oldest) < bound));
  let end = lastId;
  for (const { id, next } of rows) {
    left.delete(id);
    for (let gap = Math.max(end + 1, id - reach); gap < id; gap++) left.set(gap, BigInt(next));
    end = Math.max(end, id);
  }
  return { lastId: end, gaps: left };
}

/** The last id that was given out; what is not there yet of those before it is a gap. */
async function findEnd(db: Db): Promise<Position> {
  const found = await db.execute(sql`
    with given as (select case when is_called then last_value else 0 end as id from events_id_seq)
    select given.id as "lastId", pg_current_xact_id()::text as next, array(
      select number from generate_series(greatest(given.id - ${reach}, 0) + 1, given.id) number
      where not exists (select 1 from ${events} where ${events.id} = number)) as missing
    from given`);
  const [end] = rowsOf<{ lastId: number; next: string; missing: number[] }>(found);
  if (!end) throw new Error("the outbox has no end");
  return { lastId: Number(end.lastId), gaps: new Map(end.missing.map((id) => [Number(id), BigInt(end.next)])) };
}

/** Both drivers answer an object with the rows. */
const rowsOf = <Found>(answer: unknown) => (answer as { rows: Found[] }).rows;
