import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { codeAlphabet } from "../../../../rules/secureExchange";
import { jobs } from "../../../../backend/db/schema/jobs";
import { notifications } from "../../../../backend/db/schema/notifications";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { transactions } from "../../../../backend/db/schema/transactions";
import { aUser } from "../../../support/builders";
import { followChannels } from "../../../support/cableClient";
import { friday, monday, useSecureExchanges } from "../../../support/secureExchangeFixture";
import { bothDatabases } from "../../../support/startBackend";

/** From the places that are free to a booking, by credit, by card and by Premium, and what becomes of it. */
describe.each(bothDatabases)("secure exchanges on %s", (database) => {
  const fixture = useSecureExchanges(database);
  const { call, book, move, end, changeOf, aVenue, anExchange, premiumTerm, includedLeft, ledgerOf } = fixture;
  const { balanceOf, takenOf, noticesTo, mailsTo, callBack, setClock, runJobs } = fixture;
  /** The models of all notices to a user. */
  const extrasTo = async ({ id }: { id: number }) =>
    (
      await fixture.backend.db
        .select({ extra: notifications.extra })
        .from(notifications)
        .where(eq(notifications.userId, id))
        .orderBy(notifications.id)
    ).map(({ extra }) => extra as { security_change?: object; payment?: object });
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

  it("books with credit at once, and gives both the same code and nobody else", async () => {
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
    expect([await noticesTo(exchange.owner), await noticesTo(exchange.interested)]).toEqual([["booked"], []]);
    await runJobs();
    const [mail] = await mailsTo(exchange.owner);
    expect(mail?.subject).toContain("reservó un cambio seguro");
    expect(mail?.text).toContain("viernes, 19 de febrero de 2027, 2:00\u00a0p.\u00a0m.\n");
    const receipts = (await mailsTo(exchange.interested)).map(({ subject }) => subject);
    expect(receipts).toEqual([expect.stringMatching(/^Recibo T-\d{6}: Cambio seguro$/)]);
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

  it("shows a booking in the open chats of both as it happens", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    const follow = async (user: typeof exchange.owner) => {
      const identifier = JSON.stringify({ channel: "MessageChannel", chat_id: exchange.chatId, user_id: user.id });
      return followChannels(fixture.backend.url, await fixture.as(user), [identifier]);
    };
    const cables = [await follow(exchange.owner), await follow(exchange.interested)];
    const booked = await book(exchange.interested, exchange, venue);
    for (const cable of cables) {
      const frame = await cable.find(({ message }) => "security_change" in ((message as object | undefined) ?? {}));
      expect(frame.message).toEqual({ security_change: booked.body.transaction.security_change });
      cable.close();
    }
  });

  it("keeps in the chat of both what happened to a booking, and none of a place that was never paid", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    const changeId = (body: { transaction: { security_change: { id: number } | null } }) =>
      body.transaction.security_change?.id ?? 0;
    const held = await book(exchange.owner, exchange, venue, { method: "card" });
    const letGo = await end(exchange.owner, changeId(held.body), "cancel");
    expect([letGo.status, letGo.body.refunded]).toEqual([200, false]);
    const booked = await book(exchange.interested, exchange, venue);
    fixture.clock.ms += 60_000;
    expect((await move(exchange.interested, changeId(booked.body), venue, "2027-02-22")).status).toBe(200);
    fixture.clock.ms += 60_000;
    expect((await end(exchange.owner, changeId(booked.body), "object")).status).toBe(200);
    const { body } = await call<{ events: { kind: string; by: string; created_at: string; place: object | null }[] }>(
      exchange.owner,
      `/transactions/${exchange.id}`,
    );
    expect(body.events.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      "booked interested",
      "booking_moved interested",
      "booking_objected owner",
    ]);
    // Each as it was then, wherever the booking went afterwards.
    const place = { headquarter: venue.name, start: "14:00" };
    expect(body.events.map((event) => event.place)).toEqual([
      { ...place, date: friday },
      { ...place, date: "2027-02-22" },
      null,
    ]);
    const chats = await call<{ updated_at: string; last_event: object }[]>(exchange.interested, "/chats");
    expect(chats.body).toMatchObject([
      { updated_at: body.events[2]?.created_at, last_event: { kind: "booking_objected", by: "owner" } },
    ]);
  });

  it("shows the other party at once that a place is held and that its payment was refused", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    const identifier = JSON.stringify({ channel: "RequestChannel", user_id: exchange.ownerId });
    const cable = await followChannels(fixture.backend.url, await fixture.as(exchange.owner), [identifier]);
    const { body } = await book(exchange.interested, exchange, venue, { method: "card" });
    const isShown = (status: string) => (frame: { message?: unknown }) =>
      (frame.message as { transaction?: { security_change?: { proforma_status: string } } } | undefined)?.transaction
        ?.security_change?.proforma_status === status;
    const frame = await cable.find(isShown("pending"));
    expect(frame.message).toMatchObject({
      event: "update",
      transaction: { id: exchange.id, security_change: { status: "held", code: null } },
    });
    if (!body.proforma) throw new Error("no payment was opened");
    await callBack(body.proforma, "rejected");
    await cable.find(isShown("rejected"));
    cable.close();
  });

  it("leads from the card page back to the chat of the exchange", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    const { body } = await book(exchange.interested, exchange, venue, { method: "card" });
    const cardPage = await fetch(`${fixture.backend.url}${body.proforma?.payment_url}`);
    expect(await cardPage.text()).toContain(`href="https://truequea.example/chats/${exchange.chatId}?tab=in-progress"`);
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

  it("uses an included exchange first and gives it back when the other party objects", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    await premiumTerm(exchange.interested, 1);
    const booked = await book(exchange.interested, exchange, venue, { method: "card" });
    expect([booked.status, booked.body.proforma, await includedLeft(exchange.interested)]).toEqual([201, null, 0]);
    const change = booked.body.transaction.security_change;
    expect([change?.included, change?.active, await balanceOf(exchange.interested)]).toEqual([true, true, 2_000]);
    expect((await end(exchange.interested, change?.id ?? 0, "object")).status).toBe(409);
    const objected = await end(exchange.owner, change?.id ?? 0, "object");
    expect((await end(exchange.owner, change?.id ?? 0, "object")).status).toBe(200);
    expect(objected.body.transaction.security_change).toMatchObject({ status: "objected", active: false, code: null });
    expect([await includedLeft(exchange.interested), await takenOf(venue)]).toEqual([1, [0, 0]]);
    expect(await noticesTo(exchange.interested)).toEqual(["objected"]);
  });

  it("includes none once the term of Premium is over or used up", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    await premiumTerm(exchange.interested, 3, "2027-02-15");
    await setClock("2027-02-16", "00:00");
    const refused = await book(exchange.interested, exchange, venue, { method: null });
    expect(refused.body.fields).toEqual({
      method: ["Ya no te quedan intercambios seguros incluidos: elige cómo pagar"],
    });
    await setClock(monday, "23:59");
    const booked = await book(exchange.interested, exchange, venue, { method: null });
    expect(booked.status).toBe(201);
    // Nothing comes back to a term that has ended.
    await fixture.backend.db
      .update(premiumTerms)
      .set({ state: "ended", secureExchangesLeft: 0 })
      .where(eq(premiumTerms.userId, exchange.interested.id));
    await end(exchange.interested, booked.body.transaction.security_change?.id ?? 0, "cancel");
    expect([await includedLeft(exchange.interested), await takenOf(venue)]).toEqual([0, [0, 0]]);
  });

  it("gives an included exchange back to the term that runs by then", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    await premiumTerm(exchange.interested, 1, "2027-02-15");
    const booked = await book(exchange.interested, exchange, venue, { method: null });
    const { db } = fixture.backend;
    const own = eq(premiumTerms.userId, exchange.interested.id);
    await db.update(premiumTerms).set({ state: "ended" }).where(own);
    await premiumTerm(exchange.interested, 26);
    await end(exchange.interested, booked.body.transaction.security_change?.id ?? 0, "cancel");
    const terms = await db.select().from(premiumTerms).where(own).orderBy(premiumTerms.id);
    expect(terms.map(({ secureExchangesLeft, secureExchanges }) => [secureExchangesLeft, secureExchanges])).toEqual([
      [0, 26],
      [27, 27],
    ]);
  });

  describe("by card", () => {
    const orderByCard = async () => {
      const venue = await aVenue({ capacity: 1 });
      const exchange = await anExchange();
      const { body } = await book(exchange.interested, exchange, venue, { method: "card" });
      if (!body.proforma) throw new Error("no payment was opened");
      return { venue, exchange, proforma: body.proforma, change: body.transaction.security_change };
    };

    it("holds the place until it is paid, and books it once however often the callback comes", async () => {
      const { venue, exchange, proforma, change } = await orderByCard();
      expect(change).toMatchObject({ status: "held", active: false, code: null, proforma_status: "pending" });
      expect(proforma.payment_url).not.toBeNull();
      const rival = await anExchange();
      expect((await book(rival.interested, rival, venue)).status).toBe(409);
      expect((await book(exchange.owner, exchange, venue)).body.errors).toEqual([
        "La otra persona está pagando una sede para este cambio",
      ]);
      const event = { id: randomUUID() };
      expect(await callBack(proforma, "approved", event)).toEqual([200, true]);
      expect(await callBack(proforma, "approved", event)).toEqual([200, false]);
      expect(await changeOf(exchange.owner, exchange)).toMatchObject({ status: "active", active: true });
      expect([await noticesTo(exchange.owner), await takenOf(venue)]).toEqual([["booked"], [1, 1]]);
    });

    it("takes a payment after a refusal, while the place is held", async () => {
      const { exchange, proforma } = await orderByCard();
      expect(await callBack(proforma, "rejected")).toEqual([200, true]);
      expect(await changeOf(exchange.interested, exchange)).toMatchObject({
        status: "held",
        proforma_status: "rejected",
      });
      fixture.clock.ms += 1_000;
      expect(await callBack(proforma, "approved")).toEqual([200, true]);
      expect(await changeOf(exchange.interested, exchange)).toMatchObject({ active: true });
      expect(await ledgerOf(exchange.interested)).toEqual([["opening", 2_000]]);
    });

    it("lets either party book anew after a refusal; a late payment of the former one becomes credit", async () => {
      const { venue, exchange, proforma } = await orderByCard();
      await callBack(proforma, "rejected");
      await premiumTerm(exchange.owner, 1);
      expect((await book(exchange.owner, exchange, venue, { method: null })).status).toBe(201);
      fixture.clock.ms += 1_000;
      await callBack(proforma, "approved");
      expect(await ledgerOf(exchange.interested)).toEqual([
        ["opening", 2_000],
        ["refund", 812],
      ]);
      expect(await takenOf(venue)).toEqual([1, 1]);
    });

    it("frees a place that is not paid in time; a payment that comes later becomes credit", async () => {
      const { venue, exchange, proforma } = await orderByCard();
      await setClock(monday, "10:30");
      expect(await changeOf(exchange.interested, exchange)).toMatchObject({ status: "released" });
      expect([await noticesTo(exchange.interested), await noticesTo(exchange.owner)]).toEqual([["released"], []]);
      const rival = await anExchange();
      expect((await book(rival.interested, rival, venue)).status).toBe(201);
      expect(await callBack(proforma, "approved")).toEqual([200, true]);
      expect(await ledgerOf(exchange.interested)).toEqual([
        ["opening", 2_000],
        ["refund", 812],
      ]);
      expect([await changeOf(exchange.interested, exchange), await takenOf(venue)]).toMatchObject([
        { status: "released", active: false },
        [1, 1],
      ]);
      expect((await extrasTo(exchange.interested)).at(-1)).toMatchObject({
        payment: { status: "approved", credited: true },
      });
    });

    it("can be paid for while the place is held, and no longer", async () => {
      const { exchange, proforma } = await orderByCard();
      const pageOf = async () =>
        (await call<{ payment_url: string | null }>(exchange.interested, `/proforma/${proforma.id}`)).body.payment_url;
      fixture.clock.ms += 29 * 60_000;
      expect(await pageOf()).toBe(proforma.payment_url);
      fixture.clock.ms += 60_000;
      expect(await pageOf()).toBeNull();
      expect((await fetch(`${fixture.backend.url}${proforma.payment_url}`)).status).toBe(410);
      fixture.clock.ms -= 60_000;
      await end(exchange.interested, (await changeOf(exchange.interested, exchange))?.id ?? 0, "cancel");
      expect(await pageOf()).toBeNull();
    });

    it("holds no place longer than it says, even where nobody has freed it yet", async () => {
      const { exchange, proforma } = await orderByCard();
      fixture.clock.ms += 30 * 60_000;
      await callBack(proforma, "approved");
      expect(await ledgerOf(exchange.interested)).toContainEqual(["refund", 812]);
      await runJobs();
      expect(await changeOf(exchange.interested, exchange)).toMatchObject({ status: "released" });
    });

    it("gives way to another booking of the same person while it is not paid", async () => {
      const { venue, exchange, proforma } = await orderByCard();
      const other = await aVenue({ name: "Otra" });
      expect((await book(exchange.interested, exchange, other)).status).toBe(201);
      expect([await takenOf(venue), await takenOf(other)]).toEqual([
        [0, 0],
        [1, 1],
      ]);
      await callBack(proforma, "approved");
      expect(await ledgerOf(exchange.interested)).toEqual([
        ["opening", 2_000],
        ["payment", -700],
        ["refund", 812],
      ]);
    });

    it("keeps the place while a bank decides, until the shift begins", async () => {
      const { venue, exchange, proforma } = await orderByCard();
      await callBack(proforma, "to_be_confirmed");
      await setClock("2027-02-18", "10:00");
      expect(await changeOf(exchange.owner, exchange)).toMatchObject({ status: "awaiting", active: false });
      await setClock(friday, "14:00");
      expect([await changeOf(exchange.owner, exchange), await takenOf(venue)]).toMatchObject([
        { status: "released" },
        [0, 0],
      ]);
    });

    it("frees the place when a bank refuses after the hold", async () => {
      const { venue, proforma } = await orderByCard();
      await callBack(proforma, "to_be_confirmed");
      await setClock("2027-02-16", "10:00");
      await callBack(proforma, "rejected");
      await runJobs();
      expect(await takenOf(venue)).toEqual([0, 0]);
    });

    it("refuses an amount of another plan, and hides the payment from the other party", async () => {
      const { venue, exchange, proforma } = await orderByCard();
      // What the cheapest plan costs: five dollars instead of seven.
      expect((await callBack(proforma, "approved", { amount: "1392.00" }))[0]).toBe(422);
      expect(await changeOf(exchange.interested, exchange)).toMatchObject({ status: "held" });
      expect((await call(exchange.owner, `/proforma/${proforma.id}`)).status).toBe(404);
      const direct = await call<{ fields: object }>(exchange.interested, "/proforma", { body: { id: 31 } });
      expect([direct.status, Object.keys(direct.body.fields), await takenOf(venue)]).toEqual([422, ["id"], [1, 1]]);
    });
  });

  it("moves a booking to a free place before it gives up the old one", async () => {
    const [venue, full] = [await aVenue(), await aVenue({ capacity: 1 })];
    const [exchange, rival] = [await anExchange(), await anExchange()];
    await book(rival.interested, rival, full);
    const change = (await book(exchange.interested, exchange, venue)).body.transaction.security_change;
    const id = change?.id ?? 0;
    expect((await move(exchange.interested, id, full)).body.fields).toHaveProperty("schedule_id");
    expect(await takenOf(venue)).toEqual([1, 1]);
    expect((await move(exchange.owner, id, venue, "2027-02-22")).status).toBe(409);
    const moved = await move(exchange.interested, id, venue, "2027-02-22");
    await move(exchange.interested, id, venue, "2027-02-22");
    expect(moved.body.transaction.security_change).toMatchObject({ id, date: "2027-02-22", code: change?.code });
    expect([await takenOf(venue), await takenOf(venue, "2027-02-22")]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect([await noticesTo(exchange.owner), await balanceOf(exchange.interested)]).toEqual([
      ["booked", "moved"],
      1_300,
    ]);
  });

  it("gives the payment back when it is given up the day before, and nothing on the day", async () => {
    const venue = await aVenue();
    const [early, late] = [await anExchange(), await anExchange()];
    const idOf = async (exchange: typeof early) =>
      (await book(exchange.interested, exchange, venue)).body.transaction.security_change?.id ?? 0;
    const [earlyId, lateId] = [await idOf(early), await idOf(late)];
    await setClock("2027-02-18", "23:59");
    const givenUp = await end(early.interested, earlyId, "cancel");
    await setClock(friday, "00:00");
    const repeated = await end(early.interested, earlyId, "cancel");
    expect((await end(late.owner, lateId, "object")).status).toBe(409);
    expect((await move(late.interested, lateId, venue, "2027-02-22")).status).toBe(409);
    const tooLate = await end(late.interested, lateId, "cancel");
    expect([givenUp, repeated, tooLate].map(({ body }) => body.refunded)).toEqual([true, true, false]);
    expect([await ledgerOf(early.interested), await ledgerOf(late.interested)]).toEqual([
      [
        ["opening", 2_000],
        ["payment", -700],
        ["secure_exchange", 700],
      ],
      [
        ["opening", 2_000],
        ["payment", -700],
      ],
    ]);
    expect(await takenOf(venue)).toEqual([0, 0]);
    const again = await book(early.owner, early, venue, { date: "2027-02-22" });
    expect(again.status).toBe(422);
  });

  it("lets no clock end an exchange before the day of its booking is over", async () => {
    const venue = await aVenue();
    const daysAgo = (days: number) => new Date(fixture.clock.ms - days * 86_400_000);
    const [old, confirmed] = [
      await anExchange({ updatedAt: daysAgo(31), remindersSent: 2 }),
      await anExchange({ status: "confirmed_owner", confirmedAt: daysAgo(8) }),
    ];
    for (const exchange of [old, confirmed]) await book(exchange.interested, exchange, venue);
    await fixture.backend.db.insert(jobs).values([
      { kind: "expire", subjectId: old.id, dueAt: daysAgo(1) },
      { kind: "complete", subjectId: confirmed.id, dueAt: daysAgo(1) },
    ]);
    const statuses = async () =>
      Promise.all(
        [old, confirmed].map(
          async ({ id, owner }) => (await call<{ status: string }>(owner, `/transactions/${id}`)).body.status,
        ),
      );
    await setClock(friday, "23:59");
    expect(await statuses()).toEqual(["accepted", "confirmed_owner"]);
    await setClock("2027-02-20", "00:00");
    expect(await statuses()).toEqual(["rejected", "complete"]);
  });

  it("is over with its day where nobody settled it: either party may book again", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    await book(exchange.interested, exchange, venue);
    await premiumTerm(exchange.owner, 1);
    await setClock(friday, "23:59");
    expect((await book(exchange.owner, exchange, venue, { date: "2027-02-22" })).status).toBe(409);
    await setClock("2027-02-20", "00:00");
    const again = await book(exchange.owner, exchange, venue, { date: "2027-02-22" });
    expect([again.status, await takenOf(venue), await balanceOf(exchange.interested)]).toEqual([201, [0, 0], 1_300]);
  });

  it("reminds both the day before and two hours before, once", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    await book(exchange.interested, exchange, venue);
    await setClock("2027-02-18", "09:00");
    await runJobs();
    expect(await noticesTo(exchange.owner)).toEqual(["booked", "tomorrow"]);
    await setClock(friday, "12:00");
    await setClock(friday, "13:30");
    expect([await noticesTo(exchange.owner), await noticesTo(exchange.interested)]).toEqual([
      ["booked", "tomorrow", "soon"],
      ["tomorrow", "soon"],
    ]);
    const subjects = (await mailsTo(exchange.interested)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual(["Mañana es tu cambio seguro", "Tu cambio seguro es hoy"]);
  });

  it("tells nobody of tomorrow once the day itself has come", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    await book(exchange.interested, exchange, venue);
    await setClock(friday, "09:00");
    expect(await noticesTo(exchange.interested)).toEqual([]);
    await setClock(friday, "12:00");
    expect(await noticesTo(exchange.interested)).toEqual(["soon"]);
  });

  it("ends with the exchange: a cancelled or claimed one frees the place and gives the payment back", async () => {
    const venue = await aVenue();
    const [cancelled, claimed, sameDay] = [
      await anExchange(),
      await anExchange({ status: "confirmed_owner" }),
      await anExchange(),
    ];
    for (const exchange of [cancelled, claimed, sameDay]) await book(exchange.interested, exchange, venue);
    const setStatus = (exchange: typeof cancelled, user: typeof cancelled.owner, status: string) =>
      call(user, `/v1/transactions/${exchange.id}`, { method: "PUT", body: { status } });
    expect((await setStatus(cancelled, cancelled.interested, "rejected")).status).toBe(200);
    expect((await setStatus(claimed, claimed.interested, "claim_interested")).status).toBe(200);
    await setClock(friday, "09:00");
    expect((await setStatus(sameDay, sameDay.interested, "rejected")).status).toBe(200);
    expect([await balanceOf(cancelled.interested), await balanceOf(claimed.interested)]).toEqual([2_000, 2_000]);
    expect([await balanceOf(sameDay.interested), await takenOf(venue)]).toEqual([1_300, [0, 0]]);
    const told = async ({ interested }: typeof cancelled) =>
      (await extrasTo(interested)).flatMap(({ security_change }) => (security_change ? [security_change] : []));
    expect((await told(cancelled)).at(-1)).toMatchObject({ event: "ended", refunded: true });
    expect((await told(sameDay)).at(-1)).toMatchObject({ event: "ended" });
    expect((await told(sameDay)).at(-1)).not.toHaveProperty("refunded");
    expect(await noticesTo(cancelled.owner)).toEqual(["booked", "ended"]);
    await runJobs();
    expect((await mailsTo(cancelled.interested)).map(({ text }) => text).join()).toContain(
      "Lo que costó volvió a quien lo reservó",
    );
    const [row] = await fixture.backend.db.select().from(transactions).where(eq(transactions.id, cancelled.id));
    expect([row?.status, (await changeOf(cancelled.owner, cancelled))?.status]).toEqual(["rejected", "ended"]);
  });
});
