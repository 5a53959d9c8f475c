import { z } from "zod";
import type {
  MeetingSafetyResolvers,
  MutationResolvers,
  QueryResolvers,
  SharedMeetingResolvers,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { RestClient } from "../../rest/client";
import {
  deleteMeetingShare,
  getMeetingSafety,
  getSharedMeeting,
  postMeetingShare,
  putMeetingWell,
} from "../../rest/meetings";
import type { MeetingSafetyRecord } from "../../rest/meetings";
import { orNull } from "../common/orNull";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, validate } from "../common/validate";
import { meetingStateOf } from "./meeting";

/** What concerns one party of a meeting alone, and what an outsider sees whom that party trusts. */

const tokenShape = z.string().regex(/^[\w-]{20,100}$/);

export const meetingSafetyQueries: QueryResolvers = {
  async meetingSafety(_root, { meetingId }, context) {
    context.requireSession();
    return idText.safeParse(meetingId).success ? orNull(getMeetingSafety(context.rest, meetingId)) : null;
  },
  async ringMeetingSafety(_root, { meetingId }, context) {
    context.requireSession();
    const isId = idText.safeParse(meetingId).success;
    return isId ? orNull(getMeetingSafety(context.rest, meetingId, "ring_meetings")) : null;
  },
  async sharedMeeting(_root, { token }, { rest }) {
    return tokenShape.safeParse(token).success ? orNull(getSharedMeeting(rest, token)) : null;
  },
};

export const meetingSafetyMutations: MutationResolvers = {
  shareMeeting: (_root, { input }, context) => change(context, input, postMeetingShare),
  stopSharingMeeting: (_root, { input }, context) => change(context, input, deleteMeetingShare),
  shareRingMeeting: (_root, { input }, context) =>
    change(context, input, (rest, id) => postMeetingShare(rest, id, "ring_meetings")),
  stopSharingRingMeeting: (_root, { input }, context) =>
    change(context, input, (rest, id) => deleteMeetingShare(rest, id, "ring_meetings")),
  reportMeetingWell: (_root, { input }, context) => change(context, input, putMeetingWell),
  reportRingMeetingWell: (_root, { input }, context) =>
    change(context, input, (rest, id) => putMeetingWell(rest, id, "ring_meetings")),
};

async function change(
  context: Context,
  input: { id: string },
  send: (rest: RestClient, id: string) => Promise<MeetingSafetyRecord>,
) {
  context.requireSession();
  const { data, errors } = validate(z.object({ id: idText }), input);
  if (!data) return { safety: null, errors };
  try {
    return { safety: await send(context.rest, data.id), errors: [] };
  } catch (error) {
    return { safety: null, errors: toPayloadErrors(error, {}) };
  }
}

export const MeetingSafety: MeetingSafetyResolvers = {
  sharePath: ({ share_token }) => (share_token === null ? null : `/encuentro/compartido/${share_token}`),
  wellAt: ({ well_at }) => well_at,
};

export const SharedMeeting: SharedMeetingResolvers = {
  asOf: () => new Date().toISOString(),
  firstName: ({ first_name }) => first_name,
  state: ({ state }) => meetingStateOf[state],
  startsAt: ({ starts_at }) => starts_at,
  wellAt: ({ well_at }) => well_at,
};
