import { minuteMs } from "./durations";
import { addDays, caracasDay, isBeforeDay, isDay } from "./age";
import { checkLength, cleanLine } from "./text";
import type { TransactionRole, TransactionStatus } from "./transaction";

/** A booked place where the two parties of an exchange meet. */

/**
 * The first three are live, the others final. `held` waits for a payment, `awaiting` for the bank's confirmation of
 * one.
 */
export const secureExchangeStates = [
  "held",
  "awaiting",
  "active",
  "completed",
  "released",
  "cancelled",
  "objected",
  "ended",
  "settled",
] as const;
/** In the words of the wire; the schema calls `held` and `awaiting` by what is waited for. */
export type SecureExchangeState = (typeof secureExchangeStates)[number];

/** What its parties are notified of. */
export const secureExchangeEvents = [
  "booked",
  "moved",
  "cancelled",
  "objected",
  "released",
  "tomorrow",
  "soon",
  "ended",
  "settled",
  "completed",
] as const;
/** Which news of the booking a notification is. */
export type SecureExchangeEvent = (typeof secureExchangeEvents)[number];

/** They have a place; a transaction has one of them at most. */
export const liveSecureExchangeStates = ["held", "awaiting", "active"] as const;
/** Whether it still takes a place of its shift. */
export const isLiveSecureExchange = (state: SecureExchangeState): boolean =>
  liveSecureExchangeStates.some((live) => live === state);

const bookableStatuses: readonly TransactionStatus[] = ["accepted", "confirmed_owner", "confirmed_interested"];
/** Agreed, and not settled yet. */
export const isBookableStatus = (status: TransactionStatus): boolean => bookableStatuses.includes(status);

/** How many days from today on can be booked. */
export const bookableDays = 30;
/** How long before its shift a booking's people are let in. */
const arrivalMinutes = 60;
/** How long a place is kept for a payment by card that was not begun or was refused. */
export const holdMinutes = 30;

/** Without what looks like another one: I 1 L, O 0 Q, S 5, Z 2, B 8, U V. */
export const codeAlphabet = "ACDEFGHJKMNPRTWXY34679";
/** Characters of the code that both parties show at the venue. */
export const codeLength = 6;

/** Why a booking cannot be made, changed or settled, for its parties and at the operators' desk. */
export const secureExchangeTexts = {
  date: "Elige otra fecha: no está entre las que se pueden reservar",
  weekend: "Las sedes no abren los fines de semana",
  closed: "Ese día las sedes están cerradas",
  begun: "Ese turno ya empezó: elige otro",
  shift: "Elige un turno de la sede",
  venue: "La sede no está disponible",
  full: "Ya no quedan lugares en ese turno: elige otro",
  agreement: "Debes afirmar que te pusiste de acuerdo con la otra persona",
  method: "Elige cómo pagar",
  notIncluded: "Ya no te quedan cambios seguros incluidos: elige cómo pagar",
  notAgreed: "Solo puedes reservar mientras el cambio está aceptado y sin terminar",
  otherRequest: "Esta solicitud ya se usó para otra reserva",
  fromChat: "El cambio seguro se reserva desde el chat del cambio",
  inactive: "La cuenta de la otra persona no está activa",
  accountClosed: "Una de las dos cuentas ya no está activa",
  booked: "Este cambio ya tiene una sede reservada",
  beingPaid: "La otra persona está pagando una sede para este cambio",
  notFound: "Cambio seguro no encontrado",
  tooLate: "Solo es posible hasta el día anterior",
  bookerOnly: "Solo puede hacerlo quien reservó",
  otherOnly: "Solo puede objetarla la otra persona",
  notActive: "Esta reserva ya no está activa",
  code: "Ningún cambio seguro tiene este código",
  codeForm: `El código tiene ${codeLength} caracteres`,
  codeCharacter: "Ese código tiene un carácter que no usamos; revísalo",
  otherDay: "Esta reserva no es para hoy",
  tooEarly: "Todavía es temprano: las llegadas se registran desde una hora antes del turno",
  refundBeforeShift: "Antes del turno solo se resuelve devolviendo lo que costó",
  venueName: "Escribe el nombre de la sede",
  venueAddress: "Escribe la dirección de la sede",
  venueCity: "Escribe la ciudad de la sede",
  tooLong: "Es demasiado largo",
  hours: "Escribe las horas como 09:00, el final después del comienzo",
  hoursStay: "Las horas de un turno no cambian: ciérralo y agrega otro",
  overlap: "Los turnos no pueden coincidir",
  capacity: "El cupo va de 1 a 50",
  shifts: "Una sede tiene de 1 a 12 turnos",
  closedReason: "Escribe por qué se cierra",
  pastDay: "Elige un día desde hoy",
} as const;

/** The first and the last day that can be booked, in Caracas. */
export function bookablePeriod(now: Date): { first: string; last: string } {
  const first = caracasDay(now);
  return { first, last: addDays(first, bookableDays) };
}

/** `day` is a calendar day, so its weekday is the same everywhere. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Every weekday of the period. */
export function listWeekdays(now: Date): string[] {
  const { first } = bookablePeriod(now);
  return Array.from({ length: bookableDays + 1 }, (_none, index) => addDays(first, index)).filter(
    (day) => !isWeekend(day),
  );
}

/** Why a day cannot be booked, closed days aside. */
export function checkBookedDay(day: string, now: Date): string | null {
  const { first, last } = bookablePeriod(now);
  if (!isDay(day) || day < first || day > last) return secureExchangeTexts.date;
  return isWeekend(day) ? secureExchangeTexts.weekend : null;
}

/** When an hour like 09:00 of a day is, in Caracas. */
export const momentInCaracas = (day: string, hour: string): Date => new Date(`${day}T${hour}:00-04:00`);

/** Whether the day of a paid booking has passed without an operator settling it. */
export const isDayOver = ({ state, day }: { state: SecureExchangeState; day: string }, now: Date): boolean =>
  state === "active" && day < caracasDay(now);

/** From when on arrivals are recorded. */
export const arrivalsFrom = (day: string, startsAt: string): Date =>
  new Date(momentInCaracas(day, startsAt).getTime() - arrivalMinutes * minuteMs);

/**
 * Why no arrival can be recorded now. Not hours before the shift: no party would be there, and two arrivals complete
 * the exchange. A late one counts until the day is over.
 */
export function checkArrival({ day, startsAt }: { day: string; startsAt: string }, now: Date): string | null {
  if (day !== caracasDay(now)) return secureExchangeTexts.otherDay;
  return now < arrivalsFrom(day, startsAt) ? secureExchangeTexts.tooEarly : null;
}

/** A code as it is stored, from what was typed. */
export const cleanCode = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase();

/** Why what was typed can be no code. */
export function checkTypedCode(typed: string): string | null {
  const characters = [...cleanCode(typed)];
  if (characters.length !== codeLength) return secureExchangeTexts.codeForm;
  return characters.every((one) => codeAlphabet.includes(one)) ? null : secureExchangeTexts.codeCharacter;
}

interface Booking {
  state: SecureExchangeState;
  day: string;
  isBooker: boolean;
}

/** What a party may do with a booking. */
export function secureExchangeMoves({ state, day, isBooker }: Booking, now: Date) {
  const isEarly = isBeforeDay(day, now);
  return {
    canMove: state === "active" && isBooker && isEarly,
    canCancel: isBooker && (state === "active" || state === "held"),
    canObject: state === "active" && !isBooker && isEarly,
    isRefundable: state === "active" && isEarly,
  };
}

/** Why a party may not do that with a booking now; null where they may. */
export function checkBookingMove(
  booking: Booking,
  move: "canMove" | "canCancel" | "canObject",
  now: Date,
): string | null {
  if (secureExchangeMoves(booking, now)[move]) return null;
  if (booking.state !== "active") return secureExchangeTexts.notActive;
  if (move === "canObject") return booking.isBooker ? secureExchangeTexts.otherOnly : secureExchangeTexts.tooLate;
  return booking.isBooker ? secureExchangeTexts.tooLate : secureExchangeTexts.bookerOnly;
}

/** Whether it is too early for a party to have missed a booking. */
export const isBeforeShift = ({ day, startsAt }: { day: string; startsAt: string }, now: Date): boolean =>
  now < momentInCaracas(day, startsAt);

/** Why a booking cannot be settled: before its shift only a refund (the venue's fault) is allowed. */
export const checkSettlement = (
  { isRefunded, ...shift }: { day: string; startsAt: string; isRefunded: boolean },
  now: Date,
): string | null => (isBeforeShift(shift, now) && !isRefunded ? secureExchangeTexts.refundBeforeShift : null);

interface Ending {
  day: string;
  booker: TransactionRole;
  /**
   * Who ended the exchange: a party by cancelling it, an operator by closing a claim; null where it ended otherwise.
   */
  endedBy: TransactionRole | "operator" | null;
  /** Whether the venue recorded the arrival of the party that has not booked. */
  hasOtherCome: boolean;
}

/**
 * Whether the booker is refunded when the exchange ends: always until the day before; from the day on where the other
 * party cancels, or an operator closes a claim without an exchange and the venue did not record the other party's
 * arrival. A booker who was stood up gets the money back; one who did not come, or met the other party, has used the
 * place.
 */
export function isRefundedAtEnd({ day, booker, endedBy, hasOtherCome }: Ending, now: Date): boolean {
  if (isBeforeDay(day, now)) return true;
  if (endedBy === "operator") return !hasOtherCome;
  return endedBy !== null && endedBy !== booker;
}

/** Of one venue, closed ones among them. */
export const maxShifts = 12;
const maxCapacity = 50;
const hour = /^([01]\d|2[0-3]):[0-5]\d$/;

/** As operators enter it. */
export const checkVenueName = (text: string) =>
  checkLength(cleanLine(text), { max: 60, empty: secureExchangeTexts.venueName, tooLong: secureExchangeTexts.tooLong });
/** How people find it, as they read it in the chat. */
export const checkVenueAddress = (text: string) =>
  checkLength(cleanLine(text), {
    max: 160,
    empty: secureExchangeTexts.venueAddress,
    tooLong: secureExchangeTexts.tooLong,
  });
/** By which the venues are grouped. */
export const checkVenueCity = (text: string) =>
  checkLength(cleanLine(text), { max: 60, empty: secureExchangeTexts.venueCity, tooLong: secureExchangeTexts.tooLong });
/** Why no venue opens on a day, as people read it where they choose one. */
export const checkClosedReason = (text: string) =>
  checkLength(cleanLine(text), {
    max: 80,
    empty: secureExchangeTexts.closedReason,
    tooLong: secureExchangeTexts.tooLong,
  });

/** A shift as operators enter it; times as HH:MM in Caracas. */
export interface ShiftForm {
  startsAt: string;
  endsAt: string;
  capacity: number;
  isOpen: boolean;
}

/** Why the shifts of a venue are refused: those that can be booked do not overlap. */
export function checkShifts(shifts: readonly ShiftForm[]): string | null {
  if (shifts.length === 0 || shifts.length > maxShifts) return secureExchangeTexts.shifts;
  if (shifts.some(({ startsAt, endsAt }) => !hour.test(startsAt) || !hour.test(endsAt) || startsAt >= endsAt))
    return secureExchangeTexts.hours;
  if (shifts.some(({ capacity }) => !Number.isInteger(capacity) || capacity < 1 || capacity > maxCapacity))
    return secureExchangeTexts.capacity;
  const open = shifts.filter(({ isOpen }) => isOpen).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const overlaps = open.some(({ startsAt }, index) => startsAt < (open[index - 1]?.endsAt ?? ""));
  return overlaps ? secureExchangeTexts.overlap : null;
}
