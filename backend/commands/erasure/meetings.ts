import { and, eq, inArray, like, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { meetings, meetingShares } from "../../db/schema/meetings";
import { notifications } from "../../db/schema/notifications";
import { ringMeetingParties, ringMeetings } from "../../db/schema/ringMeetings";
import { ringMembers } from "../../db/schema/rings";
import { transactionEvents } from "../../db/schema/transactions";

const erasedPlace = "Lugar eliminado";
const nowhere = {
  placeName: erasedPlace,
  address: null,
  latitude: null,
  longitude: null,
  publicPlaceId: null,
};
const withoutPlace = sql`jsonb_set(jsonb_set(${notifications.extra}, '{meeting,place}', to_jsonb(${erasedPlace}::text)),
  '{meeting,address}', 'null')`;

/**
 * Where the person wanted to meet, which may be their home: also in what the other party was notified of and the chat
 * says. When it was stays.
 */
export async function clearMeetings(tx: Db, userId: number): Promise<void> {
  await tx.delete(meetingShares).where(eq(meetingShares.userId, userId));
  const proposed = tx.select({ id: meetings.transactionId }).from(meetings).where(eq(meetings.proposerId, userId));
  await tx
    .update(transactionEvents)
    .set({ place: null })
    .where(and(like(transactionEvents.kind, "meeting_%"), inArray(transactionEvents.transactionId, proposed)));
  await tx
    .update(notifications)
    .set({ extra: withoutPlace })
    .where(and(inArray(notifications.transactionId, proposed), sql`${notifications.extra} ? 'meeting'`));
  await tx.update(meetings).set(nowhere).where(eq(meetings.proposerId, userId));
  await clearRingMeetings(tx, userId);
}

/** The same of the meetings of rings. */
async function clearRingMeetings(tx: Db, userId: number): Promise<void> {
  const proposed = tx.select({ id: ringMeetings.ringId }).from(ringMeetings).where(eq(ringMeetings.proposerId, userId));
  const notified = tx.select({ id: ringMembers.userId }).from(ringMembers).where(inArray(ringMembers.ringId, proposed));
  await tx
    .update(notifications)
    .set({ extra: withoutPlace })
    .where(
      and(
        inArray(notifications.userId, notified),
        sql`${notifications.extra} ? 'meeting'`,
        sql`(${notifications.extra} #>> '{ring,id}')::int in ${proposed}`,
      ),
    );
  await tx.update(ringMeetings).set(nowhere).where(eq(ringMeetings.proposerId, userId));
  await tx.update(ringMeetingParties).set({ shareToken: null }).where(eq(ringMeetingParties.userId, userId));
}
