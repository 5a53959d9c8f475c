import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { remindOrEndTerm } from "../../../../backend/commands/premiumTerm";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { monday, useSecureExchanges } from "../../../support/secureExchangeFixture";
import { waitUntilBlocked } from "../../../support/waitUntilBlocked";

/** PGlite has one connection, on which nothing ever waits for a lock. */
const fixture = useSecureExchanges("postgres");
const { aVenue, anExchange, book, premiumTerm, takenOf, balanceOf } = fixture;

it("books nothing that Premium includes while the term ends at that moment, and charges nothing", async () => {
  await fixture.setClock(monday, "23:59");
  const { db, services } = fixture.backend;
  const venue = await aVenue();
  const exchange = await anExchange();
  await premiumTerm(exchange.interested, 2, monday);
  const own = eq(premiumTerms.userId, exchange.interested.id);
  const [term] = await db.select().from(premiumTerms).where(own);
  // Signed in before: a session of a person who is locked would wait, too.
  await fixture.as(exchange.interested);
  const afterMidnight = new Date(fixture.clock.ms + 60_000);
  let booking: ReturnType<typeof book> | undefined;
  await db.transaction(async (tx) => {
    await remindOrEndTerm(tx, term?.id ?? 0, { ...services, now: () => afterMidnight });
    booking = book(exchange.interested, exchange, venue, { method: null });
    await Promise.race([booking, waitUntilBlocked(db)]);
  });
  const answer = await booking;
  expect([answer?.status, answer?.body.errors]).toEqual([
    409,
    ["Ya no te quedan cambios seguros incluidos: elige cómo pagar"],
  ]);
  const [ended] = await db.select().from(premiumTerms).where(own);
  expect([ended?.state, ended?.secureExchangesLeft]).toEqual(["ended", 0]);
  expect([await takenOf(venue), await balanceOf(exchange.interested)]).toEqual([[0, 0], 2_000]);
});
