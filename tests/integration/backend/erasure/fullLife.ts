import { sql } from "drizzle-orm";
import type { ImageStore } from "../../../../backend/adapters/images";
import type { Db } from "../../../../backend/db/client";
import { agreements } from "../../../../backend/db/schema/agreements";
import { indexAlerts } from "../../../../backend/db/alertIndex";
import { alerts } from "../../../../backend/db/schema/alerts";
import { amendments } from "../../../../backend/db/schema/amendments";
import { attempts } from "../../../../backend/db/schema/attempts";
import { blocks } from "../../../../backend/db/schema/blocks";
import { chats, messages } from "../../../../backend/db/schema/chats";
import { claimStatements } from "../../../../backend/db/schema/claims";
import { comments } from "../../../../backend/db/schema/comments";
import { decisions } from "../../../../backend/db/schema/decisions";
import { erasures } from "../../../../backend/db/schema/erasures";
import { identities, socialTokens } from "../../../../backend/db/schema/identities";
import { images } from "../../../../backend/db/schema/images";
import { contactForms, mails, mailTokens } from "../../../../backend/db/schema/mails";
import { notifications } from "../../../../backend/db/schema/notifications";
import { pushSubscriptions } from "../../../../backend/db/schema/pushes";
import { heldNotifications, notificationSettings } from "../../../../backend/db/schema/notificationSettings";
import { publicationEdits } from "../../../../backend/db/schema/publicationEdits";
import { publicationImages } from "../../../../backend/db/schema/publications";
import { reports } from "../../../../backend/db/schema/reports";
import { ringMeetingParties, ringMeetings } from "../../../../backend/db/schema/ringMeetings";
import { ringMembers, rings } from "../../../../backend/db/schema/rings";
import { savedPublications } from "../../../../backend/db/schema/savedPublications";
import { suspensionAppeals } from "../../../../backend/db/schema/suspensionAppeals";
import { verifications } from "../../../../backend/db/schema/verifications";
import { offerVersions, ratings, transactionEvents } from "../../../../backend/db/schema/transactions";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { creditEntries, proformas } from "../../../../backend/db/schema/money";
import { meetings, meetingShares } from "../../../../backend/db/schema/meetings";
import { secureExchanges } from "../../../../backend/db/schema/secureExchanges";
import { venueShifts, venues } from "../../../../backend/db/schema/venues";
import { aPublication, aTransaction, aUser, sessionOf } from "../../../support/builders";

/** Stands in everything that says who the person was. */
export const word = "secreto";
let lives = 0;

/** A person with something in every table, and another one who did a swap with them. */
export async function aFullLife(db: Db, store: Pick<ImageStore, "write">, now: Date) {
  const number = ++lives;
  const name = (what: string) => `${word}-${what}-${number}`;
  const image = async (what: string, ownerId: number | null) => {
    const id = name(what);
    await db.insert(images).values({ id, ownerId, width: 750, height: 750 });
    await store.write(id, new Map([["360.webp", Buffer.from("foto")]]));
    return id;
  };
  const avatar = await image("retrato", null);
  const leaver = await aUser(db, {
    email: `${name("correo")}@example.com`,
    name: "Secreto",
    lastName: "Secretísimo",
    phone: `+58424999887${number}`,
    dateOfBirth: "1971-03-29",
    gender: "Masculino",
    state: "Zulia",
    city: "Secreto de Perijá",
    address: "Calle Secreto",
    address2: "Frente al secreto",
    avatarId: avatar,
    hidesCity: true,
    ringRadiusKm: 40,
    ringTolerancePercent: 15,
    wantsVerification: true,
    signInCount: 7,
    ratingSum: 5,
    ratingCount: 1,
  });
  const friend = await aUser(db);
  const { id } = leaver;
  const place = { latitude: 9.8765, longitude: -67.1234 };
  const written = {
    description: "Lo vende Secreto",
    tags: [word],
    fields: [{ name: "brand" as const, value: "Secreto" }],
    interests: ["un secreto"],
    address1: "Calle Secreto",
    address2: "Casa Secreto",
    location: "Secreto, Zulia",
    reviewReason: "Secreto no cumple",
    appeal: "Soy Secreto",
    ...place,
  };
  const swapped = await aPublication(db, {
    ownerId: id,
    title: "Bicicleta del cambio",
    status: "finished",
    ...written,
  });
  const alone = await aPublication(db, {
    ownerId: id,
    title: "Retrato de Secreto",
    requestId: name("form"),
    requestHash: name("hash"),
    ...written,
  });
  await db.insert(publicationImages).values({ publicationId: alone.id, position: 1, imageId: await image("foto", id) });
  await db.insert(publicationEdits).values({
    publicationId: alone.id,
    formHash: "x",
    status: "approved",
    title: "Secreto",
    description: "Secreto",
    tags: [word],
    fields: [],
    imageIds: [await image("edicion", id)],
  });
  const swap = await aTransaction(db, {
    publication: swapped,
    owner: leaver,
    interested: friend,
    status: "complete",
    completedAt: now,
    writtenOffer: "Una guitarra en buen estado",
  });
  const friendsThing = { id: 1, type: "service" as const, condition: null, usage: null, priceUsd: null, pictures: [] };
  await db.insert(agreements).values({
    transactionId: swap.id,
    version: 1,
    hash: "0".repeat(64),
    agreedAt: now,
    content: {
      transactionId: swap.id,
      version: 1,
      offerVersion: 1,
      author: "interested",
      agreedAt: now.toISOString(),
      salt: name("sal"),
      owner: {
        userId: id,
        name: "Secreto Secretísimo",
        // A picture that came with the registration, and that no publication shows any more.
        things: [{ ...friendsThing, title: "Bicicleta del cambio", pictures: [await image("acta", null)] }],
        words: null,
        moneyCents: null,
      },
      interested: {
        userId: friend.id,
        name: "Luis Gómez",
        things: [{ ...friendsThing, title: "Clases" }],
        words: null,
        moneyCents: null,
      },
    },
  });
  const completed = await aTransaction(db, {
    owner: friend,
    interested: leaver,
    offered: [],
    status: "complete",
    completedAt: now,
    writtenOffer: "Llama a Secreto al 0414-1234567",
    requestId: name("propuesta"),
    requestHash: name("hash"),
  });
  const refused = await aTransaction(db, {
    owner: friend,
    interested: leaver,
    offered: [],
    status: "rejected",
    writtenOffer: "Lo de Secreto",
  });
  await db
    .insert(offerVersions)
    .values({ transactionId: refused.id, version: 1, writtenOffer: "Oferta de Secreto", items: [] });
  await db.insert(amendments).values([
    {
      transactionId: refused.id,
      author: "interested",
      offerVersion: 1,
      writtenOffer: "Pide Secreto",
      items: [],
      addedItems: [],
    },
  ]);
  const stars = { stars: 4, remark: "Secreto es puntual" };
  await db.insert(transactionEvents).values([
    { transactionId: refused.id, kind: "claim", actor: "owner", reason: "No trajo nada" },
    { transactionId: refused.id, kind: "claim", actor: "interested", reason: "A Secreto no le dieron nada" },
    { transactionId: refused.id, kind: "rejected", actor: "owner" },
  ]);
  await db.insert(claimStatements).values([
    { transactionId: refused.id, userId: id, text: "Soy Secreto y fui", pictures: [name("reclamo")] },
    { transactionId: refused.id, userId: friend.id, text: "Esperé una hora", pictures: [] },
  ]);
  await db.insert(ratings).values({ transactionId: refused.id, raterId: id, ratedId: friend.id, ...stars });
  await db.insert(ratings).values({ transactionId: refused.id, raterId: friend.id, ratedId: id, ...stars });
  await db.insert(messages).values([
    { chatId: swap.chatId, senderId: friend.id, randomId: "a", text: "Te espero en la plaza" },
    {
      chatId: swap.chatId,
      senderId: id,
      randomId: "b",
      text: "Soy Secreto",
      imageId: await image("chat", id),
      placeName: "Casa de Secreto",
      ...place,
    },
  ]);
  const [question] = await db
    .insert(comments)
    .values({
      publicationId: completed.publicationId,
      authorId: id,
      recipientId: friend.id,
      text: "¿Y para Secreto?",
      requestId: name("pregunta"),
    })
    .returning();
  await db.insert(comments).values({
    publicationId: completed.publicationId,
    authorId: friend.id,
    recipientId: id,
    text: "Sí, sigue disponible",
    questionId: question?.id ?? 0,
  });
  await db.insert(reports).values([
    { publicationId: completed.publicationId, reporterId: id, reason: "Me lo dijo Secreto" },
    { userId: id, reporterId: friend.id, reason: "Secreto me insulta", settledAt: now },
  ]);
  const [suspension] = await db
    .insert(decisions)
    .values({ kind: "user", subjectId: id, revision: "1", action: "restore" })
    .returning();
  await db
    .insert(suspensionAppeals)
    .values({ decisionId: suspension?.id ?? 0, userId: id, text: "Secreto no hizo nada", settledAt: now });
  await db.insert(verifications).values({
    userId: id,
    status: "refused",
    identityNumber: name("cedula"),
    document: name("documento"),
    photo: name("persona"),
    numberHash: name("huella"),
    reason: "Secreto no se ve",
    decidedAt: now,
  });
  await db.insert(savedPublications).values({ userId: id, publicationId: completed.publicationId, ...place });
  const kept = await db
    .insert(alerts)
    .values({
      userId: id,
      searchKey: name("aviso"),
      search: {
        searchBy: "tags",
        terms: [word],
        categoryId: null,
        attributes: [],
        type: null,
        condition: null,
        location: null,
        minUsd: null,
        maxUsd: null,
        radiusKm: null,
        near: null,
        onlyVerified: false,
      },
    })
    .returning();
  await indexAlerts(db, kept);
  await db.insert(blocks).values({ blockerId: id, blockedId: (await aUser(db)).id });
  const [held] = await db.insert(notifications).values({ userId: id, type: 1, extra: { word } }).returning();
  await db.insert(heldNotifications).values({ userId: id, notificationId: held?.id ?? 0, way: "mail" });
  const [{ client = "" }] = [await sessionOf(db, leaver)];
  await db.insert(pushSubscriptions).values({
    clientId: client,
    userId: id,
    endpoint: name("telefono"),
    publicKey: name("clave"),
    authSecret: name("sello"),
  });
  await db.insert(notificationSettings).values({ userId: id, topic: "proposals", way: "mail", frequency: "daily" });
  await db.insert(identities).values({ provider: "google", subject: name("google"), userId: id });
  await db
    .insert(socialTokens)
    .values({ tokenHash: name("registro"), provider: "google", subject: "x", email: leaver.email, expiresAt: now });
  await db.insert(mailTokens).values({ tokenHash: name("enlace"), userId: id, kind: "recovery", expiresAt: now });
  await db
    .insert(contactForms)
    .values({ name: "Secreto", email: leaver.email, subject: "Hola", message: "Soy Secreto" });
  const body = { subject: "Hola", html: "" };
  await db.insert(mails).values([
    { recipient: leaver.email, text: "Hola", ...body },
    { recipient: "contacto@truequea.example", text: `De: ${leaver.email}.`, ...body },
  ]);
  await db.insert(attempts).values({ key: `sign_in:${leaver.email}`, count: 1, expiresAt: now });
  await db.insert(erasures).values({ userId: id, dueAt: now, revokedAt: now, holdReason: "Secreto debe algo" });
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
    transactionId: swap.id,
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
    transactionId: swap.id,
    extra: { security_change: { event: "settled", reason: "Secreto no vino" } },
  });
  const other = await aPublication(db);
  const [ring] = await db
    .insert(rings)
    .values({
      state: "broken",
      signature: `${swap.publication.id}`,
      expiresAt: now,
      leaverId: id,
      leaveReason: "El secreto de quien se retira",
    })
    .returning();
  if (!ring) throw new Error("nothing was inserted");
  await db.insert(ringMembers).values([
    { ringId: ring.id, position: 0, userId: id, publicationId: swap.publication.id, receivedAt: now, stars: 4 },
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
  await db.insert(ringMeetingParties).values({ meetingId: ringMeeting?.id ?? 0, userId: id, acceptedAt: now });
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
    transactionId: swap.id,
    proposerId: id,
    state: "over",
    publicPlaceId: "secreto",
    placeName: "La casa de Secreto",
    address: "Calle Secreto",
    latitude: 9.8765,
    longitude: -67.1234,
    startsAt: new Date("2026-02-16T14:00:00Z"),
  });
  await db.insert(meetingShares).values({ transactionId: swap.id, userId: id, token: "secreto" });
  await db.insert(transactionEvents).values({
    transactionId: swap.id,
    kind: "meeting_agreed",
    actor: "interested",
    place: { date: "2026-02-16", start: "10:00", headquarter: "La casa de Secreto" },
  });
  await db.insert(notifications).values({
    userId: friend.id,
    type: 28,
    transactionId: swap.id,
    extra: { meeting: { event: "agreed", place: "La casa de Secreto", address: "Calle Secreto" } },
  });
  await db.insert(creditEntries).values({ userId: id, amountCents: -100, kind: "payment", proformaId: order?.id ?? 0 });
  await sessionOf(db, leaver, now);
  return { leaver, friend, chatId: swap.chatId, avatar };
}

/** The columns of every table, by name. */
export async function listColumns(db: Db): Promise<Record<string, string[]>> {
  const rows = await rowsOf<{ table_name: string; column_name: string }>(
    db,
    sql`select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  const tables: Record<string, string[]> = {};
  for (const { table_name, column_name } of rows) (tables[table_name] ??= []).push(column_name);
  return tables;
}

/** Every row of every table. */
export async function dumpTables(db: Db): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = Object.keys(await listColumns(db));
  const selects = tables.map(
    (table) => sql`select ${table}::text as name, to_jsonb(t) as row from ${sql.identifier(table)} t`,
  );
  const rows = await rowsOf<{ name: string; row: Record<string, unknown> }>(
    db,
    sql`select * from (${sql.join(selects, sql` union all `)}) dump order by name, row::text`,
  );
  const dump: Record<string, Record<string, unknown>[]> = Object.fromEntries(tables.map((table) => [table, []]));
  for (const { name, row } of rows) dump[name]?.push(row);
  return dump;
}

const rowsOf = async <Row>(db: Db, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
