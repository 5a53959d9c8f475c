import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { images } from "../../../../backend/db/schema/images";
import { users } from "../../../../backend/db/schema/users";
import { aPublication, aUser, password } from "../../../support/builders";
import { minute, setUpModeration } from "../../../support/moderationFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("suspensions and reported people on %s", (database) => {
  const fixture = setUpModeration(database);
  const { clock, as, runJobs, readQueue, waits, readItem, send, decide, carryOut, notificationsOf, mailsTo } = fixture;

  it("suspends a person, who cannot sign in until restored", async () => {
    const bad = await aUser(fixture.backend.db);
    const thing = await aPublication(fixture.backend.db, { ownerId: bad.id });
    const session = await as(bad);
    const suspend = (reason: string) =>
      send(fixture.operator, { kind: "person", subject_id: bad.id, revision: "0", action: "suspend", reason });
    const undone = (await suspend("Me equivoqué de persona.")).body.decision;
    await fixture.backend.call(`/moderation/decisions/${undone.id}`, {
      method: "DELETE",
      headers: await as(fixture.operator),
    });
    const answer = await suspend("Estafó a tres personas.");
    expect(answer.status).toBe(201);
    clock.ms += 2 * minute;
    await runJobs();
    const signIn = () =>
      fixture.backend.call<{ reactivation_token?: string }>("/auth/sign_in", { body: { email: bad.email, password } });
    const refused = await signIn();
    expect([refused.status, refused.body.reactivation_token]).toEqual([401, undefined]);
    expect((await fixture.backend.call("/chats", { headers: session })).status).toBe(401);
    expect(
      (await fixture.backend.call<{ publication: { title: null } }>(`/publications/${thing.id}`)).body.publication
        .title,
    ).toBe(null);
    expect((await mailsTo(bad.email)).at(-1)?.text).toContain("Estafó a tres personas.");
    expect((await readItem("suspension", bad.id)).body.item.statements).toMatchObject([
      { author: "Olga Ríos", text: "Estafó a tres personas." },
    ]);
    // No operator has suspended an account that is inactive for another reason.
    const gone = await aUser(fixture.backend.db);
    await fixture.backend.db.update(users).set({ active: false }).where(eq(users.id, gone.id));
    expect([(await readItem("suspension", gone.id)).status, await waits("suspension", gone.id)]).toEqual([404, false]);
    await carryOut("suspension", bad.id, "restore", "Lo aclaró.");
    expect((await signIn()).status).toBe(200);
    expect((await mailsTo(bad.email)).at(-1)?.text).toContain("Levantamos la suspensión");
  });

  it("removes a reported person's photo, and says why; without one there is nothing to remove", async () => {
    const [reporter, shown] = [await aUser(fixture.backend.db), await aUser(fixture.backend.db)];
    const imageId = `avatar-${shown.id}`;
    await fixture.backend.db.insert(images).values({ id: imageId, width: 750, height: 750 });
    await fixture.backend.db.update(users).set({ avatarId: imageId }).where(eq(users.id, shown.id));
    const reportPerson = async () =>
      fixture.backend.call("/person_reports", {
        body: { user_id: shown.id, reason: "Su foto es ofensiva" },
        headers: await as(reporter),
      });
    expect((await reportPerson()).status).toBe(201);
    expect((await readItem("person", shown.id)).body.item.actions).toEqual(["dismiss", "remove_photo", "suspend"]);
    expect((await decide("person", shown.id, "remove_photo")).body.fields).toHaveProperty("reason");
    await carryOut("person", shown.id, "remove_photo", "Muestra un arma.");
    expect(await waits("person", shown.id)).toBe(false);
    const [row] = await fixture.backend.db.select().from(users).where(eq(users.id, shown.id));
    expect([row?.avatarId, row?.active]).toEqual([null, true]);
    expect(await fixture.backend.db.select().from(images).where(eq(images.id, imageId))).toEqual([]);
    expect(await notificationsOf(shown.id)).toEqual([[9, null]]);
    expect((await mailsTo(shown.email)).map(({ text }) => text).join()).toContain("Muestra un arma.");
  });

  it("lets a suspended person appeal once for each suspension, wherever they sign in", async () => {
    interface Refusal {
      suspension?: { reason: string; appeal_token: string | null };
    }
    const bad = await aUser(fixture.backend.db);
    const suspend = async (reason: string) => {
      await send(fixture.operator, { kind: "person", subject_id: bad.id, revision: "0", action: "suspend", reason });
      clock.ms += 2 * minute;
      await runJobs();
    };
    const signIn = async (given = password) =>
      (await fixture.backend.call<Refusal>("/auth/sign_in", { body: { email: bad.email, password: given } })).body
        .suspension;
    const appeal = async (token: string | null | undefined, text: string) =>
      (await fixture.backend.call("/appeal_suspension", { body: { token, text } })).status;
    await suspend("Estafó a tres personas.");
    expect(await signIn("Otra#2026")).toBe(undefined);
    const first = await signIn();
    expect(first).toEqual({ reason: "Estafó a tres personas.", appeal_token: expect.any(String) as string });
    expect(await waits("appeal", bad.id)).toBe(false);
    expect([await appeal("de-nadie", "No fui yo"), await appeal(first?.appeal_token, " ")]).toEqual([404, 422]);
    const sent = await Promise.all([1, 2].map(() => appeal(first?.appeal_token, "No fui yo")));
    expect([sent, await appeal(first?.appeal_token, "Otra cosa")]).toEqual([[200, 200], 409]);
    expect(await signIn()).toEqual({ reason: "Estafó a tres personas.", appeal_token: null });

    const { items, counts } = await readQueue();
    expect(items.filter(({ id, kind }) => id === bad.id && kind === "appeal")).toHaveLength(1);
    expect(counts.find(({ kind }) => kind === "appeal")?.count).toBe(1);
    expect((await readItem("appeal", bad.id)).body.item).toMatchObject({
      appeal: "No fui yo",
      statements: [{ text: "Estafó a tres personas." }],
      actions: ["restore", "uphold"],
    });
    await carryOut("appeal", bad.id, "uphold", "Las pruebas son claras.");
    expect((await mailsTo(bad.email)).at(-1)?.text).toContain("Las pruebas son claras.");
    expect([await waits("appeal", bad.id), (await signIn())?.appeal_token]).toEqual([false, null]);

    await carryOut("suspension", bad.id, "restore", "Lo aclaró.");
    expect(await signIn()).toBe(undefined);
    await suspend("Otra vez.");
    expect(await appeal((await signIn())?.appeal_token, "Tampoco")).toBe(200);
    // Two operators read the same case, each in another list.
    const both = await Promise.all(["suspension", "appeal"].map((kind) => readItem(kind, bad.id)));
    const [asSuspension, asAppeal] = both.map(({ body }) => ({ subject_id: bad.id, revision: body.item.revision }));
    const outcomes = await Promise.all([
      send(fixture.operator, { ...asSuspension, kind: "suspension", action: "restore", reason: "Lo aclaró." }),
      send(fixture.other, { ...asAppeal, kind: "appeal", action: "uphold", reason: "Las pruebas son claras." }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect([await waits("suspension", bad.id), await waits("appeal", bad.id)]).toEqual([false, false]);
    const decided = outcomes.findIndex(({ status }) => status === 201);
    const undone = await fixture.backend.call(`/moderation/decisions/${outcomes[decided]?.body.decision.id}`, {
      method: "DELETE",
      headers: await as(decided === 0 ? fixture.operator : fixture.other),
    });
    expect([undone.status, await waits("suspension", bad.id), await waits("appeal", bad.id)]).toEqual([
      200,
      true,
      true,
    ]);
    await carryOut("appeal", bad.id, "restore", "Tenía razón.");
    expect([await signIn(), await waits("appeal", bad.id)]).toEqual([undefined, false]);
    await suspend("Y otra vez.");
    const third = await signIn();
    expect([third?.appeal_token, await waits("appeal", bad.id)]).toEqual([expect.any(String), false]);
    expect(await waits("suspension", bad.id)).toBe(true);
  });
});
