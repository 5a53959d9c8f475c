import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { creditEntries } from "../../backend/db/schema/money";
import { mails } from "../../backend/db/schema/mails";
import { premiumTerms } from "../../backend/db/schema/premiumTerms";
import { secureExchanges } from "../../backend/db/schema/secureExchanges";
import { venueShifts, venues, venueSlots } from "../../backend/db/schema/venues";
import { runOneJob } from "../../backend/jobs/runner";
import { aTransaction, aUser } from "./builders";
import type { BuiltTransaction, User } from "./builders";
import { callsByPerson } from "./callsByPerson";
import { moneyRows } from "./moneyRows";
import { startBackend } from "./startBackend";
import type { TestBackend, TestDatabase } from "./startBackend";

interface SecurityChange {
  id: number;
  applicant: { id: number; name: string };
  date: string;
  schedule: { id: number; start: string; end: string };
  exchange_place: { id: number; headquarter: string };
  proforma_status: string | null;
  active: boolean;
  status: string;
  included: boolean;
  code: string | null;
  reason: string | null;
}
interface Answer {
  transaction: { id: number; status: string; security_change: SecurityChange | null };
  proforma: { id: number; status: string; payment_url: string | null } | null;
  refunded?: boolean;
  errors?: string[];
  fields?: Record<string, string[]>;
}
/** With its only shift. */
export type Venue = typeof venues.$inferSelect & { shiftId: number };

/** A Monday at ten in the morning in Caracas; Friday the 19th and Monday the 22nd are days on which venues open. */
export const monday = "2027-02-15";
/** A day of the same week. */
export const friday = "2027-02-19";
const at = (day: string, hour: string) => Date.parse(`${day}T${hour}:00-04:00`);

/** Gives a test file a backend whose clock it sets, and the calls and rows around bookings. */
export function useSecureExchanges(database: TestDatabase) {
  const fixture = {} as { backend: TestBackend; operator: User };
  const clock = { ms: at(monday, "10:00") };
  const now = () => new Date(clock.ms);
  beforeAll(async () => {
    fixture.backend = await startBackend({
      database,
      now,
      jobsEveryMs: 3_600_000,
      publicUrl: "https://truequea.example",
      operatorEmails: new Set(["olga@operadores.example"]),
    });
    fixture.operator = await aUser(fixture.backend.db, { email: "olga@operadores.example" });
  });
  afterAll(() => fixture.backend.stop());

  const { as, call } = callsByPerson(fixture, now);
  const runJobs = async () => {
    while (await runOneJob(fixture.backend.services)) {
      /* The next one. */
    }
  };
  const setClock = async (day: string, hour: string) => {
    clock.ms = at(day, hour);
    await runJobs();
  };

  async function aVenue({ capacity = 5, name = "Sede de prueba", isOpen = true } = {}): Promise<Venue> {
    const [venue] = await fixture.backend.db
      .insert(venues)
      .values({
        name,
        address: "Av. Francisco de Miranda",
        city: "Caracas",
        latitude: 10.49,
        longitude: -66.85,
        isOpen,
      })
      .returning();
    if (!venue) throw new Error("nothing was inserted");
    const [shift] = await fixture.backend.db
      .insert(venueShifts)
      .values({ venueId: venue.id, startsAt: "14:00", endsAt: "16:00", capacity })
      .returning();
    return { ...venue, shiftId: shift?.id ?? 0 };
  }
  /** An agreed exchange between two people; the interested one can spend credit. */
  async function anExchange(values: Parameters<typeof aTransaction>[1] = {}): Promise<BuiltTransaction> {
    const interested = await aUser(fixture.backend.db, { verified: true, balanceCents: 2_000 });
    await fixture.backend.db
      .insert(creditEntries)
      .values({ userId: interested.id, amountCents: 2_000, kind: "opening" });
    return aTransaction(fixture.backend.db, { status: "accepted", interested, ...values });
  }
  const book = (
    user: User,
    transaction: { id: number },
    venue: Venue,
    changes: Record<string, unknown> = {},
    key: string = randomUUID(),
  ) =>
    call<Answer>(user, "/v1/security_changes", {
      body: {
        transaction_id: transaction.id,
        exchange_place_id: venue.id,
        schedule_id: venue.shiftId,
        date: friday,
        agreement: true,
        method: "credit",
        ...changes,
      },
      key,
    });
  const move = (user: User, id: number, venue: Venue, date: string = friday) =>
    call<Answer>(user, `/v1/security_changes/${id}`, {
      method: "PUT",
      body: { exchange_place_id: venue.id, schedule_id: venue.shiftId, date },
    });
  const end = (user: User, id: number, how: "cancel" | "object") =>
    call<Answer>(user, `/v1/security_changes/${id}/${how}`, { method: "POST", body: {} });
  const changeOf = async (user: User, { id }: { id: number }) =>
    (await call<{ security_change: SecurityChange | null }>(user, `/transactions/${id}`)).body.security_change;
  const premiumTerm = async (user: User, left: number, endsOn = "2027-12-31") => {
    await fixture.backend.db.insert(premiumTerms).values({
      userId: user.id,
      months: 12,
      state: "active",
      secureExchanges: 26,
      secureExchangesLeft: left,
      startsOn: "2027-01-01",
      endsOn,
    });
  };
  const includedLeft = async ({ id }: User) =>
    (await fixture.backend.db.select().from(premiumTerms).where(eq(premiumTerms.userId, id)))[0]?.secureExchangesLeft;
  const { balanceOf, ledgerOf, notificationRows, sendCallback: callBack } = moneyRows(fixture, now);
  /** How many places are taken, as counted and as booked. */
  const takenOf = async ({ shiftId }: Venue, day = friday) => {
    const [slot] = await fixture.backend.db
      .select()
      .from(venueSlots)
      .where(and(eq(venueSlots.shiftId, shiftId), eq(venueSlots.day, day)));
    const booked = await fixture.backend.db
      .select({ id: secureExchanges.id })
      .from(secureExchanges)
      .where(
        and(
          eq(secureExchanges.shiftId, shiftId),
          eq(secureExchanges.day, day),
          inArray(secureExchanges.state, ["held", "awaiting", "active", "completed"]),
        ),
      );
    return [slot?.taken ?? 0, booked.length];
  };
  const notificationsTo = async (user: User) =>
    (await notificationRows(user))
      .filter(({ type }) => type === 24)
      .map(({ extra }) => (extra as { security_change: { event: string } }).security_change.event);
  /** The models of all notifications to a user. */
  const extrasTo = async (user: User) =>
    (await notificationRows(user)).map(({ extra }) => extra as { security_change?: object; payment?: object });
  const mailsTo = ({ email }: User) =>
    fixture.backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id));

  return Object.assign(fixture, {
    clock,
    as,
    call,
    runJobs,
    setClock,
    aVenue,
    anExchange,
    book,
    move,
    end,
    changeOf,
    premiumTerm,
    includedLeft,
    ledgerOf,
    balanceOf,
    takenOf,
    notificationsTo,
    extrasTo,
    mailsTo,
    callBack,
  });
}
