import { describe, expect, it } from "vitest";
import { notifications } from "../../../backend/db/schema/notifications";
import { aUser } from "../../support/builders";
import { subscribe } from "../../support/subscribe";
import { CHANGE, END, MOVE, useVenue } from "../../support/venueFixture";
import type { Booking, Payload } from "../../support/venueFixture";

const fixture = useVenue();
const { clientOf, anExchange, placesOf, book, readBy } = fixture;

describe("a secure exchange", () => {
  it("is booked with credit, reaches the other party live and is objected to", async () => {
    const { exchange, booker, other } = await anExchange();
    expect(await readBy(other, exchange)).toEqual({ secureExchange: null, canBookSecureExchange: true });
    const changes = await subscribe(other, `subscription { transactionChanged { id ${CHANGE} } }`);
    const booked = await book(booker, exchange);
    expect(booked).toMatchObject({
      transaction: {
        canBookSecureExchange: false,
        secureExchange: {
          state: "ACTIVE",
          isBooker: true,
          venue: { name: "Sede Altamira", city: "Caracas", location: { latitude: 10.496 } },
          startsAt: "14:00",
          endsAt: "16:00",
          isIncluded: false,
          heldUntil: null,
          canMove: true,
          canCancel: true,
          canObject: false,
          isRefundable: true,
          proforma: { status: "APPROVED", receiptNumber: expect.stringMatching(/^T-/) },
        },
      },
      proforma: {
        status: "APPROVED",
        paymentUrl: null,
        kind: "SECURE_EXCHANGE",
        method: "CREDIT",
        concept: "Cambio seguro",
      },
      viewer: { balance: { amount: 1_300 } },
      errors: [],
    });
    const live = await changes.next();
    await changes.stop();
    const { code, id } = booked.transaction?.secureExchange ?? { code: null, id: "" };
    const theirs = { state: "ACTIVE", isBooker: false, code, canMove: false, canObject: true, proforma: null };
    expect(live).toMatchObject({ transactionChanged: { id: String(exchange.id), secureExchange: theirs } });
    expect(await readBy(other, exchange)).toMatchObject({ secureExchange: theirs });

    const stranger = await clientOf(await aUser(fixture.backend.db));
    expect(await readBy(stranger, exchange)).toBeNull();
    const refused = await stranger.data<Record<string, Payload>>(END("cancelSecureExchange"), { id });
    expect(refused["cancelSecureExchange"]?.errors).toMatchObject([{ code: "NOT_FOUND" }]);

    const objected = await other.data<Record<string, Payload>>(END("objectToSecureExchange"), { id });
    expect(objected["objectToSecureExchange"]).toMatchObject({
      transaction: { canBookSecureExchange: true, secureExchange: { state: "OBJECTED", code: null } },
      isRefunded: true,
      errors: [],
    });
    const { viewer } = await booker.data<{ viewer: unknown }>(
      "{ viewer { balance { amount } credit { entries { items { kind planName amount { amount } } } } } }",
    );
    expect(viewer).toMatchObject({
      balance: { amount: 2_000 },
      credit: { entries: { items: [{ kind: "SECURE_EXCHANGE", planName: "Cambio seguro" }, {}, {}] } },
    });
    const NOTIFICATIONS = `{ notifications { items { type subject { ... on SecureExchangeSubject {
      bookingEvent transactionId counterpartName venueName startsAt transaction { id } }
      ... on PaymentSubject { planKind bookedPublicationTitle promotedPublicationTitle } } } } }`;
    const { notifications: received } = await booker.data<{ notifications: { items: object[] } }>(NOTIFICATIONS);
    expect(received.items[0]).toMatchObject({
      type: "SECURE_EXCHANGE",
      subject: {
        bookingEvent: "OBJECTED",
        transactionId: String(exchange.id),
        venueName: "Sede Altamira",
        startsAt: "14:00",
        transaction: { id: String(exchange.id) },
      },
    });
    expect(JSON.stringify(await fixture.backend.db.select().from(notifications))).not.toContain(code);
    expect(received.items.at(-1)).toEqual({
      type: "PAYMENT_WITH_CREDIT",
      subject: {
        planKind: "SECURE_EXCHANGE",
        bookedPublicationTitle: exchange.publication.title,
        promotedPublicationTitle: null,
      },
    });
  });

  it("opens the payment by card while the place is held, and gives it up at once", async () => {
    const { exchange, booker, other } = await anExchange();
    // The other party sees both as they happen.
    const changes = await subscribe<{ transactionChanged: { secureExchange: Booking | null } }>(
      other,
      `subscription { transactionChanged { id ${CHANGE} } }`,
    );
    const seen = (state: string) =>
      changes.next(({ transactionChanged }) => transactionChanged.secureExchange?.state === state);
    // Their open chat brings the same once more, which is no second change.
    const talk = await subscribe(other, "subscription ($chatId: ID!) { messageAdded(chatId: $chatId) { id } }", {
      chatId: String(exchange.chatId),
    });
    await booker.data(
      'mutation ($chatId: ID!) { sendMessage(input: { chatId: $chatId, randomId: "r-1", text: "¿El viernes?" }) { errors { message } } }',
      { chatId: String(exchange.chatId) },
    );
    await talk.next();
    const left = async () => (await placesOf(booker))[4]?.shifts[0]?.placesLeft;
    const date = (await placesOf(booker))[4]?.date;
    const booked = await book(booker, exchange, { method: "CARD", date });
    expect(booked.proforma?.paymentUrl).toContain("/card_gateway/");
    expect(booked).toMatchObject({
      transaction: { canBookSecureExchange: false, secureExchange: { state: "AWAITING_PAYMENT", code: null } },
    });
    expect(await left()).toBe(1);
    await seen("AWAITING_PAYMENT");
    const id = booked.transaction?.secureExchange?.id;
    const { cancelSecureExchange } = await booker.data<{ cancelSecureExchange: Payload }>(END("cancelSecureExchange"), {
      id,
    });
    expect([cancelSecureExchange.transaction?.secureExchange?.state, await left()]).toEqual(["CANCELLED", 2]);
    await seen("CANCELLED");
    expect(changes.events.map(({ transactionChanged }) => transactionChanged.secureExchange?.state)).toEqual([
      "AWAITING_PAYMENT",
      "CANCELLED",
    ]);
    await talk.stop();
    await changes.stop();
  });

  it("shows a refused card only to its owner, who may book again", async () => {
    const { exchange, booker, other } = await anExchange();
    const booked = await book(booker, exchange, { method: "CARD" });
    const seenByOther = await readBy(other, exchange);
    const { pathname } = new URL(booked.proforma?.paymentUrl ?? "", fixture.backend.url);
    const card = new URLSearchParams({ card: "4000000000000002" });
    await fetch(`${fixture.backend.url}${pathname}`, { method: "POST", body: card, redirect: "manual" });
    expect(await readBy(booker, exchange)).toMatchObject({
      secureExchange: { state: "AWAITING_PAYMENT", proforma: { status: "REJECTED" } },
      canBookSecureExchange: true,
    });
    expect(seenByOther).toMatchObject({ secureExchange: { state: "AWAITING_PAYMENT", proforma: null } });
    expect(await readBy(other, exchange)).toEqual(seenByOther);
    expect((await book(other, exchange)).errors).toMatchObject([{ code: "CONFLICT" }]);
    expect((await book(booker, exchange)).transaction).toMatchObject({ secureExchange: { state: "ACTIVE" } });
  });

  it("names the input's field of what is refused", async () => {
    const { exchange, booker } = await anExchange();
    const fieldsOf = async (changes: Record<string, unknown>) =>
      (await book(booker, exchange, changes)).errors.map(({ field }) => field);
    expect(await fieldsOf({ isAgreed: false })).toEqual(["isAgreed"]);
    expect(await fieldsOf({ date: "2020-01-01" })).toEqual(["date"]);
    expect(await fieldsOf({ shiftId: "999999" })).toEqual(["shiftId"]);
    expect(await fieldsOf({ venueId: "999999" })).toEqual(["venueId"]);
    expect(await fieldsOf({ method: null })).toEqual(["method"]);
    const { createProforma } = await booker.data<{ createProforma: { errors: object[] } }>(
      'mutation { createProforma(input: { requestId: "x-31", planId: "31" }) { errors { field code } } }',
    );
    expect(createProforma.errors).toEqual([{ field: "planId", code: "NOT_FOUND" }]);
    const booked = await book(booker, exchange);
    const full = (await placesOf(booker))[6]?.date;
    for (let place = 0; place < 2; place++) {
      const rival = await anExchange();
      await book(rival.booker, rival.exchange, { date: full });
    }
    const { moveSecureExchange } = await booker.data<{ moveSecureExchange: Payload }>(MOVE, {
      input: {
        id: booked.transaction?.secureExchange?.id,
        venueId: fixture.venueId,
        shiftId: fixture.shiftId,
        date: full,
      },
    });
    expect(moveSecureExchange.errors).toMatchObject([{ field: "shiftId", code: "CONFLICT" }]);
  });
});
