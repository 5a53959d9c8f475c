import type { Context } from "../../context";
import type { TransactionModel } from "../../rest/notifications";

/** First name of the other party, where the notification's transaction names it. */
export async function nameCounterpart(transaction: TransactionModel, { loaders }: Context): Promise<string | null> {
  const person =
    transaction.interested_id === (await loaders.viewerId())
      ? (transaction.owner ?? transaction.publication?.owner)
      : transaction.interested_user;
  return person?.name ?? null;
}
