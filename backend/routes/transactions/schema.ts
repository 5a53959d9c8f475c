import { z } from "zod";
import { checkOfferedPublications, checkWrittenOffer } from "../../../rules/proposal";
import { checkClaimReason, transactionStatuses } from "../../../rules/transaction";
import { messages } from "../../errors";
import { checkedText, id, refineBy } from "../../validation";

/** Words of the offer travel as a list with one text; older clients send several. */
const words = z
  .union([
    z.array(checkedText(checkWrittenOffer)).max(20, messages.invalid),
    checkedText(checkWrittenOffer).transform((one) => [one]),
  ])
  .nullish()
  .transform((list) => (list ?? []).filter((word) => word !== "").join(", ") || null)
  .superRefine(refineBy((joined) => checkWrittenOffer(joined ?? "")));

const offered = z
  .array(id)
  .superRefine(refineBy(checkOfferedPublications))
  .nullish()
  .transform((list) => list ?? []);

export const newProposal = z.object({ publication_id: id, tags: words, publication_interesteds_ids: offered });
export const changedProposal = z.object({ tags: words, publication_interesteds_ids: offered });
export const statusChange = z.object({
  status: z.enum(transactionStatuses, { error: messages.invalid }),
  /** The offer that was read; clients that know no versions leave it out. */
  offer_version: z.int(messages.invalid).nullish(),
  /** What happened, for a claim; clients of before do not ask for it. */
  reason: checkedText(checkClaimReason).nullish(),
});
