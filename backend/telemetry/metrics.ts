import { sql } from "drizzle-orm";
import { Counter, Gauge, Histogram } from "prom-client";
import type { Registry } from "prom-client";
import { createRegistry, watch } from "../../telemetry/metrics";
import { maxMailAttempts, maxMailDelayMs } from "../commands/deadLetters";
import type { Database, Db } from "../db/client";

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What a backend or worker counts. */
export class BackendMetrics {
  readonly registry: Registry = createRegistry();
  private readonly registers = [this.registry];
  private readonly requests = new Counter({
    name: "truequea_requests_total",
    help: "Answered requests, by route and status; 499: the caller left before",
    labelNames: ["route", "status"],
    registers: this.registers,
  });
  private readonly requestSeconds = new Histogram({
    name: "truequea_request_duration_seconds",
    help: "Time from the headers of a request to the end of its answer",
    labelNames: ["route"],
    buckets,
    registers: this.registers,
  });
  private readonly statementSeconds = new Histogram({
    name: "truequea_statement_duration_seconds",
    help: "Time that a statement took in the database, by its first word and whether it failed",
    labelNames: ["kind", "outcome"],
    buckets: statementBuckets,
    registers: this.registers,
  });
  private readonly mails = new Counter({
    name: "truequea_mails_total",
    help: "Attempts to send a mail by this process: sent or failed",
    labelNames: ["outcome"],
    registers: this.registers,
  });
  private readonly pushes = new Counter({
    name: "truequea_pushes_total",
    help: "Web pushes that this process has tried to post: sent, failed (tried again), refused, or gone: the browser takes none any more",
    labelNames: ["outcome"],
    registers: this.registers,
  });
  private readonly jobs = new Counter({
    name: "truequea_jobs_total",
    help: "Jobs that this process ran, by kind and outcome: done, later (not possible yet) or failed",
    labelNames: ["kind", "outcome"],
    registers: this.registers,
  });
  private readonly events = new Counter({
    name: "truequea_outbox_events_total",
    help: "Events of the cable that this process has read from the outbox",
    registers: this.registers,
  });

  countRequest(route: string, status: number, ms: number): void {
    this.requests.inc({ route, status });
    this.requestSeconds.observe({ route }, ms / 1_000);
  }

  countStatement(kind: string, outcome: "ok" | "failed", ms: number): void {
    this.statementSeconds.observe({ kind, outcome }, ms / 1_000);
  }

  countMail(outcome: "sent" | "failed"): void {
    this.mails.inc({ outcome });
  }

  countPush(outcome: "sent" | "failed" | "refused" | "gone"): void {
    this.pushes.inc({ outcome });
  }

  countJob(kind: string, outcome: "done" | "later" | "failed"): void {
    this.jobs.inc({ kind, outcome });
  }

  countEvents(count: number): void {
    this.events.inc(count);
  }

  /** A number that a part of the backend has anyway, read when it is asked for. */
  watch(name: string, help: string, read: () => number): void {
    watch(this.registry, name, help, read);
  }

  /** What the pools of connections hold; PGlite has none. */
  watchPools(database: Pick<Database, "pools">): void {
    this.add("truequea_pool_waiting", "Who waits for a connection to PostgreSQL, by pool", ["pool"], (gauge) => {
      for (const { pool, waiting } of database.pools()) gauge.set({ pool }, waiting);
    });
    this.add(
      "truequea_pool_connections",
      "Connections to PostgreSQL, by pool and state: used, idle, or most that there may be",
      ["pool", "state"],
      (gauge) => {
        for (const { pool, used, idle, most } of database.pools())
          for (const [state, count] of Object.entries({ used, idle, most })) gauge.set({ pool, state }, count);
      },
    );
  }

  /** What waits in the tables, for whichever process: one short statement each time. */
  watchTables(db: Db, now: () => Date): void {
    // All gauges are read at once.
    let reading: Promise<Record<string, unknown> | null> | undefined;
    const read = () =>
      (reading ??= readFigures(db, now())
        .catch(() => null)
        .finally(() => (reading = undefined)));
    this.add("truequea_database_up", "1 where the database has just answered", [], async (gauge) =>
      gauge.set((await read()) ? 1 : 0),
    );
    for (const [figure, { name, help }] of Object.entries(tableFigures))
      this.add(name, help, [], async (gauge) => {
        const figures = await read();
        if (figures) gauge.set(Number(figures[figure]));
        // An old one would look like a new one.
        else gauge.remove();
      });
  }

  private add<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (gauge: Gauge<Label>) => void | Promise<void>,
  ): void {
    const gauge: Gauge<Label> = new Gauge<Label>({
      name,
      help,
      labelNames,
      registers: this.registers,
      collect: () => collect(gauge),
    });
  }
}

const patienceMs = 2_000;

const tableFigures: Record<string, { name: string; help: string }> = {
  jobs_due: { name: "truequea_jobs_due", help: "Jobs whose time has come" },
  jobs_delay: { name: "truequea_jobs_delay_seconds", help: "How long the job that is due the longest has waited" },
  jobs_failed: { name: "truequea_jobs_failed", help: "Jobs that have failed and are to be tried again" },
  dead_letters: { name: "truequea_dead_letters", help: "Jobs and mails that were put aside and wait for an operator" },
  mails_waiting: { name: "truequea_mails_waiting", help: "Mails that are still to be sent" },
  pushes_waiting: { name: "truequea_pushes_waiting", help: "Web pushes that are still to be sent" },
  mails_failed: { name: "truequea_mails_failed", help: "Mails of the last 30 days that were given up" },
};

async function readFigures(db: Db, now: Date): Promise<Record<string, unknown>> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), patienceMs);
  });
  const at = now.toISOString();
  const oldestMail = new Date(now.getTime() - maxMailDelayMs).toISOString();
  const read = db.execute(sql`select
    (select count(*) from jobs where done_at is null and due_at <= ${at}) as jobs_due,
    (select coalesce(extract(epoch from ${at}::timestamptz - min(due_at)), 0) from jobs
      where done_at is null and due_at <= ${at}) as jobs_delay,
    (select count(*) from jobs where done_at is null and attempts > 0) as jobs_failed,
    (select count(*) from dead_letters where settled_at is null) as dead_letters,
    (select count(*) from mails where sent_at is null and attempts < ${maxMailAttempts} and text <> ''
      and created_at > ${oldestMail}) as mails_waiting,
    (select count(*) from mails where sent_at is null and attempts >= ${maxMailAttempts}) as mails_failed,
    (select count(*) from pushes) as pushes_waiting`);
  try {
    const { rows } = (await Promise.race([read, tooLate])) as { rows: Record<string, unknown>[] };
    return rows[0] ?? {};
  } finally {
    clearTimeout(timer);
    // It fails by itself later, or not: its answer is no longer needed.
    read.catch(() => {});
  }
}
