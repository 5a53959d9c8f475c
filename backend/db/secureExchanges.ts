import { and, asc, eq, gt, gte, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { liveSecureExchangeStates } from "../../rules/secureExchange";
import type { Db } from "./client";
import { proformas } from "./schema/money";
import { premiumTerms } from "./schema/premiumTerms";
import { secureExchanges } from "./schema/secureExchanges";
import { transactions } from "./schema/transactions";
import { users } from "./schema/users";
import { venueShifts, venues } from "./schema/venues";

/** One booking of a place; another place or day keeps the row, another booking is another one. */
export type SecureExchangeRow = typeof secureExchanges.$inferSelect;

/** A booking with what its wire record shows. */
export interface SecureExchangeRecord {
  booking: SecureExchangeRow;
  shift: typeof venueShifts.$inferSelect;
  venue: typeof venues.$inferSelect;
  proformaStatus: string | null;
  booker: { id: number; name: string };
}

const selectRecords = (db: Db, where: SQL | undefined) =>
  db
    .select({
      booking: secureExchanges,
      shift: venueShifts,
      venue: venues,
      proformaStatus: proformas.status,
      booker: { id: users.id, name: users.name },
    })
    .from(secureExchanges)
    .innerJoin(venueShifts, eq(venueShifts.id, secureExchanges.shiftId))
    .innerJoin(venues, eq(venues.id, venueShifts.venueId))
    .innerJoin(users, eq(users.id, secureExchanges.bookerId))
    .leftJoin(proformas, eq(proformas.id, secureExchanges.proformaId))
    .where(where);

/** A booking with its venue and shift; undefined where there is none. */
export async function loadSecureExchange(db: Db, id: number): Promise<SecureExchangeRecord | undefined> {
  return (await selectRecords(db, eq(secureExchanges.id, id)))[0];
}

/** The latest booking of each transaction that has any. */
export async function loadLatestSecureExchanges(
  db: Db,
  transactionIds: readonly number[],
): Promise<Map<number, SecureExchangeRecord>> {
  if (transactionIds.length === 0) return new Map();
  const latest = db
    .select({ id: sql`max(${secureExchanges.id})` })
    .from(secureExchanges)
    .where(inArray(secureExchanges.transactionId, [...transactionIds]))
    .groupBy(secureExchanges.transactionId);
  const rows = await selectRecords(db, inArray(secureExchanges.id, latest));
  return new Map(rows.map((record) => [record.booking.transactionId, record]));
}

/** The booking of a transaction that has a place; there is one at most. */
export async function findLiveSecureExchange(db: Db, transactionId: number): Promise<SecureExchangeRecord | undefined> {
  const isLive = inArray(secureExchanges.state, [...liveSecureExchangeStates]);
  return (await selectRecords(db, and(eq(secureExchanges.transactionId, transactionId), isLive)))[0];
}

/** The bookings with a place of a person's exchanges, in the order in which their transactions are locked. */
export async function listLiveIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: secureExchanges.id })
    .from(secureExchanges)
    .innerJoin(transactions, eq(transactions.id, secureExchanges.transactionId))
    .where(
      and(
        inArray(secureExchanges.state, [...liveSecureExchangeStates]),
        or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
      ),
    )
    .orderBy(asc(transactions.id));
  return rows.map(({ id }) => id);
}

/** Everything that was booked for a transaction, the oldest first. */
export const listBookedFor = (db: Db, transactionId: number) =>
  selectRecords(db, eq(secureExchanges.transactionId, transactionId)).orderBy(asc(secureExchanges.id));

/** Everything that a person has booked, the oldest first. */
export const listBookedBy = (db: Db, userId: number) =>
  selectRecords(db, eq(secureExchanges.bookerId, userId)).orderBy(asc(secureExchanges.id));

/**
 * Who comes to a venue on a day, by shift: without what was never paid or was given up. And what earlier days have left
 * open, so that an operator settles it.
 */
export const listVisits = (db: Db, venueId: number, day: string, today: string) =>
  selectRecords(
    db,
    and(
      eq(venues.id, venueId),
      or(
        and(eq(secureExchanges.day, day), inArray(secureExchanges.state, ["active", "completed", "settled"])),
        and(lt(secureExchanges.day, day), lt(secureExchanges.day, today), eq(secureExchanges.state, "active")),
      ),
    ),
  ).orderBy(asc(secureExchanges.day), asc(venueShifts.startsAt), asc(secureExchanges.id));

/** The booking whose code it is or was: no other one has ever had it. */
export async function findByCode(db: Db, code: string): Promise<SecureExchangeRecord | undefined> {
  return (await selectRecords(db, eq(secureExchanges.code, code)))[0];
}

const runs = (userId: number, today: string) =>
  and(
    eq(premiumTerms.userId, userId),
    eq(premiumTerms.state, "active"),
    lte(premiumTerms.startsOn, today),
    gte(premiumTerms.endsOn, today),
  );
const includes = (userId: number, today: string) => and(runs(userId, today), gt(premiumTerms.secureExchangesLeft, 0));

/** The running term of Premium. */
export async function findRunningTerm(db: Db, userId: number, today: string) {
  const [term] = await db.select().from(premiumTerms).where(runs(userId, today)).orderBy(asc(premiumTerms.endsOn));
  return term;
}

/** The running term of Premium that still includes exchanges. */
export async function findIncludingTerm(db: Db, userId: number, today: string) {
  const [term] = await db
    .select()
    .from(premiumTerms)
    .where(includes(userId, today))
    .orderBy(asc(premiumTerms.endsOn))
    .limit(1);
  return term;
}

/** How many exchanges the running term of Premium still includes. */
export async function countIncluded(db: Db, userId: number, today: string): Promise<number> {
  const [counted] = await db
    .select({ left: sql<number>`coalesce(sum(${premiumTerms.secureExchangesLeft}), 0)::int` })
    .from(premiumTerms)
    .where(includes(userId, today));
  return counted?.left ?? 0;
}

/** When a shift begins in Caracas, like 09:00. */
export async function readShiftStart(db: Db, shiftId: number): Promise<string> {
  const [shift] = await db
    .select({ startsAt: venueShifts.startsAt })
    .from(venueShifts)
    .where(eq(venueShifts.id, shiftId));
  if (!shift) throw new Error(`no shift ${shiftId}`);
  return shift.startsAt;
}
