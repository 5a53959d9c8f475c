import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "../db/client";
import { removeUnusedUnits } from "../db/alertIndex";
import { notificationTypes } from "../db/notificationTypes";
import { deadLetters } from "../db/schema/deadLetters";
import { jobs } from "../db/schema/jobs";
import type { Services, StartPart } from "../services";
import { failureCode } from "./failureCode";
import { jobHandlers } from "./handlers";
import { hourMs } from "../../rules/durations";

const firstRetryMs = 5_000;
const maxRetryMs = hourMs;
/** The last one comes some 20 hours after the first. */
const maxAttempts = 30;

/**
 * Carries out one due job with its mark in one transaction, so that it takes effect once, whatever ends meanwhile;
 * another process passes over a row that is being worked on. Answers false when nothing is due.
 */
export async function runOneJob(services: Services): Promise<boolean> {
  return services.db.transaction(async (tx: Db) => {
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(isNull(jobs.doneAt), lte(jobs.dueAt, services.now())))
      .orderBy(asc(jobs.dueAt), asc(jobs.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!job) return false;
    try {
      const retryAt = await tx.transaction((inner: Db) => jobHandlers[job.kind](inner, job.subjectId, services));
      const outcome =
        retryAt instanceof Date
          ? { dueAt: retryAt, attempts: 0 }
          : { doneAt: services.now(), attempts: sql`${jobs.attempts} + 1` };
      await tx.update(jobs).set(outcome).where(eq(jobs.id, job.id));
      services.metrics?.countJob(job.kind, retryAt instanceof Date ? "later" : "done");
    } catch (error) {
      services.metrics?.countJob(job.kind, "failed");
      services.log.error({ err: error, job: job.id, kind: job.kind, subject: job.subjectId }, "job failed");
      if (job.attempts + 1 >= maxAttempts) {
        await putAside(tx, job, error, services.now());
        return true;
      }
      const wait = Math.min(firstRetryMs * 2 ** Math.min(job.attempts, 12), maxRetryMs);
      await tx
        .update(jobs)
        .set({ dueAt: new Date(services.now().getTime() + wait), attempts: sql`${jobs.attempts} + 1` })
        .where(eq(jobs.id, job.id));
    }
    return true;
  });
}

/** Takes it out of the queue and shows it to operators. */
async function putAside(tx: Db, job: typeof jobs.$inferSelect, error: unknown, now: Date) {
  const attempts = job.attempts + 1;
  await tx.update(jobs).set({ doneAt: now, attempts }).where(eq(jobs.id, job.id));
  await tx.insert(deadLetters).values({
    kind: job.kind,
    subjectId: job.subjectId,
    attempts,
    failure: failureCode(error),
    createdAt: now,
  });
}

/** Runs due jobs until none is left, again and again; the rows say what and when, the timer only polls. */
export const startJobs: StartPart = async (services) => {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function run() {
    while (!stopping.signal.aborted && (await runOneJob(services))) {
      /* The next one. */
    }
    if (!stopping.signal.aborted) await sweep(services);
  }

  let sweptAt = 0;
  async function sweep({ db, log }: Services) {
    if (Date.now() - sweptAt < maxRetryMs) return;
    sweptAt = Date.now();
    // Separately: one that runs into the statement timeout must not stop the others.
    const remove = (statement: SQL) =>
      db.execute(statement).catch((error: unknown) => log.error({ err: error }, "not swept"));
    // By the database's own clock, like created_at. A process that lost its connection for longer starts from what is
    // left.
    await remove(sql`delete from events where created_at < now() - interval '1 hour'`);
    await remove(sql`delete from impressions where created_at < now() - interval '1 hour'`);
    await remove(
      sql`delete from notifications where type = ${notificationTypes.new_message} and created_at < now() - interval '7 days'`,
    );
    await remove(sql`delete from jobs where done_at < now() - interval '30 days'`);
    await remove(sql`delete from mails where created_at < now() - interval '30 days'`);
    await remove(sql`delete from mail_tokens where expires_at < now() - interval '30 days'`);
    await remove(removeUnusedUnits);
    // Visitors' hashes of earlier days are deleted, even without further clicks.
    await remove(sql`delete from banner_visits where day < (now() at time zone 'America/Caracas')::date`);
    for (const table of ["social_tokens", "spent_proofs", "attempts"])
      await remove(sql`delete from ${sql.identifier(table)} where expires_at < now() - interval '1 day'`);
  }

  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) => services.log.error({ err: error }, "jobs not run"))
      .finally(() => {
        running = undefined;
      });
  }, services.settings.jobsEveryMs);
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await running;
  };
};
