import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOneJob } from "../../../backend/jobs/runner";
import { aTransaction, minuteAgo, sessionOf } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const day = 24 * 3_600_000;

describe.each(bothDatabases)("ratings, on %s", (database) => {
  let backend: TestBackend;
  const clock = { days: 0 };
  beforeAll(async () => {
    // The jobs are run by the tests.
    const now = () => new Date(Date.now() + clock.days * day);
    backend = await startBackend({ database, now, jobsEveryMs: day });
  });
  afterAll(() => backend?.stop());

  const headersOf = (user: User) => sessionOf(backend.db, user, backend.services.now());
  const send = async (user: User, path: string, body: object) =>
    backend.call<{ fields?: unknown }>(path, { method: "PUT", body, headers: await headersOf(user) });
  const rate = (by: User, { id }: BuiltTransaction, rank: number, more: object = {}) =>
    send(by, "/ranke_user", { transaction_id: id, rank, ...more });
  const move = (by: User, { id }: BuiltTransaction, status: string) => send(by, `/v1/transactions/${id}`, { status });
  const agreed = () => aTransaction(backend.db, { status: "accepted", updatedAt: minuteAgo() });
  /** What everybody sees of a person. */
  const shownOf = async ({ id }: User) => {
    const profile = await backend.call<{ reputation: number; rating_reasons: unknown }>(`/users/${id}`);
    const remarks = await backend.call<{ rank: number; remark: string }[]>(`/users/${id}/remarks`);
    return {
      reputation: profile.body.reputation,
      reasons: profile.body.rating_reasons,
      remarks: remarks.body.map(({ rank, remark }) => [rank, remark]),
    };
  };
  const nothing = { reputation: 0, reasons: [], remarks: [] };
  async function runJobsAfter(days: number) {
    clock.days += days;
    while (await runOneJob(backend.services));
  }

  it("are visible only to their author until the other party has rated, too", async () => {
    const transaction = await agreed();
    const { owner, interested } = transaction;
    expect(
      (await rate(owner, transaction, 4, { remark: "Puntual y amable", reasons: ["on_time", "kind"] })).status,
    ).toBe(200);
    expect((await move(owner, transaction, "confirmed_owner")).status).toBe(200);
    expect(await shownOf(interested)).toEqual(nothing);
    const read = async (user: User) =>
      (await backend.call<object>(`/transactions/${transaction.id}`, { headers: await headersOf(user) })).body;
    expect(await read(owner)).toMatchObject({ viewer_rank: 4 });
    expect(JSON.stringify(await read(interested))).not.toMatch(/"viewer_rank":4|Puntual y amable|on_time/);
    const copy = await backend.call<{ data: { cambios: object[] } }>("/data_export", {
      headers: await headersOf(interested),
    });
    expect(copy.body.data.cambios).toMatchObject([{ calificacion_recibida: null }]);

    await rate(interested, transaction, 2, { reasons: ["late"] });
    expect(await shownOf(interested)).toEqual({
      reputation: 4,
      reasons: [
        { reason: "kind", count: 1 },
        { reason: "on_time", count: 1 },
      ],
      remarks: [[4, "Puntual y amable"]],
    });
    expect(await shownOf(owner)).toEqual({ reputation: 2, reasons: [{ reason: "late", count: 1 }], remarks: [] });
  });

  it("are shown 14 days after the completion where the other party gives none", async () => {
    const transaction = await agreed();
    await rate(transaction.owner, transaction, 5, { remark: "Todo bien" });
    await move(transaction.owner, transaction, "confirmed_owner");
    await runJobsAfter(8);
    await runJobsAfter(13);
    expect(await shownOf(transaction.interested)).toEqual(nothing);
    await runJobsAfter(2);
    expect(await shownOf(transaction.interested)).toMatchObject({ reputation: 5, remarks: [[5, "Todo bien"]] });
    expect((await rate(transaction.interested, transaction, 1)).status).toBe(422);
  });

  it("never count where the agreement is cancelled before they are shown", async () => {
    const transaction = await agreed();
    await rate(transaction.owner, transaction, 0, { remark: "No vino nadie" });
    expect((await move(transaction.owner, transaction, "rejected")).status).toBe(200);
    await runJobsAfter(40);
    expect(await shownOf(transaction.interested)).toEqual(nothing);
  });

  it("of two at once are both shown", async () => {
    const transaction = await agreed();
    await Promise.all([rate(transaction.owner, transaction, 3), rate(transaction.interested, transaction, 4)]);
    expect([(await shownOf(transaction.owner)).reputation, (await shownOf(transaction.interested)).reputation]).toEqual(
      [4, 3],
    );
  });

  it.each([
    ["four", 5, ["on_time", "kind", "as_shown", "well_kept"]],
    ["the same twice", 5, ["kind", "kind"]],
    ["what does not go with the stars", 1, ["kind"]],
    ["what nobody knows", 5, ["guapo"]],
  ])("refuse %s as reasons, at their field", async (_, rank, reasons) => {
    const transaction = await agreed();
    const answer = await rate(transaction.owner, transaction, rank, { reasons });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {}).join()).toMatch(/^reasons/);
  });
});
