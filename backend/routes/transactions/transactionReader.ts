import { transactionMessages } from "../../commands/transactionItems";
import { loadTransaction } from "../../db/transactions";
import { notFound } from "../../errors";
import { presentTransaction } from "../../presenters/transaction";
import type { Services } from "../../services";

/** Reads a transaction as it is now, as the answer to a change of it. Throws HttpError 404 where there is none. */
export const transactionReader =
  ({ db, origin }: Services) =>
  async (id: number) => {
    const record = await loadTransaction(db, id);
    if (!record) throw notFound(transactionMessages.notFound);
    return { data: presentTransaction(record, origin) };
  };
