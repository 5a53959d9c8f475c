import { describe, expect, it } from "vitest";
import { mails } from "../../../../backend/db/schema/mails";
import { notifications } from "../../../../backend/db/schema/notifications";
import { codeAt } from "../../../../rules/handoverCodes";
import { aUser } from "../../../support/builders";
import { useRings } from "../../../support/ringFixture";
import type { Giver, RingAnswer } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

interface Keys {
  own_key: string | null;
  giver_key: string | null;
  now: string;
}

describe.each(bothDatabases)("the codes of a ring's hand-overs on %s", (database) => {
  const fixture = useRings(database);
  const { call, later, ringOf, anAgreedMeeting, receive } = fixture;
  const keysOf = ({ user }: Giver, id: number) => call<Keys>(user, `/v1/ring_meetings/${id}/handover`);
  const enter = ({ user }: Giver, id: number, code: string, enteredAt?: Date) =>
    call<{ ring: RingAnswer; errors?: string[]; fields?: object }>(user, `/v1/ring_meetings/${id}/handover`, {
      method: "POST",
      body: { code, entered_at: enteredAt?.toISOString() },
    });
  const shownBy = async (giver: Giver, id: number, at = fixture.now()) =>
    codeAt((await keysOf(giver, id)).body.own_key ?? "", at);

  it("are shown by the giver and entered by the receiver, who then gives the stars", async () => {
    const { id, givers, meetingId } = await anAgreedMeeting();
    const [ana, luis, eva] = givers;
    const keys = await Promise.all(givers.map(async (giver) => (await keysOf(giver, meetingId)).body));
    // Each device has the key of the member who gives to its owner.
    expect(keys.map(({ giver_key }) => giver_key)).toEqual([keys[2]?.own_key, keys[0]?.own_key, keys[1]?.own_key]);
    expect(new Set(keys.map(({ own_key }) => own_key)).size).toBe(3);
    await later(24);
    const code = await shownBy(ana, meetingId);
    for (const time of [1, 2]) expect([time, (await enter(luis, meetingId, code)).status]).toEqual([time, 200]);
    const checks = (await ringOf(eva, id)).meetings[0]?.parties.map(({ checked_at }) => checked_at);
    expect(checks).toEqual([null, fixture.now().toISOString(), null]);
    // Not the code of another hand-over.
    expect((await enter(eva, meetingId, code)).body.fields).toEqual({
      code: ["Ese código no es. Pídele que te muestre el de este momento."],
    });
    expect((await ringOf(luis, id)).members.map(({ received }) => received)).toEqual([false, false, false]);
    await receive(luis, id);
    expect((await ringOf(luis, id)).members.map(({ received }) => received)).toEqual([false, true, false]);
    const metNotifications = (await fixture.backend.db.select().from(notifications)).filter(({ extra }) =>
      JSON.stringify(extra).includes('"met"'),
    );
    expect(metNotifications.map(({ userId }) => userId)).toEqual([ana.user.id]);
  });

  it("of two by themselves are one code, which the giver alone shows", async () => {
    const { givers, meetingId } = await anAgreedMeeting(false);
    const [ana, luis, eva] = givers;
    const [his, hers] = [(await keysOf(ana, meetingId)).body, (await keysOf(luis, meetingId)).body];
    expect([his.giver_key, hers.own_key]).toEqual([null, null]);
    expect(his.own_key).toBe(hers.giver_key);
    const stranger = { ...eva, user: await aUser(fixture.backend.db) };
    for (const other of [eva, stranger]) expect((await keysOf(other, meetingId)).status).toBe(404);
    await later(24);
    const code = await shownBy(ana, meetingId);
    expect((await enter(ana, meetingId, code)).body.errors).toEqual(["El código lo ingresa quien recibe"]);
    expect((await enter(eva, meetingId, code)).status).toBe(404);
    expect((await enter(luis, meetingId, code)).status).toBe(200);
  });

  it("arrive late where there was no network, also after the ring is complete", async () => {
    const { id, givers, meetingId } = await anAgreedMeeting();
    const [ana, luis] = givers;
    const early = await enter(luis, meetingId, await shownBy(ana, meetingId));
    expect([early.status, early.body.errors]).toEqual([409, ["El código se ingresa cuando se encuentran"]]);
    const { own_key: key } = (await keysOf(ana, meetingId)).body;
    await later(25);
    const typedAt = fixture.now();
    await later(2);
    for (const giver of givers) await receive(giver, id);
    expect((await ringOf(luis, id)).state).toBe("complete");
    const synced = await enter(luis, meetingId, codeAt(key ?? "", typedAt), typedAt);
    expect(synced.body.ring.meetings[0]?.parties[1]).toMatchObject({ checked_at: typedAt.toISOString() });
    expect((await keysOf(ana, meetingId)).status).toBe(409);
  });

  it("stand in no notification, mail or ring, and cannot be guessed: ten tries in a quarter of an hour", async () => {
    const { givers, meetingId } = await anAgreedMeeting();
    const [ana, luis] = givers;
    await later(24);
    const { own_key: own, giver_key: other } = (await keysOf(ana, meetingId)).body;
    const { db } = fixture.backend;
    const rings = await Promise.all(givers.map(({ user }) => call(user, "/v1/rings").then(({ text }) => text)));
    const written = JSON.stringify([await db.select().from(notifications), await db.select().from(mails), rings]);
    expect([own, other].filter((key) => key === null || written.includes(key))).toEqual([]);
    const right = await shownBy(ana, meetingId);
    const wrong = right === "000000" ? "000001" : "000000";
    const answers = await Promise.all(Array.from({ length: 11 }, () => enter(luis, meetingId, wrong)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await enter(luis, meetingId, right)).status).toBe(429);
  });
});
