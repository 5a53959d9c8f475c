import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { friday, monday } from "../../../support/secureExchangeFixture";
import { bothDatabases } from "../../../support/startBackend";
import { form, useDesk } from "../../../support/deskFixture";
import type { Visit } from "../../../support/deskFixture";

/** What operators do: venues and closed days. */
describe.each(bothDatabases)("the venues on %s", (database) => {
  const fixture = useDesk(database);
  const { call, book, end, aVenue, anExchange, takenOf, setClock, desk, saveVenue, arrive, settle, trailOf, aBooking } =
    fixture;
  beforeEach(() => setClock(monday, "10:00"));

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
    expect((await saveVenue({ ...form, headquarter: "Otra sede" }, undefined, key)).status).toBe(409);
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
});
