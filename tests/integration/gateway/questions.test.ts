import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { comments } from "../../../backend/db/schema/comments";
import { reports } from "../../../backend/db/schema/reports";
import { aPublication, aUser, password } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { startCountingProxy } from "../../support/countingProxy";
import type { CountingProxy } from "../../support/countingProxy";
import { GraphqlClient } from "../../support/graphqlClient";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";
import { ANSWER, ASK, LIST } from "../../support/questionOperations";
import type { AnswerResult, AskResult, Listed } from "../../support/questionOperations";

const REPORT =
  "mutation ($input: ReportPublicationInput!) { reportPublication(input: $input) { sent errors { field code message } } }";
const NEWS =
  "subscription ($id: ID!, $after: ID) { commentAdded(publicationId: $id, after: $after) { ... on Question { id text author { firstName } } ... on Answer { id questionId text } } }";
const NOTIFICATIONS =
  "{ viewer { unreadNotificationCount } notifications { items { type subject { ... on CommentSubject { commentId isAnswer publicationId publicationTitle text } } } } }";

let backend: TestBackend;
let proxy: CountingProxy;
let gateway: TestGateway;
let owner: User;
let asker: User;
let thing: Publication;
let [hers, his, guest]: GraphqlClient[] = [];
const undo: (() => unknown)[] = [];

async function signedIn(email: string, url = gateway.url): Promise<GraphqlClient> {
  const client = new GraphqlClient(url);
  await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
    input: { email, password },
  });
  return client;
}

beforeAll(async () => {
  backend = await startBackend();
  proxy = await startCountingProxy(backend.url);
  gateway = await startGateway(proxy.url);
  owner = await aUser(backend.db, { name: "Olga" });
  asker = await aUser(backend.db, { name: "Luis" });
  thing = await aPublication(backend.db, { ownerId: owner.id, title: "Silla" });
  hers = await signedIn(owner.email);
  his = await signedIn(asker.email);
  guest = new GraphqlClient(gateway.url);
});
afterEach(async () => {
  proxy.restore();
  for (const step of undo.splice(0).toReversed()) await step();
});
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await backend?.stop();
});

const client = (one: GraphqlClient | undefined) => one as GraphqlClient;
const listed = async (who: GraphqlClient | undefined, id = thing.id) =>
  (await client(who).data<Listed>(LIST, { id })).questions;
const ask = async (text: string, requestId = text, who = his) =>
  (await client(who).data<AskResult>(ASK, { input: { requestId, publicationId: thing.id, text } })).askQuestion;
const answer = async (questionId: string, text: string, who = hers) =>
  (
    await client(who).data<AnswerResult>(ANSWER, {
      input: { requestId: `${questionId} ${text}`, publicationId: thing.id, questionId, text },
    })
  ).answerQuestion;
const follow = async (who: GraphqlClient | undefined, variables: Record<string, unknown>) => {
  const stream = await subscribe<{ commentAdded: { id: string; text: string; questionId?: string } }>(
    client(who),
    NEWS,
    variables,
  );
  undo.push(() => stream.stop());
  return stream;
};

it("are asked once, answered once, and read with the call of the page", async () => {
  const sent = await Promise.all(Array.from({ length: 5 }, () => ask("¿Tiene caja?", "uno")));
  const id = sent[0]?.question?.id ?? "";
  expect(sent).toEqual(
    sent.map(() => ({
      question: { id, text: "¿Tiene caja?", answer: null, author: { id: String(asker.id) } },
      errors: [],
    })),
  );
  expect([(await listed(his))?.canAsk, (await listed(hers))?.canAsk, (await listed(guest))?.canAsk]).toEqual([
    true,
    false,
    false,
  ]);
  expect([(await listed(hers))?.items[0]?.canAnswer, (await listed(his))?.items[0]?.canAnswer]).toEqual([true, false]);
  expect(await answer(id, "Sí")).toMatchObject({ answer: { questionId: id, text: "Sí" }, errors: [] });
  expect(await answer(id, "No")).toMatchObject({
    answer: null,
    errors: [{ code: "CONFLICT", message: "Esta pregunta ya tiene respuesta" }],
  });
  const later = await ask("¿Y el cable?");
  proxy.calls.length = 0;
  expect((await listed(guest))?.items).toMatchObject([
    { id: later.question?.id, answer: null },
    {
      id,
      canAnswer: false,
      author: { id: String(asker.id), firstName: "Luis" },
      answer: { questionId: id, text: "Sí" },
    },
  ]);
  expect(proxy.calls).toEqual(["GET /publications/{id}"]);
  expect((await listed(hers))?.items.map(({ canAnswer }) => canAnswer)).toEqual([true, false]);

  // Both are notified, with what opens the question.
  const [toOwner, toAsker] = [
    await client(hers).data<{ viewer: { unreadNotificationCount: number } }>(NOTIFICATIONS),
    await client(his).data(NOTIFICATIONS),
  ];
  const subject = { publicationId: String(thing.id), publicationTitle: "Silla" };
  expect(toOwner).toMatchObject({
    viewer: { unreadNotificationCount: 2 },
    notifications: {
      items: [
        { type: "NEW_COMMENT", subject: { ...subject, isAnswer: false, text: "¿Y el cable?" } },
        { subject: { ...subject, commentId: id } },
      ],
    },
  });
  expect(toAsker).toMatchObject({
    viewer: { unreadNotificationCount: 1 },
    notifications: { items: [{ type: "NEW_COMMENT", subject: { ...subject, isAnswer: true, text: "Sí" } }] },
  });
});

it("are refused with field and reason, and hidden with their publication", async () => {
  const before = (await backend.db.select().from(comments)).length;
  proxy.calls.length = 0;
  expect(await ask("  ")).toMatchObject({
    question: null,
    errors: [{ field: "text", code: "BAD_USER_INPUT", message: "Escribe algo antes de enviar" }],
  });
  expect(await ask("x".repeat(301), "long")).toMatchObject({
    errors: [{ field: "text", message: "El texto no puede tener más de 300 caracteres" }],
  });
  expect(proxy.calls).toEqual([]);
  expect(await ask("Escríbeme: luis@example.com")).toMatchObject({
    errors: [{ field: "text", code: "BAD_USER_INPUT", message: expect.stringContaining("contacto") }],
  });
  expect(await ask("¿Mía?", "mía", hers)).toMatchObject({ question: null, errors: [{ code: "BAD_USER_INPUT" }] });
  const [open] = (await listed(his))?.items ?? [];
  expect((await answer(open?.id ?? "", "Yo", his)).errors).toHaveLength(1);
  for (const [query, input] of [
    [ASK, { requestId: "g", publicationId: thing.id, text: "Hola" }],
    [REPORT, { publicationId: thing.id, reason: "Mala" }],
  ] as const) {
    expect((await client(guest).run(query, { input })).errors).toMatchObject([
      { extensions: { code: "UNAUTHENTICATED" } },
    ]);
  }
  const hidden = await aPublication(backend.db, { ownerId: owner.id, status: "inactive" });
  expect([await listed(guest, hidden.id), await listed(his, hidden.id)]).toEqual([null, null]);
  expect(await listed(hers, hidden.id)).toMatchObject({ canAsk: false, items: [] });
  expect(await backend.db.select().from(comments)).toHaveLength(before);
});

it("arrive live, after missed ones and across a cable outage, but not to guests or for hidden publications", async () => {
  const known = (await listed(his))?.items[0]?.id ?? "0";
  const missed = await ask("¿Antes de mirar?");
  const stream = await follow(his, { id: thing.id, after: known });
  await stream.next((event) => event.commentAdded.id === missed.question?.id);
  const asked = await ask("¿Mientras miro?");
  expect(await stream.next((event) => event.commentAdded.id === asked.question?.id)).toEqual({
    commentAdded: { id: asked.question?.id, text: "¿Mientras miro?", author: { firstName: "Luis" } },
  });
  const answered = await answer(asked.question?.id ?? "", "Claro");
  expect(await stream.next((event) => event.commentAdded.id === answered.answer?.id)).toEqual({
    commentAdded: { id: answered.answer?.id, questionId: asked.question?.id, text: "Claro" },
  });

  proxy.cutCable();
  const inGap = await ask("¿Con el cable cortado?");
  proxy.restore();
  await stream.next((event) => event.commentAdded.id === inGap.question?.id);
  expect(stream.errors).toEqual([]);

  const hidden = await aPublication(backend.db, { ownerId: owner.id, status: "waiting" });
  const upgrades = proxy.upgrades;
  const strange = await signedIn((await aUser(backend.db)).email);
  for (const [who, id, code] of [
    [guest, thing.id, "UNAUTHENTICATED"],
    [strange, hidden.id, "NOT_FOUND"],
    [strange, 999_999, "NOT_FOUND"],
  ] as const) {
    const refused = await follow(who, { id });
    await refused.ended;
    expect([id, refused.errors[0]?.extensions?.code]).toEqual([id, code]);
  }
  // Nothing was sent to the cable.
  expect(proxy.upgrades).toBe(upgrades);
});

it("asking, following and reporting do not count as views", async () => {
  const item = await aPublication(backend.db, { ownerId: owner.id });
  await follow(his, { id: item.id });
  await client(his).data(ASK, { input: { requestId: "vista", publicationId: item.id, text: "¿Sigue?" } });
  await client(his).data(REPORT, { input: { publicationId: item.id, reason: "Prueba" } });
  await listed(his, item.id);
  const VIEWS = "query ($id: ID!) { publication(id: $id) { stats { views } } }";
  await expect.poll(() => client(hers).data(VIEWS, { id: item.id })).toEqual({ publication: { stats: { views: 1 } } });
});

it("a report is stored once, from users who may report", async () => {
  const report = async (who: GraphqlClient | undefined, reason: string, publicationId: number | string = thing.id) =>
    (await client(who).data<{ reportPublication: unknown }>(REPORT, { input: { publicationId, reason } }))
      .reportPublication;
  expect(await report(his, " ")).toMatchObject({
    sent: false,
    errors: [{ field: "reason", message: "Indica el motivo de la denuncia" }],
  });
  expect(await report(his, "x".repeat(301))).toMatchObject({ sent: false, errors: [{ field: "reason" }] });
  expect(await report(hers, "Mía")).toMatchObject({ sent: false, errors: [{ code: "FORBIDDEN" }] });
  for (let time = 0; time < 2; time += 1)
    expect(await report(his, "Es una estafa")).toEqual({ sent: true, errors: [] });
  expect(await report(his, "Nada", 999_999)).toMatchObject({ sent: false, errors: [{ code: "NOT_FOUND" }] });
  expect(
    await backend.db
      .select({ reporterId: reports.reporterId, reason: reports.reason })
      .from(reports)
      .where(eq(reports.publicationId, thing.id)),
  ).toEqual([{ reporterId: asker.id, reason: "Es una estafa" }]);
});
