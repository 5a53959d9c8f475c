import * as z from "zod/mini";
import {
  checkAddedPublications,
  checkComplement,
  checkOfferedPublications,
  checkOfferPresence,
  checkWrittenOffer,
} from "../../../../../rules/proposal";
import { cleanText } from "../../../../../rules/text";
import type { TransactionRole } from "../../../__generated__/enums";
import { refineBy } from "../../../components/form/refineBy";

/** What both sides give; the words are the interested party's. */
export const termsSchema = (role: TransactionRole) =>
  z
    .object({
      own: z.array(z.string()).check(refineBy(role === "OWNER" ? checkAddedPublications : checkOfferedPublications)),
      theirs: z.array(z.string()).check(refineBy(role === "OWNER" ? checkOfferedPublications : checkAddedPublications)),
      writtenOffer: z.string().check(z.overwrite(cleanText), refineBy(checkWrittenOffer)),
      payer: z.enum(["NONE", "VIEWER", "OTHER"]),
      amount: z.string(),
    })
    .check(
      z.superRefine(({ own, theirs, writtenOffer, payer, amount }, context) => {
        const offered = role === "OWNER" ? "theirs" : "own";
        const missing = checkOfferPresence((role === "OWNER" ? theirs : own).length, writtenOffer);
        if (missing) context.addIssue({ code: "custom", path: [offered], message: missing });
        const refusal = payer === "NONE" ? null : checkComplement(Number(amount) * 100);
        if (refusal) context.addIssue({ code: "custom", path: ["amount"], message: refusal });
      }),
    );

/** `own` and `theirs` are ids of publications, `amount` whole US dollars as typed. */
export type TermsValues = z.infer<ReturnType<typeof termsSchema>>;
