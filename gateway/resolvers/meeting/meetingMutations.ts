import { z } from "zod";
import { checkHandoverCode } from "../../../rules/handover";
import { checkMeetingPlace, delays, meetingTexts } from "../../../rules/meeting";
import { cleanLine } from "../../../rules/text";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { UserError } from "../../errors";
import { rememberTransaction } from "../../loaders/seenTransactions";
import { answerMeeting, postMeeting, postMeetingCode, putMeetingProgress } from "../../rest/meetings";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkedText, coordinatesShape, idText, refineBy, requestIdText, validate } from "../common/validate";

const publicPlace = z.object({
  publicPlaceId: z.string().min(1, meetingTexts.place).max(60, meetingTexts.place),
});
const otherPlace = z.object({
  publicPlaceId: z.null().optional(),
  name: z
    .string()
    .nullish()
    .transform((name) => cleanLine(name ?? ""))
    .superRefine(refineBy(checkMeetingPlace)),
  location: coordinatesShape.nullish().transform((location) => location ?? null),
});
/** Where and when, whoever meets. */
export const meetingProposal = z.object({
  requestId: requestIdText,
  place: z.union([publicPlace, otherPlace]),
  startsAt: z.string(),
});
const proposalShape = meetingProposal.extend({ transactionId: idText });
const meetingShape = z.object({ id: idText });

/** `enteredAt` is when it was typed, for codes that were typed without a network. */
export const codeShape = z.object({
  id: idText,
  code: checkedText(checkHandoverCode),
  enteredAt: z.string().nullish(),
});

/** The wire's words for the schema's. */
export const meetingReportOf = {
  ON_WAY: "on_way",
  ARRIVED: "arrived",
  LATE: "late",
} as const;
/** `minutes` belong to LATE alone: one of the delays that can be announced. */
export const progressShape = z
  .object({
    id: idText,
    report: z.enum(["ON_WAY", "ARRIVED", "LATE"]),
    minutes: z.number().nullish(),
  })
  .refine(({ report, minutes }) => report !== "LATE" || delays.includes(minutes ?? 0), {
    error: meetingTexts.delay,
    path: ["minutes"],
  });

const fieldNames = {
  starts_at: "startsAt",
  place: "place",
  transaction_id: "transactionId",
  minutes: "minutes",
  code: "code",
  entered_at: "enteredAt",
};

export const meetingMutations: MutationResolvers = {
  async proposeMeeting(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(proposalShape, input);
    return data ? change(context, () => postMeeting(context.rest, data)) : refusal(errors);
  },
  async reportMeetingProgress(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(progressShape, input);
    return data
      ? change(context, () =>
          putMeetingProgress(context.rest, data.id, meetingReportOf[data.report], data.minutes ?? null),
        )
      : refusal(errors);
  },
  async checkMeetingCode(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(codeShape, input);
    return data
      ? change(context, () => postMeetingCode(context.rest, data.id, data.code, data.enteredAt ?? null))
      : refusal(errors);
  },
  acceptMeeting: (_root, { input }, context) => answer(context, input, "accept"),
  cancelMeeting: (_root, { input }, context) => answer(context, input, "cancel"),
};

function answer(context: Context, input: { id: string }, how: "accept" | "cancel") {
  context.requireSession();
  const { data, errors } = validate(meetingShape, input);
  return data ? change(context, () => answerMeeting(context.rest, data.id, how)) : refusal(errors);
}

const refusal = (errors: UserError[]) => ({ transaction: null, errors });

async function change(context: Context, send: () => Promise<TransactionRecord>) {
  try {
    const transaction = await send();
    rememberTransaction(context.rest, context.requireSession(), transaction);
    context.refresh();
    return { transaction, errors: [] };
  } catch (error) {
    return refusal(toPayloadErrors(error, fieldNames));
  }
}
