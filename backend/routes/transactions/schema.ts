import { z } from "zod";
import { transactionStatuses } from "../../db/schema/transactions";
import { messages } from "../../errors";
import { id, text } from "../../validation";

const maxOffered = 20;
const maxWords = 300;
const tooManyWords = "La propuesta no puede tener más de 300 caracteres";

/** Words of the offer travel as a list with one text; older clients send several. */
const words = z
  .union([
    z.array(text(0, maxWords, tooManyWords)).max(20, messages.invalid),
    text(0, maxWords, tooManyWords).transform((one) => [one]),
  ])
  .nullish()
  .transform((list) => (list ?? []).filter((word) => word !== "").join(", ") || null)
  .refine((joined) => joined === null || [...joined].length <= maxWords, tooManyWords);

const offered = z
  .array(id)
  .max(maxOffered, messages.invalid)
  .nullish()
  .transform((list) => list ?? []);

export const newProposal = z.object({ publication_id: id, tags: words, publication_interesteds_ids: offered });
export const changedProposal = z.object({ tags: words, publication_interesteds_ids: offered });
export const statusChange = z.object({ status: z.enum(transactionStatuses, { error: messages.invalid }) });
