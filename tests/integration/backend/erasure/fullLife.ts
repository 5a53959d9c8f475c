import type { ImageStore } from "../../../../backend/adapters/images";
import type { Db } from "../../../../backend/db/client";
import { images } from "../../../../backend/db/schema/images";
import { publicationEdits } from "../../../../backend/db/schema/publicationEdits";
import { publicationImages } from "../../../../backend/db/schema/publications";
import { aPublication, aUser, sessionOf } from "../../../support/builders";
import { addAccount } from "./fullAccount";
import { addMeetings } from "./fullMeetings";
import { addTransactions } from "./fullTransactions";
import { word } from "./life";
import type { Life } from "./life";

let lives = 0;

/** A person with something in every table, and another one who exchanged something with them. */
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
    sharesReading: false,
    sharesTyping: false,
    sharesLastSeen: false,
    lastSeenAt: now,
    ringTolerancePercent: 15,
    ringComplementUsd: 40,
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
  const life: Life = { db, leaver, friend, swapped, place, now, name, image };
  const { transaction, completed } = await addTransactions(life);
  await addAccount(life, completed);
  await addMeetings(life, transaction);
  await sessionOf(db, leaver, now);
  return { leaver, friend, chatId: transaction.chatId, avatar };
}
