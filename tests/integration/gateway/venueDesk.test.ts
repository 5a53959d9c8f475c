import { describe, expect, it } from "vitest";
import { VISIT, SAVE, venueForm, useVenue } from "../../support/venueFixture";

const fixture = useVenue();
const { anExchange, placesOf, book, readBy } = fixture;

describe("the venue of a secure exchange", () => {
  it("is checked and settled at the desk, by operators alone", async () => {
    const { exchange, booker, other } = await anExchange();
    const { id, code, date } = (await book(booker, exchange)).transaction?.secureExchange ?? { id: "" };
    const CHECK = `mutation ($code: String!) { checkSecureExchangeCode(input: { code: $code }) ${VISIT} }`;
    const ARRIVE = `mutation ($id: ID!) { recordArrival(input: { id: $id, party: OWNER }) ${VISIT} }`;
    const SETTLE = `mutation ($input: SettleSecureExchangeInput!) { settleSecureExchange(input: $input) ${VISIT} }`;
    const VISITS = "query ($venueId: ID!, $date: Date!) { venueVisits(venueId: $venueId, date: $date) { id state } }";
    expect((await other.run(CHECK, { code })).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await other.run(VISITS, { venueId: fixture.venueId, date })).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect(await fixture.operator.data(CHECK, { code: ` ${code?.toLowerCase()}` })).toMatchObject({
      checkSecureExchangeCode: {
        visit: {
          id,
          state: "ACTIVE",
          publicationTitle: exchange.publication.title,
          owner: { user: { id: String(exchange.ownerId) }, arrivedAt: null },
          canRecordArrival: false,
          canSettle: true,
          endedAt: null,
        },
      },
    });
    for (const [typed, error] of [
      ["ACDEFG", { code: "NOT_FOUND" }],
      ["no", { code: "BAD_USER_INPUT", message: "El código tiene 6 caracteres" }],
      ["zzzzzz", { code: "BAD_USER_INPUT", message: "Ese código tiene un carácter que no usamos; revísalo" }],
    ] as const)
      expect(await fixture.operator.data(CHECK, { code: typed })).toMatchObject({
        checkSecureExchangeCode: { visit: null, errors: [{ field: "code", ...error }] },
      });
    expect(await fixture.operator.data(ARRIVE, { id })).toMatchObject({
      recordArrival: { visit: null, errors: [{ code: "CONFLICT" }] },
    });
    const blank = await fixture.operator.data(SETTLE, { input: { id, reason: " ", isRefunded: true } });
    expect(blank).toMatchObject({ settleSecureExchange: { visit: null, errors: [{ field: "reason" }] } });
    expect(
      await fixture.operator.data(SETTLE, { input: { id, reason: "No vino nadie", isRefunded: false } }),
    ).toMatchObject({
      settleSecureExchange: { visit: null, errors: [{ code: "CONFLICT" }] },
    });
    await fixture.operator.data(SETTLE, { input: { id, reason: "La sede no abre", isRefunded: true } });
    expect(await readBy(booker, exchange)).toMatchObject({
      canBookSecureExchange: true,
      secureExchange: { state: "SETTLED", reason: "La sede no abre", code: null },
    });
    expect(await fixture.operator.data(CHECK, { code })).toMatchObject({
      checkSecureExchangeCode: { visit: { id, state: "SETTLED", endedAt: expect.any(String) }, errors: [] },
    });
    expect(await fixture.operator.data(VISITS, { venueId: fixture.venueId, date })).toMatchObject({
      venueVisits: expect.arrayContaining([{ id, state: "SETTLED" }]),
    });
  });

  it("has venues and closed days that operators keep", async () => {
    const wrong = await fixture.operator.data<{ saveVenue: { errors: { field: string }[] } }>(SAVE, {
      input: { ...venueForm, requestId: "venue-2", name: "", shifts: [] },
    });
    expect(wrong.saveVenue.errors.map(({ field }) => field)).toEqual(["name", "shifts"]);
    const KEPT = "{ keptVenues { venue { id } version shifts { id startsAt endsAt capacity isOpen } } }";
    const { keptVenues } = await fixture.operator.data<{ keptVenues: { venue: { id: string }; version: number }[] }>(
      KEPT,
    );
    expect(keptVenues.find(({ venue }) => venue.id === fixture.venueId)?.version).toBe(1);
    const date = (await placesOf(fixture.operator)).at(-1)?.date;
    const CLOSE = `mutation ($input: SaveClosedDayInput!) { saveClosedDay(input: $input) {
      closedDays { date reason } errors { field code } } }`;
    expect(await fixture.operator.data(CLOSE, { input: { date, isClosed: true } })).toMatchObject({
      saveClosedDay: { closedDays: null, errors: [{ field: "reason" }] },
    });
    expect(await fixture.operator.data(CLOSE, { input: { date, isClosed: true, reason: "Obras" } })).toMatchObject({
      saveClosedDay: { closedDays: expect.arrayContaining([{ date, reason: "Obras" }]), errors: [] },
    });
    expect((await placesOf(fixture.operator)).some((day) => day.date === date)).toBe(false);
    const { moderationDecisions } = await fixture.operator.data<{
      moderationDecisions: { kind: string; action: string }[];
    }>("{ moderationDecisions { kind action } }");
    expect(moderationDecisions[0]).toEqual({ kind: "CLOSED_DAY", action: "TAKE_DOWN" });
  });
});
