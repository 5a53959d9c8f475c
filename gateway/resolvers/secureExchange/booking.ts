import { z } from "zod";
import { secureExchangeTexts } from "../../../rules/secureExchange";
import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { rememberTransaction } from "../../loaders/seenTransactions";
import { endSecurityChange, moveSecurityChange, postSecurityChange } from "../../rest/secureExchange";
import type { BookingOutcome } from "../../rest/secureExchange";
import type { UserError } from "../../errors";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, requestIdText, validate } from "../common/validate";

const place = { venueId: idText, shiftId: idText, date: z.string() };
const bookingShape = z.object({
  ...place,
  requestId: requestIdText,
  transactionId: idText,
  isAgreed: z.boolean().refine((value) => value, secureExchangeTexts.agreement),
});
const moveShape = z.object({ ...place, id: idText });
const endShape = z.object({ id: idText });

const fieldNames = {
  exchange_place_id: "venueId",
  schedule_id: "shiftId",
  date: "date",
  agreement: "isAgreed",
  method: "method",
  transaction_id: "transactionId",
};

const methods = { CARD: "card", CREDIT: "credit" } as const;

export const bookingMutations: MutationResolvers = {
  async bookSecureExchange(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(bookingShape, input);
    if (!data) return refusal(errors);
    const method = input.method ? methods[input.method] : null;
    return change(context, () => postSecurityChange(context.rest, { ...data, method }));
  },

  async moveSecureExchange(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(moveShape, input);
    return data ? change(context, () => moveSecurityChange(context.rest, data.id, data)) : refusal(errors);
  },

  cancelSecureExchange: (_root, { input }, context) => end(context, input, "cancel"),
  objectToSecureExchange: (_root, { input }, context) => end(context, input, "object"),
};

function end(context: Context, input: { id: string }, how: "cancel" | "object") {
  context.requireSession();
  const { data, errors } = validate(endShape, input);
  return data ? change(context, () => endSecurityChange(context.rest, data.id, how)) : refusal(errors);
}

const refusal = (errors: UserError[]) => ({
  transaction: null,
  proforma: null,
  isRefunded: false,
  viewer: null,
  errors,
});

async function change(context: Context, send: () => Promise<BookingOutcome>) {
  try {
    const { transaction, proforma, refunded: isRefunded } = await send();
    rememberTransaction(context.rest, context.requireSession(), transaction);
    context.refresh();
    // It is done: a balance that cannot be read now must not look like a failure.
    const viewer = await context.loaders.account().catch(() => null);
    return { transaction, proforma, isRefunded, viewer, errors: [] };
  } catch (error) {
    return refusal(toPayloadErrors(error, fieldNames));
  }
}
