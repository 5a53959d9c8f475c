import { getNamedType, isInputObjectType } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { aPublication, aTransaction, aUser } from "../../support/builders";
import type { BuiltTransaction, User } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import type { GraphqlClient } from "../../support/graphqlClient";
import { leafCategory, picture, publicationInput } from "../../support/people";
import { readSchema } from "../../support/schemaSelection";

/** What the client calls something that it makes, so that a repeat makes nothing more. */

const fixture = useCountedGateway();
let client: GraphqlClient;
let luis: User;
let deal: BuiltTransaction;

beforeAll(async () => {
  const { db } = fixture.backend;
  luis = await aUser(db);
  deal = await aTransaction(db, { interested: luis });
  client = await fixture.signedIn(luis);
});

it("is called requestId by every mutation that takes one, and takes nothing else in its place", () => {
  const names = Object.values(readSchema().getMutationType()?.getFields() ?? {}).flatMap((mutation) =>
    mutation.args.flatMap(({ type }) => {
      const input = getNamedType(type);
      const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
      return fields
        .filter(
          ({ name, deprecationReason }) =>
            /random|idempot|client.*id|request.*id|key$/i.test(name) && !deprecationReason,
        )
        .map(({ name }) => `${mutation.name} ${name}`);
    }),
  );
  expect(names.sort()).toEqual(
    [
      "answerQuestion",
      "askQuestion",
      "bookSecureExchange",
      "createProforma",
      "createProposal",
      "createPublication",
      "decideModeration",
      "findRing",
      "payWithCredit",
      "proposeMeeting",
      "proposeRingMeeting",
      "requestAmendment",
      "saveBanner",
      "saveVenue",
      "sendContactMessage",
      "sendMessage",
      "updatePublication",
    ].map((name) => `${name} requestId`),
  );
});

interface Sent {
  message: { id: string; requestId: string; randomId: string; text: string } | null;
  errors: { code: string; field: string | null }[];
}
const send = async (input: Record<string, unknown>) =>
  (
    await client.data<{ sendMessage: Sent }>(
      "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id requestId randomId text } errors { code field } } }",
      { input: { chatId: deal.chatId, ...input } },
    )
  ).sendMessage;

describe("a message", () => {
  it("is stored once for its requestId, by whichever of its two names", async () => {
    const stored = await send({ requestId: "uno", text: "hola" });
    expect(stored).toMatchObject({ message: { requestId: "uno", randomId: "uno", text: "hola" }, errors: [] });
    expect(await send({ requestId: "uno", text: "hola" })).toEqual(stored);
    expect(await send({ randomId: "uno", text: "hola" })).toEqual(stored);
    expect(await send({ requestId: "uno", randomId: "dos", text: "hola" })).toEqual(stored);
  });

  it("is refused at requestId where that stands for another one", async () => {
    await send({ requestId: "tres", text: "hola" });
    expect(await send({ requestId: "tres", text: "adiós" })).toEqual({
      message: null,
      errors: [{ code: "CONFLICT", field: "requestId" }],
    });
  });

  it.each([
    ["without one", {}],
    ["with an empty one", { requestId: "" }],
    ["with a long one", { requestId: "x".repeat(65) }],
  ])("is refused at requestId %s", async (_name, input) => {
    expect(await send({ ...input, text: "hola" })).toEqual({
      message: null,
      errors: [{ code: "BAD_USER_INPUT", field: "requestId" }],
    });
  });
});

interface Asked {
  question: { id: string } | null;
  errors: { code: string; field: string | null }[];
}
const ask = async (requestId: string, text: string) =>
  (
    await client.data<{ askQuestion: Asked }>(
      "mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { question { id } errors { code field } } }",
      { input: { requestId, publicationId: deal.publication.id, text } },
    )
  ).askQuestion;

it("is refused by a question, too, where it stands for another one", async () => {
  const first = await ask("q", "¿Sigue disponible?");
  expect(first).toMatchObject({ question: { id: expect.stringMatching(/\d/) as unknown }, errors: [] });
  expect(await ask("q", "¿Sigue disponible?")).toEqual(first);
  expect(await ask("q", "¿De qué color es?")).toEqual({
    question: null,
    errors: [{ code: "CONFLICT", field: "requestId" }],
  });
});

it("may be made of any characters, and those that differ are different", async () => {
  const asked = new Map<string, string | undefined>();
  for (const requestId of ["ñ", "é", "日本", "emoji😀", "emoji", "a b", "a\nb", "ab"]) {
    const { question } = await ask(requestId, "¿Hace envíos?");
    asked.set(requestId, question?.id);
    expect(await ask(requestId, "¿Hace envíos?")).toMatchObject({ question });
  }
  expect([...asked.values()]).not.toContain(undefined);
  expect(new Set(asked.values()).size).toBe(asked.size);
});

describe("a proposal", () => {
  const propose = async (input: Record<string, unknown>) =>
    (
      await client.data<{ createProposal: { transaction: { id: string; status: string } | null; errors: unknown[] } }>(
        "mutation ($input: CreateProposalInput!) { createProposal(input: $input) { transaction { id status } errors { code field } } }",
        { input: { offeredPublicationIds: [], writtenOffer: "dos clases", ...input } },
      )
    ).createProposal;

  it("is one for its requestId, also once it has ended", async () => {
    const { id: publicationId } = await aPublication(fixture.backend.db);
    const sent = { publicationId, requestId: "propuesta" };
    const [first, ...again] = await Promise.all([propose(sent), propose(sent), propose(sent)]);
    expect(first).toMatchObject({ transaction: { status: "ACTIVE" }, errors: [] });
    expect(again).toEqual([first, first]);
    await client.data(
      "mutation ($id: ID!) { changeTransactionStatus(input: { transactionId: $id, to: REJECTED }) { errors { code } } }",
      { id: first?.transaction?.id },
    );
    expect(await propose(sent)).toEqual({
      transaction: { id: first?.transaction?.id, status: "REJECTED" },
      errors: [],
    });
    const next = await propose({ ...sent, requestId: "otra" });
    expect(next).toMatchObject({ transaction: { status: "ACTIVE" }, errors: [] });
    expect(next.transaction?.id).not.toBe(first?.transaction?.id);
  });

  it("is refused at requestId where that stands for another one", async () => {
    const { id: publicationId } = await aPublication(fixture.backend.db);
    await propose({ publicationId, requestId: "usada" });
    for (const other of [{ writtenOffer: "tres clases" }, { publicationId: deal.publication.id }])
      expect(await propose({ publicationId, requestId: "usada", ...other })).toEqual({
        transaction: null,
        errors: [{ code: "CONFLICT", field: "requestId" }],
      });
  });
});

it("is refused by a publication where it stands for another form", async () => {
  const form = publicationInput({ title: "Mesa redonda", categoryId: await leafCategory(client, "PRODUCT") });
  const publish = async (more: Record<string, unknown>) =>
    client.data<{ createPublication: { publication: { id: string } | null; errors: unknown[] } }>(
      "mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { publication { id } errors { code field } } }",
      { input: { ...form, ...more } },
      { "input.images.0": await picture() },
    );
  const first = await publish({});
  expect(first.createPublication).toMatchObject({ publication: { id: expect.any(String) as unknown }, errors: [] });
  expect(await publish({})).toEqual(first);
  expect(await publish({ interests: ["patineta"] })).toEqual({
    createPublication: { publication: null, errors: [{ code: "CONFLICT", field: "requestId" }] },
  });
});
