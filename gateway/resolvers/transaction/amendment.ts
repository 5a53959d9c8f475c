import { z } from "zod";
import type { AmendmentResolvers, MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { UserError } from "../../errors";
import { rememberTransaction } from "../../loaders/seenTransactions";
import { answerAmendment, postAmendment } from "../../rest/offers";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, requestIdText, validate } from "../common/validate";
import { termFields, toComplement } from "./complement";
import { offerFieldNames } from "./offerRefusals";
import { checkPresence, offerFields } from "./proposal";

const requestShape = z
  .object({ requestId: requestIdText, transactionId: idText, offerVersion: z.int(), ...offerFields, ...termFields })
  .superRefine(checkPresence);
const answerShape = z.object({ id: idText });

const titlesOf = (items: readonly { title: string | null }[]) => items.flatMap(({ title }) => title ?? []);

export const Amendment: AmendmentResolvers = {
  id: ({ record }) => record.id,
  titles: ({ record }) => titlesOf(record.publication_interesteds),
  text: ({ record }) => record.tags.join(", ") || null,
  addedTitles: ({ record }) => titlesOf(record.added_publications),
  complement: ({ record }) => toComplement(record.complement),
};

export const amendmentMutations: MutationResolvers = {
  async requestAmendment(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(requestShape, input);
    if (!data) return refusal(errors);
    const { requestId, transactionId, offerVersion } = data;
    const terms = {
      publicationIds: data.offeredPublicationIds,
      text: data.writtenOffer,
      addedIds: data.addedPublicationIds,
      complement: data.complement,
    };
    const outcome = await change(context, () =>
      postAmendment(context.rest, transactionId, offerVersion, terms, requestId),
    );
    if (!outcome.errors.some(({ field }) => field === "offerVersion")) return outcome;
    // With the version as it is now, so that the client can show what changed.
    context.refresh();
    return {
      transaction: await context.loaders.transaction.load(transactionId),
      errors: outcome.errors.map((error) => ({ ...error, code: "CONFLICT" as const })),
    };
  },
  acceptAmendment: (_root, { input }, context) => answer(context, input, "accept"),
  cancelAmendment: (_root, { input }, context) => answer(context, input, "cancel"),
};

async function answer(context: Context, input: { id: string }, how: "accept" | "cancel") {
  context.requireSession();
  const { data, errors } = validate(answerShape, input);
  return data ? change(context, () => answerAmendment(context.rest, data.id, how)) : refusal(errors);
}

const refusal = (errors: UserError[]): { transaction: TransactionRecord | null; errors: UserError[] } => ({
  transaction: null,
  errors,
});

async function change(context: Context, send: () => Promise<TransactionRecord>) {
  try {
    const transaction = await send();
    rememberTransaction(context.rest, context.requireSession(), transaction);
    context.refresh();
    return { transaction, errors: [] as UserError[] };
  } catch (error) {
    return refusal(toPayloadErrors(error, offerFieldNames));
  }
}
