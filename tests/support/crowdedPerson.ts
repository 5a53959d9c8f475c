import type { Db } from "../../backend/db/client";
import { chats, messages } from "../../backend/db/schema/chats";
import { notifications } from "../../backend/db/schema/notifications";
import { publications } from "../../backend/db/schema/publications";
import { transactions } from "../../backend/db/schema/transactions";
import type { TransactionStatus } from "../../rules/transaction";
import { aPublication, aUser } from "./builders";
import type { User } from "./builders";

const statuses: TransactionStatus[] = ["active", "active", "accepted", "confirmed_owner", "complete", "rejected"];
const start = Date.parse("2026-11-01T12:00:00.000Z");

/**
 * Gives a person so many transactions with their chats and notifications, in every status and on either side; three
 * changed at each moment, and of every fourth chat something is unread.
 */
export async function crowd(db: Db, person: User, count: number): Promise<void> {
  const other = await aUser(db);
  const { type, description, priceUsd, condition, usage, status, address1, latitude, longitude, location, categoryId } =
    await aPublication(db, { ownerId: other.id });
  const place = { address1, latitude, longitude, location };
  const thing = { type, description, priceUsd, condition, usage, status, categoryId, ...place };
  const numbers = Array.from({ length: count }, (_value, index) => index);
  const things = await db
    .insert(publications)
    .values(
      numbers.map((number) => ({
        ...thing,
        ownerId: number % 2 === 0 ? person.id : other.id,
        title: `Cosa ${number}`,
        tags: [],
        interests: [],
      })),
    )
    .returning({ id: publications.id });
  const rows = await db
    .insert(transactions)
    .values(
      numbers.map((number) => {
        const [ownerId, interestedId] = number % 2 === 0 ? [person.id, other.id] : [other.id, person.id];
        const updatedAt = new Date(start + Math.floor(number / 3) * 1_000);
        return {
          publicationId: things[number]?.id ?? 0,
          ownerId,
          interestedId,
          status: statuses[number % statuses.length],
          updatedAt,
          ...(statuses[number % statuses.length] === "complete" ? { completedAt: updatedAt } : {}),
        };
      }),
    )
    .returning();
  const conversations = await db
    .insert(chats)
    .values(
      rows.map(({ id, ownerId, interestedId, updatedAt }) => ({ transactionId: id, ownerId, interestedId, updatedAt })),
    )
    .returning();
  await db
    .insert(messages)
    .values(
      conversations.flatMap(({ id }, number) =>
        number % 4 === 0
          ? [1, 2].map((part) => ({ chatId: id, senderId: other.id, randomId: `crowd-${id}-${part}`, text: "Hola" }))
          : [{ chatId: id, senderId: person.id, randomId: `crowd-${id}`, text: "Hola" }],
      ),
    );
  await db.insert(notifications).values(
    rows.map(({ id }, number) => ({
      userId: person.id,
      type: number % 10 === 9 ? 10 : 1,
      transactionId: id,
      read: number % 3 === 0,
    })),
  );
}
