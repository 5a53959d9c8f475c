import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { messages } from "../../../backend/db/schema/chats";
import { publications } from "../../../backend/db/schema/publications";
import { transactionEvents, transactions } from "../../../backend/db/schema/transactions";
import { runOneJob } from "../../../backend/jobs/runner";
import { anImage, aPublication, aTransaction, aUser } from "../../support/builders";
import type { GraphqlClient } from "../../support/graphqlClient";
import { signIn } from "../../support/people";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { aPhoto } from "../../support/uploads";

const QUEUE = `query ($kind: ModerationKind) { moderationQueue(kind: $kind) {
  counts { kind count oldestAt } items { kind subjectId title personName waitingSince } } }`;
const ITEM = `query ($kind: ModerationKind!, $id: ID!) { moderationItem(kind: $kind, id: $id) {
  kind subjectId title revision actions appeal person { id } counterpart { id }
  content { name value former } images { url } formerImages { url } statements { id author text quote image { url } writtenAt } } }`;
const TRAIL = "{ moderationDecisions { id kind subjectId action reason operator decidedAt undoUntil undoneId } }";
const DECIDE =
  "mutation ($input: DecideModerationInput!) { decideModeration(input: $input) { decision { id action undoUntil } errors { code field message } } }";
const UNDO = "mutation ($input: ModerationDecisionInput!) { undoModeration(input: $input) { done errors { code } } }";
const APPLY = "mutation ($input: ModerationDecisionInput!) { applyModeration(input: $input) { done errors { code } } }";
const APPEAL = "mutation ($input: AppealReviewInput!) { appealReview(input: $input) { sent errors { code field } } }";

interface ItemAnswer {
  moderationItem: { revision: string; actions: string[]; content: { name: string; value: string }[] } | null;
}
interface Decided {
  decideModeration: {
    decision: { id: string; action: string; undoUntil: string | null } | null;
    errors: { code: string; field: string | null; message: string }[];
  };
}

let backend: TestBackend;
let gateway: TestGateway;
let operator: GraphqlClient;

beforeAll(async () => {
  backend = await startBackend({
    moderation: "manual",
    operatorEmails: new Set(["olga@operadores.example"]),
    jobsEveryMs: 3_600_000,
  });
  gateway = await startGateway(backend.url);
  operator = await clientOf((await aUser(backend.db, { email: "olga@operadores.example" })).email);
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});

async function clientOf(email: string): Promise<GraphqlClient> {
  const person = await signIn({ url: gateway.url, outboxUrl: null }, email);
  if (!person) throw new Error("not signed in");
  return person.client;
}

const runJobs = async () => {
  while (await runOneJob(backend.services)) {
    /* The next one. */
  }
};

async function decide(kind: string, id: number, action: string, more: Record<string, unknown> = {}) {
  const { moderationItem } = await operator.data<ItemAnswer>(ITEM, { kind, id: String(id) });
  return operator.data<Decided>(DECIDE, {
    input: {
      requestId: `${kind}-${id}-${action}`,
      kind,
      subjectId: String(id),
      revision: moderationItem?.revision ?? "0",
      action,
      ...more,
    },
  });
}

it("refuses guests and members, and says who is an operator", async () => {
  const member = await clientOf((await aUser(backend.db)).email);
  const { client: guest } = { client: new (operator.constructor as typeof GraphqlClient)(gateway.url) };
  const { id } = await aPublication(backend.db, { status: "waiting", approvedAt: null });
  const decision = { requestId: "x", kind: "PUBLICATION", subjectId: String(id), revision: "0", action: "APPROVE" };
  const operations: [string, Record<string, unknown>][] = [
    [QUEUE, {}],
    [ITEM, { kind: "PUBLICATION", id: String(id) }],
    [TRAIL, {}],
    [DECIDE, { input: decision }],
    [UNDO, { input: { id: "1" } }],
    [APPLY, { input: { id: "1" } }],
  ];
  for (const [document, variables] of operations) {
    const codes = [guest, member].map(async (client) => (await client.run(document, variables)).errors[0]?.extensions);
    expect([document, await Promise.all(codes)]).toMatchObject([
      document,
      [{ code: "UNAUTHENTICATED" }, { code: "FORBIDDEN" }],
    ]);
  }
  const account = "{ viewer { isOperator } }";
  expect([await operator.data(account), await member.data(account), await guest.data(account)]).toEqual([
    { viewer: { isOperator: true } },
    { viewer: { isOperator: false } },
    { viewer: null },
  ]);
});

it("lists what waits, shows it whole, decides, undoes and keeps the trail", async () => {
  const owner = await aUser(backend.db, { name: "Ana", lastName: "Pérez" });
  const { id } = await aPublication(backend.db, {
    ownerId: owner.id,
    title: "Radio vieja",
    status: "waiting",
    approvedAt: null,
  });
  const { moderationQueue } = await operator.data<{
    moderationQueue: { items: { subjectId: string }[]; counts: { kind: string; count: number }[] };
  }>(QUEUE, { kind: "PUBLICATION" });
  expect(moderationQueue.items.find(({ subjectId }) => subjectId === String(id))).toMatchObject({
    kind: "PUBLICATION",
    title: "Radio vieja",
    personName: "Ana Pérez",
  });
  expect(moderationQueue.counts).toContainEqual({
    kind: "PUBLICATION",
    count: moderationQueue.items.length,
    oldestAt: expect.any(String),
  });
  const { moderationItem } = await operator.data<ItemAnswer>(ITEM, { kind: "PUBLICATION", id: String(id) });
  expect(moderationItem).toMatchObject({
    actions: ["APPROVE", "RETURN"],
    person: { id: String(owner.id) },
    images: [{ url: expect.stringMatching(/^\/uploads\//) }],
  });
  expect(moderationItem?.content).toContainEqual({ name: "title", value: "Radio vieja", former: null });

  expect((await decide("PUBLICATION", id, "RETURN")).decideModeration.errors).toEqual([
    { code: "BAD_USER_INPUT", field: "reason", message: "Escribe el motivo de la decisión" },
  ]);
  expect((await decide("PUBLICATION", id, "COMPLETE")).decideModeration.errors).toMatchObject([{ field: "action" }]);
  const { decision } = (await decide("PUBLICATION", id, "RETURN", { reason: "Borrosa", remedy: "Otra foto" }))
    .decideModeration;
  const input = { id: decision?.id };
  expect(await operator.data(UNDO, { input })).toEqual({ undoModeration: { done: true, errors: [] } });
  const again = (await decide("PUBLICATION", id, "APPROVE")).decideModeration.decision;
  expect(await operator.data(APPLY, { input: { id: again?.id } })).toEqual({
    applyModeration: { done: true, errors: [] },
  });
  await runJobs();
  expect((await backend.db.select().from(publications).where(eq(publications.id, id)))[0]?.status).toBe("Activo");
  expect(await operator.data(UNDO, { input: { id: again?.id } })).toEqual({
    undoModeration: { done: false, errors: [{ code: "CONFLICT" }] },
  });
  expect(await operator.data(ITEM, { kind: "PUBLICATION", id: String(id) })).toEqual({ moderationItem: null });
  const { moderationDecisions } = await operator.data<{ moderationDecisions: { action: string }[] }>(TRAIL);
  expect(moderationDecisions.slice(0, 3)).toMatchObject([
    { action: "APPROVE", undoUntil: null },
    { action: "UNDO", undoneId: decision?.id },
    { action: "RETURN", reason: "Borrosa" },
  ]);
});

it("reports to both parties how their claim ended", async () => {
  const claim = await aTransaction(backend.db, { status: "claim_owner", updatedAt: new Date(Date.now() - 60_000) });
  const parties = await Promise.all([claim.owner, claim.interested].map(({ email }) => clientOf(email)));
  const { decision } = (await decide("CLAIM", claim.id, "COMPLETE", { reason: "Ambos lo recibieron." }))
    .decideModeration;
  await operator.data(APPLY, { input: { id: decision?.id } });
  await runJobs();
  for (const party of parties) {
    const answer = await party.data(
      "{ notifications { items { type subject { ... on TransactionSubject { resolution transaction { status closeReason } } } } } }",
    );
    expect(answer).toMatchObject({
      notifications: {
        items: [
          {
            type: "CLAIM_RESOLVED",
            subject: {
              resolution: "Ambos lo recibieron.",
              transaction: { status: "COMPLETE", closeReason: "OPERATOR" },
            },
          },
        ],
      },
    });
  }
});

it("names what was claimed as resolved also where the backend does not say why it ended", async () => {
  const [claimed, refused] = [
    await aTransaction(backend.db, { status: "rejected" }),
    await aTransaction(backend.db, { status: "rejected" }),
  ];
  await backend.db.insert(transactionEvents).values([
    { transactionId: claimed.id, kind: "claim", actor: "owner" },
    { transactionId: refused.id, kind: "rejected", actor: "owner" },
  ]);
  for (const [{ id, owner }, closeReason] of [
    [claimed, "OPERATOR"],
    [refused, null],
  ] as const) {
    const party = await clientOf(owner.email);
    expect(await party.data("query ($id: ID!) { transaction(id: $id) { closeReason } }", { id: String(id) })).toEqual({
      transaction: { closeReason },
    });
  }
});

it("takes the version of the party that does not claim, and shows it to operators alone", async () => {
  const claim = await aTransaction(backend.db, { status: "claim_owner" });
  const [claimant, other] = [await clientOf(claim.owner.email), await clientOf(claim.interested.email)];
  const stateOf = async (client: GraphqlClient) =>
    (
      await client.data<{ transaction: { claimStatement: string | null } }>(
        "query ($id: ID!) { transaction(id: $id) { claimStatement } }",
        { id: String(claim.id) },
      )
    ).transaction.claimStatement;
  const send = async (client: GraphqlClient, input: Record<string, unknown>, files = {}) =>
    client.data(
      `mutation ($input: SendClaimStatementInput!) { sendClaimStatement(input: $input) {
        transaction { claimStatement } errors { code field } } }`,
      { input: { transactionId: String(claim.id), pictures: [], ...input } },
      files,
    );
  expect([await stateOf(claimant), await stateOf(other)]).toEqual(["AWAITED", "AWAITED"]);
  expect(await send(other, {})).toEqual({
    sendClaimStatement: { transaction: null, errors: [{ code: "BAD_USER_INPUT", field: "text" }] },
  });
  const photo = { name: "foto.jpg", type: "image/jpeg", bytes: await aPhoto() };
  expect(await send(other, { text: "Se la di", pictures: [null] }, { "input.pictures.0": photo })).toEqual({
    sendClaimStatement: { transaction: { claimStatement: "GIVEN" }, errors: [] },
  });
  expect([await stateOf(claimant), await stateOf(other)]).toEqual(["AWAITED", "GIVEN"]);

  const PICTURES = "query ($id: ID!) { claimPictures(transactionId: $id) { author picture } }";
  const id = String(claim.id);
  expect((await claimant.run(PICTURES, { id })).errors[0]?.extensions?.code).toBe("FORBIDDEN");
  expect(await operator.data(PICTURES, { id })).toEqual({
    claimPictures: [
      {
        author: `${claim.interested.name} ${claim.interested.lastName}`,
        picture: expect.stringMatching(/^data:image\/webp;base64,UklGR/),
      },
    ],
  });
  const { moderationItem } = await operator.data<ItemAnswer>(ITEM, { kind: "CLAIM", id });
  expect(moderationItem?.content.find(({ name }) => name === "claim_answer")?.value).toBe("Se la di");
  await backend.db.update(transactions).set({ status: "complete" }).where(eq(transactions.id, claim.id));
  expect([await stateOf(other), await operator.data(PICTURES, { id })]).toEqual([null, { claimPictures: null }]);
});

it("shows what the parties of a claim wrote, and the pictures that they sent with it", async () => {
  const claim = await aTransaction(backend.db, { status: "claim_owner" });
  const { id: imageId } = await anImage(backend.db, claim.ownerId);
  const line = { chatId: claim.chatId, senderId: claim.ownerId };
  await backend.db.insert(messages).values([
    { ...line, randomId: "a", text: "Así llegó" },
    { ...line, randomId: "b", text: null, imageId },
  ]);
  expect(await operator.data(ITEM, { kind: "CLAIM", id: String(claim.id) })).toMatchObject({
    moderationItem: {
      statements: [
        { text: "Así llegó", image: null },
        { text: "Foto enviada por el chat", image: { url: expect.stringContaining(`/uploads/${imageId}`) } },
      ],
    },
  });
});

it("lets the owner of a returned publication appeal once", async () => {
  const owner = await aUser(backend.db);
  const { id } = await aPublication(backend.db, {
    ownerId: owner.id,
    status: "inactive",
    approvedAt: null,
    reviewReason: "Borrosa",
  });
  const client = await clientOf(owner.email);
  const canAppeal = async () =>
    (
      await client.data<{ publicationEdit: { canAppeal: boolean } }>(
        "query ($id: ID!) { publicationEdit(publicationId: $id) { canAppeal } }",
        { id: String(id) },
      )
    ).publicationEdit.canAppeal;
  const appeal = (text: string) => client.data(APPEAL, { input: { publicationId: String(id), text } });
  expect([await canAppeal(), await appeal(" ")]).toEqual([
    true,
    { appealReview: { sent: false, errors: [{ code: "BAD_USER_INPUT", field: "text" }] } },
  ]);
  expect([await appeal("Se ve bien"), await canAppeal()]).toEqual([
    { appealReview: { sent: true, errors: [] } },
    false,
  ]);
  expect(await appeal("Otra vez")).toEqual({
    appealReview: { sent: false, errors: [{ code: "CONFLICT", field: null }] },
  });
  expect(await operator.data(ITEM, { kind: "PUBLICATION", id: String(id) })).toMatchObject({
    moderationItem: { appeal: "Se ve bien" },
  });
});
