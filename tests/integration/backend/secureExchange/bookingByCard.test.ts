import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { followChannels } from "../../../support/cableClient";
import { friday, monday, useSecureExchanges } from "../../../support/secureExchangeFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("booking a place by card on %s", (database) => {
  const fixture = useSecureExchanges(database);
  const { call, book, end, changeOf, aVenue, anExchange, premiumTerm } = fixture;
  const { balanceOf, ledgerOf, takenOf, notificationsTo, extrasTo, callBack, setClock, runJobs } = fixture;
  beforeEach(() => setClock(monday, "10:00"));
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
    expect([await notificationsTo(exchange.owner), await takenOf(venue)]).toEqual([["booked"], [1, 1]]);
  });

  it("takes a payment after a refusal, while the place is held", async () => {
    const { exchange, proforma } = await orderByCard();
    expect(await callBack(proforma, "rejected")).toEqual([200, true]);
    expect(await changeOf(exchange.interested, exchange)).toMatchObject({ status: "held" });
    fixture.clock.ms += 1_000;
    expect(await callBack(proforma, "approved")).toEqual([200, true]);
    expect(await changeOf(exchange.interested, exchange)).toMatchObject({ active: true });
    expect(await ledgerOf(exchange.interested)).toEqual([["opening", 2_000]]);
  });

  it("lets the applicant book anew after a refusal; a late payment of the former one becomes credit", async () => {
    const { venue, exchange, proforma } = await orderByCard();
    await callBack(proforma, "rejected");
    await premiumTerm(exchange.interested, 1);
    expect((await book(exchange.interested, exchange, venue, { method: null })).status).toBe(201);
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
    expect([await notificationsTo(exchange.interested), await notificationsTo(exchange.owner)]).toEqual([
      ["released"],
      [],
    ]);
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

  it("gives a payment back whole, with its tax, when the other party objects", async () => {
    const { venue, exchange, proforma, change } = await orderByCard();
    await callBack(proforma, "approved");
    expect((await end(exchange.owner, change?.id ?? 0, "object")).body.refunded).toBe(true);
    expect([await ledgerOf(exchange.interested), await takenOf(venue)]).toEqual([
      [
        ["opening", 2_000],
        ["secure_exchange", 812],
      ],
      [0, 0],
    ]);
    // What the provider says again gives nothing back twice.
    fixture.clock.ms += 1_000;
    expect(await callBack(proforma, "approved")).toEqual([200, false]);
    expect(await balanceOf(exchange.interested)).toBe(2_812);
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

  it("holds no place longer than it says, even before it is freed", async () => {
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

  it("shows the other party at once that a place is held, and nothing of a refused payment", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    const identifier = JSON.stringify({ channel: "RequestChannel", user_id: exchange.ownerId });
    const cable = await followChannels(fixture.backend.url, await fixture.as(exchange.owner), [identifier]);
    const { body } = await book(exchange.interested, exchange, venue, { method: "card" });
    const changes = () =>
      cable
        .messages(identifier)
        .map(
          (message) => (message.transaction as { security_change?: { status: string } } | undefined)?.security_change,
        );
    const frame = await cable.find((one) => JSON.stringify(one.message ?? "").includes('"status":"held"'));
    expect(frame.message).toMatchObject({
      event: "update",
      transaction: { id: exchange.id, security_change: { status: "held", code: null, proforma_status: "pending" } },
    });
    if (!body.proforma) throw new Error("no payment was opened");
    const before = await changeOf(exchange.owner, exchange);
    await callBack(body.proforma, "rejected");
    expect(await changeOf(exchange.owner, exchange)).toEqual(before);
    // Who may book over it would learn as much.
    const refused = await book(exchange.owner, exchange, venue);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ["La otra persona está pagando una sede para este cambio"],
    ]);
    await end(exchange.interested, before?.id ?? 0, "cancel");
    await cable.find((one) => JSON.stringify(one.message ?? "").includes('"status":"cancelled"'));
    expect(changes().map((change) => change?.status)).toEqual(["held", "cancelled"]);
    cable.close();
  });

  it("leads from the card page back to the chat of the exchange", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    const { body } = await book(exchange.interested, exchange, venue, { method: "card" });
    const cardPage = await fetch(`${fixture.backend.url}${body.proforma?.payment_url}`);
    expect(await cardPage.text()).toContain(`href="https://truequea.example/chats/${exchange.chatId}?tab=in-progress"`);
  });
});
