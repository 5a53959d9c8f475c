import { array, maxLength, object, refine, string, trim } from "zod/mini";
import type { infer as Infer } from "zod/mini";
import { proposalMessages } from "../../lib/proposalMessages";

export const MAX_OFFER_LENGTH = 300;

/** The offer: at least one publication, or a text. */
export const proposalSchema = object({
  offeredPublicationIds: array(string()),
  writtenOffer: string().check(trim(), maxLength(MAX_OFFER_LENGTH, proposalMessages.tooLong)),
}).check(refine(({ offeredPublicationIds, writtenOffer }) => offeredPublicationIds.length > 0 || writtenOffer !== ""));

export type ProposalValues = Infer<typeof proposalSchema>;
