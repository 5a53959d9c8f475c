import { z } from "zod";
import {
  checkAddedPublications,
  checkComplement,
  checkOfferedPublications,
  checkWrittenOffer,
} from "../../../rules/proposal";
import { checkClaimReason, transactionStatuses } from "../../../rules/transaction";
import type { Offer } from "../../commands/offerTerms";
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

/** Clients that know of none leave out what is added, and money. */
export const terms = z.object({
  tags: words,
  publication_interesteds_ids: offered,
  added_publications_ids: z
    .array(id)
    .superRefine(refineBy(checkAddedPublications))
    .nullish()
    .transform((list) => list ?? []),
  complement: z
    .object(
      {
        amount: z.number(messages.invalid).superRefine(refineBy(checkComplement)),
        payer: z.enum(["owner", "interested"], { error: messages.invalid }),
      },
      messages.invalid,
    )
    .nullish(),
});

/** The offer of a body. */
export const readOffer = (body: z.output<typeof terms>): Offer => ({
  text: body.tags,
  publicationIds: body.publication_interesteds_ids,
  addedIds: body.added_publications_ids,
  complement: body.complement ? { amountCents: body.complement.amount, payer: body.complement.payer } : null,
});

/** The body of `POST /v1/transactions/`. */
export const newProposal = terms.extend({ publication_id: id });
/** The body of `PUT /v1/transactions/{id}` without a status; clients that know no versions leave theirs out. */
export const changedProposal = terms
  .pick({ tags: true, publication_interesteds_ids: true })
  .extend({ offer_version: z.int(messages.invalid).nullish() });
/** The body of `POST /v1/counter_offers`; the version is the one that was read. */
export const counterOffer = terms.extend({ transaction_id: id, offer_version: z.int(messages.invalid) });
/** The body of `PUT /v1/counter_offers/{id}/accept`: the version that was read. */
export const acceptance = z.object({ offer_version: z.int(messages.invalid) });
/** The body of `PUT /v1/transactions/{id}` with a status. */
export const statusChange = z.object({
  status: z.enum(transactionStatuses, { error: messages.invalid }),
  /** The offer that was read; clients that know no versions leave it out. */
  offer_version: z.int(messages.invalid).nullish(),
  /** What happened, for a claim; clients of before do not ask for it. */
  reason: checkedText(checkClaimReason).nullish(),
});
