import { addDays, caracasDay } from "../../../rules/age";
import { isWeekend } from "../../../rules/secureExchange";
import { reminderTimes } from "../../policies/secureExchange";
import type { Days } from "../days";
import type { Booking } from "./chats";
import type { Town, TransactionRow } from "./types";

const hours = [
  ["09:00", "11:00"],
  ["11:00", "13:00"],
  ["14:00", "16:00"],
  ["16:00", "18:00"],
] as const;
const capacity = 4;

const venues: Town["venues"] = [
  {
    id: 1,
    name: "Sede Altamira",
    address: "Av. San Juan Bosco, Torre Altamira, planta baja",
    city: "Caracas",
    latitude: 10.496,
    longitude: -66.849,
  },
  {
    id: 2,
    name: "Sede La Candelaria",
    address: "Esquina de Ferrenquín, Edif. Candelaria, local 3",
    city: "Caracas",
    latitude: 10.505,
    longitude: -66.901,
  },
  {
    id: 3,
    name: "Sede El Viñedo",
    address: "Av. Monseñor Adams, C. C. El Viñedo, nivel 1",
    city: "Valencia",
    latitude: 10.208,
    longitude: -68.014,
  },
];

type VenueRows = Pick<Town, "venues" | "venueShifts" | "venueSlots" | "secureExchanges" | "jobs" | "transactionEvents">;

/** The venues with their shifts, and one agreed exchange with a place that its booker's Premium includes. */
export function buildVenues(
  transactions: readonly TransactionRow[],
  premiumTerms: Town["premiumTerms"],
  days: Days,
): VenueRows & { premiumTerms: Town["premiumTerms"]; booking: Booking } {
  const venueShifts = venues.flatMap(({ id: venueId }, index) =>
    hours.map(([startsAt, endsAt], shift) => ({
      id: index * hours.length + shift + 1,
      venueId,
      startsAt,
      endsAt,
      capacity,
    })),
  );
  const day = firstWeekdayFrom(addDays(caracasDay(days.now), 5));
  const shift = venueShifts[2];
  const booking = transactions.flatMap(({ id, status, interestedId }) => {
    const term = premiumTerms.find(({ userId }) => userId === interestedId);
    return status === "accepted" && term ? [{ transactionId: id, term }] : [];
  })[0];
  if (!booking || !shift) throw new Error("no Premium user has an agreed exchange");
  const { transactionId, term } = booking;
  const bookedAt = days.ago(0, 7);
  const venueName = venues.find(({ id }) => id === shift.venueId)?.name ?? "";
  return {
    booking: { transactionId, venueName, bookedAt },
    venues,
    venueShifts,
    venueSlots: [{ shiftId: shift.id, day, capacity, taken: 1 }],
    secureExchanges: [
      {
        id: 1,
        transactionId,
        bookerId: term.userId,
        shiftId: shift.id,
        day,
        state: "active",
        premiumTermId: term.id,
        code: "K7PMXR",
        createdAt: bookedAt,
        updatedAt: bookedAt,
      },
    ],
    transactionEvents: [
      {
        transactionId,
        kind: "booked",
        actor: "interested",
        place: {
          date: day,
          start: shift.startsAt,
          headquarter: venueName,
        },
        createdAt: bookedAt,
      },
    ],
    jobs: [{ kind: "meet", subjectId: 1, dueAt: reminderTimes(day, shift.startsAt)[0] }],
    premiumTerms: premiumTerms.map((one) =>
      one === term ? { ...one, secureExchangesLeft: (one.secureExchangesLeft ?? 0) - 1 } : one,
    ),
  };
}

const firstWeekdayFrom = (day: string): string => (isWeekend(day) ? firstWeekdayFrom(addDays(day, 1)) : day);
