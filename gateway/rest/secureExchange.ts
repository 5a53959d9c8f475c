import { z } from "zod";
import type { RestClient } from "./client";
import { planRecord, proformaRecord } from "./payments";
import type { ProformaRecord } from "./payments";
import { includedCount, placesOfDay, scheduleRecord, venueRecord } from "./securityChange";
import { flag, listOrEmpty, nullable, wireId } from "./shapes";
import { transactionRecord } from "./transactionRecord";
import type { TransactionRecord } from "./transactionRecord";

const placesRecord = z.object({
  exchange_places: listOrEmpty(venueRecord),
  schedules: listOrEmpty(scheduleRecord),
  product: planRecord,
  included: includedCount,
  days: z.array(placesOfDay),
  first_date: z.string(),
  last_date: z.string(),
});
/** Days are YYYY-MM-DD in Caracas, from `first_date` to `last_date`; `included` is how many cost nothing more. */
export type PlacesRecord = z.output<typeof placesRecord>;

/** Also shows whether a backend has secure exchanges: one that has them refuses guests. */
export const exchangePlacesPath = "/exchange_place/";

/** Where and when can be booked; undefined where the backend has no secure exchange. */
export function getExchangePlaces(rest: RestClient): Promise<PlacesRecord | undefined> {
  return rest.ifSupported(exchangePlacesPath, () => rest.get(exchangePlacesPath, placesRecord));
}

const answer = z.object({ transaction: transactionRecord, proforma: nullable(proformaRecord), refunded: flag });

/** What became of a booking; `proforma` is what is still to be paid. */
export interface BookingOutcome {
  transaction: TransactionRecord;
  proforma: ProformaRecord | null;
  /** What it cost came back to the booker. */
  refunded: boolean;
}

interface Place {
  venueId: string;
  shiftId: string;
  date: string;
}

const placeBody = ({ venueId, shiftId, date }: Place) => ({
  exchange_place_id: wireId(venueId),
  schedule_id: wireId(shiftId),
  date,
});

interface BookingForm extends Place {
  requestId: string;
  transactionId: string;
  isAgreed: boolean;
  method: "card" | "credit" | null;
}

/** Books a place for a transaction. */
export function postSecurityChange(rest: RestClient, form: BookingForm): Promise<BookingOutcome> {
  return rest.post("/v1/security_changes", answer, {
    json: {
      ...placeBody(form),
      transaction_id: wireId(form.transactionId),
      agreement: form.isAgreed,
      method: form.method,
    },
    idempotencyKey: form.requestId,
  });
}

/** Moves an own booking. */
export function moveSecurityChange(rest: RestClient, changeId: string, place: Place): Promise<BookingOutcome> {
  return rest.put(`/v1/security_changes/${encodeURIComponent(changeId)}`, answer, { json: placeBody(place) });
}

/** Gives up an own booking, or objects to the other party's. */
export function endSecurityChange(
  rest: RestClient,
  changeId: string,
  how: "cancel" | "object",
): Promise<BookingOutcome> {
  return rest.post(`/v1/security_changes/${encodeURIComponent(changeId)}/${how}`, answer);
}
