import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "../../../backend/db/schema/jobs";
import { publicationEdits } from "../../../backend/db/schema/publicationEdits";
import { publications } from "../../../backend/db/schema/publications";
import { reports } from "../../../backend/db/schema/reports";
import { runOneJob } from "../../../backend/jobs/runner";
import { aPublication, aUser, password } from "../../support/builders";
import type { User } from "../../support/builders";
import { pollUntil } from "../../support/pollUntil";
import { useQuestions } from "../../support/questionFixture";
import { bothDatabases } from "../../support/startBackend";

describe.each(bothDatabases)("reports of publications on %s", (database) => {
  const fixture = useQuestions(database);
  const { as } = fixture;

  it("are stored once and cannot be read; three verified users hide the publication until it is settled", async () => {
    const item = await aPublication(fixture.backend.db, { ownerId: fixture.owner.id });
    const report = async (user: User | null, body: Record<string, unknown>) =>
      fixture.backend.call<{ id: number }>("/reports", {
        body: { publication_id: item.id, ...body },
        headers: user ? await as(user) : {},
      });
    expect((await report(null, { reason: "x" })).status).toBe(401);
    for (const reason of [undefined, "  ", "x".repeat(301)])
      expect([reason, (await report(fixture.asker, { reason })).status]).toEqual([reason, 422]);
    expect((await report(fixture.owner, { reason: "Mía" })).body).toEqual({
      errors: ["No puedes denunciar tu propia publicación"],
    });
    const first = await report(fixture.asker, { reason: "Es una estafa", reporter_user_id: fixture.owner.id });
    expect([first.status, first.body]).toEqual([
      201,
      { id: expect.any(Number), reason: "Es una estafa", publication_id: item.id, reporter_user_id: fixture.asker.id },
    ]);
    const many = await Promise.all(Array.from({ length: 12 }, () => report(fixture.asker, { reason: "Otra vez" })));
    expect(many.map(({ status, body }) => [status, body])).toEqual(many.map(() => [201, first.body]));
    for (const path of ["/reports", `/reports/${first.body.id}`])
      expect((await fixture.backend.call(path, { headers: await as(fixture.asker) })).status).toBe(404);

    const verified = await Promise.all([1, 2, 3].map(() => aUser(fixture.backend.db, { verified: true })));
    const statusOf = async () =>
      (await fixture.backend.db.select().from(publications).where(eq(publications.id, item.id)))[0]?.status;
    const seen: unknown[] = [];
    for (const user of verified) {
      await report(user, { reason: "Prohibido" });
      seen.push(await statusOf());
    }
    expect(seen).toEqual(["Activo", "Activo", "waiting"]);
    expect((await report(await aUser(fixture.backend.db), { reason: "Tarde" })).status).toBe(404);
    // Neither its owner nor the automatic review can activate it.
    await fixture.backend.call(`/publications/update_status/${item.id}`, {
      body: { publication_status: 0 },
      headers: await as(fixture.owner),
    });
    const review = async () => {
      await fixture.backend.db.insert(jobs).values({ kind: "review", subjectId: item.id, dueAt: new Date(0) });
      return pollUntil(
        async () => {
          await runOneJob(fixture.backend.services);
          return fixture.backend.db.select().from(jobs).where(eq(jobs.subjectId, item.id));
        },
        (rows) => rows.every(({ doneAt }) => doneAt !== null),
      );
    };
    await review();
    expect(await statusOf()).toBe("waiting");
    await fixture.backend.db.update(reports).set({ settledAt: new Date() }).where(eq(reports.publicationId, item.id));
    await review();
    expect(await statusOf()).toBe("Activo");
  });

  it("keep a publication hidden and unchanged while its owner deactivates, reactivates and edits it", async () => {
    const leaver = await aUser(fixture.backend.db);
    const item = await aPublication(fixture.backend.db, {
      ownerId: leaver.id,
      title: "Silla prohibida",
      status: "waiting",
    });
    const reporters = await Promise.all([1, 2, 3].map(() => aUser(fixture.backend.db, { verified: true })));
    await fixture.backend.db
      .insert(reports)
      .values(reporters.map(({ id }) => ({ publicationId: item.id, reporterId: id, reason: "Prohibido" })));
    const rowOf = async () =>
      (await fixture.backend.db.select().from(publications).where(eq(publications.id, item.id)))[0];

    await fixture.backend.db.insert(publicationEdits).values({
      ...item,
      id: undefined,
      publicationId: item.id,
      formHash: "x",
      status: "waiting",
      title: "Silla buena",
      imageIds: [],
    });
    await fixture.backend.db.insert(jobs).values({ kind: "review_edit", subjectId: item.id, dueAt: new Date(0) });
    const [job] = await pollUntil(
      async () => {
        await runOneJob(fixture.backend.services);
        return fixture.backend.db.select().from(jobs).where(eq(jobs.subjectId, item.id));
      },
      ([one]) => (one?.dueAt.getTime() ?? 0) > 0 || one?.doneAt !== null,
    );
    expect([job?.doneAt, (await rowOf())?.title]).toEqual([null, "Silla prohibida"]);

    expect(
      (await fixture.backend.call("/desactivate_account", { method: "PATCH", headers: await as(leaver) })).status,
    ).toBe(200);
    const offer = await fixture.backend.call<{ reactivation_token: string }>("/auth/sign_in/", {
      body: { email: leaver.email, password },
    });
    const back = await fixture.backend.call("/reactivate_account", { body: { token: offer.body.reactivation_token } });
    const fresh = Object.fromEntries(
      ["access-token", "client", "uid"].map((name) => [name, back.headers.get(name) ?? ""]),
    );
    expect(
      (
        await fixture.backend.call(`/publications/update_status/${item.id}`, {
          body: { publication_status: 0 },
          headers: fresh,
        })
      ).status,
    ).toBe(200);
    expect((await rowOf())?.status).toBe("waiting");
  });
});
