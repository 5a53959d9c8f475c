import { z } from "zod";
import type { RestClient } from "./client";
import { id, list, nullable, number, optionalId, requiredMoment, text } from "./shapes";
import type { Page } from "./shapes";

/** US dollars with decimals, as all below. */
const creditRecord = z.object({ status: text, product_credits: number, service_credits: number });
/** What publishing has earned, as the panel shows it; `status` is in the words of `creditStatus` in rules/credit.ts. */
export type CreditRecord = z.output<typeof creditRecord>;

/** What the viewer's publications have earned. */
export function getCredit(rest: RestClient): Promise<CreditRecord> {
  return rest.get("/v1/credit", creditRecord);
}

const creditEntryRecord = z.object({
  id,
  kind: text,
  amount: z.number(),
  balance: z.number(),
  created_at: requiredMoment,
  publication: nullable(z.object({ id: optionalId, title: text })),
  plan: text,
  proforma_id: optionalId,
  reason: text,
});
/** A line of the ledger: `amount` is negative where it was taken, `balance` what the account held after it. */
export type CreditEntryRecord = z.output<typeof creditEntryRecord>;

const sums = z.looseObject({ locked: number, free: number, spent_on_campaigns: number });
const ledger = z.unknown().transform((value, context) => {
  const [entries, read] = [list(creditEntryRecord).safeParse(value), sums.safeParse(value)];
  if (entries.success && read.success) return { ...entries.data, sums: read.data };
  context.addIssue({ code: "custom", message: "not a ledger" });
  return z.NEVER;
});

/** One page of the viewer's ledger, with what it all comes to. */
export type LedgerPage = Page<CreditEntryRecord> & { sums: z.output<typeof sums> };

/** The viewer's credit ledger, the newest first; pages are counted from 1. */
export function listCreditEntries(rest: RestClient, page: number, perPage: number): Promise<LedgerPage> {
  return rest.get("/v1/credit/entries", ledger, { query: { page, per_page: perPage } });
}
