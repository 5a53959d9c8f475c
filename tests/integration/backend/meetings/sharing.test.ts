import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { meetingShares } from "../../../../backend/db/schema/meetings";
import { users } from "../../../../backend/db/schema/users";
import { aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { at, fridayAtThree, monday, useMeetings } from "../../../support/meetingFixture";
import { bothDatabases } from "../../../support/startBackend";

const friday = "2027-02-19";
const unknown = "A".repeat(32);

interface Shared {
  first_name: string;
  state: string;
  starts_at: string | null;
  place: { name: string; address: string | null } | null;
  progress: { on_way_at: string | null; arrived_at: string | null; late_minutes: number; checked_at: string | null };
}

describe.each(bothDatabases)("a meeting shown to an outsider on %s", (database) => {
  const fixture = useMeetings(database);
  const { call, setClock, propose, answer, anExchange, anAgreedMeeting, notificationsTo } = fixture;
  beforeEach(() => setClock(monday, "10:00"));
  const ask = (user: User, id: number, method: "GET" | "POST" | "DELETE") =>
    call<{ share_token: string | null; errors?: string[] }>(
      user,
      `/v1/meetings/${id}/${method === "GET" ? "safety" : "share"}`,
      { method },
    );
  const share = async (user: User, id: number) => (await ask(user, id, "POST")).body.share_token ?? "";
  /** As whoever has the link sees it: without a session. */
  const look = (token: string) => fixture.backend.call<Shared>(`/v1/shared_meetings/${token}`);
  const report = (user: User, id: number, body: Record<string, unknown>) =>
    call(user, `/v1/meetings/${id}/progress`, { method: "PUT", body });

  it("shows the plan and the sharer's reports, and nothing else", async () => {
    const { id, owner, interested, meetingId } = await anAgreedMeeting();
    const before = [await notificationsTo(owner), await notificationsTo(interested)];
    const token = await share(owner, meetingId);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await share(owner, meetingId)).toBe(token);
    expect((await ask(owner, meetingId, "GET")).body).toEqual({ share_token: token, well_at: null });
    // The other party neither hears of it nor finds it anywhere.
    expect((await ask(interested, meetingId, "GET")).body).toEqual({ share_token: null, well_at: null });
    expect([await notificationsTo(owner), await notificationsTo(interested)]).toEqual(before);
    expect((await call(interested, `/transactions/${id}`)).text).not.toContain(token);
    expect(await share(interested, meetingId)).not.toBe(token);

    await setClock(friday, "14:30");
    await report(owner, meetingId, { report: "on_way" });
    await report(interested, meetingId, { report: "late", minutes: 45 });
    const shown = await look(token);
    expect(shown.status).toBe(200);
    expect(shown.body).toEqual({
      first_name: owner.name,
      state: "agreed",
      starts_at: fridayAtThree,
      place: {
        public_place_id: "ccs-sambil",
        name: "Centro Comercial Sambil Caracas",
        address: "Av. Libertador, Chacao",
        latitude: 10.49,
        longitude: -66.853,
      },
      progress: { on_way_at: at(friday, "14:30").toISOString(), arrived_at: null, late_minutes: 0, checked_at: null },
      well_at: null,
    });
    expect([shown.headers.get("cache-control"), shown.headers.get("referrer-policy")]).toEqual([
      "private, no-store",
      "no-referrer",
    ]);
  });

  it("follows what becomes of it, and says nothing of what is not agreed", async () => {
    const exchange = await anAgreedMeeting();
    const { owner, interested, meetingId } = exchange;
    const token = await share(owner, meetingId);
    const place = { name: "La casa de Luis", latitude: 10.5, longitude: -66.9 };
    const changed = await propose(interested, exchange, { place, starts_at: at("2027-02-20", "09:00").toISOString() });
    expect((await look(token)).body).toMatchObject({ state: "proposed", starts_at: null, place: null });
    expect((await look(token)).text).not.toContain("casa");
    const id = changed.body.transaction.meeting?.id ?? 0;
    await answer(owner, id, "accept");
    expect((await look(token)).body).toMatchObject({
      state: "agreed",
      starts_at: at("2027-02-20", "09:00").toISOString(),
      place: { name: "La casa de Luis" },
    });
    await answer(interested, id, "cancel");
    expect((await look(token)).body).toMatchObject({ state: "cancelled", place: { name: "La casa de Luis" } });
    await propose(interested, exchange, { place: { name: "Su trabajo" } });
    await call(owner, `/v1/transactions/${exchange.id}`, { method: "PUT", body: { status: "rejected" } });
    expect((await look(token)).body).toMatchObject({ state: "ended", starts_at: null, place: null });
  });

  it("ends a day after the hour, for good, and looks then as if it had never been", async () => {
    const exchange = await anAgreedMeeting();
    const { owner, interested, meetingId } = exchange;
    const token = await share(owner, meetingId);
    await setClock("2027-02-20", "14:59");
    expect((await look(token)).status).toBe(200);
    await setClock("2027-02-20", "15:00");
    const [ended, never] = [await look(token), await look(unknown)];
    expect([ended.status, ended.text]).toEqual([never.status, never.text]);
    expect(ended.status).toBe(404);
    const next = await propose(interested, exchange, { starts_at: at("2027-02-22", "10:00").toISOString() });
    await answer(owner, next.body.transaction.meeting?.id ?? 0, "accept");
    expect((await look(token)).status).toBe(404);
    expect(await share(owner, next.body.transaction.meeting?.id ?? 0)).not.toBe(token);
  });

  it("ends when it is taken back, and when its person's account is not active", async () => {
    const { owner, interested, meetingId } = await anAgreedMeeting();
    const [first, other] = [await share(owner, meetingId), await share(interested, meetingId)];
    for (const time of [1, 2])
      expect([time, (await ask(owner, meetingId, "DELETE")).body]).toEqual([
        time,
        { share_token: null, well_at: null },
      ]);
    expect([(await look(first)).status, (await look(other)).status]).toEqual([404, 200]);
    expect(await share(owner, meetingId)).not.toBe(first);
    await fixture.backend.db.update(users).set({ active: false }).where(eq(users.id, interested.id));
    expect((await look(other)).status).toBe(404);
  });

  it("is shared by its parties alone, once it is agreed, with one token however many ask at once", async () => {
    const { owner, meetingId, id } = await anAgreedMeeting();
    const stranger = await aUser(fixture.backend.db);
    for (const method of ["GET", "POST", "DELETE"] as const)
      expect([method, (await ask(stranger, meetingId, method)).status]).toEqual([method, 404]);
    const open = await anExchange();
    const proposed = await propose(open.owner, open);
    const early = await ask(open.owner, proposed.body.transaction.meeting?.id ?? 0, "POST");
    expect([early.status, early.body.errors]).toEqual([409, ["Todavía no hay un encuentro acordado"]]);
    const tokens = await Promise.all([1, 2, 3].map(() => share(owner, meetingId)));
    expect(new Set(tokens).size).toBe(1);
    const { db } = fixture.backend;
    expect(await db.select().from(meetingShares).where(eq(meetingShares.transactionId, id))).toHaveLength(1);
    expect((await fixture.backend.call(`/v1/meetings/${meetingId}/share`, { method: "POST" })).status).toBe(401);
  });
});
