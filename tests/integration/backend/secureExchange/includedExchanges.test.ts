import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { monday, useSecureExchanges } from "../../../support/secureExchangeFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("booking with Premium on %s", (database) => {
  const fixture = useSecureExchanges(database);
  const { book, end, aVenue, anExchange, premiumTerm } = fixture;
  const { includedLeft, balanceOf, takenOf, notificationsTo, setClock } = fixture;
  beforeEach(() => setClock(monday, "10:00"));

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
    expect(await notificationsTo(exchange.interested)).toEqual(["objected"]);
  });

  it("includes none once the term of Premium is over or used up", async () => {
    const venue = await aVenue();
    const exchange = await anExchange();
    await premiumTerm(exchange.interested, 3, "2027-02-15");
    await setClock("2027-02-16", "00:00");
    const refused = await book(exchange.interested, exchange, venue, { method: null });
    expect(refused.body.fields).toEqual({
      method: ["Ya no te quedan cambios seguros incluidos: elige cómo pagar"],
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
});
