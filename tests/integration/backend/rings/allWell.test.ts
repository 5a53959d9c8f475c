import { and, eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mails } from "../../../../backend/db/schema/mails";
import { notifications } from "../../../../backend/db/schema/notifications";
import { aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { useRings } from "../../../support/ringFixture";
import type { Giver } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("whether all went well at a ring's meeting on %s", (database) => {
  const fixture = useRings(database);
  const { call, later, receive, anAgreedMeeting } = fixture;
  const sayWell = (user: User, id: number) =>
    call<{ well_at: string | null; errors?: string[] }>(user, `/v1/ring_meetings/${id}/well`, { method: "PUT" });
  /** How often a member was asked. */
  const asked = async ({ user }: Giver) =>
    (await fixture.backend.db.select().from(notifications).where(eq(notifications.userId, user.id))).filter(
      ({ extra }) => (extra as { meeting?: { event: string } } | null)?.meeting?.event === "all_well",
    ).length;

  it("is asked two hours after it, of each who has neither answered nor confirmed", async () => {
    const { id, givers, meetingId } = await anAgreedMeeting();
    const [ana, luis, eva] = givers;
    expect((await sayWell(ana.user, meetingId)).status).toBe(409);
    await later(24.1);
    const said = await sayWell(ana.user, meetingId);
    expect([said.status, said.body.well_at]).toEqual([200, fixture.now().toISOString()]);
    await receive(luis, id, 5);
    await later(1.8);
    expect(await asked(eva)).toBe(0);
    await later(0.2);
    await later(1);
    expect([await asked(ana), await asked(luis), await asked(eva)]).toEqual([0, 0, 1]);
    const asking = and(eq(mails.recipient, eva.user.email), like(mails.subject, "¿Todo bien%"));
    expect(await fixture.backend.db.select().from(mails).where(asking)).toHaveLength(1);
  });

  it("is not asked once the receiver of a hand-over has confirmed", async () => {
    const { id, givers, meetingId } = await anAgreedMeeting(false);
    const [ana, luis, eva] = givers;
    await later(24.1);
    expect((await sayWell(eva.user, meetingId)).status).toBe(404);
    expect((await sayWell(await aUser(fixture.backend.db), meetingId)).status).toBe(404);
    await receive(luis, id, 5);
    await later(3);
    expect([await asked(ana), await asked(luis)]).toEqual([0, 0]);
  });

  it("is shown where the meeting is shared, once, and to no other member", async () => {
    const { id, givers, meetingId } = await anAgreedMeeting();
    const [ana, luis] = givers;
    const { body } = await call<{ share_token: string }>(ana.user, `/v1/ring_meetings/${meetingId}/share`, {
      method: "POST",
    });
    await later(24.1);
    const first = (await sayWell(ana.user, meetingId)).body.well_at;
    await later(0.5);
    expect((await sayWell(ana.user, meetingId)).body.well_at).toBe(first);
    const shared = await fixture.backend.call<{ well_at: string }>(`/v1/shared_meetings/${body.share_token}`);
    expect(shared.body.well_at).toBe(first);
    expect((await call(luis.user, `/v1/rings/${id}`)).text).not.toContain("well");
    await later(24);
    expect((await sayWell(luis.user, meetingId)).status).toBe(409);
  });
});
