import { isPayable } from "../../commands/orders/isPayable";
import { findPayment } from "../../db/payments";
import { presentPayment } from "../../presenters/receipt";
import type { Services } from "../../services";

/** The record of an own order, the same in the answer to its making and wherever it is read; null where there is none. */
export async function readPayment({ db, now }: Pick<Services, "db" | "now">, userId: number, id: number) {
  const own = await findPayment(db, userId, id);
  return own ? presentPayment(own, await isPayable(db, own.proforma, now())) : null;
}
