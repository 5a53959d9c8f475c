import { caracasDay } from "../../../../rules/age";
import type { SecureExchangeState } from "../../__generated__/enums";
import { calendarDayLabel } from "../../lib/dates";
import { venueMessages } from "../../lib/venueMessages";
import type { Visit } from "./useVenueVisits";

const text = venueMessages.visits;
const noLonger: Partial<Record<SecureExchangeState, (on: string) => string>> = text.noLonger;

/** What a code is, at the desk of a venue; `isGood` where its two people may come in there today. */
export function describeCode(visit: Visit, venueId: string, now: Date): { isGood: boolean; verdict: string } {
  const { state, venue, date, publicationTitle, endedAt } = visit;
  const today = caracasDay(now);
  const ending = noLonger[state];
  if (ending) return { isGood: false, verdict: ending(endedAt ? text.on(dayOf(endedAt)) : "") };
  if (date < today) return { isGood: false, verdict: text.expired };
  if (venue.id !== venueId) return { isGood: false, verdict: text.otherVenue(venue.name) };
  if (date > today) return { isGood: false, verdict: text.otherDay };
  return { isGood: true, verdict: text.found(publicationTitle) };
}

/** The calendar day of a moment in Caracas: `22 de diciembre de 2026`. */
export const dayOf = (moment: string): string => calendarDayLabel(caracasDay(new Date(moment)));
