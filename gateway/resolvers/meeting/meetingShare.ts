import { z } from "zod";
import type { MutationResolvers, QueryResolvers, SharedMeetingResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { deleteMeetingShare, getMeetingShare, getSharedMeeting, postMeetingShare } from "../../rest/meetings";
import type { RestClient } from "../../rest/client";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, validate } from "../common/validate";
import { meetingStateOf } from "./meeting";

/** What somebody outside sees of a meeting: whoever has the path, and nobody else. */

const tokenShape = z.string().regex(/^[\w-]{20,100}$/);
const toPath = (token: string | null) => (token === null ? null : `/encuentro/compartido/${token}`);

export const meetingShareQueries: QueryResolvers = {
  async meetingSharePath(_root, { meetingId }, context) {
    context.requireSession();
    if (!idText.safeParse(meetingId).success) return null;
    return toPath(await orNull(getMeetingShare(context.rest, meetingId)));
  },
  async sharedMeeting(_root, { token }, { rest }) {
    return tokenShape.safeParse(token).success ? orNull(getSharedMeeting(rest, token)) : null;
  },
};

async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

export const meetingShareMutations: MutationResolvers = {
  shareMeeting: (_root, { input }, context) => change(context, input, postMeetingShare),
  stopSharingMeeting: (_root, { input }, context) => change(context, input, deleteMeetingShare),
};

async function change(
  context: Context,
  input: { id: string },
  send: (rest: RestClient, id: string) => Promise<string | null>,
) {
  context.requireSession();
  const { data, errors } = validate(z.object({ id: idText }), input);
  if (!data) return { path: null, errors };
  try {
    return { path: toPath(await send(context.rest, data.id)), errors: [] };
  } catch (error) {
    return { path: null, errors: toPayloadErrors(error, {}) };
  }
}

export const SharedMeeting: SharedMeetingResolvers = {
  asOf: () => new Date().toISOString(),
  firstName: ({ first_name }) => first_name,
  state: ({ state }) => meetingStateOf[state],
  startsAt: ({ starts_at }) => starts_at,
};
