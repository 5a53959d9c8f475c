import { eq } from "drizzle-orm";
import { caracasDay, caracasHour } from "../../../rules/age";
import type { MeetingEvent } from "../../../rules/meeting";
import type { TransactionEventKind, TransactionRole } from "../../../rules/transaction";
import type { Db } from "../../db/client";
import type { MeetingRow } from "../../db/meetings";
import { chats } from "../../db/schema/chats";
import type { MeetingPlace } from "../../db/schema/transactions";
import type { TransactionRow } from "../../db/transactions";
import type { NotificationInput } from "../notify";
import type { CableEvent } from "../outbox";
import { recordEvents } from "../recordEvents";

type Parties = Pick<TransactionRow, "id" | "ownerId" | "interestedId">;

/** `userId` is one of the two. */
export const otherPartyOf = ({ ownerId, interestedId }: Parties, userId: number): number =>
  ownerId === userId ? interestedId : ownerId;

/** What a notification says of a meeting as it is now: where and when, nothing that opens anything. */
export const newsOf = (
  { placeName, address, startsAt }: Pick<MeetingRow, "placeName" | "address" | "startsAt">,
  event: MeetingEvent,
  /** Of a delay. */
  minutes = 0,
) => ({
  event,
  place: placeName,
  address,
  starts_at: startsAt.toISOString(),
  minutes,
});

/** One for each of `userIds`, about this meeting as it is now. */
export const notificationsOf = (
  meeting: MeetingRow,
  event: MeetingEvent,
  userIds: readonly number[],
  /** Of a delay. */
  minutes = 0,
): NotificationInput[] =>
  userIds.map((userId) => ({
    userId,
    type: "meeting",
    transactionId: meeting.transactionId,
    extra: { meeting: newsOf(meeting, event, minutes) },
  }));

const placeOf = ({ placeName, startsAt }: MeetingRow): MeetingPlace => ({
  headquarter: placeName,
  date: caracasDay(startsAt),
  start: caracasHour(startsAt),
});

/** Keeps what happened to a meeting: a line of the chat, which is active by it. */
export async function recordMeetingEvent(
  tx: Db,
  meeting: MeetingRow,
  kind: Extract<TransactionEventKind, `meeting_${string}`>,
  actor: TransactionRole | "system",
  now: Date,
): Promise<void> {
  const { transactionId } = meeting;
  await recordEvents(tx, [{ transactionId, kind, actor, place: placeOf(meeting) }], now);
  await tx.update(chats).set({ updatedAt: now }).where(eq(chats.transactionId, transactionId));
}

/** Shows both parties their transaction as it is now, in the open chat and in the lists. */
export async function eventsOf(tx: Db, { id, ownerId, interestedId }: Parties): Promise<CableEvent[]> {
  const [chat] = await tx.select({ id: chats.id }).from(chats).where(eq(chats.transactionId, id));
  return [ownerId, interestedId].flatMap((userId): CableEvent[] => [
    ...(chat ? [{ kind: "chat", userId, chatId: chat.id, event: "update" } as const] : []),
    { kind: "request", userId, transactionId: id },
  ]);
}
