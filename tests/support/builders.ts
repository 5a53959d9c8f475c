import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { hashPassword } from "../../backend/adapters/passwords";
import type { Db } from "../../backend/db/client";
import type { SavedSearch } from "../../backend/db/schema/alerts";
import { categories } from "../../backend/db/schema/categories";
import { chats } from "../../backend/db/schema/chats";
import { images } from "../../backend/db/schema/images";
import { publicationImages, publications } from "../../backend/db/schema/publications";
import { ringMembers, rings } from "../../backend/db/schema/rings";
import { ratings, reservations, transactionOffers, transactions } from "../../backend/db/schema/transactions";
import { users } from "../../backend/db/schema/users";
import { openSession } from "../../backend/session/tokens";

type New<T extends { $inferInsert: object }> = Partial<T["$inferInsert"]>;
/** As it was stored. */
export type User = typeof users.$inferSelect;
/** As it was stored. */
export type Publication = typeof publications.$inferSelect;
type Transaction = typeof transactions.$inferSelect;

/** The password of every built user. */
export const password = "Cambio#2024";
let passwordHash: Promise<string> | undefined;
let last = 0;
const next = () => ++last;
const unique = () => randomBytes(12).toString("hex");

async function firstRow<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error("nothing was inserted");
  return row;
}

/** A confirmed, active user. */
export async function aUser(db: Db, values: New<typeof users> = {}): Promise<User> {
  passwordHash ??= hashPassword(password);
  const number = next();
  return firstRow(
    db
      .insert(users)
      .values({
        email: `persona${number}-${unique()}@example.com`,
        passwordHash: await passwordHash,
        token: unique(),
        name: `Persona${number}`,
        lastName: "Pérez",
        phone: `+58412${String(number).padStart(7, "0")}`,
        dateOfBirth: "1990-05-17",
        gender: "Femenino",
        state: "Distrito Capital",
        city: "Caracas",
        confirmedAt: new Date(),
        ...values,
      })
      .returning(),
  );
}

/** Session headers of the user, as a sign-in answers them. */
export async function sessionOf(db: Db, user: User, now = new Date()): Promise<Record<string, string>> {
  const { credentials, expiresAt } = await openSession(db, user, now);
  return {
    "access-token": credentials.accessToken,
    client: credentials.client,
    uid: credentials.uid,
    expiry: String(Math.floor(expiresAt.getTime() / 1000)),
    "token-type": "Bearer",
  };
}

/** A user with the session headers of a sign-in. */
export async function aMember(db: Db, values: New<typeof users> = {}) {
  const user = await aUser(db, values);
  return { user, headers: await sessionOf(db, user) };
}

/** A category with the given id and father, on the first level without one. An existing id is read again. */
export async function aCategory(
  db: Db,
  values: { id?: number; name?: string; father?: { id: number; level: number; path: number[] } } = {},
) {
  const id = values.id ?? 100_000 + next();
  const { father } = values;
  await db
    .insert(categories)
    .values({
      id,
      name: values.name ?? `Categoría ${id}`,
      level: (father?.level ?? 0) + 1,
      fatherId: father?.id ?? null,
      path: [...(father?.path ?? []), id],
    })
    .onConflictDoNothing();
  return firstRow(
    db
      .select()
      .from(categories)
      .where(sql`id = ${id}`),
  );
}

/** Databases that have the category of what is built without one: built by the hundred, each would ask for it again. */
const categorized = new WeakMap<Db, Promise<{ id: number }>>();
const firstCategory = (db: Db) => {
  const category = categorized.get(db) ?? aCategory(db, { id: 1, name: "Tecnología" });
  categorized.set(db, category);
  return category;
};

/** The row of a picture, without files. */
export async function anImage(db: Db, ownerId: number | null = null) {
  return firstRow(
    db
      .insert(images)
      .values({ id: randomBytes(16).toString("base64url"), ownerId, width: 750, height: 750 })
      .returning(),
  );
}

/** An active product in Caracas with one picture; creates its owner and category where none are given. */
export async function aPublication(db: Db, values: New<typeof publications> = {}): Promise<Publication> {
  const ownerId = values.ownerId ?? (await aUser(db)).id;
  const categoryId = values.categoryId ?? (await firstCategory(db)).id;
  const title = values.title ?? `Cosa número ${next()}`;
  const publication = await firstRow(
    db
      .insert(publications)
      .values({
        type: "Producto",
        description: "En buen estado",
        priceUsd: 50,
        condition: "Usado",
        usage: "Bueno",
        status: "Activo",
        approvedAt: new Date(),
        firstApprovedAt: values.approvedAt === null ? null : new Date(),
        tags: title.toLowerCase().split(" "),
        interests: ["bicicleta"],
        address1: "Av. Urdaneta, Caracas",
        latitude: 10.4975585,
        longitude: -66.8856196,
        location: "Libertador, Distrito Capital",
        ...values,
        title,
        ownerId,
        categoryId,
      })
      .returning(),
  );
  const imageId = randomBytes(16).toString("base64url");
  await db.execute(sql`
    with image as (
      insert into ${images} (id, owner_id, width, height) values (${imageId}, ${ownerId}, 750, 750) returning id
    )
    insert into ${publicationImages} (publication_id, position, image_id) select ${publication.id}, 0, id from image`);
  return publication;
}

/** When a row was last changed that a test changes now: the two are never the same instant. */
export const minuteAgo = () => new Date(Date.now() - 60_000);

/** With everything that it needed, made beside it. */
export interface BuiltTransaction extends Transaction {
  chatId: number;
  owner: User;
  interested: User;
  publication: Publication;
  offered: Publication[];
}

/** A transaction in the given status, with its chat, offer, reservations and the ratings that its status implies. */
export async function aTransaction(
  db: Db,
  values: New<typeof transactions> & {
    owner?: User;
    interested?: User;
    publication?: Publication;
    offered?: Publication[];
  } = {},
): Promise<BuiltTransaction> {
  const {
    owner: givenOwner,
    interested: givenInterested,
    publication: givenPublication,
    offered: givenOffered,
    ...columns
  } = values;
  const owner =
    givenOwner ??
    (givenPublication
      ? await firstRow(
          db
            .select()
            .from(users)
            .where(sql`id = ${givenPublication.ownerId}`),
        )
      : await aUser(db));
  const interested = givenInterested ?? (await aUser(db));
  const publication = givenPublication ?? (await aPublication(db, { ownerId: owner.id }));
  const offered = givenOffered ?? [await aPublication(db, { ownerId: interested.id })];
  const row = await firstRow(
    db
      .insert(transactions)
      .values({
        status: "active",
        writtenOffer: null,
        ...columns,
        publicationId: publication.id,
        ownerId: owner.id,
        interestedId: interested.id,
      })
      .returning(),
  );
  if (offered.length > 0)
    await db.insert(transactionOffers).values(offered.map(({ id }) => ({ transactionId: row.id, publicationId: id })));
  const chat = await firstRow(
    db.insert(chats).values({ transactionId: row.id, ownerId: owner.id, interestedId: interested.id }).returning(),
  );
  if (row.status !== "active" && row.status !== "complete" && row.status !== "rejected") {
    await db
      .insert(reservations)
      .values([publication, ...offered].map(({ id }) => ({ publicationId: id, transactionId: row.id })));
  }
  const hasRated = {
    owner: ["confirmed_owner", "complete"].includes(row.status),
    interested: ["confirmed_interested", "complete"].includes(row.status),
  };
  if (hasRated.owner)
    await db.insert(ratings).values({ transactionId: row.id, raterId: owner.id, ratedId: interested.id, stars: 5 });
  if (hasRated.interested)
    await db.insert(ratings).values({ transactionId: row.id, raterId: interested.id, ratedId: owner.id, stars: 5 });
  return { ...row, chatId: chat.id, owner, interested, publication, offered };
}

/** An accepted ring in which each of these people gives a thing of theirs to the next. */
export async function aRing(db: Db, people: readonly User[]): Promise<typeof rings.$inferSelect> {
  const ring = await firstRow(
    db.insert(rings).values({ state: "accepted", signature: unique(), expiresAt: new Date() }).returning(),
  );
  for (const [position, { id }] of people.entries()) {
    const { id: publicationId } = await aPublication(db, { ownerId: id });
    await db.insert(ringMembers).values({ ringId: ring.id, position, userId: id, publicationId });
  }
  return ring;
}

/** The search of an alert that everything meets. */
export const anySearch: SavedSearch = {
  searchBy: "tags",
  terms: [],
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
};
