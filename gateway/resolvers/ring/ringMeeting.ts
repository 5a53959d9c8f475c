import { z } from "zod";
import { meetingMoves } from "../../../rules/meeting";
import type {
  MutationResolvers,
  QueryResolvers,
  RingMeetingCodesResolvers,
  RingMeetingPartyResolvers,
  RingMeetingResolvers,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import {
  answerRingMeeting,
  getRingMeetingCodes,
  postRingMeeting,
  postRingMeetingCode,
  putRingMeetingProgress,
} from "../../rest/ringMeetings";
import { idText, validate } from "../common/validate";
import { orNull } from "../common/orNull";
import { meetingStateOf } from "../meeting/meeting";
import { codeShape, meetingProposal, meetingReportOf, progressShape } from "../meeting/meetingMutations";
import { changeRing, refusal } from "./ringMutations";
import type { RingMeetingView } from "./ringView";

const proposalShape = meetingProposal.extend({
  ringId: idText,
  giverId: idText.nullish().transform((giverId) => giverId ?? null),
});
const meetingShape = z.object({ id: idText });

export const ringMeetingQueries: QueryResolvers = {
  async ringMeetingCodes(_root, { meetingId }, context) {
    context.requireSession();
    return idText.safeParse(meetingId).success ? orNull(getRingMeetingCodes(context.rest, meetingId)) : null;
  },
};

export const RingMeetingCodes: RingMeetingCodesResolvers = {
  ownKey: ({ own_key }) => own_key,
  giverKey: ({ giver_key }) => giver_key,
  serverTime: ({ now }) => now,
};

/** Where and when the members of a ring hand their things over. */
export const ringMeetingMutations: MutationResolvers = {
  async proposeRingMeeting(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(proposalShape, input);
    return data ? changeRing(context, () => postRingMeeting(context.rest, data)) : refusal(errors);
  },
  async reportRingMeetingProgress(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(progressShape, input);
    if (!data) return refusal(errors);
    const { id, report, minutes } = data;
    return changeRing(context, () =>
      putRingMeetingProgress(context.rest, id, meetingReportOf[report], minutes ?? null),
    );
  },
  async checkRingMeetingCode(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(codeShape, input);
    return data
      ? changeRing(context, () => postRingMeetingCode(context.rest, data.id, data.code, data.enteredAt ?? null))
      : refusal(errors);
  },
  acceptRingMeeting: (_root, { input }, context) => answer(context, input, "accept"),
  cancelRingMeeting: (_root, { input }, context) => answer(context, input, "cancel"),
};

function answer(context: Context, input: { id: string }, how: "accept" | "cancel") {
  context.requireSession();
  const { data, errors } = validate(meetingShape, input);
  return data ? changeRing(context, () => answerRingMeeting(context.rest, data.id, how)) : refusal(errors);
}

function movesOf({ state, starts_at, parties, viewerId }: RingMeetingView) {
  const hasAgreed = parties.some(({ user_id, accepted }) => user_id === viewerId && accepted);
  return meetingMoves({ state, startsAt: new Date(starts_at), hasAgreed }, new Date());
}

export const RingMeeting: RingMeetingResolvers = {
  giverId: ({ giver_id }) => giver_id,
  state: ({ state }) => meetingStateOf[state],
  isProposer: ({ proposer_id, viewerId }) => proposer_id === viewerId,
  startsAt: ({ starts_at }) => starts_at,
  canAccept: (meeting) => movesOf(meeting).canAccept,
  canCancel: (meeting) => movesOf(meeting).canCancel,
};

export const RingMeetingParty: RingMeetingPartyResolvers = {
  userId: ({ user_id }) => user_id,
  hasAccepted: ({ accepted }) => accepted,
  progress: (party) => party,
};
