import { z } from "zod";
import { checkAddedPublications, checkComplement } from "../../../rules/proposal";
import type { Complement, ComplementInput, Money } from "../../__generated__/resolvers";
import type { ComplementRecord } from "../../rest/transactionRecord";
import { idText, refineBy } from "../common/validate";
import { toRole, toWireRole } from "./transactionTable";

const toMoney = (amount: number): Money => ({ amount, currency: "USD" });

/** Whole cents on both sides; the currency is always USD. */
export const toComplement = (complement: ComplementRecord | null): Complement | null =>
  complement && { money: toMoney(complement.amount), payer: toRole(complement.payer) };

/** What a side of a transaction pays on top; null where it pays nothing. */
export const moneyOf = (complement: ComplementRecord | null, side: ComplementRecord["payer"]): Money | null =>
  complement?.payer === side ? toMoney(complement.amount) : null;

const money = z.object({ amountUsd: z.number(), payer: z.enum(["OWNER", "INTERESTED"]) });

/** What not every client asks for: none where it is left out. */
export const termFields = {
  addedPublicationIds: z
    .array(idText)
    .superRefine(refineBy(checkAddedPublications))
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
  complement: money
    .superRefine(({ amountUsd }: ComplementInput, context) => {
      const message = checkComplement(amountUsd * 100);
      if (message) context.addIssue({ code: "custom", path: ["amountUsd"], message });
    })
    .transform(({ amountUsd, payer }): ComplementRecord => ({ amount: amountUsd * 100, payer: toWireRole(payer) }))
    .nullish()
    .transform((complement) => complement ?? null),
};
