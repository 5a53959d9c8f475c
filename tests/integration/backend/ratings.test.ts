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
    const swap = await agreed();
    const { owner, interested } = swap;
    expect((await rate(owner, swap, 4, { remark: "Puntual y amable", reasons: ["on_time", "kind"] })).status).toBe(200);
    expect((await move(owner, swap, "confirmed_owner")).status).toBe(200);
    expect(await shownOf(interested)).toEqual(nothing);
    const read = async (user: User) =>
      (await backend.call<object>(`/transactions/${swap.id}`, { headers: await headersOf(user) })).body;
    expect(await read(owner)).toMatchObject({ viewer_rank: 4 });
    expect(JSON.stringify(await read(interested))).not.toMatch(/"viewer_rank":4|Puntual y amable|on_time/);
    const copy = await backend.call<{ data: { cambios: object[] } }>("/data_export", {
      headers: await headersOf(interested),
    });
    expect(copy.body.data.cambios).toMatchObject([{ calificacion_recibida: null }]);

    await rate(interested, swap, 2, { reasons: ["late"] });
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
    const swap = await agreed();
    await rate(swap.owner, swap, 5, { remark: "Todo bien" });
    await move(swap.owner, swap, "confirmed_owner");
    await runJobsAfter(8);
    await runJobsAfter(13);
    expect(await shownOf(swap.interested)).toEqual(nothing);
    await runJobsAfter(2);
    expect(await shownOf(swap.interested)).toMatchObject({ reputation: 5, remarks: [[5, "Todo bien"]] });
    expect((await rate(swap.interested, swap, 1)).status).toBe(422);
  });

  it("never count where the agreement is cancelled before they are shown", async () => {
    const swap = await agreed();
    await rate(swap.owner, swap, 0, { remark: "No vino nadie" });
    expect((await move(swap.owner, swap, "rejected")).status).toBe(200);
    await runJobsAfter(40);
    expect(await shownOf(swap.interested)).toEqual(nothing);
  });

  it("of two at once are both shown", async () => {
    const swap = await agreed();
    await Promise.all([rate(swap.owner, swap, 3), rate(swap.interested, swap, 4)]);
    expect([(await shownOf(swap.owner)).reputation, (await shownOf(swap.interested)).reputation]).toEqual([4, 3]);
  });

  it.each([
    ["four", 5, ["on_time", "kind", "as_shown", "well_kept"]],
    ["the same twice", 5, ["kind", "kind"]],
    ["what does not go with the stars", 1, ["kind"]],
    ["what nobody knows", 5, ["guapo"]],
  ])("refuse %s as reasons, at their field", async (_, rank, reasons) => {
    const swap = await agreed();
    const answer = await rate(swap.owner, swap, rank, { reasons });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {}).join()).toMatch(/^reasons/);
  });
});
