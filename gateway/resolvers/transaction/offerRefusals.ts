import type { Context } from "../../context";
import { AppError } from "../../errors";
import type { UserError } from "../../errors";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { toPayloadErrors } from "../common/payloadErrors";

/** Fields of our inputs by those of the backend's refusals. */
export const offerFieldNames = {
  tags: "writtenOffer",
  publication_interesteds_ids: "offeredPublicationIds",
  added_publications_ids: "addedPublicationIds",
  complement: "complement",
  publication_id: "publicationId",
  offer_version: "offerVersion",
};

/**
 * The refusal of a next version of an offer. Where another one has come meanwhile, it is a CONFLICT, and the transaction
 * as it is now shows what changed.
 */
export async function refuseOffer(
  error: unknown,
  transactionId: string,
  context: Context,
): Promise<{ transaction: TransactionRecord | null; errors: UserError[] }> {
  const errors = toPayloadErrors(error, offerFieldNames);
  if (!(error instanceof AppError) || !errors.some(({ field }) => field === "offerVersion"))
    return { transaction: null, errors };
  context.refresh();
  const transaction = await context.loaders.transaction.load(transactionId);
  return { transaction, errors: errors.map((refusal) => ({ ...refusal, code: "CONFLICT" as const })) };
}
