import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { decisions } from "../../../../backend/db/schema/decisions";
import { friday, monday, useSecureExchanges } from "../../../support/secureExchangeFixture";
import type { Venue } from "../../../support/secureExchangeFixture";
import { bothDatabases } from "../../../support/startBackend";

interface Visit {
  id: number;
  status: string;
  owner: { id: number };
  owner_came_at: string | null;
  interested_came_at: string | null;
  reason: string | null;
}
interface KeptVenue {
  id: number;
  version: number;
  open: boolean;
  schedules: { id: number; start: string; capacity: number; open: boolean }[];
}

const form = {
  headquarter: "Sede Altamira",
  address: "Av. San Juan Bosco",
  city: "Caracas",
  latitude: 10.495,
  longitude: -66.849,
  open: true,
  schedules: [
    { start: "09:00", end: "11:00", capacity: 2, open: true },
    { start: "14:00", end: "16:00", capacity: 1, open: true },
  ],
};

/** What operators do: venues, closed days, and the visits of a day. */
describe.each(bothDatabases)("the desk of the venues on %s", (database) => {
  const fixture = useSecureExchanges(database);
  const { call, book, move, end, changeOf, aVenue, anExchange, ledgerOf, takenOf, noticesTo, setClock, balanceOf } =
    fixture;
  beforeEach(() => setClock(monday, "10:00"));

  const desk = <T = { errors: string[]; fields?: object }>(path: string, method = "GET", body?: object, key?: string) =>
    call<T>(fixture.operator, `/moderation/${path}`, {
      method,
      ...(body && { body }),
      ...(key !== undefined && { key }),
    });
  const saveVenue = (body: object, id?: number, key: string = randomUUID()) =>
    desk<{ exchange_place: KeptVenue; errors: string[]; fields: object }>(
      id === undefined ? "exchange_places" : `exchange_places/${id}`,
      id === undefined ? "POST" : "PUT",
      body,
      key,
    );
  const arrive = (id: number, party: string) =>
    desk<{ security_change: Visit }>(`security_changes/${id}/arrival`, "PUT", { party });
  const settle = (id: number, reason: string, refunded: boolean) =>
    desk<{ security_change: Visit }>(`security_changes/${id}/settlement`, "PUT", { reason, refunded });
  const trailOf = async (kind: string, subjectId: number) =>
    (
      await fixture.backend.db
        .select()
        .from(decisions)
        .where(and(eq(decisions.kind, kind), eq(decisions.subjectId, subjectId)))
        .orderBy(decisions.id)
    ).map(({ action, operatorId }) => [action, operatorId === fixture.operator.id]);
  async function aBooking(venue: Venue) {
    const exchange = await anExchange();
    const { body } = await book(exchange.interested, exchange, venue);
    const change = body.transaction.security_change;
    if (!change) throw new Error("nothing was booked");
    return { exchange, id: change.id, code: change.code ?? "" };
  }

  it("refuses everybody but operators", async () => {
    const { exchange, id, code } = await aBooking(await aVenue());
    const calls: [string, string, object?][] = [
      ["exchange_places", "GET"],
      ["exchange_places", "POST", form],
      ["closed_days", "GET"],
      ["closed_days/2027-02-26", "PUT", { closed: true, reason: "Obras" }],
      ["security_changes?exchange_place_id=1&date=2027-02-19", "GET"],
      ["security_changes/check", "POST", { code }],
      [`security_changes/${id}/arrival`, "PUT", { party: "owner" }],
      [`security_changes/${id}/settlement`, "PUT", { reason: "No vino", refunded: true }],
    ];
    for (const [path, method, body] of calls) {
      const answer = await call(exchange.owner, `/moderation/${path}`, { method, ...(body && { body }) });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it("leaves an operator out of what concerns themselves", async () => {
    const venue = await aVenue();
    const exchange = await anExchange({ owner: fixture.operator });
    const change = (await book(exchange.interested, exchange, venue)).body.transaction.security_change;
    const id = change?.id ?? 0;
    await setClock(friday, "13:00");
    const day = await desk<{ security_changes: Visit[] }>(
      `security_changes?exchange_place_id=${venue.id}&date=${friday}`,
    );
    const found = await desk("security_changes/check", "POST", { code: change?.code });
    expect([(await arrive(id, "owner")).status, (await settle(id, "No vino", true)).status]).toEqual([403, 403]);
    expect([day.body.security_changes, found.status]).toEqual([[], 404]);
  });

  it("makes and changes a venue, closes a shift that is left out, and refuses what another operator has changed", async () => {
    const key = randomUUID();
    const made = (await saveVenue(form, undefined, key)).body.exchange_place;
    expect((await saveVenue(form, undefined, key)).body.exchange_place.id).toBe(made.id);
    const twice = randomUUID();
    const pair = await Promise.all([saveVenue(form, undefined, twice), saveVenue(form, undefined, twice)]);
    expect(pair.map(({ status }) => status)).toEqual([201, 201]);
    expect(pair[0]?.body.exchange_place.id).toBe(pair[1]?.body.exchange_place.id);
    const [morning] = made.schedules;
    const shorter = { ...form, version: made.version, schedules: [{ ...morning, capacity: 4 }] };
    const changed = (await saveVenue(shorter, made.id)).body.exchange_place;
    expect(changed.schedules.map(({ start, capacity, open }) => [start, capacity, open])).toEqual([
      ["09:00", 4, true],
      ["14:00", 1, false],
    ]);
    expect((await saveVenue(shorter, made.id)).status).toBe(409);
    const closed = { ...form, version: changed.version, open: false, schedules: changed.schedules };
    expect((await saveVenue(closed, made.id)).body.exchange_place.open).toBe(false);
    expect(await trailOf("venue", made.id)).toEqual([
      ["create", true],
      ["change", true],
      ["take_down", true],
    ]);
    const fieldsOf = async (changes: object) => Object.keys((await saveVenue({ ...form, ...changes })).body.fields);
    expect(await fieldsOf({ headquarter: " ", city: "", latitude: 91, schedules: [] })).toEqual([
      "headquarter",
      "city",
      "latitude",
      "schedules",
    ]);
    const overlapping = [form.schedules[0], { start: "10:30", end: "12:00", capacity: 1, open: true }];
    expect(await fieldsOf({ schedules: overlapping })).toEqual(["schedules"]);
  });

  it("keeps what is booked where a shift gets smaller", async () => {
    const venue = await aVenue({ capacity: 3 });
    const booked = await aBooking(venue);
    await aBooking(venue);
    const schedules = [{ id: venue.shiftId, start: "14:00", end: "16:00", capacity: 1, open: true }];
    const { status } = await saveVenue({ ...form, version: 1, schedules }, venue.id);
    const late = await anExchange();
    expect([status, (await book(late.interested, late, venue)).status, await takenOf(venue)]).toEqual([
      200,
      409,
      [2, 2],
    ]);
    await end(booked.exchange.interested, booked.id, "cancel");
    expect([(await book(late.interested, late, venue)).status, await takenOf(venue)]).toEqual([409, [1, 1]]);
  });

  it("closes a day without bookings, and opens it again", async () => {
    const venue = await aVenue();
    await aBooking(venue);
    const close = (date: string, closed = true) =>
      desk<{ closed_days: { date: string; reason: string }[]; errors: string[] }>(`closed_days/${date}`, "PUT", {
        closed,
        reason: closed ? "Obras en la sede" : null,
      });
    expect((await close(friday)).status).toBe(409);
    expect((await close("2027-02-14")).status).toBe(422);
    const { body } = await close("2027-02-24");
    expect(body.closed_days).toContainEqual({ date: "2027-02-24", reason: "Obras en la sede" });
    expect(body.closed_days.some(({ date }) => date === "2023-07-27")).toBe(false);
    const exchange = await anExchange();
    const refused = await book(exchange.interested, exchange, venue, { date: "2027-02-24" });
    expect(refused.body.fields).toEqual({ date: ["Ese día las sedes están cerradas"] });
    await close("2027-02-24", false);
    expect((await book(exchange.interested, exchange, venue, { date: "2027-02-24" })).status).toBe(201);
  });

  it("lists what earlier days have left open until it is settled", async () => {
    const venue = await aVenue();
    const { id } = await aBooking(venue);
    const listed = async (date: string) => {
      const { body } = await desk<{ security_changes: Visit[] }>(
        `security_changes?exchange_place_id=${venue.id}&date=${date}`,
      );
      return body.security_changes.map((visit) => visit.id);
    };
    const saturday = "2027-02-20";
    // Before its day is over nothing is left open.
    expect([await listed(friday), await listed(saturday)]).toEqual([[id], []]);
    await setClock(saturday, "09:00");
    expect([await listed(saturday), await listed(monday)]).toEqual([[id], []]);
    expect((await settle(id, "No vino nadie", true)).status).toBe(200);
    expect([await listed(saturday), await listed(friday)]).toEqual([[], [id]]);
  });

  it("finds a booking by its code whatever became of it: where it was moved to, and when it ended", async () => {
    const venue = await aVenue();
    const { exchange, id, code } = await aBooking(venue);
    const check = async () =>
      (await desk<{ security_change: Visit }>("security_changes/check", "POST", { code })).body.security_change;
    expect(await check()).toMatchObject({ date: friday, moved_at: null, ended_at: null });
    await setClock(monday, "11:00");
    await move(exchange.interested, id, venue, "2027-02-22");
    expect(await check()).toMatchObject({ date: "2027-02-22", moved_at: "2027-02-15T15:00:00.000Z", ended_at: null });
    await setClock(monday, "12:00");
    await end(exchange.interested, id, "cancel");
    expect(await check()).toMatchObject({ id, status: "cancelled", ended_at: "2027-02-15T16:00:00.000Z" });
  });

  it("finds a booking by its code in any case, and shows the code to no operator", async () => {
    const venue = await aVenue();
    const { exchange, id, code } = await aBooking(venue);
    const check = (typed: string) =>
      desk<{ security_change: Visit }>("security_changes/check", "POST", { code: typed });
    const found = await check(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);
    expect(found.body.security_change).toMatchObject({ id, status: "active", owner: { id: exchange.owner.id } });
    const day = await desk<{ security_changes: Visit[] }>(
      `security_changes?exchange_place_id=${venue.id}&date=${friday}`,
    );
    expect(day.body.security_changes.map((visit) => visit.id)).toEqual([id]);
    expect(JSON.stringify([found.body, day.body])).not.toContain(code);
    const wrong = await check("ACDEFG");
    expect([wrong.status, (wrong.body as { fields?: object }).fields]).toEqual([
      404,
      { code: ["Ningún cambio seguro tiene este código"] },
    ]);
    for (const [typed, refusal] of [
      ["ACDEF", "El código tiene 6 caracteres"],
      ["zzzzzz", "Ese código tiene un carácter que no usamos; revísalo"],
    ] as const) {
      const { status, body } = await check(typed);
      expect([status, (body as { fields?: object }).fields]).toEqual([422, { code: [refusal] }]);
    }
    const statuses = [];
    for (let tries = 0; tries < 60; tries++) statuses.push((await check("ACDEFG")).status);
    expect(statuses.at(-1)).toBe(429);
    // For the tests below.
    fixture.clock.ms += 16 * 60_000;
  });

  it("completes the exchange once both have come, and lets both rate", async () => {
    const { exchange, id } = await aBooking(await aVenue());
    expect((await arrive(id, "owner")).status).toBe(409);
    await setClock(friday, "14:05");
    await arrive(id, "owner");
    const repeated = await arrive(id, "owner");
    expect(repeated.body.security_change).toMatchObject({ status: "active", interested_came_at: null });
    const both = await Promise.all([arrive(id, "interested"), arrive(id, "interested")]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.security_change.status).toBe("completed");
    const transaction = (
      await call<{ status: string; closed_by: string }>(exchange.owner, `/transactions/${exchange.id}`)
    ).body;
    expect(transaction).toMatchObject({ status: "complete", closed_by: "system" });
    for (const user of [exchange.owner, exchange.interested]) {
      const rated = await call(user, "/ranke_user", { method: "PUT", body: { transaction_id: exchange.id, rank: 5 } });
      expect(rated.status).toBe(200);
    }
    expect(await noticesTo(exchange.owner)).toEqual(["booked", "completed"]);
    expect(await ledgerOf(exchange.interested)).toEqual([
      ["opening", 2_000],
      ["payment", -700],
    ]);
    expect(await trailOf("secure_exchange", id)).toEqual([
      ["arrive", true],
      ["arrive", true],
    ]);
  });

  it("settles a booking before its day with its payment alone, as when the venue cannot open", async () => {
    const { exchange, id } = await aBooking(await aVenue());
    const { status, body } = await settle(id, "Quien reservó no vino", false);
    expect([status, (body as { errors?: string[] }).errors]).toEqual([
      409,
      ["Antes del día solo se resuelve devolviendo lo que costó"],
    ]);
    expect(await changeOf(exchange.owner, exchange)).toMatchObject({ status: "active", reason: null });
    expect((await settle(id, "La sede no abre ese día", true)).status).toBe(200);
    expect(await balanceOf(exchange.interested)).toBe(2_000);
  });

  it("settles a booking to which a party did not come, with or without its payment", async () => {
    const venue = await aVenue();
    const [kept, returned] = [await aBooking(venue), await aBooking(venue)];
    await setClock(friday, "17:00");
    expect((await settle(kept.id, " ", false)).status).toBe(422);
    await settle(kept.id, "Quien reservó no vino", false);
    await settle(returned.id, "La otra persona no vino", true);
    await settle(returned.id, "La otra persona no vino", true);
    expect([await ledgerOf(kept.exchange.interested), await ledgerOf(returned.exchange.interested)]).toEqual([
      [
        ["opening", 2_000],
        ["payment", -700],
      ],
      [
        ["opening", 2_000],
        ["payment", -700],
        ["secure_exchange", 700],
      ],
    ]);
    expect(await changeOf(returned.exchange.owner, returned.exchange)).toMatchObject({
      status: "settled",
      reason: "La otra persona no vino",
      code: null,
    });
    expect(await noticesTo(returned.exchange.interested)).toEqual(["settled"]);
    expect((await arrive(kept.id, "owner")).status).toBe(409);
    expect(await trailOf("secure_exchange", returned.id)).toEqual([["settle", true]]);
  });

  it("gives back what a suspended person had booked, and books nothing with them", async () => {
    const venue = await aVenue();
    const { exchange } = await aBooking(venue);
    const other = await anExchange({ owner: exchange.owner });
    const decision = { kind: "person", subject_id: exchange.owner.id, revision: "0", action: "suspend" };
    const reason = "Estafó a tres personas.";
    expect((await desk("decisions", "POST", { ...decision, reason }, randomUUID())).status).toBe(201);
    await setClock(monday, "11:00");
    expect(await changeOf(exchange.interested, exchange)).toMatchObject({ status: "settled", code: null });
    expect(JSON.stringify(await changeOf(exchange.interested, exchange))).not.toContain(reason);
    expect([await balanceOf(exchange.interested), await takenOf(venue)]).toEqual([2_000, [0, 0]]);
    expect(await noticesTo(exchange.interested)).toEqual(["settled"]);
    const refused = await book(other.interested, other, venue);
    expect([refused.status, refused.body.errors]).toEqual([422, ["La cuenta de la otra persona no está activa"]]);
  });
});
