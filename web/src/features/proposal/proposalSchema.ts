import * as z from "zod/mini";
import { checkOfferedPublications, checkOfferPresence, checkWrittenOffer } from "../../../../rules/proposal";
import { cleanText } from "../../../../rules/text";
import { refineBy } from "../../components/form/refineBy";

/** The offer: at least one publication, or a text. */
export const proposalSchema = z
  .object({
    offeredPublicationIds: z.array(z.string()).check(refineBy(checkOfferedPublications)),
    writtenOffer: z.string().check(z.overwrite(cleanText), refineBy(checkWrittenOffer)),
  })
  .check(
    z.superRefine(({ offeredPublicationIds, writtenOffer }, context) => {
      const message = checkOfferPresence(offeredPublicationIds.length, writtenOffer);
      if (message) context.addIssue({ code: "custom", path: ["offeredPublicationIds"], message });
    }),
  );

/** Ids of own publications, and words. */
export type ProposalValues = z.infer<typeof proposalSchema>;
