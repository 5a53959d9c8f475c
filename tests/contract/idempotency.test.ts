import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TransactionFixture } from "../support/transactionFixture";
import { captchaProof, leafCategory, registrationInput, picture, publicationInput, publish } from "../support/people";
import type { Person } from "../support/people";
import { GraphqlClient } from "../support/graphqlClient";
import { startTarget } from "./target";
import type { RunningTarget } from "./target";

let target: RunningTarget;
let fixture: TransactionFixture;

beforeAll(async () => {
  target = await startTarget();
  fixture = await TransactionFixture.create(target);
});
afterAll(() => target?.stop());

const times = (count: number) => Array.from({ length: count }, (_value, index) => index);
const unique = (values: unknown[]) => new Set(values).size;

describe("a proposal", () => {
  test("is created once, however often it is sent", async () => {
    const publicationId = await fixture.availablePublication();
    const first = await fixture.propose(publicationId, "una vez");
    const again = [
      await fixture.propose(publicationId, "una vez"),
      ...(await Promise.all(times(10).map(() => fixture.propose(publicationId, "una vez")))),
    ];
    const ids = [first, ...again].map((answer) => answer.data?.createProposal.transaction?.id);
    expect(ids).not.toContain(undefined);
    expect(unique(ids)).toBe(1);
  });

  test("is created once by many simultaneous clicks", async () => {
    const publicationId = await fixture.availablePublication();
    const ids = (await Promise.all(times(12).map(() => fixture.propose(publicationId, "a la vez")))).map(
      (answer) => answer.data?.createProposal.transaction?.id,
    );
    expect(ids).not.toContain(undefined);
    expect(unique(ids)).toBe(1);
  });

  test("with other content conflicts with the live one", async () => {
    const publicationId = await fixture.availablePublication();
    await fixture.propose(publicationId, "primera");
    const second = await fixture.propose(publicationId, "segunda");
    expect(second.data?.createProposal).toMatchObject({ transaction: null, errors: [{ code: "CONFLICT" }] });
  });

  test("can be changed only by its proposer and only while it is active", async () => {
    const transaction = await fixture.startTransaction();
    const UPDATE = `mutation ($input: UpdateProposalInput!) { updateProposal(input: $input) { transaction { id writtenOffer status } errors { code field } } }`;
    const input = { transactionId: transaction.id, offeredPublicationIds: [], writtenOffer: "mejor así" };
    expect(await fixture.proposer.client.data(UPDATE, { input })).toMatchObject({
      updateProposal: { transaction: { writtenOffer: "mejor así", status: "ACTIVE" }, errors: [] },
    });
    expect(await fixture.owner.client.data(UPDATE, { input })).toMatchObject({
      updateProposal: { transaction: null, errors: [{ code: "FORBIDDEN" }] },
    });
    expect(await fixture.stranger.client.data(UPDATE, { input })).toMatchObject({
      updateProposal: { transaction: null, errors: [{ code: "NOT_FOUND" }] },
    });
    await fixture.changeStatus("owner", transaction.id, "ACCEPTED");
    expect(await fixture.proposer.client.data(UPDATE, { input })).toMatchObject({
      updateProposal: { transaction: null, errors: [{ code: "CONFLICT" }] },
    });
  });
});

describe("a message", () => {
  const SEND =
    "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id text } errors { code field } } }";
  interface Sent {
    sendMessage: { message: { id: string; text: string } | null; errors: { code: string; field: string }[] };
  }

  test("is stored once per randomId, also from many simultaneous clicks", async () => {
    const { chatId } = await fixture.startTransaction();
    const send = () =>
      fixture.proposer.client.data<Sent>(SEND, {
        input: { chatId, randomId: "siempre-el-mismo", text: "una sola vez" },
      });
    const answers = [await send(), await send(), ...(await Promise.all(times(10).map(send)))];
    expect(unique(answers.map((answer) => answer.sendMessage.message?.id))).toBe(1);
    const { chat } = await fixture.owner.client.data<{ chat: { messages: { items: unknown[] } } }>(
      "query ($id: ID!) { chat(id: $id) { messages { items { id } } } }",
      { id: chatId },
    );
    expect(chat.messages.items).toHaveLength(1);
  });

  test.each([
    ["blank", { text: "   " }, "text"],
    ["nothing at all", {}, "text"],
    ["too long", { text: "x".repeat(1_001) }, "text"],
    ["a place outside the globe", { location: { latitude: 91, longitude: 0 } }, "location.latitude"],
  ])("is refused at its field: %s", async (_name, content, field) => {
    const { chatId } = await fixture.startTransaction();
    const answer = await fixture.proposer.client.data<Sent>(SEND, {
      input: { chatId, randomId: `mal-${field}`, ...content },
    });
    expect(answer.sendMessage).toMatchObject({ message: null, errors: [{ code: "BAD_USER_INPUT", field }] });
  });

  test("may consist of a place or a picture only", async () => {
    const { chatId } = await fixture.startTransaction();
    const query = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { text location { latitude } picture { url sources { width } } } errors { code field message } } }`;
    const place = await fixture.proposer.client.data(query, {
      input: { chatId, randomId: "lugar", location: { latitude: 10.5, longitude: -66.9 } },
    });
    expect(place).toMatchObject({ sendMessage: { message: { location: { latitude: 10.5 } }, errors: [] } });
    const shown = await fixture.proposer.client.data<{ sendMessage: { message: { picture: { url: string } } } }>(
      query,
      { input: { chatId, randomId: "foto", picture: null } },
      { "input.picture": await picture() },
    );
    expect(shown.sendMessage).toMatchObject({ errors: [] });
    const file = await fetch(new URL(shown.sendMessage.message.picture.url, target.url));
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("from a stranger reaches no chat", async () => {
    const { chatId } = await fixture.startTransaction();
    const answer = await fixture.stranger.client.data<Sent>(SEND, {
      input: { chatId, randomId: "ajeno", text: "hola" },
    });
    expect(answer.sendMessage).toMatchObject({ message: null, errors: [{ code: "NOT_FOUND" }] });
  });
});

test("a publication sent again with its requestId is created once", async () => {
  const form = publicationInput({
    title: "Mesa de prueba",
    categoryId: await leafCategory(fixture.owner.client, "PRODUCT"),
  });
  const CREATE =
    "mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { publication { id status } errors { code field message } } }";
  const send = async () =>
    (
      await fixture.owner.client.data<{ createPublication: { publication: { id: string } | null } }>(
        CREATE,
        { input: form },
        { "input.images.0": await picture() },
      )
    ).createPublication.publication?.id;
  const ids = [await send(), await send(), ...(await Promise.all([send(), send()]))];
  expect(ids).not.toContain(undefined);
  expect(unique(ids)).toBe(1);
});

test("an edit is open to its owner only, keeps kind and approved version, and counts once however often it is sent", async () => {
  interface Edit {
    revision: number;
    isInReview: boolean;
    title: string;
    images: { url: string }[];
  }
  interface Seen {
    title: string;
    price: { amount: number };
    canEdit: boolean;
    hasChangesInReview: boolean | null;
  }
  interface Edited {
    publication: Seen | null;
    edit: Edit | null;
    errors: unknown[];
  }
  const FIELDS = "title price { amount } canEdit hasChangesInReview";
  const EDIT = "refusal revision isInReview title images { url }";
  const READ = `query ($id: ID!) { publication(id: $id) { ${FIELDS} } publicationEdit(publicationId: $id) { ${EDIT} } }`;
  const UPDATE = `mutation ($input: UpdatePublicationInput!) { updatePublication(input: $input) { publication { ${FIELDS} } edit { ${EDIT} } errors { code field message } } }`;
  const { owner, stranger } = fixture;
  const categoryId = await leafCategory(owner.client, "PRODUCT");
  const publicationId = await publish(owner, { title: "Cuadro azul", categoryId });
  const read = ({ client }: Person) =>
    client.data<{ publication: Seen; publicationEdit: Edit | null }>(READ, { id: publicationId });
  const start = (await read(owner)).publicationEdit;
  const {
    type: _type,
    categoryId: _category,
    requestId: _request,
    ...form
  } = publicationInput({ title: "Cuadro rojo", categoryId });
  const update = async ({ client }: Person, more: Record<string, unknown> = {}, files = {}) => {
    const input = {
      ...form,
      publicationId,
      requestId: "edicion",
      revision: start?.revision,
      priceUsd: 55,
      images: [{ url: start?.images[0]?.url }],
      ...more,
    };
    return (await client.data<{ updatePublication: Edited }>(UPDATE, { input }, files)).updatePublication;
  };
  expect([await read(stranger), start?.isInReview, start?.images.length]).toMatchObject([
    { publication: { canEdit: false, hasChangesInReview: null }, publicationEdit: null },
    false,
    1,
  ]);

  const NOT_FOUND = {
    publication: null,
    edit: null,
    errors: [{ code: "NOT_FOUND", field: "publicationId", message: "Publicación no encontrada" }],
  };
  expect([await update(stranger), await update(owner, { publicationId: "2147483000" })]).toEqual([
    NOT_FOUND,
    NOT_FOUND,
  ]);
  expect(await update(owner, { type: "SERVICE", condition: null })).toMatchObject({
    publication: null,
    errors: [{ field: "type", message: "El tipo de publicación no se puede cambiar" }],
  });
  const otherId = await leafCategory(owner.client, "SERVICE");
  expect(await update(owner, { categoryId: otherId })).toMatchObject({
    publication: null,
    errors: [{ field: "categoryId", message: "La categoría no se puede cambiar" }],
  });
  expect(await update(owner, { images: [{}] })).toMatchObject({
    errors: [{ field: "images.0", message: "Cada imagen es un archivo nuevo o una que ya está" }],
  });
  expect(await update(owner, { images: [{ url: "/uploads/no-es-de-aqui/750.webp" }] })).toMatchObject({
    errors: [{ field: "images" }],
  });

  // A new picture first, then the existing one.
  const images = [{ file: null }, { url: start?.images[0]?.url }];
  const send = async () => update(owner, { images }, { "input.images.0.file": await picture() });
  const answers = [await send(), ...(await Promise.all([send(), send()]))];
  expect(answers.map(({ errors }) => errors)).toEqual([[], [], []]);
  expect(unique(answers.map(({ edit }) => edit?.revision))).toBe(1);
  expect(answers[0]?.publication).toMatchObject({ price: { amount: 5_500 }, canEdit: true });
  expect(answers[0]?.edit).toMatchObject({ title: "Cuadro rojo", images: [{}, start?.images[0]] });
  expect(await update(owner, { requestId: "otra" })).toMatchObject({
    publication: null,
    errors: [{ code: "CONFLICT", field: "revision" }],
  });
  await expect
    .poll(async () => (await read(stranger)).publication)
    .toMatchObject({ title: "Cuadro rojo", price: { amount: 5_500 } });
  expect((await read(owner)).publicationEdit).toMatchObject({
    isInReview: false,
    title: "Cuadro rojo",
    refusal: null,
  });
});

test("saving and removing a publication can be repeated", async () => {
  const publicationId = await fixture.availablePublication();
  const SAVE =
    "mutation ($id: ID!) { savePublication(input: { publicationId: $id }) { publication { id isSaved } errors { code } } }";
  const UNSAVE =
    "mutation ($id: ID!) { unsavePublication(input: { publicationId: $id }) { publication { id isSaved } errors { code } } }";
  const saved = { savePublication: { publication: { id: publicationId, isSaved: true }, errors: [] } };
  expect([
    await fixture.proposer.client.data(SAVE, { id: publicationId }),
    await fixture.proposer.client.data(SAVE, { id: publicationId }),
  ]).toEqual([saved, saved]);
  const { publication } = await fixture.stranger.client.data<{ publication: { isSaved: boolean } }>(
    "query ($id: ID!) { publication(id: $id) { isSaved } }",
    { id: publicationId },
  );
  expect(publication.isSaved).toBe(false);
  const gone = { unsavePublication: { publication: { id: publicationId, isSaved: false }, errors: [] } };
  expect([
    await fixture.proposer.client.data(UNSAVE, { id: publicationId }),
    await fixture.proposer.client.data(UNSAVE, { id: publicationId }),
  ]).toEqual([gone, gone]);
  expect(await fixture.proposer.client.data(SAVE, { id: "2147483000" })).toMatchObject({
    savePublication: { publication: null, errors: [{ code: "NOT_FOUND" }] },
  });
  fixture.release(publicationId);
});

test("a registration sent twice creates one account; another one with the same e-mail is refused at its field", async () => {
  const guest = new GraphqlClient(target.url);
  const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { email errors { code field } } }";
  const form = registrationInput("Rosa");
  const send = async () => guest.data(REGISTER, { input: { ...form, captcha: await captchaProof(target.url) } });
  const done = { register: { email: form.email, errors: [] } };
  expect([await send(), await send()]).toEqual([done, done]);
  const other = { ...registrationInput("Rita"), email: form.email, captcha: await captchaProof(target.url) };
  expect(await guest.data(REGISTER, { input: other })).toMatchObject({
    register: { email: null, errors: [{ code: "BAD_USER_INPUT", field: "email" }] },
  });
});

test("a rating counts once, however often the confirmation is sent", async () => {
  const started = await fixture.startTransaction("ACCEPTED");
  for (const stars of [5, 5, 1]) await fixture.changeStatus("owner", started.id, "CONFIRMED_OWNER", stars);
  const { transaction } = await fixture.owner.client.data(
    "query ($id: ID!) { transaction(id: $id) { status viewerRating } }",
    { id: started.id },
  );
  expect(transaction).toEqual({ status: "CONFIRMED_OWNER", viewerRating: 5 });
});
