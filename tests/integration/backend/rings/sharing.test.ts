import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../../../../backend/db/schema/users";
import { publicPlace } from "../../../support/meetingFixture";
import { useRings } from "../../../support/ringFixture";
import type { Giver, RingAnswer } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

interface Shared {
  first_name: string;
  state: string;
  starts_at: string | null;
  place: { name: string } | null;
  progress: { on_way_at: string | null };
}

describe.each(bothDatabases)("a ring's meeting shown to an outsider on %s", (database) => {
  const fixture = useRings(database);
  const { call, later, ringOf, anAgreedMeeting, anAcceptedRing } = fixture;
  const ask = ({ user }: Giver, id: number, method: "GET" | "POST" | "DELETE") =>
    call<{ share_token: string | null }>(user, `/v1/ring_meetings/${id}/${method === "GET" ? "safety" : "share"}`, {
      method,
    });
  const share = async (giver: Giver, id: number) => (await ask(giver, id, "POST")).body.share_token ?? "";
  /** As whoever has the link sees it: without a session. */
  const look = (token: string) => fixture.backend.call<Shared>(`/v1/shared_meetings/${token}`);
  const propose = async ({ user }: Giver, id: number, giverId: number | null, name: string) => {
    const startsAt = new Date(fixture.now().getTime() + 30 * 3_600_000).toISOString();
    const { body } = await call<{ ring: RingAnswer }>(user, `/v1/rings/${id}/meetings`, {
      body: { giver_id: giverId, starts_at: startsAt, place: { name } },
    });
    return body.ring.meetings.find((meeting) => meeting.giver_id === giverId)?.id ?? 0;
  };
  const accept = ({ user }: Giver, id: number) => call(user, `/v1/ring_meetings/${id}/accept`, { method: "POST" });

  it("shows the plan and the sharer's reports, nothing of the others, until a day after", async () => {
    const { id, givers, meetingId } = await anAgreedMeeting();
    const [ana, luis] = givers;
    const token = await share(ana, meetingId);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await share(ana, meetingId)).toBe(token);
    expect((await ask(luis, meetingId, "GET")).body).toEqual({ share_token: null, well_at: null });
    expect(JSON.stringify(await ringOf(luis, id))).not.toContain(token);
    expect((await ask({ ...luis, user: (await anAcceptedRing()).givers[0].user }, meetingId, "POST")).status).toBe(404);
    await later(22);
    await call(ana.user, `/v1/ring_meetings/${meetingId}/progress`, { method: "PUT", body: { report: "on_way" } });
    await call(luis.user, `/v1/ring_meetings/${meetingId}/progress`, { method: "PUT", body: { report: "arrived" } });
    const shown = (await look(token)).body;
    expect(shown).toEqual({
      first_name: ana.user.name,
      state: "agreed",
      starts_at: (await ringOf(ana, id)).meetings[0]?.starts_at,
      place: expect.objectContaining({ public_place_id: publicPlace.public_place_id }) as unknown,
      progress: { on_way_at: fixture.now().toISOString(), arrived_at: null, late_minutes: 0, checked_at: null },
      well_at: null,
    });
    await later(25);
    expect((await look(token)).status).toBe(200);
    await later(1);
    expect((await look(token)).status).toBe(404);
  });

  it("follows what takes its place, and says nothing of what is not agreed", async () => {
    const { id, givers, meetingId } = await anAgreedMeeting(false);
    const [ana, luis, eva] = givers;
    const token = await share(luis, meetingId);
    const other = await propose(ana, id, ana.user.id, "La casa de Ana");
    expect((await look(token)).body).toMatchObject({ state: "proposed", starts_at: null, place: null });
    expect((await ask(luis, other, "GET")).body.share_token).toBe(token);
    await accept(luis, other);
    expect((await look(token)).body).toMatchObject({ state: "agreed", place: { name: "La casa de Ana" } });
    // All at once instead.
    const ofAll = await propose(eva, id, null, "Plaza Bolívar");
    expect((await look(token)).body).toMatchObject({ state: "agreed", place: { name: "La casa de Ana" } });
    await accept(ana, ofAll);
    await accept(luis, ofAll);
    expect((await look(token)).body).toMatchObject({ state: "agreed", place: { name: "Plaza Bolívar" } });
  });

  it("ends when it is taken back, and while the account of its person is not active", async () => {
    const { givers, meetingId } = await anAgreedMeeting();
    const [ana, luis] = givers;
    const [hers, his] = [await share(ana, meetingId), await share(luis, meetingId)];
    expect((await ask(ana, meetingId, "DELETE")).body.share_token).toBeNull();
    expect([(await look(hers)).status, (await look(his)).status]).toEqual([404, 200]);
    await fixture.backend.db.update(users).set({ active: false }).where(eq(users.id, luis.user.id));
    expect((await look(his)).status).toBe(404);
  });

  it("is not shown before it is agreed, nor by the link of one that was over", async () => {
    const { id, givers } = await anAcceptedRing();
    const [ana, luis] = givers;
    const first = await propose(ana, id, ana.user.id, "Plaza");
    expect((await ask(ana, first, "POST")).status).toBe(409);
    await accept(luis, first);
    const token = await share(ana, first);
    await later(55);
    await accept(luis, await propose(ana, id, ana.user.id, "Otro día"));
    expect((await look(token)).status).toBe(404);
  });
});
