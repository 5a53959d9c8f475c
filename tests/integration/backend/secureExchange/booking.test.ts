import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { premiumCategoryIds } from "../../../../backend/catalogue/categories";
import { blocks } from "../../../../backend/db/schema/blocks";
import { notifications } from "../../../../backend/db/schema/notifications";
import { publications } from "../../../../backend/db/schema/publications";
import { transactions } from "../../../../backend/db/schema/transactions";
import { codeAlphabet } from "../../../../rules/secureExchange";
import { aPublication, aUser } from "../../../support/builders";
import { friday, monday, useSecureExchanges } from "../../../support/secureExchangeFixture";
import { bothDatabases } from "../../../support/startBackend";

/** From the places that are free to a booking by credit or Premium. */
describe.each(bothDatabases)("booking a place on %s", (database) => {
  const fixture = useSecureExchanges(database);
  const { call, book, move, end, changeOf, aVenue, anExchange } = fixture;
  const { ledgerOf, balanceOf, takenOf, notificationsTo, mailsTo, setClock, runJobs } = fixture;
  beforeEach(() => setClock(monday, "10:00"));

  it("lists the venues with their shifts, the price and the days that can be booked", async () => {
    const venue = await aVenue({ capacity: 2 });
    const closed = await aVenue({ name: "Cerrada", isOpen: false });
    const exchange = await anExchange();
    await book(exchange.interested, exchange, venue);
    const { body } = await call<{
      exchange_places: { id: number }[];
      schedules: { id: number }[];
      product: { id: number; price: number; productable_type: string; available_balance: number };
      included: number;
      first_date: string;
      last_date: string;
      days: { date: string; places: { schedule_id: number; left: number }[] }[];
    }>(exchange.interested, "/exchange_place/");
    expect(body.product).toMatchObject({
      id: 31,
      price: 7,
      productable_type: "secure-exchange",
      available_balance: 13,
    });
    expect([body.first_date, body.last_date, body.included]).toEqual([monday, "2027-03-17", 0]);
    const ids = body.exchange_places.map(({ id }) => id);
    expect([ids.includes(venue.id), ids.includes(closed.id)]).toEqual([true, false]);
    expect(body.schedules.some(({ id }) => id === closed.shiftId)).toBe(false);
    const leftOn = (date: string) =>
      body.days.find((day) => day.date === date)?.places.find(({ schedule_id }) => schedule_id === venue.shiftId)?.left;
    expect([leftOn(monday), leftOn(friday), leftOn("2027-02-20"), leftOn("2027-03-17")]).toEqual([2, 1, undefined, 2]);
    const guest = await fixture.backend.call("/exchange_place/");
    expect(guest.status).toBe(401);
  });

  it("books with credit at once, and gives the same code to both parties alone", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    const booked = await book(exchange.interested, exchange, venue);
    expect(booked.status).toBe(201);
    expect(booked.body.proforma).toMatchObject({ status: "approved", payment_url: null });
    const change = await changeOf(exchange.owner, exchange);
    expect(change).toMatchObject({
      active: true,
      status: "active",
      applicant: { id: exchange.interested.id },
      date: friday,
      schedule: { start: "14:00", end: "16:00" },
      exchange_place: { headquarter: "Sede de prueba" },
      proforma_status: "approved",
    });
    expect(change?.code).toMatch(new RegExp(`^[${codeAlphabet}]{6}$`));
    expect(booked.body.transaction.security_change?.code).toBe(change?.code);
    expect(await ledgerOf(exchange.interested)).toEqual([
      ["opening", 2_000],
      ["payment", -700],
    ]);
    expect([await notificationsTo(exchange.owner), await notificationsTo(exchange.interested)]).toEqual([
      ["booked"],
      [],
    ]);
    await runJobs();
    const [mail] = await mailsTo(exchange.owner);
    expect(mail?.subject).toContain("reservó un cambio seguro");
    expect(mail?.text).toContain("viernes, 19 de febrero de 2027, 2:00\u00a0p.\u00a0m.\n");
    const receipts = await mailsTo(exchange.interested);
    expect(receipts.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Recibo T-\d{6}: Cambio seguro$/)]);
    expect(receipts[0]?.text).toContain(`Cambio seguro por «${exchange.publication.title}»`);
    const stored = await fixture.backend.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, exchange.owner.id));
    const listed = await call<unknown>(exchange.owner, "/notifications");
    expect(JSON.stringify([stored, listed.body, mail])).not.toContain(change?.code);

    const stranger = await aUser(fixture.backend.db);
    const refused = [
      await book(stranger, exchange, venue),
      await call(stranger, `/transactions/${exchange.id}`),
      await end(stranger, change?.id ?? 0, "cancel"),
      await move(stranger, change?.id ?? 0, venue, "2027-02-22"),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it("names in notification, receipt and ledger of a payment what the place was booked for, while its payer may see that", async () => {
    const venue = await aVenue();
    const titled = (title: string) => aPublication(fixture.backend.db, { title });
    const bike = await anExchange({ publication: await titled("Bicicleta") });
    const payer = bike.interested;
    const camera = await anExchange({ interested: payer, publication: await titled("Cámara") });
    for (const exchange of [bike, camera]) await book(payer, exchange, venue);
    const payments = async () => {
      type Listed = { model: { payment?: Record<string, unknown> } }[];
      const { body } = await call<Listed>(payer, "/notifications");
      return body.flatMap(({ model }) => model.payment ?? []);
    };
    expect(await payments()).toMatchObject([
      { transaction_id: camera.id, booked_publication_title: "Cámara", publication_title: null },
      { transaction_id: bike.id, booked_publication_title: "Bicicleta", publication_title: null },
    ]);
    const receipts = async () => {
      const { body } = await call<{ data: { publication_title: string | null }[] }>(payer, "/v1/payments");
      return body.data.map(({ publication_title: title }) => title);
    };
    expect(await receipts()).toEqual(["Cámara", "Bicicleta"]);
    const ledger = async () => {
      type Line = { kind: string; plan: string | null; publication: { id: number; title: string } | null };
      const { body } = await call<{ data: Line[] }>(payer, "/v1/credit/entries");
      return body.data.flatMap(({ kind, plan, publication }) =>
        kind === "payment" ? [[plan, publication?.title]] : [],
      );
    };
    expect(await ledger()).toEqual([
      ["Cambio seguro", "Cámara"],
      ["Cambio seguro", "Bicicleta"],
    ]);
    await fixture.backend.db.insert(blocks).values({ blockerId: camera.owner.id, blockedId: payer.id });
    expect(await payments()).toMatchObject([
      { transaction_id: camera.id, booked_publication_title: null },
      { booked_publication_title: "Bicicleta" },
    ]);
    expect(await receipts()).toEqual([null, "Bicicleta"]);
    expect(await ledger()).toEqual([
      ["Cambio seguro", undefined],
      ["Cambio seguro", "Bicicleta"],
    ]);
    await fixture.backend.db
      .update(publications)
      .set({ categoryId: premiumCategoryIds[0] ?? 0 })
      .where(eq(publications.id, bike.publication.id));
    expect((await payments())[1]).toMatchObject({ booked_publication_title: "Bicicleta" });
    await fixture.backend.db.update(transactions).set({ status: "rejected" }).where(eq(transactions.id, bike.id));
    expect((await payments())[1]).toMatchObject({ booked_publication_title: null });
  });

  it("names the field of everything that cannot be booked, and charges nothing", async () => {
    const venue = await aVenue();
    const other = await aVenue({ name: "Otra" });
    const closed = await aVenue({ name: "Cerrada", isOpen: false });
    const exchange = await anExchange();
    const fieldOf = async (changes: Record<string, unknown>) => {
      const { status, body } = await book(exchange.interested, exchange, venue, changes);
      return [status, Object.keys(body.fields ?? {})[0]];
    };
    expect(await fieldOf({ agreement: false })).toEqual([422, "agreement"]);
    expect(await fieldOf({ method: "cheque" })).toEqual([422, "method"]);
    expect(await fieldOf({ method: null })).toEqual([422, "method"]);
    for (const date of ["2027-02-14", "2027-02-20", "2027-03-18", "2027-02-30", "mañana", undefined])
      expect([date, await fieldOf({ date })]).toEqual([date, [422, "date"]]);
    await setClock("2027-03-22", "10:00");
    expect(await fieldOf({ date: "2027-03-25" })).toEqual([422, "date"]);
    await setClock(monday, "14:00");
    expect(await fieldOf({ date: monday })).toEqual([422, "schedule_id"]);
    expect(await fieldOf({ schedule_id: other.shiftId })).toEqual([422, "schedule_id"]);
    expect(await fieldOf({ exchange_place_id: closed.id, schedule_id: closed.shiftId })).toEqual([
      422,
      "exchange_place_id",
    ]);
    for (const status of ["active", "complete", "rejected", "claim_owner"] as const) {
      const ended = await anExchange({ status });
      expect([status, (await book(ended.interested, ended, venue)).status]).toEqual([status, 422]);
    }
    expect([await balanceOf(exchange.interested), await takenOf(venue)]).toEqual([2_000, [0, 0]]);
  });

  it("knows the closed days of 2023", async () => {
    await setClock("2023-07-26", "10:00");
    const venue = await aVenue();
    const exchange = await anExchange();
    const closed = ["2023-07-27", "2023-07-28", "2023-08-08", "2023-08-09"];
    for (const date of closed)
      expect([date, (await book(exchange.interested, exchange, venue, { date })).body.fields]).toEqual([
        date,
        { date: ["Ese día las sedes están cerradas"] },
      ]);
    const { body } = await call<{ days: { date: string }[] }>(exchange.interested, "/exchange_place/");
    const days = body.days.map(({ date }) => date);
    expect(days.slice(0, 2)).toEqual(["2023-07-26", "2023-07-31"]);
    expect(days.filter((date) => closed.includes(date))).toEqual([]);
  });

  it("counts days by Caracas at midnight", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    // Three in the morning of the next day in UTC.
    await setClock(monday, "23:00");
    expect((await book(exchange.interested, exchange, venue, { date: "2027-03-18" })).body.fields).toHaveProperty(
      "date",
    );
    await setClock("2027-02-16", "00:00");
    expect((await book(exchange.interested, exchange, venue, { date: "2027-03-18" })).status).toBe(201);
  });

  it("books once however often a request comes, and refuses a second booking from another tab", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => book(exchange.interested, exchange, venue, {}, `one-${exchange.id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const second = await book(exchange.interested, exchange, venue);
    const byOwner = await book(exchange.owner, exchange, venue);
    expect([second.status, byOwner.status]).toEqual([409, 409]);
    expect([await balanceOf(exchange.interested), await takenOf(venue)]).toEqual([1_300, [1, 1]]);
    const others = await anExchange({ interested: exchange.interested });
    expect((await book(exchange.interested, others, venue, {}, `one-${exchange.id}`)).status).toBe(409);
  });

  it("spends the same credit in two tabs once", async () => {
    const venue = await aVenue();
    const interested = await aUser(fixture.backend.db, { verified: true, balanceCents: 700 });
    const [one, two] = [await anExchange({ interested }), await anExchange({ interested })];
    const answers = await Promise.all([book(interested, one, venue), book(interested, two, venue)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect([await balanceOf(interested), await takenOf(venue)]).toEqual([0, [1, 1]]);
  });

  it("gives the last place to one of fifty who want it at once", async () => {
    const venue = await aVenue({ capacity: 1 });
    const exchanges = await Promise.all(Array.from({ length: 50 }, () => anExchange()));
    const answers = await Promise.all(exchanges.map((exchange) => book(exchange.interested, exchange, venue)));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((status) => status === 201).length, new Set(statuses)]).toEqual([1, new Set([201, 409])]);
    const loser = answers.findIndex(({ status }) => status === 409);
    expect(answers[loser]?.body.fields).toEqual({
      schedule_id: ["Ya no quedan lugares en ese turno: elige otro"],
    });
    expect([await takenOf(venue), await balanceOf(exchanges[loser]!.interested)]).toEqual([[1, 1], 2_000]);
  });
});
