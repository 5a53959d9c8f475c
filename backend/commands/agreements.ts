import { randomBytes } from "node:crypto";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { listItemIds } from "../db/offers";
import { agreements } from "../db/schema/agreements";
import type { AgreedThing, AgreementContent } from "../db/schema/agreements";
import { publications } from "../db/schema/publications";
import { transactions } from "../db/schema/transactions";
import { users } from "../db/schema/users";
import type { TransactionRow } from "../db/transactions";
import { hashOf } from "../policies/agreement";

/**
 * Writes down what both parties give at this moment, in the transaction that makes them agree. `terms` is the row with
 * the offer that both want.
 */
export async function freezeAgreement(tx: Db, terms: TransactionRow, at: Date): Promise<void> {
  const version = (terms.agreementVersion ?? 0) + 1;
  const content = await readContent(tx, terms, version, at);
  await tx
    .insert(agreements)
    .values({ transactionId: terms.id, version, content, hash: hashOf(content), agreedAt: at });
  await tx.update(transactions).set({ agreementVersion: version }).where(eq(transactions.id, terms.id));
}

async function readContent(tx: Db, terms: TransactionRow, version: number, at: Date): Promise<AgreementContent> {
  const { id, publicationId, ownerId, interestedId, complementCents, complementPayer } = terms;
  const things = await loadThings(tx, [publicationId, ...(await listItemIds(tx, id))]);
  const people = await tx
    .select({ id: users.id, name: users.name, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [ownerId, interestedId]));
  const sideOf = (role: "owner" | "interested", userId: number) => {
    const person = people.find((one) => one.id === userId);
    return {
      userId,
      name: `${person?.name ?? ""} ${person?.lastName ?? ""}`.trim(),
      things: things.filter((thing) => thing.ownerId === userId).map(({ ownerId: _owner, ...thing }) => thing),
      words: role === "interested" ? terms.writtenOffer : null,
      moneyCents: complementPayer === role ? complementCents : null,
    };
  };
  return {
    transactionId: id,
    version,
    offerVersion: terms.offerVersion,
    author: terms.offerAuthor,
    agreedAt: at.toISOString(),
    salt: randomBytes(16).toString("hex"),
    owner: sideOf("owner", ownerId),
    interested: sideOf("interested", interestedId),
  };
}

/** In the order of the ids: the one that is asked for first. */
async function loadThings(tx: Db, ids: readonly number[]): Promise<(AgreedThing & { ownerId: number })[]> {
  const rows = await tx
    .select({
      id: publications.id,
      ownerId: publications.ownerId,
      type: publications.type,
      title: publications.title,
      condition: publications.condition,
      usage: publications.usage,
      priceUsd: publications.priceUsd,
      pictures: sql<
        string[]
      >`coalesce((select json_agg(i.image_id order by i.position) from publication_images i where i.publication_id = ${publications.id}), '[]')`,
    })
    .from(publications)
    .where(inArray(publications.id, [...ids]))
    .orderBy(asc(publications.id));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
