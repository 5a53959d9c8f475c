import { randomInt } from "node:crypto";
import { getNamedType, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../backend/db/schema/users";
import { everythingOf, readSchema, rootFields, typeOfRoot } from "../support/everything";
import {
  captchaProof,
  leafCategory,
  newcomer,
  password,
  picture,
  publicationForm,
  publish,
  register,
} from "../support/people";
import type { Person } from "../support/people";
import { GraphqlClient } from "../support/runQuery";
import { subscribe } from "../support/subscribe";
import { startTarget } from "./target";
import type { RunningTarget } from "./target";

/**
 * Three people with things to hide, two of them in exchanges with each other. Everybody asks for everything that the schema has, and nobody's
 * answers may contain what another one keeps to themselves.
 */

const schema = readSchema();
type Operation = "Query" | "Mutation" | "Subscription";

interface Somebody extends Person {
  phone: string;
  address: string;
  reference: string;
  coordinates: { latitude: number; longitude: number };
  /** Asked for by the other one, and still open. */
  publicationId: string;
}

let target: RunningTarget;
let olga: Somebody;
let pedro: Somebody;
let sara: Somebody;
let guest: GraphqlClient;
/** Pedro's proposal for Olga's thing. */
let open: { id: string; chatId: string };
let notificationId: string;
/** Tokens of the backend, where it can be looked into. */
let tokens: string[] = [];

/** Digits of their own, so that a find is no accident; in the middle of nothing round. */
const digits = () => Number(`0.0${randomInt(1_000, 1_999)}${randomInt(11, 99)}7`);

async function somebody(name: string): Promise<Somebody> {
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

/** What nobody else may read of a person, each with its name. */
function secretsOf({ email, phone, address, reference, coordinates }: Somebody): [string, string][] {
  return [
    ["e-mail", email],
    ["phone", phone.slice(-7)],
    ["address", address],
    ["reference", reference],
    ["latitude", String(coordinates.latitude).slice(0, 8)],
    ["longitude", String(coordinates.longitude).slice(0, 9)],
  ];
}

/** What this one may not read. */
function forbiddenTo(reader: Person | null): [string, string][] {
  const others = [olga, pedro, sara].filter((person) => person.id !== reader?.id).flatMap(secretsOf);
  return [...others, ["password", password], ...tokens.map((token): [string, string] => ["token", token])];
}

const found = (text: string, reader: Person | null) =>
  forbiddenTo(reader)
    .filter(([, secret]) => text.includes(secret))
    .map(([name]) => name);

beforeAll(async () => {
  target = await startTarget();
  guest = new GraphqlClient(target.url);
  olga = await somebody("Olga");
  pedro = await somebody("Pedro");
  sara = await somebody("Sara");
  // One exchange to the end, for the wall and the histories, and one that stays open.
  const categoryId = await leafCategory(olga.client, "PRODUCT");
  const swapped = await publish(olga, {
    title: "Silla de Olga",
    categoryId,
    address: olga.address,
    reference: olga.reference,
    coordinates: olga.coordinates,
  });
  const given = await publish(pedro, {
    title: "Mesa de Pedro",
    categoryId,
    address: pedro.address,
    reference: pedro.reference,
    coordinates: pedro.coordinates,
  });
  const done = await propose(pedro, swapped, given);
  for (const [person, to] of [
    [olga, "ACCEPTED"],
    [olga, "CONFIRMED_OWNER"],
    [pedro, "COMPLETE"],
  ] as const)
    await move(person, done.id, to);
  open = await propose(pedro, olga.publicationId, pedro.publicationId);
  await pedro.client.data(
    "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } errors { code } } }",
    { input: { chatId: open.chatId, randomId: "hola", text: "Hola" } },
  );
  const { notifications } = await olga.client.data<{ notifications: { items: { id: string }[] } }>(
    "{ notifications { items { id } } }",
  );
  notificationId = notifications.items[0]?.id ?? "";
  tokens = target.backend
    ? (await target.backend.db.select({ token: users.token, hash: users.passwordHash }).from(users)).flatMap(
        ({ token, hash }) => [token, hash],
      )
    : [];
}, 180_000);
afterAll(() => target?.stop());

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

/** A root field with everything below it. */
function document(operation: Operation, field: string, call: string): string {
  const type = typeOfRoot(schema, operation, field);
  // Notifications lead to exchanges, and those to publications: fewer rounds keep within the depth that the gateway allows.
  const { spread, fragments } = everythingOf(schema, type, /^Notification|^Mark/.test(type) ? 2 : 3);
  const isLeaf = spread === "__typename";
  return `${operation.toLowerCase()} { ${call} ${isLeaf ? "" : `{ ${spread} }`} } ${fragments}`;
}

/** The whole answer as it came, headers included. */
async function ask(client: GraphqlClient, query: string): Promise<string> {
  const response = await fetch(`${client.url}/graphql`, {
    method: "POST",
    headers: {
      accept: "application/graphql-response+json, application/json",
      "content-type": "application/json",
      origin: new URL(client.url).origin,
      ...(client.cookie && { cookie: client.cookie }),
    },
    body: JSON.stringify({ query }),
  });
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  return `${JSON.stringify(headers)}\n${await response.text()}`;
}

/** How each query is called. A new one without a line here fails the test below. */
const queries: Record<string, () => string[]> = {
  categories: () => ["categories"],
  excludedWords: () => ["excludedWords"],
  countries: () => ["countries"],
  currency: () => ['currency(country: "VE")'],
  chats: () => ["chats(tab: PROPOSALS)", "chats(tab: IN_PROGRESS)"],
  chat: () => [`chat(id: ${open.chatId})`],
  notifications: () => ["notifications"],
  publication: () => [olga, pedro, sara].map(({ publicationId }) => `publication(id: ${publicationId})`),
  questions: () => [olga, pedro, sara].map(({ publicationId }) => `questions(publicationId: ${publicationId})`),
  publicationEdit: () =>
    [olga, pedro, sara].map(({ publicationId }) => `publicationEdit(publicationId: ${publicationId})`),
  search: () => ['search(input: { mode: WANT, terms: ["reloj"] })', "search(input: { mode: VALUE, minUsd: 1 })"],
  viewer: () => ["viewer"],
  transaction: () => [`transaction(id: ${open.id})`],
  transactions: () => ["RECEIVED", "IN_PROGRESS", "HISTORY"].map((tab) => `transactions(tab: ${tab})`),
  ownPublications: () => ["ownPublications", "ownPublications(kind: INACTIVE)"],
  savedPublications: () => ["savedPublications"],
  user: () => [olga, pedro, sara].map(({ id }) => `user(id: ${id})`),
  userPublications: () => [olga, pedro, sara].map(({ id }) => `userPublications(userId: ${id})`),
  wall: () => ["wall"],
  promotionPlans: () => ["promotionPlans"],
  proforma: () => ["proforma(id: 1)", "proforma(id: 2)"],
  campaigns: () => ["campaigns"],
  promotables: () => ["promotables"],
};

/** How each change is called; those that need a file or a form of their own are tried further below. */
const changes: Record<string, () => string[]> = {
  savePublication: () => [`savePublication(input: { publicationId: ${olga.publicationId} })`],
  unsavePublication: () => [`unsavePublication(input: { publicationId: ${olga.publicationId} })`],
  askQuestion: () => [
    `askQuestion(input: { requestId: "q-${randomInt(1_000_000_000)}", publicationId: ${olga.publicationId}, text: "¿Sigue?" })`,
  ],
  answerQuestion: () => [
    `answerQuestion(input: { requestId: "a-${randomInt(1_000_000_000)}", publicationId: ${olga.publicationId}, questionId: 1, text: "Sí" })`,
  ],
  reportPublication: () => [`reportPublication(input: { publicationId: ${olga.publicationId}, reason: "Prueba" })`],
  sendMessage: () => [
    `sendMessage(input: { chatId: ${open.chatId}, randomId: "r-${randomInt(1_000_000_000)}", text: "Buenas" })`,
  ],
  markChatRead: () => [`markChatRead(input: { chatId: ${open.chatId} })`],
  markNotificationRead: () => [`markNotificationRead(input: { id: ${notificationId} })`],
  markNotificationToasted: () => [`markNotificationToasted(input: { id: ${notificationId} })`],
  deactivatePublication: () => [`deactivatePublication(input: { publicationId: ${sara.publicationId} })`],
  activatePublication: () => [`activatePublication(input: { publicationId: ${sara.publicationId} })`],
  createProposal: () => [
    `createProposal(input: { publicationId: ${olga.publicationId}, offeredPublicationIds: [], writtenOffer: "una cosa" })`,
  ],
  updateProposal: () => [
    `updateProposal(input: { transactionId: ${open.id}, offeredPublicationIds: [${pedro.publicationId}], writtenOffer: "más" })`,
  ],
  changeTransactionStatus: () => [
    `changeTransactionStatus(input: { transactionId: ${open.id}, to: COMPLETE, rating: 5 })`,
  ],
  createProforma: () => [
    `createProforma(input: { requestId: "p-${randomInt(1_000_000_000)}", planId: 1, publicationId: ${olga.publicationId} })`,
  ],
  payWithCredit: () => [
    `payWithCredit(input: { requestId: "c-${randomInt(1_000_000_000)}", planId: 1, publicationId: ${olga.publicationId} })`,
  ],
  confirmEmail: () => ['confirmEmail(input: { token: "no-es-de-nadie" })'],
  requestPasswordReset: () => ['requestPasswordReset(input: { email: "nadie@example.com" })'],
  resendConfirmation: () => ['resendConfirmation(input: { email: "nadie@example.com" })'],
  resetPassword: () => ['resetPassword(input: { token: "no-es-de-nadie", password: "Otra#2026" })'],
  changePassword: () => ['changePassword(input: { currentPassword: "no es esta", newPassword: "Otra#2026" })'],
  setEmailNotifications: () => ["setEmailNotifications(input: { enabled: true })"],
  signInWithGoogle: () => ['signInWithGoogle(input: { token: "a.b.c" })'],
  signInWithFacebook: () => ['signInWithFacebook(input: { token: "abc" })'],
  sendContactMessage: () => [
    `sendContactMessage(input: { requestId: "r-${randomInt(1_000_000_000)}", name: "Nadie", email: "nadie", subject: "Hola", message: "Buenas" })`,
  ],
  reactivateAccount: () => ['reactivateAccount(input: { token: "no-es-de-nadie" })'],
  deactivateAccount: () => ['deactivateAccount(input: { email: "nadie@example.com" })'],
  updatePersonalData: () => [
    'updatePersonalData(input: { firstName: "A", lastName: "B", phone: "+58", country: "VE", state: "Zulia", dateOfBirth: "1990-01-01", gender: MALE })',
  ],
  deleteProfilePhoto: () => ["deleteProfilePhoto"],
  updateProfilePhoto: () => [],
  completeRegistration: () => [],
  signOut: () => [],
  signIn: () => [],
  register: () => [],
  createPublication: () => [],
  updatePublication: () => [updateCall(olga), updateCall(sara)],
};

/** An edit that changes nothing, were it allowed. */
function updateCall({ publicationId, address, reference, coordinates }: Somebody): string {
  const place = `address: "${address}", reference: "${reference}", municipality: "Chacao", state: "Miranda", coordinates: { latitude: ${coordinates.latitude}, longitude: ${coordinates.longitude} }`;
  const words =
    'title: "Reloj", priceUsd: 40, condition: NEW, description: "Anda", interests: [], acceptsOtherOffers: true';
  const images = '[{ url: "/uploads/no-es-de-nadie/750.webp" }]';
  return `updatePublication(input: { requestId: "e-${randomInt(1_000_000_000)}", publicationId: ${publicationId}, images: ${images}, ${words}, ${place} })`;
}

const readers: [string, () => Person | null][] = [
  ["a guest", () => null],
  ["a stranger", () => sara],
  ["the counterpart", () => pedro],
  ["the owner", () => olga],
];

describe.each(readers)("what %s can read", (_name, who) => {
  test.each(rootFields(schema, "Query"))("with the query %s", async (field) => {
    const reader = who();
    for (const call of queries[field]?.() ?? []) {
      const answer = await ask(reader?.client ?? guest, document("Query", field, call));
      expect({
        call,
        found: found(answer, reader),
        refused: /"code":"(BAD_USER_INPUT|INTERNAL)"/.test(answer),
      }).toEqual({ call, found: [], refused: false });
    }
    expect(queries[field]?.().length).toBeGreaterThan(0);
  });

  test.each(rootFields(schema, "Mutation"))("with the mutation %s", async (field) => {
    const reader = who();
    for (const call of changes[field]?.() ?? []) {
      const answer = await ask(reader?.client ?? guest, document("Mutation", field, call));
      expect({
        call,
        found: found(answer, reader),
        isRefusedAsDocument: /"code":"INTERNAL"|GRAPHQL|at most/.test(answer),
      }).toEqual({ call, found: [], isRefusedAsDocument: false });
    }
    expect(Object.keys(changes)).toContain(field);
  });
});

test("the owner sees her own: the search for secrets would find them", async () => {
  const answer = await ask(
    olga.client,
    `{ viewer { email } publication(id: ${olga.publicationId}) { place { address reference coordinates { latitude longitude } } } }`,
  );
  expect(
    secretsOf(olga)
      .filter(([, secret]) => answer.includes(secret))
      .map(([name]) => name),
  ).toEqual(["e-mail", "address", "reference", "latitude", "longitude"]);
  expect(found(answer, sara)).toEqual(["e-mail", "address", "reference", "latitude", "longitude"]);
});

test.each(rootFields(schema, "Subscription"))(
  "what the counterpart is told with the subscription %s",
  async (field) => {
    const calls: Record<string, string> = {
      chatChanged: "chatChanged",
      commentAdded: `commentAdded(publicationId: ${olga.publicationId}, after: 0)`,
      messageAdded: `messageAdded(chatId: ${open.chatId}, after: 0)`,
      notificationReceived: "notificationReceived(after: 0)",
      transactionChanged: "transactionChanged",
    };
    const call = calls[field];
    expect(call).toBeDefined();
    const type = typeOfRoot(schema, "Subscription", field);
    const { spread, fragments } = everythingOf(schema, type, 2);
    const stream = await subscribe(pedro.client, `subscription { ${call} { ${spread} } } ${fragments}`);
    // Nobody says when a stream stands: things happen until one of them is told.
    const isTold = () =>
      stream
        .next(() => true, 1_000)
        .then(
          () => true,
          () => false,
        );
    for (let tries = 0; !(await isTold()); tries += 1) {
      expect([tries < 8, stream.errors]).toEqual([true, []]);
      await olga.client.data(
        "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { code } } }",
        { input: { chatId: open.chatId, randomId: `s-${field}-${tries}`, text: "Sigue" } },
      );
      await sara.client.data(
        "mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { errors { code } } }",
        { input: { requestId: `q-${field}-${tries}`, publicationId: olga.publicationId, text: "¿Sigue?" } },
      );
      await pedro.client.data(
        "mutation ($input: UpdateProposalInput!) { updateProposal(input: $input) { errors { code } } }",
        {
          input: { transactionId: open.id, offeredPublicationIds: [pedro.publicationId], writtenOffer: `vez ${tries}` },
        },
      );
    }
    await stream.stop();
    expect([found(JSON.stringify(stream.events), pedro), stream.errors]).toEqual([[], []]);
  },
);

test("what is answered to forms", async () => {
  const { spread, fragments } = everythingOf(schema, "CreatePublicationPayload", 3);
  const form = publicationForm({
    title: "Lámpara",
    categoryId: await leafCategory(sara.client, "PRODUCT"),
    address: sara.address,
    reference: sara.reference,
    coordinates: sara.coordinates,
  });
  const created = await sara.client.run(
    `mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { ${spread} } } ${fragments}`,
    { input: form },
    { "input.images.0": await picture() },
  );
  expect([created.errors, found(JSON.stringify(created), sara)]).toEqual([[], []]);

  // Somebody else's address and phone are taken: that may be said, but not whose they are.
  const taken = {
    ...newcomer("Curiosa"),
    email: olga.email,
    phone: pedro.phone,
    captcha: await captchaProof(target.url),
  };
  const registered = await guest.run(
    "mutation ($input: RegisterInput!) { register(input: $input) { email errors { field code message } } }",
    { input: taken },
  );
  expect(found(JSON.stringify(registered), null)).toEqual([]);

  const wrong = await guest.run(
    "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { field code message } } }",
    {
      input: { email: olga.email, password: "Equivocada#1", captcha: await captchaProof(target.url) },
    },
  );
  const unknown = await guest.run(
    "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { field code message } } }",
    {
      input: {
        email: `nadie.${randomInt(1_000_000)}@example.com`,
        password: "Equivocada#1",
        captcha: await captchaProof(target.url),
      },
    },
  );
  expect(found(JSON.stringify(wrong), null)).toEqual([]);
  // Whether an address has an account is nobody's business.
  expect(wrong).toEqual(unknown);
});

test("distances do not give the exact place away", async () => {
  interface Answer {
    publication: {
      distanceKm: number;
      place: { coordinates: { latitude: number; longitude: number }; isApproximate: boolean };
    };
  }
  const query =
    "query ($id: ID!, $from: CoordinatesInput) { publication(id: $id) { distanceKm(from: $from) place { coordinates { latitude longitude } isApproximate } } }";
  const { publication } = await sara.client.data<Answer>(query, { id: olga.publicationId, from: olga.coordinates });
  expect(publication.place.isApproximate).toBe(true);
  const { coordinates } = publication.place;
  expect(Math.abs(coordinates.latitude - olga.coordinates.latitude)).toBeLessThan(0.005);
  const fromShown = await sara.client.data<Answer>(query, { id: olga.publicationId, from: coordinates });
  expect(fromShown.publication.distanceKm).toBe(0);
  const hers = await olga.client.data<Answer>(query, { id: olga.publicationId, from: olga.coordinates });
  expect(hers.publication.distanceKm).toBe(publication.distanceKm);
});

test("private things stand in the schema only where they are one’s own", () => {
  const names = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith("__")
      ? Object.values(type.getFields())
          .filter(
            (field) =>
              (/mail|phone|token|password|address|birth|gender|balance|reference|secret/i.test(field.name) &&
                !isObjectType(getNamedType(field.type))) ||
              /balance/.test(field.name),
          )
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  // An offer is made to whoever has just given the right password of a deactivated account.
  const ofReturning = ["ReactivationOffer.token", "Viewer.hasPassword"];
  // Completing a registration is answered to the holder of its one-time token only.
  const ofNewcomers = [
    "CompleteRegistrationPayload.email",
    "IncompleteRegistration.email",
    "IncompleteRegistration.token",
    "RegisterPayload.email",
  ];
  const ofOneself = [
    "PersonalData.dateOfBirth",
    "PersonalData.gender",
    "PersonalData.phone",
    "Place.address",
    "Place.reference",
    "Viewer.balance",
    "Viewer.email",
    "Viewer.emailNotifications",
  ];
  expect(names.sort()).toEqual([...ofNewcomers, ...ofOneself, ...ofReturning].sort());
});
