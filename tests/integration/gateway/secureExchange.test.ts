import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditEntries } from "../../../backend/db/schema/money";
import { notifications } from "../../../backend/db/schema/notifications";
import { aTransaction, aUser } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import type { GraphqlClient } from "../../support/graphqlClient";
import { signIn } from "../../support/people";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";

const CHANGE = `secureExchange { id state isBooker venue { name city location { latitude } } date startsAt endsAt code isIncluded
  heldUntil canMove canCancel canObject isRefundable reason proforma { status receiptNumber } } canBookSecureExchange`;
const PAYLOAD = `{ transaction { id ${CHANGE} } proforma { status paymentUrl kind concept } isRefunded viewer { balance { amount } }
  errors { field code message } }`;
const TRANSACTION = `query ($id: ID!) { transaction(id: $id) { ${CHANGE} } }`;
const PLACES = `{ secureExchangePlaces { plan { id kind price { amount } availableBalance { amount } } includedLeft firstDate lastDate
  venues { venue { id name } days { date shifts { id startsAt endsAt placesLeft } } } } }`;
const BOOK = `mutation ($input: BookSecureExchangeInput!) { bookSecureExchange(input: $input) ${PAYLOAD} }`;
const END = (name: string) => `mutation ($id: ID!) { ${name}(input: { id: $id }) ${PAYLOAD} }`;
const MOVE = `mutation ($input: MoveSecureExchangeInput!) { moveSecureExchange(input: $input) ${PAYLOAD} }`;
const VISIT = `{ visit { id state publicationTitle owner { user { id } arrivedAt } canRecordArrival canSettle reason endedAt } errors { field code message } }`;
const SAVE = `mutation ($input: SaveVenueInput!) { saveVenue(input: $input) { venue { venue { id name address } version isOpen
  shifts { id startsAt capacity isOpen } } errors { field message } } }`;

interface Booking {
  id: string;
  state: string;
  date: string;
  code: string | null;
}
interface Payload {
  transaction: { secureExchange: Booking | null; canBookSecureExchange: boolean } | null;
  proforma: { paymentUrl: string | null } | null;
  viewer: { balance: { amount: number } } | null;
  errors: { field: string | null; code: string; message: string }[];
}
interface Places {
  secureExchangePlaces: {
    venues: { venue: { id: string }; days: { date: string; shifts: { id: string; placesLeft: number }[] }[] }[];
  };
}

let backend: TestBackend;
let gateway: TestGateway;
let operator: GraphqlClient;
let venueId: string;
let shiftId: string;

const venueForm = {
  requestId: "venue-1",
  name: "Sede Altamira",
  address: "Av. San Juan Bosco",
  city: "Caracas",
  location: { latitude: 10.496, longitude: -66.849 },
  isOpen: true,
  shifts: [{ startsAt: "14:00", endsAt: "16:00", capacity: 2, isOpen: true }],
};

beforeAll(async () => {
  backend = await startBackend({ operatorEmails: new Set(["olga@operadores.example"]), jobsEveryMs: 3_600_000 });
  gateway = await startGateway(backend.url);
  operator = await clientOf(await aUser(backend.db, { email: "olga@operadores.example" }));
  const { saveVenue } = await operator.data<{
    saveVenue: { venue: { venue: { id: string }; shifts: { id: string }[] } };
  }>(SAVE, { input: venueForm });
  venueId = saveVenue.venue.venue.id;
  shiftId = saveVenue.venue.shifts[0]?.id ?? "";
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});

async function clientOf({ email }: User): Promise<GraphqlClient> {
  const person = await signIn({ url: gateway.url, outboxUrl: null }, email);
  if (!person) throw new Error("not signed in");
  return person.client;
}
async function anExchange() {
  const interested = await aUser(backend.db, { verified: true, balanceCents: 2_000 });
  await backend.db.insert(creditEntries).values({ userId: interested.id, amountCents: 2_000, kind: "opening" });
  const exchange = await aTransaction(backend.db, { status: "accepted", interested });
  return { exchange, booker: await clientOf(interested), other: await clientOf(exchange.owner) };
}
const placesOf = async (client: GraphqlClient) =>
  (await client.data<Places>(PLACES)).secureExchangePlaces.venues.find(({ venue }) => venue.id === venueId)?.days ?? [];
let requests = 0;
async function book(client: GraphqlClient, { id }: BuiltTransaction, changes: Record<string, unknown> = {}) {
  const date = (await placesOf(client))[3]?.date;
  const input = {
    requestId: `booking-${++requests}`,
    transactionId: String(id),
    venueId,
    shiftId,
    date,
    isAgreed: true,
    method: "CREDIT",
    ...changes,
  };
  return (await client.data<{ bookSecureExchange: Payload }>(BOOK, { input })).bookSecureExchange;
}
const readBy = async (client: GraphqlClient, { id }: BuiltTransaction) =>
  (await client.data<{ transaction: Record<string, unknown> }>(TRANSACTION, { id: String(id) })).transaction;

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
      proforma: { status: "APPROVED", paymentUrl: null, kind: "SECURE_EXCHANGE" },
      viewer: { balance: { amount: 1_300 } },
      errors: [],
    });
    const live = await changes.next();
    await changes.stop();
    const { code, id } = booked.transaction?.secureExchange ?? { code: null, id: "" };
    const theirs = { state: "ACTIVE", isBooker: false, code, canMove: false, canObject: true, proforma: null };
    expect(live).toMatchObject({ transactionChanged: { id: String(exchange.id), secureExchange: theirs } });
    expect(await readBy(other, exchange)).toMatchObject({ secureExchange: theirs });

    const stranger = await clientOf(await aUser(backend.db));
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
    const NOTICES = `{ notifications { items { type subject { ... on SecureExchangeSubject {
      bookingEvent transactionId counterpartName venueName startsAt transaction { id } } } } } }`;
    const { notifications: notices } = await booker.data<{ notifications: { items: object[] } }>(NOTICES);
    expect(notices.items[0]).toMatchObject({
      type: "SECURE_EXCHANGE",
      subject: {
        bookingEvent: "OBJECTED",
        transactionId: String(exchange.id),
        venueName: "Sede Altamira",
        startsAt: "14:00",
        transaction: { id: String(exchange.id) },
      },
    });
    expect(JSON.stringify(await backend.db.select().from(notifications))).not.toContain(code);
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
      input: { id: booked.transaction?.secureExchange?.id, venueId, shiftId, date: full },
    });
    expect(moveSecureExchange.errors).toMatchObject([{ field: "shiftId", code: "CONFLICT" }]);
  });

  it("is checked and settled at the desk, by operators alone", async () => {
    const { exchange, booker, other } = await anExchange();
    const { id, code, date } = (await book(booker, exchange)).transaction?.secureExchange ?? { id: "" };
    const CHECK = `mutation ($code: String!) { checkSecureExchangeCode(input: { code: $code }) ${VISIT} }`;
    const ARRIVE = `mutation ($id: ID!) { recordArrival(input: { id: $id, party: OWNER }) ${VISIT} }`;
    const SETTLE = `mutation ($input: SettleSecureExchangeInput!) { settleSecureExchange(input: $input) ${VISIT} }`;
    const VISITS = "query ($venueId: ID!, $date: Date!) { venueVisits(venueId: $venueId, date: $date) { id state } }";
    expect((await other.run(CHECK, { code })).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await other.run(VISITS, { venueId, date })).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect(await operator.data(CHECK, { code: ` ${code?.toLowerCase()}` })).toMatchObject({
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
      expect(await operator.data(CHECK, { code: typed })).toMatchObject({
        checkSecureExchangeCode: { visit: null, errors: [{ field: "code", ...error }] },
      });
    expect(await operator.data(ARRIVE, { id })).toMatchObject({
      recordArrival: { visit: null, errors: [{ code: "CONFLICT" }] },
    });
    const blank = await operator.data(SETTLE, { input: { id, reason: " ", isRefunded: true } });
    expect(blank).toMatchObject({ settleSecureExchange: { visit: null, errors: [{ field: "reason" }] } });
    expect(await operator.data(SETTLE, { input: { id, reason: "No vino nadie", isRefunded: false } })).toMatchObject({
      settleSecureExchange: { visit: null, errors: [{ code: "CONFLICT" }] },
    });
    await operator.data(SETTLE, { input: { id, reason: "La sede no abre", isRefunded: true } });
    expect(await readBy(booker, exchange)).toMatchObject({
      canBookSecureExchange: true,
      secureExchange: { state: "SETTLED", reason: "La sede no abre", code: null },
    });
    expect(await operator.data(CHECK, { code })).toMatchObject({
      checkSecureExchangeCode: { visit: { id, state: "SETTLED", endedAt: expect.any(String) }, errors: [] },
    });
    expect(await operator.data(VISITS, { venueId, date })).toMatchObject({
      venueVisits: expect.arrayContaining([{ id, state: "SETTLED" }]),
    });
  });

  it("has venues and closed days that operators keep", async () => {
    const wrong = await operator.data<{ saveVenue: { errors: { field: string }[] } }>(SAVE, {
      input: { ...venueForm, requestId: "venue-2", name: "", shifts: [] },
    });
    expect(wrong.saveVenue.errors.map(({ field }) => field)).toEqual(["name", "shifts"]);
    const KEPT = "{ keptVenues { venue { id } version shifts { id startsAt endsAt capacity isOpen } } }";
    const { keptVenues } = await operator.data<{ keptVenues: { venue: { id: string }; version: number }[] }>(KEPT);
    expect(keptVenues.find(({ venue }) => venue.id === venueId)?.version).toBe(1);
    const date = (await placesOf(operator)).at(-1)?.date;
    const CLOSE = `mutation ($input: SaveClosedDayInput!) { saveClosedDay(input: $input) {
      closedDays { date reason } errors { field code } } }`;
    expect(await operator.data(CLOSE, { input: { date, isClosed: true } })).toMatchObject({
      saveClosedDay: { closedDays: null, errors: [{ field: "reason" }] },
    });
    expect(await operator.data(CLOSE, { input: { date, isClosed: true, reason: "Obras" } })).toMatchObject({
      saveClosedDay: { closedDays: expect.arrayContaining([{ date, reason: "Obras" }]), errors: [] },
    });
    expect((await placesOf(operator)).some((day) => day.date === date)).toBe(false);
    const { moderationDecisions } = await operator.data<{ moderationDecisions: { kind: string; action: string }[] }>(
      "{ moderationDecisions { kind action } }",
    );
    expect(moderationDecisions[0]).toEqual({ kind: "CLOSED_DAY", action: "TAKE_DOWN" });
  });
});
