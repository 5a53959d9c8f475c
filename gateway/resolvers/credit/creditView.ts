import type { CreditRecord } from "../../rest/credit";

/** What publications have earned, beside the balance of the account. */
export type CreditView = CreditRecord & { balance: number | null };
