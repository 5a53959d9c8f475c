import { and, eq, isNull, lte, ne } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { scheduleExpiry } from "../../../backend/commands/expireTransaction";
import { jobs } from "../../../backend/db/schema/jobs";
import { notifications } from "../../../backend/db/schema/notifications";
import { publications } from "../../../backend/db/schema/publications";
import { reservations, transactions } from "../../../backend/db/schema/transactions";
import { runOneJob } from "../../../backend/jobs/runner";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { BuiltTransaction } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend, TestDatabase } from "../../support/startBackend";
import { freshPostgres } from "../../support/postgres";

const day = 24 * 60 * 60 * 1000;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Two processes on one PostgreSQL; on PGlite, which allows only one, the same one twice. */
async function startTwo(database: TestDatabase) {
  const clock = { days: 0 };
  const now = () => new Date(Date.now() + clock.days * day);
  if (database === "pglite") {
    const only = await startBackend({ database, now });
    stops.push(() => only.stop());
    return { clock, first: only, second: only };
  }
  const postgres = await freshPostgres();
  stops.push(postgres.drop);
  const [first, second] = await Promise.all([
    startBackend({ databaseUrl: postgres.url, now }),
    startBackend({ databaseUrl: postgres.url, now }),
  ]);
  stops.push(
    () => first.stop(),
    () => second.stop(),
  );
  return { clock, first, second };
}

async function confirmByOwner(backend: TestBackend, built: BuiltTransaction) {
  const owner = await sessionOf(backend.db, built.owner);
  await backend.call("/ranke_user", { method: "PUT", body: { transaction_id: built.id, rank: 4 }, headers: owner });
  const answer = await backend.call(`/v1/transactions/${built.id}`, {
    method: "PUT",
    body: { status: "confirmed_owner" },
    headers: owner,
  });
  expect(answer.status).toBe(200);
}

/** Until none is due, those that the backend's own timer has begun included. */
async function runDueJobs({ db, services }: TestBackend) {
  while (await runOneJob(services));
  await expect
    .poll(() =>
      db
        .select()
        .from(jobs)
        .where(and(isNull(jobs.doneAt), lte(jobs.dueAt, services.now()))),
    )
    .toEqual([]);
}

describe.each(bothDatabases)("due work on %s", (database) => {
  it("reminds after 5 days and completes after 7, once with several runners", async () => {
    const { clock, first, second } = await startTwo(database);
    const built = await Promise.all(
      Array.from({ length: 6 }, () =>
        aTransaction(first.db, { status: "accepted", updatedAt: new Date(Date.now() - 60_000) }),
      ),
    );
    for (const one of built) await confirmByOwner(first, one);
    const typesFor = async (one: BuiltTransaction) =>
      (
        await first.db
          .select()
          .from(notifications)
          .where(eq(notifications.transactionId, one.id))
          .orderBy(notifications.id)
      ).map((row) => [row.userId, row.type, row.extra]);
    const [one] = built as [BuiltTransaction];
    const confirmed = [one.interestedId, 4, {}];
    expect(await typesFor(one)).toEqual([confirmed]);

    const due = () =>
      first.db
        .select()
        .from(jobs)
        .where(and(isNull(jobs.doneAt), lte(jobs.dueAt, first.services.now())));
    const run = async () => {
      await Promise.all(Array.from({ length: 12 }, (_, index) => runOneJob((index % 2 ? first : second).services)));
      // Skips what a runner's own timer is already processing.
      await expect.poll(due, { timeout: 60_000 }).toEqual([]);
    };
    clock.days = 4.9;
    await run();
    expect(await typesFor(one)).toEqual([confirmed]);
    clock.days = 5.1;
    await run();
    for (const each of built)
      expect(await typesFor(each)).toEqual([
        [each.interestedId, 4, {}],
        [each.interestedId, 4, { reminder: true }],
      ]);
    clock.days = 7.1;
    await run();
    for (const each of built) {
      const [row] = await first.db.select().from(transactions).where(eq(transactions.id, each.id));
      expect([row?.status, row?.closedBy]).toEqual(["complete", "system"]);
      const ended = (await typesFor(each)).slice(2).map(([userId, type]) => [userId, type]);
      expect(ended.sort()).toEqual(
        [
          [each.ownerId, 6],
          [each.interestedId, 6],
        ].sort(),
      );
      const [target] = await first.db.select().from(publications).where(eq(publications.id, each.publicationId));
      expect(target?.status).toBe("finished");
    }
  });

  it("reminds of an unanswered proposal after 3 and 7 days and closes it after 30, counted from its last change", async () => {
    const { clock, first } = await startTwo(database);
    const owner = await aUser(first.db);
    const interested = await aUser(first.db);
    const target = await aPublication(first.db, { ownerId: owner.id });
    const headers = await sessionOf(first.db, interested, new Date(Date.now() + 300 * day));
    const proposed = await first.call<{ data: { id: number } }>("/v1/transactions/", {
      body: { publication_id: target.id, tags: ["efectivo"], publication_interesteds_ids: [] },
      headers,
    });
    const { id } = proposed.body.data;
    const reminders = async () =>
      (await first.db.select().from(notifications).where(eq(notifications.transactionId, id)))
        .filter(({ extra }) => extra.reminder === true)
        .map(({ userId, type }) => [userId, type]);
    const pendingAt = async (days: number) => {
      clock.days = days;
      await runDueJobs(first);
      return reminders();
    };
    const reminder = [owner.id, 1];
    expect(await pendingAt(2.9)).toEqual([]);
    expect(await pendingAt(3.1)).toEqual([reminder]);
    const changed = await first.call(`/v1/transactions/${id}`, {
      method: "PUT",
      body: { tags: ["20 USD"], publication_interesteds_ids: [] },
      headers,
    });
    expect(changed.status).toBe(200);
    expect(await pendingAt(6)).toEqual([reminder]);
    expect(await pendingAt(6.2)).toEqual([reminder, reminder]);
    for (const days of [9, 10.2, 13, 16, 19, 22, 25, 28, 31, 33])
      expect(await pendingAt(days)).toHaveLength(days < 10.2 ? 2 : 3);
    expect(await pendingAt(33.2)).toHaveLength(3);
    const [closed] = await first.db.select().from(transactions).where(eq(transactions.id, id));
    expect(closed).toMatchObject({ status: "rejected", closedBy: "system", closeReason: "expired" });
    const last = (await first.db.select().from(notifications).where(eq(notifications.transactionId, id))).slice(-2);
    expect(last.map(({ userId, type, extra }) => [userId, type, extra]).sort()).toEqual(
      [owner.id, interested.id].sort().map((userId) => [userId, 5, { reason: "expired" }]),
    );
  });

  it("frees what an agreement held that no party carried out for 30 days, after reminders to both", async () => {
    const { clock, first } = await startTwo(database);
    const built = await aTransaction(first.db, { status: "accepted" });
    await scheduleExpiry(first.db, built.id, built.updatedAt);
    for (const days of [3.1, 6, 7.1, 10, 13, 16, 19, 22, 25, 28, 30.1]) {
      clock.days = days;
      while (await runOneJob(first.services));
    }
    await expect
      .poll(async () => (await first.db.select().from(transactions).where(eq(transactions.id, built.id)))[0]?.status)
      .toBe("rejected");
    expect(await first.db.select().from(reservations).where(eq(reservations.transactionId, built.id))).toEqual([]);
    const sent = await first.db.select().from(notifications).where(eq(notifications.transactionId, built.id));
    expect(sent.map(({ type, extra }) => [type, extra])).toEqual([
      ...Array.from({ length: 4 }, () => [2, { reminder: true }]),
      [5, { reason: "expired" }],
      [5, { reason: "expired" }],
    ]);
  });

  it("reminds of an agreement that was old before it was looked after, and waits three more days", async () => {
    const { clock, first } = await startTwo(database);
    const built = await aTransaction(first.db, { status: "accepted", updatedAt: new Date(Date.now() - 45 * day) });
    await scheduleExpiry(first.db, built.id, built.updatedAt);
    const stateAt = async (days: number) => {
      clock.days = days;
      await runDueJobs(first);
      const [row] = await first.db.select().from(transactions).where(eq(transactions.id, built.id));
      const sent = await first.db.select().from(notifications).where(eq(notifications.transactionId, built.id));
      return [row?.status, sent.map(({ type, extra }) => [type, extra])];
    };
    const reminders = [1, 2].map(() => [2, { reminder: true }]);
    expect(await stateAt(0)).toEqual(["accepted", reminders]);
    expect(await stateAt(2.9)).toEqual(["accepted", reminders]);
    const [status, sent] = await stateAt(3.1);
    expect([status, sent]).toEqual([
      "rejected",
      [...reminders, [5, { reason: "expired" }], [5, { reason: "expired" }]],
    ]);
  });

  it("lets the silent party rate for 14 days after the automatic completion, and leaves claims alone", async () => {
    const { clock, first } = await startTwo(database);
    const [silent, claimed] = (await Promise.all(
      [0, 1].map(() => aTransaction(first.db, { status: "accepted", updatedAt: new Date(Date.now() - 60_000) })),
    )) as [BuiltTransaction, BuiltTransaction];
    for (const one of [silent, claimed]) await confirmByOwner(first, one);
    const interested = await sessionOf(first.db, claimed.interested);
    expect(
      (
        await first.call(`/v1/transactions/${claimed.id}`, {
          method: "PUT",
          body: { status: "claim_interested" },
          headers: interested,
        })
      ).status,
    ).toBe(200);
    clock.days = 8;
    const statusOf = async (one: BuiltTransaction) =>
      (await first.db.select().from(transactions).where(eq(transactions.id, one.id)))[0]?.status;
    await expect.poll(() => statusOf(silent), { timeout: 60_000 }).toBe("complete");
    await expect
      .poll(
        () =>
          first.db
            .select()
            .from(jobs)
            .where(and(isNull(jobs.doneAt), eq(jobs.subjectId, claimed.id), ne(jobs.kind, "show_ratings"))),
        { timeout: 60_000 },
      )
      .toEqual([]);
    expect(await statusOf(claimed)).toBe("claim_interested");
    const rate = async () =>
      first.call("/ranke_user", {
        method: "PUT",
        body: { transaction_id: silent.id, rank: 5 },
        headers: await sessionOf(first.db, silent.interested, first.services.now()),
      });
    clock.days = 8 + 14.1;
    expect((await rate()).status).toBe(422);
    clock.days = 8 + 13.9;
    expect((await rate()).status).toBe(200);
  });
});
