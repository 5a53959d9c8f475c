import type { BuiltTransaction } from "../../../support/builders";
import { chats, messages } from "../../../../backend/db/schema/chats";
import { notifications } from "../../../../backend/db/schema/notifications";
import { ringMeetingParties, ringMeetings } from "../../../../backend/db/schema/ringMeetings";
import { ringMembers, rings } from "../../../../backend/db/schema/rings";
import { transactionEvents } from "../../../../backend/db/schema/transactions";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { creditEntries, proformas } from "../../../../backend/db/schema/money";
import { meetings, meetingShares } from "../../../../backend/db/schema/meetings";
import { secureExchanges } from "../../../../backend/db/schema/secureExchanges";
import { venueShifts, venues } from "../../../../backend/db/schema/venues";
import { aPublication } from "../../../support/builders";
import { word } from "./life";
import type { Life } from "./life";

/** What was paid, and where people met: at a venue, in a ring, by themselves. */
export async function addMeetings(life: Life, transaction: BuiltTransaction) {
  const { db, leaver, friend, now, name } = life;
  const { id } = leaver;
  const [order] = await db
    .insert(proformas)
    .values({
      userId: id,
      kind: "promo",
      planId: 1,
      plansVersion: 1,
      method: "credit",
      priceCents: 100,
      reference: name("orden").replace(word, "orden"),
    })
    .returning();
  await db
    .insert(premiumTerms)
    .values({ userId: id, months: 1, secureExchanges: 2, state: "refused", refusal: "Secreto pagó con otra tarjeta" });
  const [venue] = await db
    .insert(venues)
    .values({ name: "Sede", address: "Av. Urdaneta", city: "Caracas", latitude: 10.5, longitude: -66.9 })
    .returning();
  const [shift] = await db
    .insert(venueShifts)
    .values({ venueId: venue?.id ?? 0, startsAt: "09:00", endsAt: "11:00", capacity: 2 })
    .returning();
  await db.insert(secureExchanges).values({
    transactionId: transaction.id,
    bookerId: id,
    shiftId: shift?.id ?? 0,
    day: "2026-02-16",
    state: "settled",
    proformaId: order?.id ?? 0,
    reason: "Secreto no vino",
  });
  await db.insert(notifications).values({
    userId: friend.id,
    type: 24,
    transactionId: transaction.id,
    extra: { security_change: { event: "settled", reason: "Secreto no vino" } },
  });
  const other = await aPublication(db);
  const [ring] = await db
    .insert(rings)
    .values({
      state: "broken",
      signature: `${transaction.publication.id}`,
      expiresAt: now,
      leaverId: id,
      leaveReason: "El secreto de quien se retira",
    })
    .returning();
  if (!ring) throw new Error("nothing was inserted");
  await db.insert(ringMembers).values([
    { ringId: ring.id, position: 0, userId: id, publicationId: transaction.publication.id, receivedAt: now, stars: 4 },
    { ringId: ring.id, position: 1, userId: other.ownerId, publicationId: other.id },
  ]);
  const [ringMeeting] = await db
    .insert(ringMeetings)
    .values({
      ringId: ring.id,
      proposerId: id,
      state: "over",
      publicPlaceId: "secreto",
      placeName: "La casa de Secreto",
      address: "Calle Secreto",
      latitude: 9.8765,
      longitude: -67.1234,
      startsAt: now,
    })
    .returning();
  await db
    .insert(ringMeetingParties)
    .values({ meetingId: ringMeeting?.id ?? 0, userId: id, acceptedAt: now, shareToken: "secreto del círculo" });
  await db.insert(notifications).values({
    userId: other.ownerId,
    type: 28,
    publicationId: other.id,
    extra: {
      ring: { id: ring.id },
      meeting: {
        event: "agreed",
        place: "La casa de Secreto",
        address: "Calle Secreto",
      },
    },
  });
  const [talk] = await db.insert(chats).values({ ringId: ring.id }).returning();
  await db.insert(messages).values({
    chatId: talk?.id ?? 0,
    senderId: id,
    randomId: "ring",
    text: "El secreto del círculo",
    latitude: 9.8765,
    longitude: -67.1234,
    placeName: "Donde Secreto",
  });
  await db.insert(meetings).values({
    transactionId: transaction.id,
    proposerId: id,
    state: "over",
    publicPlaceId: "secreto",
    placeName: "La casa de Secreto",
    address: "Calle Secreto",
    latitude: 9.8765,
    longitude: -67.1234,
    startsAt: new Date("2026-02-16T14:00:00Z"),
  });
  await db.insert(meetingShares).values({ transactionId: transaction.id, userId: id, token: "secreto" });
  await db.insert(transactionEvents).values({
    transactionId: transaction.id,
    kind: "meeting_agreed",
    actor: "interested",
    place: { date: "2026-02-16", start: "10:00", headquarter: "La casa de Secreto" },
  });
  await db.insert(notifications).values({
    userId: friend.id,
    type: 28,
    transactionId: transaction.id,
    extra: { meeting: { event: "agreed", place: "La casa de Secreto", address: "Calle Secreto" } },
  });
  await db.insert(creditEntries).values({ userId: id, amountCents: -100, kind: "payment", proformaId: order?.id ?? 0 });
}
