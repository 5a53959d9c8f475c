import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/client";
import { findPayment } from "../../db/payments";
import { erasures } from "../../db/schema/erasures";
import { mails } from "../../db/schema/mails";
import { users } from "../../db/schema/users";
import { receiptMail } from "../../presenters/mails/receipt";
import type { MailedNotification } from "./writing";

const paymentModel = z.object({ payment: z.object({ proforma_id: z.number(), status: z.string() }) });
/** What a notification reports about a payment. */
export const parsePayment = (extra: unknown) => paymentModel.safeParse(extra).data?.payment;

/** A payment that is done: its receipt is mailed, once, since nothing is approved twice. */
export const isReceipt = ({ type, extra = {} }: MailedNotification) =>
  (type === "payment_gateway_status" || type === "payment_with_credit") && parsePayment(extra)?.status === "approved";

/** Whatever the settings say; who is erased has no address any more. */
export async function mailReceipt(tx: Db, userId: number, proformaId: number, publicUrl: string): Promise<void> {
  const payment = await findPayment(tx, userId, proformaId);
  const [recipient] = await tx
    .select({ email: users.email })
    .from(users)
    .leftJoin(erasures, and(eq(erasures.userId, users.id), isNotNull(erasures.erasedAt)))
    .where(and(eq(users.id, userId), isNull(erasures.id)));
  if (payment && recipient)
    await tx.insert(mails).values({ recipient: recipient.email, ...receiptMail(payment, publicUrl) });
}
