import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { users } from "../../../backend/db/schema/users";
import { GraphqlClient } from "../../support/graphqlClient";
import { leafCategory, password, publish, register } from "../../support/people";
import type { Person } from "../../support/people";
import { startTarget } from "../target";
import type { RunningTarget } from "../target";

/** A user with values in every private field, which then may stand in no answer to another one. */
export interface PrivateUser extends Person {
  phone: string;
  address: string;
  reference: string;
  coordinates: { latitude: number; longitude: number };
  /** Proposed for by the other one, and still open. */
  publicationId: string;
}

/** Olga and Pedro have to do with each other, Sara with neither. */
export interface PrivateUsers {
  target: RunningTarget;
  olga: PrivateUser;
  pedro: PrivateUser;
  sara: PrivateUser;
  guest: GraphqlClient;
  /** Pedro's proposal for Olga's publication. */
  open: { id: string; chatId: string };
  notificationId: string;
  /** Tokens of the backend, where it can be read. */
  tokens: string[];
}

/** Registers three users with private data, two of them in transactions with each other. */
export function usePrivateUsers(): PrivateUsers {
  const fixture = {} as PrivateUsers;
  beforeAll(async () => {
    fixture.target = await startTarget();
    fixture.guest = new GraphqlClient(fixture.target.url);
    fixture.olga = await registerWithSecrets(fixture.target, "Olga");
    fixture.pedro = await registerWithSecrets(fixture.target, "Pedro");
    fixture.sara = await registerWithSecrets(fixture.target, "Sara");
    // One completed transaction, for the wall and the histories, and one that stays open.
    const categoryId = await leafCategory(fixture.olga.client, "PRODUCT");
    const swapped = await publish(fixture.olga, {
      title: "Silla de Olga",
      categoryId,
      address: fixture.olga.address,
      reference: fixture.olga.reference,
      coordinates: fixture.olga.coordinates,
    });
    const given = await publish(fixture.pedro, {
      title: "Mesa de Pedro",
      categoryId,
      address: fixture.pedro.address,
      reference: fixture.pedro.reference,
      coordinates: fixture.pedro.coordinates,
    });
    const done = await propose(fixture.pedro, swapped, given);
    for (const [person, to] of [
      [fixture.olga, "ACCEPTED"],
      [fixture.olga, "CONFIRMED_OWNER"],
      [fixture.pedro, "COMPLETE"],
    ] as const)
      await move(person, done.id, to);
    fixture.open = await propose(fixture.pedro, fixture.olga.publicationId, fixture.pedro.publicationId);
    await fixture.pedro.client.data(
      "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } errors { code } } }",
      { input: { chatId: fixture.open.chatId, randomId: "hola", text: "Hola" } },
    );
    const { notifications } = await fixture.olga.client.data<{ notifications: { items: { id: string }[] } }>(
      "{ notifications { items { id } } }",
    );
    fixture.notificationId = notifications.items[0]?.id ?? "";
    fixture.tokens = fixture.target.backend
      ? (await fixture.target.backend.db.select({ token: users.token, hash: users.passwordHash }).from(users)).flatMap(
          ({ token, hash }) => [token, hash],
        )
      : [];
  }, 180_000);
  afterAll(() => fixture.target?.stop());
  return fixture;
}

let lastDigits = randomInt(1_000, 1_400);

/** Unusual digits that no other coordinate has, so that a match is no coincidence. */
const digits = () => Number(`0.0${(lastDigits += randomInt(1, 99))}${randomInt(11, 99)}7`);

async function registerWithSecrets(target: RunningTarget, name: string): Promise<PrivateUser> {
  const phone = `+58416${randomInt(1_000_000, 9_999_999)}`;
  const person = await register(target, name, { phone });
  const place = {
    address: `Calle de ${name} ${randomInt(100_000)}`,
    reference: `Timbre de ${name} ${randomInt(100_000)}`,
    coordinates: { latitude: 10.48 + digits(), longitude: -66.85 - digits() },
  };
  const publicationId = await publish(person, {
    title: `Reloj de ${name} ${randomInt(100_000)}`,
    categoryId: await leafCategory(person.client, "PRODUCT"),
    ...place,
  });
  return { ...person, phone, ...place, publicationId };
}

/** The private data of a user, each with its name. */
export function secretsOf({ email, phone, address, reference, coordinates }: PrivateUser): [string, string][] {
  return [
    ["e-mail", email],
    ["phone", phone.slice(-7)],
    ["address", address],
    ["reference", reference],
    ["latitude", String(coordinates.latitude).slice(0, 8)],
    ["longitude", String(coordinates.longitude).slice(0, 9)],
  ];
}

/** Names of the private data in a text that its reader may not see. */
export function foundSecrets(
  { olga, pedro, sara, tokens }: PrivateUsers,
  text: string,
  reader: Person | null,
): string[] {
  const others = [olga, pedro, sara].filter((user) => user.id !== reader?.id).flatMap(secretsOf);
  const forbidden = [...others, ["password", password], ...tokens.map((token) => ["token", token])];
  return forbidden.filter(([, secret = ""]) => text.includes(secret)).map(([name = ""]) => name);
}

async function propose(
  person: Person,
  publicationId: string,
  offered: string,
): Promise<{ id: string; chatId: string }> {
  const { createProposal } = await person.client.data<{
    createProposal: { transaction: { id: string; chatId: string }; errors: unknown[] };
  }>(
    "mutation ($input: CreateProposalInput!) { createProposal(input: $input) { transaction { id chatId } errors { code message } } }",
    { input: { publicationId, offeredPublicationIds: [offered], writtenOffer: null } },
  );
  expect(createProposal.errors).toEqual([]);
  return createProposal.transaction;
}

async function move(person: Person, id: string, to: string): Promise<void> {
  await person.client.data(
    "mutation ($input: ChangeTransactionStatusInput!) { changeTransactionStatus(input: $input) { errors { code } } }",
    { input: { transactionId: id, to, rating: 4 } },
  );
}
