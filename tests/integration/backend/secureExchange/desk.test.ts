import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { friday, monday } from "../../../support/secureExchangeFixture";
import { bothDatabases } from "../../../support/startBackend";
import { useDesk } from "../../../support/deskFixture";
import type { Visit } from "../../../support/deskFixture";

/** What operators do: the visits of a day. */
describe.each(bothDatabases)("the desk of the venues on %s", (database) => {
  const fixture = useDesk(database);
  const {
    call,
    book,
    move,
    end,
    changeOf,
    aVenue,
    anExchange,
    ledgerOf,
    takenOf,
    notificationsTo,
    extrasTo,
    setClock,
    balanceOf,
    desk,
    arrive,
    settle,
    trailOf,
    aBooking,
  } = fixture;
  beforeEach(() => setClock(monday, "10:00"));

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
    expect(await notificationsTo(exchange.owner)).toEqual(["booked", "completed"]);
    expect(await ledgerOf(exchange.interested)).toEqual([
      ["opening", 2_000],
      ["payment", -700],
    ]);
    expect(await trailOf("secure_exchange", id)).toEqual([
      ["arrive", true],
      ["arrive", true],
    ]);
  });

  it("records who came from an hour before the shift on, and no sooner", async () => {
    const { exchange, id } = await aBooking(await aVenue());
    await setClock(friday, "12:59");
    const early = await arrive(id, "owner");
    expect([early.status, (early.body as { errors?: string[] }).errors]).toEqual([
      409,
      ["Todavía es temprano: las llegadas se registran desde una hora antes del turno"],
    ]);
    await setClock(friday, "13:00");
    expect((await arrive(id, "owner")).status).toBe(200);
    // Who comes late has come all the same.
    await setClock(friday, "23:59");
    expect((await arrive(id, "interested")).body.security_change.status).toBe("completed");
    expect((await changeOf(exchange.owner, exchange))?.status).toBe("completed");
  });

  it("settles a booking before its shift with its payment alone, as when the venue cannot open", async () => {
    const { exchange, id } = await aBooking(await aVenue());
    // It is too early to have missed it.
    await setClock(friday, "13:59");
    const { status, body } = await settle(id, "Quien reservó no vino", false);
    expect([status, (body as { errors?: string[] }).errors]).toEqual([
      409,
      ["Antes del turno solo se resuelve devolviendo lo que costó"],
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
    expect(await notificationsTo(returned.exchange.interested)).toEqual(["settled"]);
    expect((await arrive(kept.id, "owner")).status).toBe(409);
    expect(await trailOf("secure_exchange", returned.id)).toEqual([["settle", true]]);
  });

  it.each([
    ["nobody", 2_000],
    ["interested", 2_000],
    ["owner", 1_300],
  ])(
    "gives back what was booked for a claim that ends without an exchange, unless the other party came: %s",
    async (came, left) => {
      const { exchange, id } = await aBooking(await aVenue());
      const put = (person: typeof exchange.owner, status: string) =>
        call(person, `/v1/transactions/${exchange.id}`, { method: "PUT", body: { status } });
      await call(exchange.owner, "/ranke_user", { method: "PUT", body: { transaction_id: exchange.id, rank: 5 } });
      expect((await put(exchange.owner, "confirmed_owner")).status).toBe(200);
      await setClock(friday, "14:05");
      if (came !== "nobody") await arrive(id, came);
      expect((await put(exchange.interested, "claim_interested")).status).toBe(200);
      await setClock("2027-02-22", "10:00");
      const { body } = await desk<{ item: { revision: string } }>(`items/claim/${exchange.id}`);
      const decision = { kind: "claim", subject_id: exchange.id, revision: body.item.revision, action: "reject" };
      const reason = "No se entregó.";
      expect((await desk("decisions", "POST", { ...decision, reason }, randomUUID())).status).toBe(201);
      await setClock("2027-02-22", "11:00");
      expect([await balanceOf(exchange.interested), (await changeOf(exchange.owner, exchange))?.status]).toEqual([
        left,
        "ended",
      ]);
      // Both are notified, with what became of the price.
      for (const person of [exchange.owner, exchange.interested]) {
        const booking = (await extrasTo(person)).findLast(({ security_change }) => security_change)?.security_change;
        expect(booking).toMatchObject({ event: "ended", ...(left === 2_000 && { refunded: true }) });
        expect("refunded" in (booking ?? {})).toBe(left === 2_000);
      }
    },
  );

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
    expect(await notificationsTo(exchange.interested)).toEqual(["settled"]);
    const refused = await book(other.interested, other, venue);
    expect([refused.status, refused.body.errors]).toEqual([422, ["La cuenta de la otra persona no está activa"]]);
  });
});
