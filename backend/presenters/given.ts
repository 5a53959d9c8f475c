import type { TransactionRole } from "../../rules/transaction";
import type { TransactionRecord } from "../db/transactions";

type Given = Pick<TransactionRecord, "publication" | "offered" | "added"> & {
  transaction: Pick<TransactionRecord["transaction"], "writtenOffer" | "complementCents" | "complementPayer">;
};

/** What each party of a transaction brings, in words. */
export function describeGiven({ transaction, publication, offered, added }: Given): Record<TransactionRole, string[]> {
  const { writtenOffer, complementCents, complementPayer } = transaction;
  const money = (role: TransactionRole) =>
    complementCents !== null && complementPayer === role ? [`${complementCents / 100} USD`] : [];
  return {
    owner: [publication, ...added].map(({ title }) => title).concat(money("owner")),
    interested: [...offered.map(({ title }) => title), ...(writtenOffer ? [writtenOffer] : []), ...money("interested")],
  };
}
