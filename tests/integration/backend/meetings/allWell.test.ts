import { beforeEach, describe, expect, it } from "vitest";
import { transactions } from "../../../../backend/db/schema/transactions";
import { eq } from "drizzle-orm";
import { aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { at, monday, useMeetings } from "../../../support/meetingFixture";
import { bothDatabases } from "../../../support/startBackend";

const friday = "2027-02-19";

describe.each(bothDatabases)("whether all went well at a meeting on %s", (database) => {
  const fixture = useMeetings(database);
  const { call, setClock, answer, anAgreedMeeting, notificationsTo, mailsTo } = fixture;
  beforeEach(() => setClock(monday, "10:00"));
  const sayWell = (user: User, id: number) =>
    call<{ share_token: string | null; well_at: string | null; errors?: string[] }>(user, `/v1/meetings/${id}/well`, {
      method: "PUT",
    });
  const asked = async (user: User) => (await notificationsTo(user)).filter((event) => event === "all_well").length;

  it("is asked once, two hours after the meeting, of each party that has not answered, also by mail", async () => {
    const { owner, interested, meetingId } = await anAgreedMeeting();
    await setClock(friday, "15:10");
    expect((await sayWell(owner, meetingId)).body).toEqual({
      share_token: null,
      well_at: at(friday, "15:10").toISOString(),
    });
    await setClock(friday, "16:59");
    expect(await asked(interested)).toBe(0);
    for (const hour of ["17:00", "18:00"]) await setClock(friday, hour);
    expect([await asked(owner), await asked(interested)]).toEqual([0, 1]);
    const mail = (await mailsTo(interested)).at(-1);
    expect(mail?.subject).toBe("¿Todo bien en tu encuentro?");
    expect(await mailsTo(owner)).not.toContainEqual(expect.objectContaining({ subject: mail?.subject }));
  });

  it("is not asked after a confirmation, a settlement or a cancelled meeting", async () => {
    const [confirmed, cancelled, claimed] = [await anAgreedMeeting(), await anAgreedMeeting(), await anAgreedMeeting()];
    const { db } = fixture.backend;
    await setClock(friday, "16:00");
    await db.update(transactions).set({ status: "confirmed_owner" }).where(eq(transactions.id, confirmed.id));
    await answer(cancelled.owner, cancelled.meetingId, "cancel");
    await call(claimed.owner, `/v1/transactions/${claimed.id}`, { method: "PUT", body: { status: "rejected" } });
    await setClock(friday, "17:00");
    const people = [confirmed, cancelled, claimed].flatMap(({ owner, interested }) => [owner, interested]);
    expect(await Promise.all(people.map(asked))).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it("is visible where the meeting is shared, and in no record of the other party", async () => {
    const { id, owner, interested, meetingId } = await anAgreedMeeting();
    const { body } = await call<{ share_token: string }>(owner, `/v1/meetings/${meetingId}/share`, { method: "POST" });
    await setClock(friday, "17:05");
    const notifications = await notificationsTo(interested);
    for (const time of [1, 2]) {
      const said = await sayWell(owner, meetingId);
      expect([time, said.status, said.body.well_at]).toEqual([time, 200, at(friday, "17:05").toISOString()]);
      await setClock(friday, "17:06");
    }
    const shared = await fixture.backend.call<{ well_at: string }>(`/v1/shared_meetings/${body.share_token}`);
    expect(shared.body.well_at).toBe(at(friday, "17:05").toISOString());
    expect(await notificationsTo(interested)).toEqual(notifications);
    expect((await call<{ well_at: string | null }>(interested, `/v1/meetings/${meetingId}/safety`)).body.well_at).toBe(
      null,
    );
    expect((await call(interested, `/transactions/${id}`)).text).not.toContain("well");
  });

  it("is said by its parties, from the hour of an agreed meeting until a day after it", async () => {
    const { owner, meetingId } = await anAgreedMeeting();
    const cancelled = await anAgreedMeeting();
    await answer(cancelled.owner, cancelled.meetingId, "cancel");
    const refused = { status: 409, errors: ["Esto se puede decir desde la hora del encuentro hasta un día después"] };
    const saying = async () => {
      const { status, body } = await sayWell(owner, meetingId);
      return { status, errors: body.errors };
    };
    await setClock(friday, "14:59");
    expect(await saying()).toEqual(refused);
    await setClock("2027-02-20", "15:00");
    expect(await saying()).toEqual(refused);
    await setClock(friday, "15:00");
    expect((await sayWell(await aUser(fixture.backend.db), meetingId)).status).toBe(404);
    expect((await sayWell(cancelled.owner, cancelled.meetingId)).status).toBe(409);
    expect((await saying()).status).toBe(200);
  });
});
