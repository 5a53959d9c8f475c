import { afterAll, beforeAll } from "vitest";
import { creditEntries } from "../../backend/db/schema/money";
import { aTransaction, aUser } from "./builders";
import type { BuiltTransaction, User } from "./builders";
import type { GraphqlClient } from "./graphqlClient";
import { signIn } from "./people";
import { startBackend } from "./startBackend";
import type { TestBackend } from "./startBackend";
import { startGateway } from "./startGateway";
import type { TestGateway } from "./startGateway";

export const CHANGE = `secureExchange { id state isBooker venue { name city location { latitude } } date startsAt endsAt code isIncluded
  heldUntil canMove canCancel canObject isRefundable reason proforma { status receiptNumber } } canBookSecureExchange`;
const PAYLOAD = `{ transaction { id ${CHANGE} } proforma { status paymentUrl kind method concept } isRefunded viewer { balance { amount } }
  errors { field code message } }`;
const TRANSACTION = `query ($id: ID!) { transaction(id: $id) { ${CHANGE} } }`;
const PLACES = `{ secureExchangePlaces { plan { id kind price { amount } availableBalance { amount } } includedLeft firstDate lastDate
  venues { venue { id name } days { date shifts { id startsAt endsAt placesLeft } } } } }`;
const BOOK = `mutation ($input: BookSecureExchangeInput!) { bookSecureExchange(input: $input) ${PAYLOAD} }`;
export const END = (name: string) => `mutation ($id: ID!) { ${name}(input: { id: $id }) ${PAYLOAD} }`;
export const MOVE = `mutation ($input: MoveSecureExchangeInput!) { moveSecureExchange(input: $input) ${PAYLOAD} }`;
export const VISIT = `{ visit { id state publicationTitle owner { user { id } arrivedAt } canRecordArrival canSettle reason endedAt } errors { field code message } }`;
export const SAVE = `mutation ($input: SaveVenueInput!) { saveVenue(input: $input) { venue { venue { id name address } version isOpen
  shifts { id startsAt capacity isOpen } } errors { field message } } }`;

/** Of the fields that `CHANGE` asks for, those that the tests look at. */
export interface Booking {
  id: string;
  state: string;
  date: string;
  code: string | null;
}
/** Of every mutation that changes a booking. */
export interface Payload {
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

/** A new venue, as `saveVenue` takes it. */
export const venueForm = {
  requestId: "venue-1",
  name: "Sede Altamira",
  address: "Av. San Juan Bosco",
  city: "Caracas",
  location: { latitude: 10.496, longitude: -66.849 },
  isOpen: true,
  shifts: [{ startsAt: "14:00", endsAt: "16:00", capacity: 2, isOpen: true }],
};

/** Gives a test file a gateway with a venue, and the calls by which a place there is booked. */
export function useVenue() {
  const fixture = {} as {
    backend: TestBackend;
    gateway: TestGateway;
    operator: GraphqlClient;
    venueId: string;
    shiftId: string;
  };
  beforeAll(async () => {
    fixture.backend = await startBackend({
      operatorEmails: new Set(["olga@operadores.example"]),
      jobsEveryMs: 3_600_000,
    });
    fixture.gateway = await startGateway(fixture.backend.url);
    fixture.operator = await clientOf(await aUser(fixture.backend.db, { email: "olga@operadores.example" }));
    const { saveVenue } = await fixture.operator.data<{
      saveVenue: { venue: { venue: { id: string }; shifts: { id: string }[] } };
    }>(SAVE, { input: venueForm });
    fixture.venueId = saveVenue.venue.venue.id;
    fixture.shiftId = saveVenue.venue.shifts[0]?.id ?? "";
  });
  afterAll(async () => {
    await fixture.gateway.stop();
    await fixture.backend.stop();
  });

  async function clientOf({ email }: User): Promise<GraphqlClient> {
    const person = await signIn({ url: fixture.gateway.url, outboxUrl: null }, email);
    if (!person) throw new Error("not signed in");
    return person.client;
  }
  async function anExchange() {
    const interested = await aUser(fixture.backend.db, { verified: true, balanceCents: 2_000 });
    await fixture.backend.db
      .insert(creditEntries)
      .values({ userId: interested.id, amountCents: 2_000, kind: "opening" });
    const exchange = await aTransaction(fixture.backend.db, { status: "accepted", interested });
    return { exchange, booker: await clientOf(interested), other: await clientOf(exchange.owner) };
  }
  const placesOf = async (client: GraphqlClient) =>
    (await client.data<Places>(PLACES)).secureExchangePlaces.venues.find(({ venue }) => venue.id === fixture.venueId)
      ?.days ?? [];
  let requests = 0;
  async function book(client: GraphqlClient, { id }: BuiltTransaction, changes: Record<string, unknown> = {}) {
    const date = (await placesOf(client))[3]?.date;
    const input = {
      requestId: `booking-${++requests}`,
      transactionId: String(id),
      venueId: fixture.venueId,
      shiftId: fixture.shiftId,
      date,
      isAgreed: true,
      method: "CREDIT",
      ...changes,
    };
    return (await client.data<{ bookSecureExchange: Payload }>(BOOK, { input })).bookSecureExchange;
  }
  const readBy = async (client: GraphqlClient, { id }: BuiltTransaction) =>
    (await client.data<{ transaction: Record<string, unknown> }>(TRANSACTION, { id: String(id) })).transaction;

  return Object.assign(fixture, { clientOf, anExchange, placesOf, book, readBy });
}
