import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mails } from "../../../../backend/db/schema/mails";
import { notifications } from "../../../../backend/db/schema/notifications";
import { aUser } from "../../../support/builders";
import { publicPlace } from "../../../support/meetingFixture";
import { useRings } from "../../../support/ringFixture";
import type { Giver, RingAnswer } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

interface Body {
  ring: RingAnswer;
  error?: string;
  errors?: string[];
  fields?: Record<string, string[]>;
}
const home = { name: "Mi casa, la de la reja verde", latitude: 10.5, longitude: -66.9 };

describe.each(bothDatabases)("meetings of a ring on %s", (database) => {
  const fixture = useRings(database);
  const { call, later, ringOf, anAcceptedRing, aProposedRing, receive, leave } = fixture;
  const propose = ({ user }: Giver, id: number, changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
    call<Body>(user, `/v1/rings/${id}/meetings`, {
      body: {
        starts_at: new Date(fixture.now().getTime() + 101 * 3_600_000).toISOString(),
        place: publicPlace,
        ...changes,
      },
      key,
    });
  const answer = ({ user }: Giver, id: number, how: "accept" | "cancel") =>
    call<Body>(user, `/v1/ring_meetings/${id}/${how}`, { method: "POST" });
  const report = ({ user }: Giver, id: number, body: Record<string, unknown>) =>
    call<Body>(user, `/v1/ring_meetings/${id}/progress`, { method: "PUT", body });
  const meetingsOf = async (giver: Giver, id: number) => (await ringOf(giver, id)).meetings;
  /** What a member was notified of about the meetings. */
  const notificationsTo = async ({ user }: Giver) =>
    (
      await fixture.backend.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, user.id), eq(notifications.type, 28)))
        .orderBy(notifications.id)
    ).map(({ extra }) => (extra as { meeting: { event: string } }).meeting.event);
  const subjectsTo = async ({ user }: Giver) =>
    (
      await fixture.backend.db
        .select()
        .from(mails)
        .where(and(eq(mails.recipient, user.email), like(mails.subject, "%ncuentro%")))
    ).map(({ subject }) => subject);

  it("are agreed for all at once when the last one accepts, and report each step to the others", async () => {
    const { id, givers } = await anAcceptedRing();
    const [ana, luis, eva] = givers;
    const key = randomUUID();
    const body = { starts_at: "2027-02-20T19:00:00.000Z" };
    const proposed = await propose(ana, id, body, key);
    expect(proposed.status).toBe(201);
    const [meeting] = proposed.body.ring.meetings;
    expect(meeting).toMatchObject({
      giver_id: null,
      proposer_id: ana.user.id,
      state: "proposed",
      starts_at: "2027-02-20T19:00:00.000Z",
      place: { public_place_id: "ccs-sambil", name: "Centro Comercial Sambil Caracas" },
    });
    expect(meeting?.parties.map(({ user_id, accepted }) => [user_id, accepted])).toEqual(
      givers.map(({ user }) => [user.id, user.id === ana.user.id]),
    );
    // The same again proposes nothing more; another one under its name is refused.
    expect((await propose(ana, id, body, key)).body.ring.meetings).toEqual(proposed.body.ring.meetings);
    expect((await propose(ana, id, { ...body, place: home }, key)).status).toBe(409);

    const meetingId = meeting?.id ?? 0;
    expect((await answer(ana, meetingId, "accept")).status).toBe(200);
    expect((await answer(luis, meetingId, "accept")).body.ring.meetings).toMatchObject([{ state: "proposed" }]);
    expect((await answer(eva, meetingId, "accept")).body.ring.meetings).toMatchObject([{ state: "agreed" }]);
    expect((await answer(eva, meetingId, "accept")).status).toBe(200);
    expect(await notificationsTo(ana)).toEqual(["joined", "agreed"]);
    expect(await notificationsTo(eva)).toEqual(["proposed", "joined"]);
    await fixture.runJobs();
    expect(await subjectsTo(ana)).toEqual(["El encuentro de tu círculo está acordado"]);

    // Another proposal takes its place until all have accepted that, and one who cannot come ends it for all.
    const other = await propose(luis, id, { place: home });
    expect(other.body.ring.meetings).toMatchObject([{ state: "proposed", place: { name: home.name } }]);
    expect((await answer(ana, meetingId, "accept")).status).toBe(409);
    expect(await notificationsTo(ana)).toEqual(["joined", "agreed", "changed"]);
    const otherId = other.body.ring.meetings[0]?.id ?? 0;
    expect((await answer(eva, otherId, "cancel")).body.ring.meetings).toMatchObject([{ state: "cancelled" }]);
    expect((await answer(eva, otherId, "cancel")).status).toBe(200);
    expect((await answer(ana, otherId, "accept")).status).toBe(409);
    expect((await ringOf(ana, id)).state).toBe("accepted");
    expect(await notificationsTo(luis)).toEqual(["proposed", "agreed", "cancelled"]);
  });

  it("of a hand-over are the business of its giver and receiver alone", async () => {
    const { id, givers } = await anAcceptedRing(4);
    const [ana, luis, eva, juan] = givers as [Giver, Giver, Giver, Giver];
    const pair = { giver_id: ana.user.id, place: home };
    const [meeting] = (await propose(luis, id, pair)).body.ring.meetings;
    expect(meeting?.parties.map(({ user_id }) => user_id)).toEqual([ana.user.id, luis.user.id]);
    expect(await meetingsOf(ana, id)).toMatchObject([{ giver_id: ana.user.id, place: { name: home.name } }]);
    const meetingId = meeting?.id ?? 0;
    const stranger = { ...eva, user: await aUser(fixture.backend.db) };
    for (const other of [eva, juan, stranger]) {
      expect(await notificationsTo(other)).toEqual([]);
      const refused = [
        await answer(other, meetingId, "accept"),
        await answer(other, meetingId, "cancel"),
        await report(other, meetingId, { report: "on_way" }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(await meetingsOf(eva, id)).toEqual([]);
    expect(JSON.stringify((await call(eva.user, "/v1/rings")).body)).not.toContain(home.name);
    expect((await propose(stranger, id, pair)).status).toBe(404);
    expect((await propose(eva, id, pair)).body.fields).toMatchObject({ giver_id: [expect.any(String)] });
    expect((await propose(eva, id, { giver_id: stranger.user.id })).status).toBe(422);

    // Each hand-over has its own; once all meet at once those are replaced.
    await propose(juan, id, { giver_id: eva.user.id });
    expect((await answer(ana, meetingId, "accept")).body.ring.meetings).toMatchObject([{ state: "agreed" }]);
    const [forAll] = (await propose(eva, id)).body.ring.meetings.filter(({ giver_id }) => giver_id === null);
    for (const giver of [ana, luis, juan]) await answer(giver, forAll?.id ?? 0, "accept");
    expect((await meetingsOf(ana, id)).map(({ giver_id, state }) => [giver_id, state])).toEqual([
      [ana.user.id, "replaced"],
      [null, "agreed"],
    ]);
    expect((await meetingsOf(juan, id)).map(({ state }) => state)).toEqual(["replaced", "agreed"]);
    // Two who cannot come may still meet by themselves, besides.
    expect((await propose(ana, id, { giver_id: ana.user.id })).body.ring.meetings).toMatchObject([
      { giver_id: null, state: "agreed" },
      { giver_id: ana.user.id, state: "proposed" },
    ]);
  });

  it("are refused at the wrong field, before the ring is agreed, and for what was handed over", async () => {
    const open = await aProposedRing();
    expect((await propose(open.givers[0], open.id)).status).toBe(422);
    const { id, givers } = await anAcceptedRing();
    const [ana, luis] = givers;
    const wrong: [Record<string, unknown>, string][] = [
      [{ starts_at: "2020-01-01T12:00:00.000Z" }, "starts_at"],
      [{ starts_at: new Date(fixture.now().getTime() + 31 * 24 * 3_600_000).toISOString() }, "starts_at"],
      [{ starts_at: "mañana" }, "starts_at"],
      [{ place: { public_place_id: "nowhere" } }, "place"],
      [{ place: { name: "Plaza", latitude: 200, longitude: 0 } }, "place"],
    ];
    for (const [changes, field] of wrong) {
      const refused = await propose(ana, id, changes);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, [field]]);
    }
    await propose(ana, id, { giver_id: ana.user.id });
    await receive(luis, id);
    expect(await meetingsOf(ana, id)).toMatchObject([{ state: "ended" }]);
    expect((await propose(ana, id, { giver_id: ana.user.id })).status).toBe(422);
    expect((await propose(ana, id)).status).toBe(201);
    await leave(luis, id);
    expect((await meetingsOf(ana, id)).map(({ state }) => state)).toEqual(["ended", "ended"]);
  });

  it("are reminded of the day before and two hours before, and followed on the day", async () => {
    const { id, givers } = await anAcceptedRing();
    const [ana, luis, eva] = givers;
    // At noon in Caracas, two days ahead.
    const day = new Date(fixture.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 10);
    const startsAt = new Date(`${day}T16:00:00.000Z`);
    const [meeting] = (await propose(ana, id, { giver_id: ana.user.id, starts_at: startsAt.toISOString() })).body.ring
      .meetings;
    const meetingId = meeting?.id ?? 0;
    await answer(luis, meetingId, "accept");
    const hoursUntil = (moment: Date) => (moment.getTime() - fixture.now().getTime()) / 3_600_000;
    expect((await report(ana, meetingId, { report: "on_way" })).status).toBe(409);
    await later(hoursUntil(new Date(startsAt.getTime() - 26 * 3_600_000)));
    expect(await notificationsTo(luis)).toEqual(["proposed", "tomorrow"]);
    await later(24);
    expect(await notificationsTo(ana)).toEqual(["agreed", "tomorrow", "soon"]);
    expect((await subjectsTo(luis)).slice(-2)).toEqual([
      "Mañana es el encuentro de tu círculo",
      "El encuentro de tu círculo es en dos horas",
    ]);

    await report(ana, meetingId, { report: "on_way" });
    await report(ana, meetingId, { report: "late", minutes: 15 });
    await report(ana, meetingId, { report: "late", minutes: 15 });
    await report(luis, meetingId, { report: "arrived" });
    expect((await report(luis, meetingId, { report: "late", minutes: 7 })).body.fields).toHaveProperty("minutes");
    expect((await notificationsTo(luis)).slice(3)).toEqual(["on_way", "late"]);
    expect((await meetingsOf(ana, id))[0]?.parties).toMatchObject([
      { user_id: ana.user.id, on_way_at: expect.any(String), late_minutes: 15, arrived_at: null },
      { user_id: luis.user.id, on_way_at: null, arrived_at: expect.any(String) },
    ]);
    expect(await notificationsTo(eva)).toEqual([]);
    await later(26);
    expect(await meetingsOf(ana, id)).toMatchObject([{ state: "over" }]);
  });

  it("keep a ring from expiring while one is still to come", async () => {
    const { id, givers } = await anAcceptedRing();
    const [ana, luis] = givers;
    await later(20 * 24);
    const startsAt = new Date(fixture.now().getTime() + 15 * 24 * 3_600_000);
    const pair = { giver_id: ana.user.id, starts_at: startsAt.toISOString() };
    const [meeting] = (await propose(ana, id, pair)).body.ring.meetings;
    await answer(luis, meeting?.id ?? 0, "accept");
    await later(14 * 24);
    expect((await ringOf(ana, id)).state).toBe("accepted");
    await later(2 * 24 + 1);
    await later(7 * 24);
    expect(await ringOf(ana, id)).toMatchObject({ state: "ended", end_reason: "expired" });
  });
});
