import { beforeEach, describe, expect, it } from "vitest";
import { mails } from "../../../../backend/db/schema/mails";
import { notifications } from "../../../../backend/db/schema/notifications";
import { codeAt } from "../../../../rules/handoverCodes";
import { aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { at, monday, useMeetings } from "../../../support/meetingFixture";
import type { MeetingAnswer } from "../../../support/meetingFixture";
import { bothDatabases } from "../../../support/startBackend";

const friday = "2027-02-19";

interface Keys {
  own_key: string;
  other_key: string;
  now: string;
}

describe.each(bothDatabases)("the codes of a meeting on %s", (database) => {
  const fixture = useMeetings(database);
  const { call, setClock, meetingOf, propose, anExchange, anAgreedMeeting, notificationsTo } = fixture;
  beforeEach(() => setClock(monday, "10:00"));
  const keysOf = async (user: User, id: number) => (await call<Keys>(user, `/v1/meetings/${id}/handover`)).body;
  const enter = (user: User, id: number, code: string, enteredAt?: Date) =>
    call<{ transaction: { meeting: MeetingAnswer; status: string }; errors?: string[]; fields?: object }>(
      user,
      `/v1/meetings/${id}/handover`,
      { method: "POST", body: { code, entered_at: enteredAt?.toISOString() } },
    );

  it("are of one key each, which both devices have: what one shows the other one checks", async () => {
    const exchange = await anAgreedMeeting();
    const { owner, interested, meetingId } = exchange;
    const [his, hers] = [await keysOf(owner, meetingId), await keysOf(interested, meetingId)];
    expect([his.own_key, his.other_key]).toEqual([hers.other_key, hers.own_key]);
    expect(his.own_key).not.toBe(his.other_key);
    expect(his.own_key).toMatch(/^[\da-f]{40}$/);
    await setClock(friday, "15:05");
    const shown = codeAt(hers.own_key, at(friday, "15:05"));
    for (const time of [1, 2]) expect([time, (await enter(owner, meetingId, shown)).status]).toEqual([time, 200]);
    expect(await meetingOf(interested, exchange)).toMatchObject({
      owner: { checked_at: at(friday, "15:05").toISOString() },
      interested: { checked_at: null },
    });
    expect((await notificationsTo(interested)).filter((event) => event === "met")).toEqual(["met"]);
    // Each still confirms with stars, as ever.
    const { body } = await call<{ status: string }>(owner, `/transactions/${exchange.id}`);
    expect(body.status).toBe("accepted");
    const rated = await call(owner, "/ranke_user", { method: "PUT", body: { transaction_id: exchange.id, rank: 5 } });
    const confirmed = await call<{ data: { status: string } }>(owner, `/v1/transactions/${exchange.id}`, {
      method: "PUT",
      body: { status: "confirmed_owner" },
    });
    expect([rated.status, confirmed.body.data.status]).toEqual([200, "confirmed_owner"]);
  });

  it("stand in no notification, no mail and no record of the transaction", async () => {
    const { owner, interested, meetingId, id } = await anAgreedMeeting();
    const keys = await keysOf(owner, meetingId);
    await setClock(friday, "14:00");
    const { db } = fixture.backend;
    const records = await Promise.all(
      [owner, interested].map((user) => call(user, `/transactions/${id}`).then(({ text }) => text)),
    );
    const written = JSON.stringify([await db.select().from(notifications), await db.select().from(mails), records]);
    expect([keys.own_key, keys.other_key].filter((key) => written.includes(key))).toEqual([]);
    expect(written).not.toContain("secret");
  });

  it("count up to a minute later, and not another's, another meeting's or one's own", async () => {
    const { owner, interested, meetingId } = await anAgreedMeeting();
    const other = await anAgreedMeeting();
    await setClock(friday, "15:00");
    const keys = await keysOf(owner, meetingId);
    const [own, theirs] = [codeAt(keys.own_key, at(friday, "15:00")), codeAt(keys.other_key, at(friday, "15:00"))];
    const refused = [await enter(owner, meetingId, own), await enter(owner, other.meetingId, theirs)];
    expect(refused.map(({ status }) => status)).toEqual([422, 404]);
    expect(refused[0]?.body.fields).toEqual({
      code: ["Ese código no es. Pídele que te muestre el de este momento."],
    });
    expect((await enter(owner, meetingId, "12345")).body.fields).toEqual({ code: ["El código tiene 6 números"] });
    expect((await enter(await aUser(fixture.backend.db), meetingId, theirs)).status).toBe(404);
    await setClock(friday, "15:03");
    expect((await enter(owner, meetingId, theirs)).status).toBe(422);
    await setClock(friday, "15:01");
    expect((await enter(owner, meetingId, `${theirs.slice(0, 3)} ${theirs.slice(3)}`)).status).toBe(200);
    expect((await enter(interested, meetingId, theirs)).status).toBe(422);
  });

  it("come late where there was no network, with the time at which they were typed", async () => {
    const { owner, interested, meetingId } = await anAgreedMeeting();
    const keys = await keysOf(owner, meetingId);
    const typedAt = at(friday, "15:10");
    const code = codeAt(keys.other_key, typedAt);
    await setClock("2027-02-22", "10:00");
    expect((await enter(owner, meetingId, code, at("2027-02-22", "09:00"))).status).toBe(409);
    expect((await enter(owner, meetingId, code, at(friday, "16:00"))).status).toBe(422);
    const synced = await enter(owner, meetingId, code, typedAt);
    expect(synced.body.transaction.meeting).toMatchObject({
      state: "over",
      owner: { checked_at: typedAt.toISOString() },
    });
    const hers = codeAt(keys.own_key, typedAt);
    await setClock("2027-02-27", "10:00");
    expect((await enter(interested, meetingId, hers, typedAt)).status).toBe(409);
  });

  it("cannot be reported before the day, nor for a meeting that is not agreed", async () => {
    const { owner, meetingId } = await anAgreedMeeting();
    const keys = await keysOf(owner, meetingId);
    const early = await enter(owner, meetingId, codeAt(keys.other_key, at(monday, "10:00")));
    expect([early.status, early.body.errors]).toEqual([409, ["El código se ingresa cuando se encuentran"]]);
    const exchange = await anExchange();
    const id = (await propose(exchange.owner, exchange)).body.transaction.meeting?.id ?? 0;
    const refused = [
      await call(exchange.owner, `/v1/meetings/${id}/handover`),
      await enter(exchange.owner, id, "123456"),
      await call(await aUser(fixture.backend.db), `/v1/meetings/${meetingId}/handover`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 404]);
  });

  it("cannot be guessed: ten tries in a quarter of an hour", async () => {
    const { owner, interested, meetingId } = await anAgreedMeeting();
    await setClock(friday, "15:00");
    const keys = await keysOf(owner, meetingId);
    const right = codeAt(keys.other_key, at(friday, "15:00"));
    const wrong = right === "000000" ? "000001" : "000000";
    const answers = await Promise.all(Array.from({ length: 11 }, () => enter(owner, meetingId, wrong)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await enter(owner, meetingId, right)).status).toBe(429);
    // The other party is not held up.
    expect((await enter(interested, meetingId, codeAt(keys.own_key, at(friday, "15:00")))).status).toBe(200);
  });
});
