import { eq } from "drizzle-orm";
import type { SecureExchangeEvent } from "../../../rules/secureExchange";
import type { TransactionEventKind, TransactionRole } from "../../../rules/transaction";
import type { Db } from "../../db/client";
import { chats } from "../../db/schema/chats";
import type { MeetingPlace } from "../../db/schema/transactions";
import { loadSecureExchange } from "../../db/secureExchanges";
import type { SecureExchangeRecord, SecureExchangeRow } from "../../db/secureExchanges";
import type { TransactionRow } from "../../db/transactions";
import type { NotificationInput } from "../notify";
import type { CableEvent } from "../outbox";
import { recordEvents } from "../recordEvents";

/** Notifications about a booking as it is now, without its code; they say where what it cost was given back. */
export async function notificationsOf(
  tx: Db,
  { id, transactionId }: Pick<SecureExchangeRow, "id" | "transactionId">,
  event: SecureExchangeEvent,
  userIds: readonly number[],
  isRefunded = false,
): Promise<NotificationInput[]> {
  const { booking, shift, venue } = await loadBooking(tx, id);
  const model = {
    event,
    address: venue.address,
    ...placeOf({ booking, shift, venue }),
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

async function loadBooking(tx: Db, id: number): Promise<SecureExchangeRecord> {
  const record = await loadSecureExchange(tx, id);
  if (!record) throw new Error(`no booking ${id}`);
  return record;
}

const placeOf = ({
  booking,
  shift,
  venue,
}: Pick<SecureExchangeRecord, "booking" | "shift" | "venue">): MeetingPlace => ({
  headquarter: venue.name,
  date: booking.day,
  start: shift.startsAt,
});

/**
 * Keeps what happened to a booking, as it is now, that both parties know of: a line of their chat, which is active by
 * it.
 */
export async function recordBookingEvent(
  tx: Db,
  { id, transactionId }: Pick<SecureExchangeRow, "id" | "transactionId">,
  kind: Extract<TransactionEventKind, `book${string}`>,
  actor: TransactionRole | "system",
  now: Date,
): Promise<void> {
  const isPlaced = kind === "booked" || kind === "booking_moved";
  const place = isPlaced ? { place: placeOf(await loadBooking(tx, id)) } : {};
  await recordEvents(tx, [{ transactionId, kind, actor, ...place }], now);
  await tx.update(chats).set({ updatedAt: now }).where(eq(chats.transactionId, transactionId));
}

/** Shows both parties a booking as it is now, in the open chat and in the lists. */
export async function eventsOf(
  tx: Db,
  { id, ownerId, interestedId }: Pick<TransactionRow, "id" | "ownerId" | "interestedId">,
): Promise<CableEvent[]> {
  const [chat] = await tx.select({ id: chats.id }).from(chats).where(eq(chats.transactionId, id));
  return [
    ...[ownerId, interestedId].flatMap((userId): CableEvent[] => [
      ...(chat ? [{ kind: "chat", userId, chatId: chat.id, event: "update" } as const] : []),
      { kind: "request", userId, transactionId: id },
    ]),
    // Last: who follows both channels has the booking by then, with its transaction.
    ...(chat ? [{ kind: "securityChange", chatId: chat.id, transactionId: id } as const] : []),
  ];
}
