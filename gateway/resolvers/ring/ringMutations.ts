import { z } from "zod";
import { checkClaimReason } from "../../../rules/transaction";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { UserError } from "../../errors";
import { answerRing, postRingLeave, postRingSearch, putRingReceived } from "../../rest/rings";
import type { RingRecord } from "../../rest/rings";
import { toPayloadErrors } from "../common/payloadErrors";
import { readRating } from "../transaction/rating";
import { checkedText, idText, requestIdText, validate } from "../common/validate";

const ringShape = z.object({ id: idText });
const searchShape = z.object({
  requestId: requestIdText,
  publicationId: idText,
});
const leaveShape = z.object({
  id: idText,
  reason: checkedText(checkClaimReason),
});

const fieldNames = {
  publication_id: "publicationId",
  stars: "rating",
  reasons: "ratingReasons",
  reason: "reason",
  giver_id: "giverId",
  starts_at: "startsAt",
  place: "place",
  minutes: "minutes",
  code: "code",
  entered_at: "enteredAt",
};

export const ringMutations: MutationResolvers = {
  async findRing(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(searchShape, input);
    return data
      ? changeRing(context, () => postRingSearch(context.rest, data.publicationId, data.requestId))
      : refusal(errors);
  },
  async confirmRing(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(ringShape, input);
    if (!data) return refusal(errors);
    const { rating, errors: misfits } = readRating(input);
    return rating
      ? changeRing(context, () => putRingReceived(context.rest, data.id, rating.stars, rating.reasons))
      : refusal(misfits);
  },
  async leaveRing(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(leaveShape, input);
    return data ? changeRing(context, () => postRingLeave(context.rest, data.id, data.reason)) : refusal(errors);
  },
  acceptRing: (_root, { input }, context) => answer(context, input, "accept"),
  declineRing: (_root, { input }, context) => answer(context, input, "decline"),
};

function answer(context: Context, input: { id: string }, how: "accept" | "decline") {
  context.requireSession();
  const { data, errors } = validate(ringShape, input);
  return data ? changeRing(context, () => answerRing(context.rest, data.id, how)) : refusal(errors);
}

/** The payload of every change of a ring that was not made. */
export const refusal = (errors: UserError[]) => ({ ring: null, errors });

/** The ring after a change, or why it was refused. */
export async function changeRing(context: Context, send: () => Promise<RingRecord | null>) {
  try {
    const ring = await send();
    context.refresh();
    return { ring, errors: [] };
  } catch (error) {
    return refusal(toPayloadErrors(error, fieldNames));
  }
}
