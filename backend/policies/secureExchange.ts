import { momentInCaracas } from "../../rules/secureExchange";
import { addDays } from "../../rules/age";
import type { Day } from "./caracasDays";
import { hourMs } from "../../rules/durations";

/** A shift of a venue on a day in Caracas. */
export interface Place {
  venueId: number;
  shiftId: number;
  day: Day;
}

/** What a party of a transaction asks for. */
export interface Booking {
  bookerId: number;
  transactionId: number;
  /** Made by the client once per booking. */
  requestId: string | null;
  place: Place;
}

/** When both are reminded: at nine in the morning of the day before, and two hours before the shift. */
export const reminderTimes = (day: Day, startsAt: string): [tomorrow: Date, soon: Date] => [
  momentInCaracas(addDays(day, -1), "09:00"),
  new Date(momentInCaracas(day, startsAt).getTime() - 2 * hourMs),
];
