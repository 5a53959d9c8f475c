import { ringMoves } from "../../../rules/ring";
import type { RingEndReason, RingState } from "../../__generated__/enums";
import type { QueryResolvers, RingMemberResolvers, RingResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { toImage } from "../../image";
import { getRing, listRings } from "../../rest/rings";
import type { RingRecord } from "../../rest/rings";
import { toMoney } from "../common/money";
import { idText } from "../common/validate";

export const ringQueries: QueryResolvers = {
  ring(_root, { id }, context) {
    context.requireSession();
    return readRing(id, context);
  },
};

/** Null for others than its members, and where the backend has no rings. */
export async function readRing(id: string, { rest }: Context): Promise<RingRecord | null> {
  if (!idText.safeParse(id).success) return null;
  try {
    return (await rest.ifSupported("/v1/rings/{id}", () => getRing(rest, id))) ?? null;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** The viewer's; null where the backend has none. */
export const readRings = async ({ rest }: Context): Promise<RingRecord[] | null> => (await listRings(rest)) ?? null;

const states: Record<RingRecord["state"], RingState> = {
  proposed: "PROPOSED",
  accepted: "ACCEPTED",
  complete: "COMPLETE",
  broken: "BROKEN",
  ended: "ENDED",
};
const endReasons: Record<string, RingEndReason> = {
  declined: "DECLINED",
  expired: "EXPIRED",
  unavailable: "UNAVAILABLE",
};

/** In the order of giving, from the viewer on. */
async function membersFromViewer({ id, members }: RingRecord, { loaders }: Context) {
  const viewerId = await loaders.viewerId();
  const first = Math.max(
    0,
    members.findIndex(({ user }) => user.id === viewerId),
  );
  const ordered = [...members.slice(first), ...members.slice(0, first)];
  return ordered.map((member, index) => {
    const receiverId = ordered[(index + 1) % ordered.length]?.user.id ?? "";
    return { ...member, ringId: id, receiverId };
  });
}

async function movesOf(ring: RingRecord, context: Context) {
  const [own] = await membersFromViewer(ring, context);
  const { accepted: hasAccepted = false, received: hasReceived = false } = own ?? {};
  return ringMoves(ring.state, new Date(ring.expires_at), { hasAccepted, hasReceived }, new Date());
}

export const Ring: RingResolvers = {
  state: ({ state }) => states[state],
  endReason: ({ end_reason }) => endReasons[end_reason ?? ""] ?? null,
  createdAt: ({ created_at }) => created_at,
  expiresAt: ({ expires_at }) => expires_at,
  members: (ring, _args, context) => membersFromViewer(ring, context),
  repairedById: ({ repaired_by_id }) => repaired_by_id,
  isRepair: ({ repairs_id }) => repairs_id !== null,
  meetings: async ({ meetings }, _args, { loaders }) => {
    if (!meetings) return null;
    const viewerId = await loaders.viewerId();
    return meetings.map((meeting) => ({ ...meeting, viewerId }));
  },
  canProposeMeeting: ({ meetings, state }) => meetings !== undefined && state === "accepted",
  canAccept: async (ring, _args, context) => (await movesOf(ring, context)).canAccept,
  canDecline: async (ring, _args, context) => (await movesOf(ring, context)).canDecline,
  canConfirm: async (ring, _args, context) => (await movesOf(ring, context)).canConfirm,
  canLeave: async (ring, _args, context) => (await movesOf(ring, context)).canLeave,
};

export const RingMember: RingMemberResolvers = {
  id: ({ ringId, user }) => `${ringId}-${user.id}`,
  isViewer: async ({ user }, _args, { loaders }) => user.id === (await loaders.viewerId()),
  publicationId: ({ publication }) => publication.id,
  title: ({ publication }) => publication.title ?? "",
  price: ({ publication }) => toMoney(publication.price),
  cover: ({ publication }, _args, { backendOrigin }) => toImage(publication.picture, backendOrigin),
  location: ({ publication }) => publication.location,
  complement: ({ complement_usd: amount, user, receiverId }) => {
    const money = toMoney(Math.abs(amount));
    if (amount === 0 || !money) return null;
    return amount > 0
      ? { money, payerId: receiverId, payeeId: user.id }
      : { money, payerId: user.id, payeeId: receiverId };
  },
  hasAccepted: ({ accepted }) => accepted,
  hasReceived: ({ received }) => received,
};
