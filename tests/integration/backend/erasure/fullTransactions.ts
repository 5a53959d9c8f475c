import { agreements } from "../../../../backend/db/schema/agreements";
import { amendments } from "../../../../backend/db/schema/amendments";
import { messages } from "../../../../backend/db/schema/chats";
import { claimStatements } from "../../../../backend/db/schema/claims";
import { offerVersions, ratings, transactionEvents } from "../../../../backend/db/schema/transactions";
import { aTransaction } from "../../../support/builders";
import type { Life } from "./life";

/** Transactions that went well, and one that ended in a claim, with what was said and written down. */
export async function addTransactions(life: Life) {
  const { db, leaver, friend, swapped, now, place, name, image } = life;
  const { id } = leaver;
  const transaction = await aTransaction(db, {
    publication: swapped,
    owner: leaver,
    interested: friend,
    status: "complete",
    completedAt: now,
    writtenOffer: "Una guitarra en buen estado",
  });
  const friendsThing = { id: 1, type: "service" as const, condition: null, usage: null, priceUsd: null, pictures: [] };
  await db.insert(agreements).values({
    transactionId: transaction.id,
    version: 1,
    hash: "0".repeat(64),
    agreedAt: now,
    content: {
      transactionId: transaction.id,
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
    { chatId: transaction.chatId, senderId: friend.id, randomId: "a", text: "Te espero en la plaza" },
    {
      chatId: transaction.chatId,
      senderId: id,
      randomId: "b",
      text: "Soy Secreto",
      imageId: await image("chat", id),
      placeName: "Casa de Secreto",
      ...place,
    },
  ]);
  return { transaction, completed };
}
