import { eq } from "drizzle-orm";
import type { SecureExchangeEvent } from "../../../rules/secureExchange";
import type { Db } from "../../db/client";
import { chats } from "../../db/schema/chats";
import { loadSecureExchange } from "../../db/secureExchanges";
import type { SecureExchangeRow } from "../../db/secureExchanges";
import type { TransactionRow } from "../../db/transactions";
import type { Notice } from "../notify";
import type { CableEvent } from "../outbox";

/** Notices about a booking as it is now, without its code; they say where what it cost was given back. */
export async function noticesOf(
  tx: Db,
  { id, transactionId }: Pick<SecureExchangeRow, "id" | "transactionId">,
  event: SecureExchangeEvent,
  userIds: readonly number[],
  isRefunded = false,
): Promise<Notice[]> {
  const record = await loadSecureExchange(tx, id);
  if (!record) throw new Error(`no booking ${id}`);
  const { booking, shift, venue } = record;
  const model = {
    event,
    headquarter: venue.name,
    address: venue.address,
    date: booking.day,
    start: shift.startsAt,
    reason: event === "settled" ? booking.reason : null,
    ...(isRefunded && { refunded: true }),
  };
  return userIds.map((userId) => ({
    userId,
    type: "secure_exchange",
    transactionId,
    extra: { security_change: model },
  }));
}

/** Shows both parties a booking as it is now, in the open chat and in the lists. */
export async function eventsOf(
  tx: Db,
  { id, ownerId, interestedId }: Pick<TransactionRow, "id" | "ownerId" | "interestedId">,
): Promise<CableEvent[]> {
  const [chat] = await tx.select({ id: chats.id }).from(chats).where(eq(chats.transactionId, id));
  return [
    ...(chat ? [{ kind: "securityChange", chatId: chat.id, transactionId: id } as const] : []),
    ...[ownerId, interestedId].map((userId) => ({ kind: "request", userId, transactionId: id }) as const),
  ];
}
