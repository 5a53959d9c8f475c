import type { Db } from "../../../backend/db/client";
import { aPublication, aTransaction, aUser, sessionOf } from "../../../tests/support/builders";

/** A signed-in member of the crowd. */
export interface Person {
  email: string;
  /** The five session headers. */
  headers: Record<string, string>;
}

/** Two people with a chat. */
export interface Pair {
  chatId: string;
  people: [Person, Person];
}

/** People in pairs, each with a proposal between them and a session; and the path of a publication of theirs. */
export async function fillPairs(db: Db, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let number = 0; number < count; number += 1) {
    const [owner, interested] = [await aUser(db), await aUser(db)];
    const { chatId } = await aTransaction(db, { owner, interested, offered: [], writtenOffer: "Una bicicleta" });
    pairs.push({
      chatId: String(chatId),
      people: [
        { email: owner.email, headers: await sessionOf(db, owner) },
        { email: interested.email, headers: await sessionOf(db, interested) },
      ],
    });
  }
  return pairs;
}

/** The path of a publication that guests may open. */
export async function popularPath(db: Db): Promise<string> {
  const { id } = await aPublication(db, { title: "Bicicleta de montaña" });
  return `/bicicleta-de-montana/${id}`;
}
