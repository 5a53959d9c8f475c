import { array, maxLength, object, refine, string, trim, type infer as Infer } from 'zod/mini'
import { exchangeMessages } from '../../lib/exchangeMessages'

export const MAX_OFFER = 300

/** What is offered: at least one publication, or words. */
export const proposalSchema = object({
  offeredPublicationIds: array(string()),
  writtenOffer: string().check(trim(), maxLength(MAX_OFFER, exchangeMessages.proposal.tooLong)),
}).check(refine(({ offeredPublicationIds, writtenOffer }) => offeredPublicationIds.length > 0 || writtenOffer !== ''))

export type ProposalValues = Infer<typeof proposalSchema>
