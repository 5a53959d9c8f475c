import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { monday, useMeetings } from "../../../support/meetingFixture";
import type { MeetingAnswer } from "../../../support/meetingFixture";
import { bothDatabases } from "../../../support/startBackend";

const friday = "2027-02-19";

describe.each(bothDatabases)("the day of a meeting on %s", (database) => {
  const fixture = useMeetings(database);
  const { call, setClock, meetingOf, propose, answer, anAgreedMeeting, notificationsTo, mailsTo } = fixture;
  beforeEach(() => setClock(monday, "10:00"));
  const report = (user: User, id: number, body: Record<string, unknown>) =>
    call<{ transaction: { meeting: MeetingAnswer }; errors?: string[]; fields?: object }>(
      user,
      `/v1/meetings/${id}/progress`,
      { method: "PUT", body },
    );

  it("is reminded of at nine the day before and two hours before, and over a day later", async () => {
    const exchange = await anAgreedMeeting();
    const { owner, interested } = exchange;
    await setClock("2027-02-18", "08:59");
    expect(await notificationsTo(interested)).toEqual(["proposed"]);
    await setClock("2027-02-18", "09:00");
    expect(await notificationsTo(interested)).toEqual(["proposed", "tomorrow"]);
    await setClock(friday, "13:00");
    expect([await notificationsTo(owner), await notificationsTo(interested)]).toEqual([
      ["agreed", "tomorrow", "soon"],
      ["proposed", "tomorrow", "soon"],
    ]);
    const subjects = (await mailsTo(interested)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual(["Mañana es tu encuentro", "Tu encuentro es en dos horas"]);
    await setClock("2027-02-20", "14:59");
    expect((await meetingOf(owner, exchange))?.state).toBe("agreed");
    await setClock("2027-02-20", "15:00");
    expect((await meetingOf(owner, exchange))?.state).toBe("over");
    expect(await notificationsTo(owner)).toEqual(["agreed", "tomorrow", "soon", "all_well"]);
  });

  it("says nothing of tomorrow on the day itself, nor of what was changed or cancelled", async () => {
    const late = await anAgreedMeeting();
    const changed = await anAgreedMeeting();
    await propose(changed.owner, changed, { starts_at: "2027-02-25T19:00:00.000Z" });
    const cancelled = await anAgreedMeeting();
    await answer(cancelled.owner, cancelled.meetingId, "cancel");
    // The server was down for two days.
    await setClock(friday, "13:30");
    expect(await notificationsTo(late.interested)).toEqual(["proposed", "soon"]);
    expect(await notificationsTo(changed.interested)).toEqual(["proposed", "changed"]);
    expect(await notificationsTo(cancelled.interested)).toEqual(["proposed", "cancelled"]);
  });

  it("notifies the other party, without a mail, that one is on the way, late or there", async () => {
    const exchange = await anAgreedMeeting();
    const { owner, interested, meetingId } = exchange;
    const early = await report(owner, meetingId, { report: "on_way" });
    expect([early.status, early.body.errors]).toEqual([
      409,
      ["Esto se puede decir desde tres horas antes del encuentro"],
    ]);
    await setClock(friday, "14:00");
    const mails = (await mailsTo(interested)).length;
    for (const body of [
      { report: "on_way" },
      { report: "on_way" },
      { report: "late", minutes: 15 },
      { report: "late", minutes: 15 },
      { report: "late", minutes: 30 },
    ])
      expect((await report(owner, meetingId, body)).status).toBe(200);
    await setClock(friday, "15:20");
    for (const what of ["arrived", "arrived", "late"])
      expect((await report(owner, meetingId, { report: what, minutes: 45 })).status).toBe(200);
    expect(await meetingOf(interested, exchange)).toMatchObject({
      owner: { on_way_at: "2027-02-19T18:00:00.000Z", arrived_at: "2027-02-19T19:20:00.000Z", late_minutes: 30 },
      interested: { on_way_at: null, arrived_at: null, late_minutes: 0 },
    });
    expect((await notificationsTo(interested)).slice(2)).toEqual(["on_way", "late", "late", "arrived"]);
    await setClock(friday, "15:21");
    expect(await mailsTo(interested)).toHaveLength(mails);
  });

  it("is closed to strangers, and takes no other words", async () => {
    const { owner, meetingId } = await anAgreedMeeting();
    await setClock(friday, "14:00");
    expect((await report(await aUser(fixture.backend.db), meetingId, { report: "on_way" })).status).toBe(404);
    const refused = [
      await report(owner, meetingId, { report: "lost" }),
      await report(owner, meetingId, { report: "late", minutes: 7 }),
      await report(owner, meetingId, { report: "late" }),
    ];
    expect(refused.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual([
      [422, ["report"]],
      [422, ["minutes"]],
      [422, ["minutes"]],
    ]);
  });
});
