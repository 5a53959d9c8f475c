import { isMeetableStatus, meetingMoves } from "../../../rules/meeting";
import { roughKm } from "../../../rules/placeGrid";
import type { MeetingState, PublicPlaceKind } from "../../__generated__/enums";
import type {
  MeetingCodesResolvers,
  MeetingProgressResolvers,
  MeetingResolvers,
  MeetingSpotResolvers,
  PublicPlaceResolvers,
  QueryResolvers,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { MeetingProgressRecord, MeetingRecord } from "../../rest/meetingRecord";
import { getMeetingCodes, listMeetingPlaces } from "../../rest/meetings";
import type { PublicPlaceRecord } from "../../rest/meetings";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { orNull } from "../common/orNull";
import { idText } from "../common/validate";
import { resolvePosition } from "../common/position";

export const meetingQueries: QueryResolvers = {
  async meetingPlaces(_root, { near }, context) {
    context.requireSession();
    const from = resolvePosition(near, context.position, "near");
    const places = await listMeetingPlaces(context.rest);
    return places ? groupByCity(places.toSorted((a, b) => roughKm(from, a) - roughKm(from, b))) : null;
  },
  async meetingCodes(_root, { meetingId }, context) {
    context.requireSession();
    return idText.safeParse(meetingId).success ? orNull(getMeetingCodes(context.rest, meetingId)) : null;
  },
};

const isPolice = ({ kind }: PublicPlaceRecord) => kind === "police";

/** In the order of the nearest place of each; a city's police posts come before its other places, however near. */
function groupByCity(places: readonly PublicPlaceRecord[]) {
  const cities = new Map<string, { city: string; state: string; places: PublicPlaceRecord[] }>();
  for (const place of places) {
    const { city, state } = place;
    const key = `${city}, ${state}`;
    const found = cities.get(key) ?? { city, state, places: [] };
    found.places.push(place);
    cities.set(key, found);
  }
  return [...cities.values()].map(({ places: found, ...city }) => ({
    ...city,
    places: [...found.filter(isPolice), ...found.filter((place) => !isPolice(place))],
  }));
}

/** The schema's words for the wire's, for meetings of rings, too. */
export const meetingStateOf: Record<MeetingRecord["state"], MeetingState> = {
  proposed: "PROPOSED",
  agreed: "AGREED",
  replaced: "REPLACED",
  cancelled: "CANCELLED",
  over: "OVER",
  ended: "ENDED",
};

const isProposer = async ({ proposer_id }: MeetingRecord, { loaders }: Context) =>
  proposer_id === (await loaders.viewerId());

async function movesOf(record: MeetingRecord, context: Context) {
  const startsAt = new Date(record.starts_at);
  return meetingMoves({ state: record.state, startsAt, hasAgreed: await isProposer(record, context) }, new Date());
}

export const Meeting: MeetingResolvers = {
  state: ({ state }) => meetingStateOf[state],
  isProposer: (record, _args, context) => isProposer(record, context),
  startsAt: ({ starts_at }) => starts_at,
  viewerProgress: (view) => view[view.viewerRole] ?? silent,
  counterpartProgress: (view) => view[view.viewerRole === "owner" ? "interested" : "owner"] ?? silent,
  canAccept: async (record, _args, context) => (await movesOf(record, context)).canAccept,
  canCancel: async (record, _args, context) => (await movesOf(record, context)).canCancel,
};

/** Nothing was said. */
const silent: MeetingProgressRecord = { on_way_at: null, arrived_at: null, late_minutes: 0, checked_at: null };

export const MeetingProgress: MeetingProgressResolvers = {
  onWayAt: ({ on_way_at }) => on_way_at,
  arrivedAt: ({ arrived_at }) => arrived_at,
  lateMinutes: ({ late_minutes }) => late_minutes,
  checkedAt: ({ checked_at }) => checked_at,
};

export const MeetingCodes: MeetingCodesResolvers = {
  ownKey: ({ own_key }) => own_key,
  counterpartKey: ({ other_key }) => other_key,
  serverTime: ({ now }) => now,
};

export const MeetingSpot: MeetingSpotResolvers = {
  location: ({ latitude, longitude }) => (latitude === null || longitude === null ? null : { latitude, longitude }),
  publicPlaceId: ({ public_place_id }) => public_place_id,
};

const kinds: Record<PublicPlaceRecord["kind"], PublicPlaceKind> = {
  police: "POLICE",
  mall: "MALL",
  station: "STATION",
  square: "SQUARE",
};

export const PublicPlace: PublicPlaceResolvers = { kind: ({ kind }) => kinds[kind] };

/** Whether a meeting can be proposed: the transaction is agreed, and no secure exchange is booked. */
export const canProposeMeeting = ({ status, meeting, security_change: booking }: TransactionRecord): boolean =>
  meeting !== undefined && isMeetableStatus(status) && booking?.status !== "active";
