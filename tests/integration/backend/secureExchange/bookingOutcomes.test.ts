import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { jobs } from "../../../../backend/db/schema/jobs";
import { transactions } from "../../../../backend/db/schema/transactions";
import { followChannels } from "../../../support/cableClient";
import { friday, monday, useSecureExchanges } from "../../../support/secureExchangeFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("what becomes of a booking on %s", (database) => {
  const fixture = useSecureExchanges(database);
  const { call, book, move, end, changeOf, aVenue, anExchange, premiumTerm } = fixture;
  const { ledgerOf, balanceOf, takenOf, notificationsTo, extrasTo, mailsTo, setClock, runJobs } = fixture;
  beforeEach(() => setClock(monday, "10:00"));

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
    expect([await notificationsTo(exchange.owner), await balanceOf(exchange.interested)]).toEqual([
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

  it("is over with its day where no operator settled it: either party may book again", async () => {
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
    expect(await notificationsTo(exchange.owner)).toEqual(["booked", "tomorrow"]);
    await setClock(friday, "12:00");
    await setClock(friday, "13:30");
    expect([await notificationsTo(exchange.owner), await notificationsTo(exchange.interested)]).toEqual([
      ["booked", "tomorrow", "soon"],
      ["tomorrow", "soon"],
    ]);
    const subjects = (await mailsTo(exchange.interested)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual(["Mañana es tu cambio seguro", "Tu cambio seguro es hoy"]);
  });

  it("sends no reminder of tomorrow once the day itself has come", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    await book(exchange.interested, exchange, venue);
    await setClock(friday, "09:00");
    expect(await notificationsTo(exchange.interested)).toEqual([]);
    await setClock(friday, "12:00");
    expect(await notificationsTo(exchange.interested)).toEqual(["soon"]);
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
    const bookingNotifications = async ({ interested }: typeof cancelled) =>
      (await extrasTo(interested)).flatMap(({ security_change }) => (security_change ? [security_change] : []));
    expect((await bookingNotifications(cancelled)).at(-1)).toMatchObject({ event: "ended", refunded: true });
    expect((await bookingNotifications(sameDay)).at(-1)).toMatchObject({ event: "ended" });
    expect((await bookingNotifications(sameDay)).at(-1)).not.toHaveProperty("refunded");
    expect(await notificationsTo(cancelled.owner)).toEqual(["booked", "ended"]);
    await runJobs();
    expect((await mailsTo(cancelled.interested)).map(({ text }) => text).join()).toContain(
      "Lo que costó volvió a quien lo reservó",
    );
    const [row] = await fixture.backend.db.select().from(transactions).where(eq(transactions.id, cancelled.id));
    expect([row?.status, (await changeOf(cancelled.owner, cancelled))?.status]).toEqual(["rejected", "ended"]);
  });

  it("was used by an exchange that is completed on the day, and ended before it", async () => {
    const venue = await aVenue();
    const [early, met] = [
      await anExchange({ status: "confirmed_owner" }),
      await anExchange({ status: "confirmed_owner" }),
    ];
    for (const exchange of [early, met]) await book(exchange.interested, exchange, venue);
    const confirm = async ({ id, interested }: typeof met) => {
      await call(interested, "/ranke_user", { method: "PUT", body: { transaction_id: id, rank: 5 } });
      return call(interested, `/v1/transactions/${id}`, { method: "PUT", body: { status: "complete" } });
    };
    expect((await confirm(early)).status).toBe(200);
    await setClock(friday, "14:30");
    expect((await confirm(met)).status).toBe(200);
    expect([(await changeOf(early.owner, early))?.status, (await changeOf(met.owner, met))?.status]).toEqual([
      "ended",
      "completed",
    ]);
    expect([await balanceOf(early.interested), await balanceOf(met.interested)]).toEqual([2_000, 1_300]);
    expect([await notificationsTo(early.owner), await notificationsTo(met.owner)]).toEqual([
      ["booked", "ended"],
      ["booked"],
    ]);
    await runJobs();
    expect((await mailsTo(met.interested)).map(({ subject }) => subject).join()).not.toContain("anulada");
  });

  it("waits for the operators where the exchange is claimed on the day", async () => {
    const venue = await aVenue();
    const exchange = await anExchange({ status: "confirmed_owner" });
    await book(exchange.interested, exchange, venue);
    await setClock(friday, "09:00");
    const claim = { status: "claim_interested" };
    expect(
      (await call(exchange.interested, `/v1/transactions/${exchange.id}`, { method: "PUT", body: claim })).status,
    ).toBe(200);
    expect([(await changeOf(exchange.owner, exchange))?.status, await balanceOf(exchange.interested)]).toEqual([
      "active",
      1_300,
    ]);
    await setClock(friday, "12:30");
    await runJobs();
    // No party is sent there any more.
    expect(await notificationsTo(exchange.owner)).not.toContain("ended");
    expect(await notificationsTo(exchange.owner)).not.toContain("soon");
  });

  it("leaves a line in the chat when it ends with its exchange", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    await book(exchange.interested, exchange, venue);
    await call(exchange.owner, `/v1/transactions/${exchange.id}`, { method: "PUT", body: { status: "rejected" } });
    const { body } = await call<{ events: { kind: string; by: string }[] }>(
      exchange.owner,
      `/transactions/${exchange.id}`,
    );
    expect(body.events.map(({ kind, by }) => [kind, by])).toEqual([
      ["booked", "interested"],
      ["rejected", "owner"],
      ["booking_ended", "system"],
    ]);
  });
});
