import { isBookableStatus, isDayOver, isLiveSecureExchange, secureExchangeMoves } from "../../../rules/secureExchange";
import type { SecureExchangeState } from "../../__generated__/enums";
import type { QueryResolvers, SecureExchangeResolvers, VenueResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { getExchangePlaces } from "../../rest/secureExchange";
import type { PlacesRecord } from "../../rest/secureExchange";
import type { SecurityChangeRecord, VenueRecord } from "../../rest/securityChange";
import type { TransactionRecord } from "../../rest/transactionRecord";

export const secureExchangeQueries: QueryResolvers = {
  async secureExchangePlaces(_root, _args, context) {
    context.requireSession();
    const places = await getExchangePlaces(context.rest);
    return places
      ? {
          plan: places.product,
          includedLeft: places.included,
          firstDate: places.first_date,
          lastDate: places.last_date,
          venues: places.exchange_places.map((venue) => ({ venue, days: daysOf(venue, places) })),
        }
      : null;
  },
};

/** The days that can be booked, with the shifts of one venue. */
function daysOf(venue: VenueRecord, { schedules, days }: PlacesRecord) {
  const own = new Map(schedules.flatMap((one) => (one.exchange_place_id === venue.id ? [[one.id, one]] : [])));
  return days.map(({ date, places }) => ({
    date,
    shifts: places.flatMap(({ schedule_id: shiftId, left }) => {
      const schedule = own.get(shiftId);
      return schedule ? [{ id: shiftId, startsAt: schedule.start, endsAt: schedule.end, placesLeft: left }] : [];
    }),
  }));
}

const states: Record<SecurityChangeRecord["status"], SecureExchangeState> = {
  held: "AWAITING_PAYMENT",
  awaiting: "TO_BE_CONFIRMED",
  active: "ACTIVE",
  completed: "COMPLETED",
  released: "RELEASED",
  cancelled: "CANCELLED",
  objected: "OBJECTED",
  ended: "ENDED",
  settled: "SETTLED",
};
/** The schema's word for the wire's. */
export const toSecureExchangeState = (word: SecurityChangeRecord["status"]) => states[word];

const isBooker = async ({ applicant }: SecurityChangeRecord, { loaders }: Context) =>
  applicant.id === (await loaders.viewerId());

async function movesOf(record: SecurityChangeRecord, context: Context) {
  const { status: state, date: day } = record;
  return secureExchangeMoves({ state, day, isBooker: await isBooker(record, context) }, new Date());
}

export const SecureExchange: SecureExchangeResolvers = {
  state: ({ status }) => toSecureExchangeState(status),
  isBooker: (record, _args, context) => isBooker(record, context),
  venue: ({ exchange_place }) => exchange_place,
  shiftId: ({ schedule }) => schedule.id,
  startsAt: ({ schedule }) => schedule.start,
  endsAt: ({ schedule }) => schedule.end,
  code: ({ status, date, code }) =>
    status === "active" && !isDayOver({ state: status, day: date }, new Date()) ? code : null,
  isIncluded: ({ included }) => included,
  heldUntil: ({ status, held_until }) => (status === "held" ? held_until : null),
  proforma: async (record, _args, context) =>
    record.proforma_id !== null && (await isBooker(record, context))
      ? context.loaders.proforma.load(record.proforma_id)
      : null,
  canMove: async (record, _args, context) => (await movesOf(record, context)).canMove,
  canCancel: async (record, _args, context) => (await movesOf(record, context)).canCancel,
  canObject: async (record, _args, context) => (await movesOf(record, context)).canObject,
  isRefundable: async (record, _args, context) => (await movesOf(record, context)).isRefundable,
  reason: ({ status, reason }) => (status === "settled" ? reason : null),
};

export const Venue: VenueResolvers = {
  name: ({ headquarter }) => headquarter ?? "",
  address: ({ address }) => address ?? "",
  city: ({ city }) => city ?? "",
  location: ({ latitude, longitude }) => (latitude === null || longitude === null ? null : { latitude, longitude }),
};

/**
 * Whether the viewer can book a place: agreed, and none is taken or paid for. One whose day is over gives way, and an
 * own one whose payment was refused, of which the counterpart learns nothing.
 */
export async function canBook({ status, security_change: latest }: TransactionRecord, context: Context) {
  if (latest === undefined || !isBookableStatus(status)) return false;
  return latest === null || !isLiveSecureExchange(latest.status) || isOver(latest) || isRefused(latest, context);
}

const isOver = ({ status, date }: SecurityChangeRecord) => isDayOver({ state: status, day: date }, new Date());

async function isRefused(record: SecurityChangeRecord, context: Context): Promise<boolean> {
  const { status, proforma_id: proformaId } = record;
  if (status !== "held" || proformaId === null || !(await isBooker(record, context))) return false;
  const proforma = await context.loaders.proforma.load(proformaId);
  return proforma?.status === "rejected";
}
