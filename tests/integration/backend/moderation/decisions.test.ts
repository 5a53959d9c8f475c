import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { decisions, openDecisions } from "../../../../backend/db/schema/decisions";
import { publications } from "../../../../backend/db/schema/publications";
import { users } from "../../../../backend/db/schema/users";
import { databaseCode } from "../../../../backend/errors";
import { aPublication, aTransaction, aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { minute, setUpModeration } from "../../../support/moderationFixture";
import type { Decision, ModerationItem } from "../../../support/moderationFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("decisions of operators on %s", (database) => {
  const fixture = setUpModeration(database);
  const { clock, now, as, runJobs, waits, readItem, send, decide, publicationRow, notificationsOf, mailsTo } = fixture;

  it("approves a publication when the minute to undo is over, and notifies its owner", async () => {
    const owner = await aUser(fixture.backend.db);
    const { id } = await aPublication(fixture.backend.db, { ownerId: owner.id, status: "waiting", approvedAt: null });
    const decided = await decide("publication", id, "approve");
    expect(decided.body.decision).toMatchObject({ kind: "publication", subject_id: id, operator: "Olga Ríos" });
    await runJobs();
    expect([(await publicationRow(id))?.status, await waits("publication", id)]).toEqual(["waiting", false]);
    clock.ms += minute + 1_000;
    await runJobs();
    expect((await publicationRow(id))?.status).toBe("Activo");
    expect(await notificationsOf(owner.id)).toEqual([[8, null]]);
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("ya está activa"),
    ]);
  });

  it("applies a decision at once where its operator says so", async () => {
    const { id } = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
    const { decision } = (await decide("publication", id, "approve")).body;
    const path = `/moderation/decisions/${decision.id}/apply`;
    expect((await fixture.backend.call(path, { method: "POST", headers: await as(fixture.other) })).status).toBe(404);
    const apply = async () =>
      (await fixture.backend.call(path, { method: "POST", headers: await as(fixture.operator) })).status;
    expect([await apply(), await apply()]).toEqual([200, 200]);
    await runJobs();
    expect((await publicationRow(id))?.status).toBe("Activo");
  });

  it("undoes an own decision within a minute, and never afterwards", async () => {
    const { id } = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
    const { decision } = (await decide("publication", id, "return", "No es una foto propia")).body;
    const path = `/moderation/decisions/${decision.id}`;
    const undo = async (by: User) =>
      (await fixture.backend.call(path, { method: "DELETE", headers: await as(by) })).status;
    expect(await undo(fixture.other)).toBe(404);
    expect([await undo(fixture.operator), await undo(fixture.operator)]).toEqual([200, 200]);
    clock.ms += 2 * minute;
    await runJobs();
    expect([(await publicationRow(id))?.status, await waits("publication", id)]).toEqual(["waiting", true]);

    const second = (await decide("publication", id, "approve")).body.decision;
    clock.ms += 2 * minute;
    const late = await fixture.backend.call<{ errors: string[] }>(`/moderation/decisions/${second.id}`, {
      method: "DELETE",
      headers: await as(fixture.operator),
    });
    expect([late.status, late.body.errors]).toEqual([409, ["La decisión ya se aplicó y no se puede deshacer"]]);
    await runJobs();
    expect((await publicationRow(id))?.status).toBe("Activo");
  });

  it("offers no decision about what is decided, until that is undone", async () => {
    const { id } = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
    const offered = async () => (await readItem("publication", id)).body.item.actions;
    const before = await offered();
    const { decision } = (await decide("publication", id, "approve")).body;
    expect(await offered()).toEqual([]);
    await fixture.backend.call(`/moderation/decisions/${decision.id}`, {
      method: "DELETE",
      headers: await as(fixture.operator),
    });
    expect(await offered()).toEqual(before);
    expect(before).toContain("approve");
  });

  it("lets one of many operators decide, whatever they decide", async () => {
    const { id } = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
    const { revision } = (await readItem("publication", id)).body.item;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(index % 2 ? fixture.operator : fixture.other, {
          kind: "publication",
          subject_id: id,
          revision,
          action: index % 3 ? "approve" : "return",
          reason: "No",
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(409)]);
    const rows = await fixture.backend.db
      .select()
      .from(decisions)
      .where(and(eq(decisions.kind, "publication"), eq(decisions.subjectId, id)));
    expect(rows).toHaveLength(1);
  });

  it("stores a decision once, however often it is sent", async () => {
    const { id } = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
    const { revision } = (await readItem("publication", id)).body.item;
    const body = { kind: "publication", subject_id: id, revision, action: "approve" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(fixture.operator, body, "clave")));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body: { decision } }) => decision.id)).size).toBe(1);
  });

  it("refuses another decision under the key of an earlier one", async () => {
    const about = async () => {
      const { id } = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
      const { revision } = (await readItem("publication", id)).body.item;
      return { kind: "publication", subject_id: id, revision, action: "approve" };
    };
    const [one, two, three] = [await about(), await about(), await about()];
    expect((await send(fixture.operator, one, "llave")).status).toBe(201);
    for (const body of [two, { ...one, action: "return", reason: "No" }])
      expect((await send(fixture.operator, body, "llave")).status).toBe(409);
    const together = await Promise.all([two, three].map((body) => send(fixture.operator, body, "a la vez")));
    expect(together.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("refuses what was read in an earlier version, and drops a decision that its item has outrun", async () => {
    const thing = await aPublication(fixture.backend.db, { status: "waiting", approvedAt: null });
    const touch = () =>
      fixture.backend.db
        .update(publications)
        .set({ title: "Otra cosa", updatedAt: new Date(now().getTime() + 5) })
        .where(eq(publications.id, thing.id));
    const { revision } = (await readItem("publication", thing.id)).body.item;
    await touch();
    const stale = await send(fixture.operator, {
      kind: "publication",
      subject_id: thing.id,
      revision,
      action: "approve",
    });
    expect([stale.status, stale.body.errors]).toEqual([
      409,
      ["Esto cambió mientras lo revisabas. Vuelve a leerlo antes de decidir"],
    ]);
    const decided = await decide("publication", thing.id, "approve");
    await touch();
    clock.ms += 2 * minute;
    await runJobs();
    expect([(await publicationRow(thing.id))?.status, await waits("publication", thing.id)]).toEqual(["waiting", true]);
    const trail = await fixture.backend.call<{ decisions: (Decision & { undone_id: number | null })[] }>(
      "/moderation/decisions",
      { headers: await as(fixture.operator) },
    );
    expect(trail.body.decisions[0]).toMatchObject({
      action: "lapse",
      operator: null,
      undone_id: decided.body.decision.id,
    });
  });

  it("refuses operators who decide about themselves", async () => {
    const own = await aPublication(fixture.backend.db, {
      ownerId: fixture.operator.id,
      status: "waiting",
      approvedAt: null,
    });
    const claim = await aTransaction(fixture.backend.db, { status: "claim_owner", interested: fixture.operator });
    for (const [kind, subject_id, action] of [
      ["publication", own.id, "approve"],
      ["claim", claim.id, "complete"],
    ] as const) {
      const { revision } = (
        await fixture.backend.call<{ item: ModerationItem }>(`/moderation/items/${kind}/${subject_id}`, {
          headers: await as(fixture.other),
        })
      ).body.item;
      expect((await send(fixture.operator, { kind, subject_id, revision, action, reason: "Por mí" })).status).toBe(403);
    }
    const suspension = {
      kind: "person",
      subject_id: fixture.operator.id,
      revision: "0",
      action: "suspend",
      reason: "Yo",
    };
    expect((await send(fixture.operator, suspension)).status).toBe(403);
  });

  it("keeps an audit trail that cannot be changed", async () => {
    const { db } = fixture.backend;
    const before = await db.select().from(decisions);
    expect(before.length).toBeGreaterThan(0);
    const attempts = [
      () => db.update(decisions).set({ reason: "Otra" }),
      () => db.delete(decisions),
      () => db.execute(sql`truncate decisions cascade`),
    ];
    for (const attempt of attempts) {
      const refused = await Promise.resolve(attempt()).catch((error: unknown) => error);
      expect(databaseCode(refused)).toBe("P0001");
    }
    expect(await db.select().from(decisions)).toEqual(before);
    // Nothing is left between decided and done.
    clock.ms += 2 * minute;
    await runJobs();
    expect(await db.select().from(openDecisions)).toEqual([]);
    expect((await db.select().from(users).where(eq(users.id, fixture.operator.id)))[0]?.active).toBe(true);
  });
});
