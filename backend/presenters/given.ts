import type { TransactionRole } from "../../rules/transaction";
import type { TransactionRecord } from "../db/transactions";

type Given = Pick<TransactionRecord, "publication" | "offered" | "added"> & {
  transaction: Pick<TransactionRecord["transaction"], "writtenOffer" | "complementCents" | "complementPayer">;
};

/** What each party of a transaction brings, in words; `quote` marks titles and what was written, never money. */
export function describeGiven(
  { transaction, publication, offered, added }: Given,
  quote = (words: string) => words,
): Record<TransactionRole, string[]> {
  const { writtenOffer, complementCents, complementPayer } = transaction;
  const money = (role: TransactionRole) =>
    complementCents !== null && complementPayer === role ? [`${complementCents / 100} USD`] : [];
  const titles = (things: readonly { title: string }[]) => things.map(({ title }) => quote(title));
  return {
    owner: [...titles([publication, ...added]), ...money("owner")],
    interested: [...titles(offered), ...(writtenOffer ? [quote(writtenOffer)] : []), ...money("interested")],
  };
}
