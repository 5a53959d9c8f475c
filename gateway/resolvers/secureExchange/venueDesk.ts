import { z } from "zod";
import { caracasDay, isDay } from "../../../rules/age";
import {
  checkArrival,
  checkClosedReason,
  checkShifts,
  checkTypedCode,
  checkVenueAddress,
  checkVenueCity,
  checkVenueName,
  cleanCode,
  secureExchangeTexts,
} from "../../../rules/secureExchange";
import { checkDecisionReason } from "../../../rules/moderation";
import { cleanLine } from "../../../rules/text";
import type { TransactionRole } from "../../__generated__/enums";
import type {
  KeptVenueResolvers,
  MutationResolvers,
  QueryResolvers,
  VenueVisitResolvers,
} from "../../__generated__/resolvers";
import { userError } from "../../errors";
import {
  checkCode,
  listClosedDays,
  listKeptVenues,
  listVenueVisits,
  recordArrival,
  saveClosedDay,
  saveVenue,
  settleSecurityChange,
} from "../../rest/venueDesk";
import type { VenueVisitRecord } from "../../rest/venueDesk";
import { toPayloadErrors } from "../common/payloadErrors";
import {
  checkedText,
  coordinatesShape,
  idText,
  optionalText,
  refineBy,
  requestIdText,
  validate,
} from "../common/validate";
import { requireOperator } from "../moderation/moderation";
import { toSecureExchangeState } from "./secureExchange";

export const venueDeskQueries: QueryResolvers = {
  async keptVenues(_root, _args, context) {
    await requireOperator(context);
    return listKeptVenues(context.rest);
  },
  async closedDays(_root, _args, context) {
    await requireOperator(context);
    return listClosedDays(context.rest);
  },
  async venueVisits(_root, { venueId, date }, context) {
    await requireOperator(context);
    if (!idText.safeParse(venueId).success || !isDay(date)) return null;
    return listVenueVisits(context.rest, venueId, date);
  },
};

const optionalId = idText.nullish().transform((value) => value ?? null);
const venueShape = z.object({
  requestId: requestIdText,
  id: optionalId,
  version: z
    .number()
    .nullish()
    .transform((value) => value ?? null),
  name: checkedText(checkVenueName, cleanLine),
  address: checkedText(checkVenueAddress, cleanLine),
  city: checkedText(checkVenueCity, cleanLine),
  location: coordinatesShape,
  isOpen: z.boolean(),
  shifts: z
    .array(
      z.object({
        id: optionalId,
        startsAt: z.string(),
        endsAt: z.string(),
        capacity: z.number(),
        isOpen: z.boolean(),
      }),
    )
    .superRefine(refineBy(checkShifts)),
});
const closedDayShape = z
  .object({
    date: z.string().refine((day) => isDay(day) && day >= caracasDay(new Date()), secureExchangeTexts.pastDay),
    isClosed: z.boolean(),
    reason: optionalText((text) => (text === "" ? null : checkClosedReason(text)), cleanLine),
  })
  .refine(({ isClosed, reason }) => !isClosed || reason !== null, {
    path: ["reason"],
    message: secureExchangeTexts.closedReason,
  });
const settlementShape = z.object({
  id: idText,
  reason: checkedText((text) => checkDecisionReason(text, true)),
  isRefunded: z.boolean(),
});

const venueFields = {
  headquarter: "name",
  address: "address",
  city: "city",
  latitude: "location",
  longitude: "location",
  schedules: "shifts",
};

const parties = { OWNER: "owner", INTERESTED: "interested" } as const satisfies Record<TransactionRole, string>;

export const venueDeskMutations: MutationResolvers = {
  async saveVenue(_root, { input }, context) {
    await requireOperator(context);
    const { data, errors } = validate(venueShape, input);
    if (!data) return { venue: null, errors };
    try {
      return { venue: await saveVenue(context.rest, data), errors: [] };
    } catch (error) {
      return { venue: null, errors: toPayloadErrors(error, venueFields) };
    }
  },

  async saveClosedDay(_root, { input }, context) {
    await requireOperator(context);
    const { data, errors } = validate(closedDayShape, input);
    if (!data) return { closedDays: null, errors };
    try {
      return { closedDays: await saveClosedDay(context.rest, data), errors: [] };
    } catch (error) {
      return { closedDays: null, errors: toPayloadErrors(error, { date: "date", reason: "reason" }) };
    }
  },

  async checkSecureExchangeCode(_root, { input }, context) {
    await requireOperator(context);
    const refusal = checkTypedCode(input.code);
    if (refusal) return { visit: null, errors: [userError("BAD_USER_INPUT", refusal, "code")] };
    return toPayload(() => checkCode(context.rest, cleanCode(input.code)), { code: "code" });
  },

  async recordArrival(_root, { input }, context) {
    await requireOperator(context);
    if (!idText.safeParse(input.id).success) return { visit: null, errors: [userError("NOT_FOUND")] };
    return toPayload(() => recordArrival(context.rest, input.id, parties[input.party]));
  },

  async settleSecureExchange(_root, { input }, context) {
    await requireOperator(context);
    const { data, errors } = validate(settlementShape, input);
    if (!data) return { visit: null, errors };
    return toPayload(() => settleSecurityChange(context.rest, data.id, data), { reason: "reason" });
  },
};

async function toPayload(send: () => Promise<VenueVisitRecord>, names?: Record<string, string>) {
  try {
    return { visit: await send(), errors: [] };
  } catch (error) {
    return { visit: null, errors: toPayloadErrors(error, names) };
  }
}

export const KeptVenue: KeptVenueResolvers = {
  venue: (venue) => venue,
  isOpen: ({ open }) => open,
  shifts: ({ schedules }) =>
    schedules.map(({ id, start, end, capacity, open }) => ({
      id,
      startsAt: start,
      endsAt: end,
      capacity,
      isOpen: open,
    })),
};

export const VenueVisit: VenueVisitResolvers = {
  transactionId: ({ transaction_id }) => transaction_id,
  state: ({ status }) => toSecureExchangeState(status),
  venue: ({ exchange_place }) => exchange_place,
  startsAt: ({ schedule }) => schedule.start,
  endsAt: ({ schedule }) => schedule.end,
  publicationTitle: ({ publication_title }) => publication_title,
  offeredTitles: ({ offered_titles }) => offered_titles,
  writtenOffer: ({ written_offer }) => written_offer,
  owner: ({ owner, owner_came_at }) => ({ user: owner, arrivedAt: owner_came_at }),
  interested: ({ interested, interested_came_at }) => ({ user: interested, arrivedAt: interested_came_at }),
  canRecordArrival: ({ status, date, schedule }) =>
    status === "active" && checkArrival({ day: date, startsAt: schedule.start }, new Date()) === null,
  canSettle: ({ status }) => status === "active",
  movedAt: ({ moved_at }) => moved_at,
  endedAt: ({ ended_at }) => ended_at,
};
