import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { GraphqlClient } from "../support/graphqlClient";
import { captchaProof, leafCategory, picture, publicationInput, registrationInput } from "../support/people";
import type { Person } from "../support/people";
import { readSchema, rootFieldType, rootFields, selectEverything } from "../support/schemaSelection";
import { subscribe } from "../support/subscribe";
import { mutationCalls, queryCalls } from "./privacy/calls";
import { foundSecrets, secretsOf, usePrivateUsers } from "./privacy/users";

/**
 * Three users with private data, two of them in transactions with each other. Each requests every field of the schema,
 * and no answer may contain the private data of another.
 */

const schema = readSchema();
type Operation = "Query" | "Mutation" | "Subscription";
const users = usePrivateUsers();

/** What is too much for one document, in several: each leaves out what another one has. */
const inParts: Record<string, string[][]> = {
  Viewer: [
    ["Viewer.matches", "Viewer.rings", "Viewer.ringSettings", "Viewer.chatPrivacy", "Viewer.credit", "Viewer.alerts"],
    [
      "Viewer.activePublications",
      "Viewer.rings",
      "Viewer.ringSettings",
      "Viewer.chatPrivacy",
      "Viewer.credit",
      "Viewer.alerts",
    ],
    ["Viewer.activePublications", "Viewer.matches"],
  ],
};

/** Documents with a root field and everything below it. */
function documents(operation: Operation, field: string, call: string): string[] {
  const type = rootFieldType(schema, operation, field);
  return (inParts[type] ?? [[]]).map((leaveOut) => documentOf(operation, type, call, leaveOut));
}

function documentOf(operation: Operation, type: string, call: string, leaveOut: string[]): string {
  // Notifications lead to transactions, and those to publications: fewer revisits stay within the allowed depth.
  const { spread, fragments } = selectEverything(schema, type, /^Notification|^Mark/.test(type) ? 2 : 3, { leaveOut });
  const isLeaf = spread === "__typename";
  return `${operation.toLowerCase()} { ${call} ${isLeaf ? "" : `{ ${spread} }`} } ${fragments}`;
}

/** The complete answer, headers included. */
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

const readers: [string, () => Person | null][] = [
  ["a guest", () => null],
  ["a stranger", () => users.sara],
  ["the counterpart", () => users.pedro],
  ["the owner", () => users.olga],
];

describe.each(readers)("to %s", (_name, who) => {
  test.each(rootFields(schema, "Query"))("the query %s reveals no private data", async (field) => {
    const reader = who();
    for (const call of queryCalls[field]?.(users) ?? []) {
      for (const document of documents("Query", field, call)) {
        const answer = await ask(reader?.client ?? users.guest, document);
        expect({
          call,
          found: foundSecrets(users, answer, reader),
          refused: /"code":"(BAD_USER_INPUT|INTERNAL)"/.test(answer),
        }).toEqual({ call, found: [], refused: false });
      }
    }
    expect(queryCalls[field]?.(users).length).toBeGreaterThan(0);
  });

  test.each(rootFields(schema, "Mutation"))("the mutation %s reveals no private data", async (field) => {
    const reader = who();
    for (const call of mutationCalls[field]?.(users) ?? []) {
      const [document = ""] = documents("Mutation", field, call);
      const answer = await ask(reader?.client ?? users.guest, document);
      expect({
        call,
        found: foundSecrets(users, answer, reader),
        isRefusedAsDocument: /"code":"INTERNAL"|GRAPHQL|at most/.test(answer),
      }).toEqual({ call, found: [], isRefusedAsDocument: false });
    }
    expect(Object.keys(mutationCalls)).toContain(field);
  });
});

test("the owner sees her own private data, so the search would find it", async () => {
  const answer = await ask(
    users.olga.client,
    `{ viewer { email } publication(id: ${users.olga.publicationId}) { place { address reference coordinates { latitude longitude } } } }`,
  );
  expect(
    secretsOf(users.olga)
      .filter(([, secret]) => answer.includes(secret))
      .map(([name]) => name),
  ).toEqual(["e-mail", "address", "reference", "latitude", "longitude"]);
  expect(foundSecrets(users, answer, users.sara)).toEqual(["e-mail", "address", "reference", "latitude", "longitude"]);
});

/** Not the chats of rings: only the matching of a backend brings people into one (tests/integration/gateway/rings). */
test.each(rootFields(schema, "Subscription").filter((field) => field !== "ringChatChanged"))(
  "the subscription %s sends the counterpart no private data",
  async (field) => {
    const calls: Record<string, string> = {
      chatChanged: "chatChanged",
      chatMarksChanged: `chatMarksChanged(chatId: ${users.open.chatId})`,
      commentAdded: `commentAdded(publicationId: ${users.olga.publicationId}, after: 0)`,
      messageAdded: `messageAdded(chatId: ${users.open.chatId}, after: 0)`,
      notificationReceived: "notificationReceived(after: 0)",
      transactionChanged: "transactionChanged",
      typingChanged: `typingChanged(chatId: ${users.open.chatId})`,
    };
    const call = calls[field];
    expect(call).toBeDefined();
    const type = rootFieldType(schema, "Subscription", field);
    const { spread, fragments } = selectEverything(schema, type, 2);
    const stream = await subscribe(users.pedro.client, `subscription { ${call} { ${spread} } } ${fragments}`);
    // Nothing reports when a subscription is active, so events are caused until one arrives.
    const hasEvent = () =>
      stream
        .next(() => true, 1_000)
        .then(
          () => true,
          () => false,
        );
    for (let tries = 0; !(await hasEvent()); tries += 1) {
      expect([tries < 40, stream.errors]).toEqual([true, []]);
      await users.olga.client.data(
        "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { code } } }",
        { input: { chatId: users.open.chatId, randomId: `s-${field}-${tries}`, text: "Sigue" } },
      );
      await users.olga.client.data(
        "mutation ($input: AnnounceTypingInput!) { announceTyping(input: $input) { errors { code } } }",
        { input: { chatId: users.open.chatId } },
      );
      await users.pedro.client.data(
        "mutation ($input: MarkChatReadInput!) { markChatRead(input: $input) { errors { code } } }",
        { input: { chatId: users.open.chatId } },
      );
      await users.sara.client.data(
        "mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { errors { code } } }",
        { input: { requestId: `q-${field}-${tries}`, publicationId: users.olga.publicationId, text: "¿Sigue?" } },
      );
      await users.pedro.client.data(
        "mutation ($input: UpdateProposalInput!) { updateProposal(input: $input) { errors { code } } }",
        {
          input: {
            transactionId: users.open.id,
            offeredPublicationIds: [users.pedro.publicationId],
            writtenOffer: `vez ${tries}`,
          },
        },
      );
    }
    await stream.stop();
    expect([foundSecrets(users, JSON.stringify(stream.events), users.pedro), stream.errors]).toEqual([[], []]);
  },
);

test("answers to forms contain no private data", async () => {
  const { spread, fragments } = selectEverything(schema, "CreatePublicationPayload", 3);
  const form = publicationInput({
    title: "Lámpara",
    categoryId: await leafCategory(users.sara.client, "PRODUCT"),
    address: users.sara.address,
    reference: users.sara.reference,
    coordinates: users.sara.coordinates,
  });
  const created = await users.sara.client.run(
    `mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { ${spread} } } ${fragments}`,
    { input: form },
    { "input.images.0": await picture() },
  );
  expect([created.errors, foundSecrets(users, JSON.stringify(created), users.sara)]).toEqual([[], []]);

  // That an address and a phone are taken may be said, but not whose they are.
  const taken = {
    ...registrationInput("Curiosa"),
    email: users.olga.email,
    phone: users.pedro.phone,
    captcha: await captchaProof(users.target.url),
  };
  const registered = await users.guest.run(
    "mutation ($input: RegisterInput!) { register(input: $input) { email errors { field code message } } }",
    { input: taken },
  );
  expect(foundSecrets(users, JSON.stringify(registered), null)).toEqual([]);

  const wrong = await users.guest.run(
    "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { field code message } } }",
    {
      input: { email: users.olga.email, password: "Equivocada#1", captcha: await captchaProof(users.target.url) },
    },
  );
  const unknown = await users.guest.run(
    "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { field code message } } }",
    {
      input: {
        email: `nadie.${randomInt(1_000_000)}@example.com`,
        password: "Equivocada#1",
        captcha: await captchaProof(users.target.url),
      },
    },
  );
  expect(foundSecrets(users, JSON.stringify(wrong), null)).toEqual([]);
  // Whether an address has an account stays private.
  expect(wrong).toEqual(unknown);
});

test("distances do not reveal the exact place", async () => {
  interface Answer {
    publication: {
      distanceKm: number;
      place: { coordinates: { latitude: number; longitude: number }; isApproximate: boolean };
    };
  }
  const query =
    "query ($id: ID!, $from: CoordinatesInput) { publication(id: $id) { distanceKm(from: $from) place { coordinates { latitude longitude } isApproximate } } }";
  const { publication } = await users.sara.client.data<Answer>(query, {
    id: users.olga.publicationId,
    from: users.olga.coordinates,
  });
  expect(publication.place.isApproximate).toBe(true);
  const { coordinates } = publication.place;
  expect(Math.abs(coordinates.latitude - users.olga.coordinates.latitude)).toBeLessThan(0.005);
  const fromShown = await users.sara.client.data<Answer>(query, { id: users.olga.publicationId, from: coordinates });
  expect(fromShown.publication.distanceKm).toBe(0);
  const hers = await users.olga.client.data<Answer>(query, {
    id: users.olga.publicationId,
    from: users.olga.coordinates,
  });
  expect(hers.publication.distanceKm).toBe(publication.distanceKm);
});
