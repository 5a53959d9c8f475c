import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "../../../backend/db/schema/users";
import { runOneJob } from "../../../backend/jobs/runner";
import { aPublication, aUser } from "../../support/builders";
import type { User } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { signIn } from "../../support/people";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { aPhoto } from "../../support/uploads";

const STATE = "{ verification { status since reason } }";
const REQUEST = `mutation ($input: RequestVerificationInput!) { requestVerification(input: $input) {
  verification { status } errors { code field message } } }`;
const DOCUMENTS = `query ($id: ID!) { verificationDocuments(userId: $id) {
  identityNumber document photo sharedWith { id } } }`;
const ITEM = "query ($id: ID!) { moderationItem(kind: VERIFICATION, id: $id) { revision actions images { url } } }";
const DECIDE = `mutation ($input: DecideModerationInput!) { decideModeration(input: $input) {
  decision { id } errors { code } } }`;
const APPLY = "mutation ($id: ID!) { applyModeration(input: { id: $id }) { done } }";
const MARKS = `query ($id: ID!, $publicationId: ID!) {
  user(id: $id) { isVerified subscription isEmailConfirmed }
  publication(id: $publicationId) { owner { isVerified subscription } }
  questions(publicationId: $publicationId) { items { author { isVerified subscription } } } }`;

let backend: TestBackend;
let gateway: TestGateway;
let operator: GraphqlClient;

beforeAll(async () => {
  backend = await startBackend({ operatorEmails: new Set(["vera@operadores.example"]), jobsEveryMs: 3_600_000 });
  gateway = await startGateway(backend.url);
  operator = await clientOf(await aUser(backend.db, { email: "vera@operadores.example" }));
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});

async function clientOf({ email }: User): Promise<GraphqlClient> {
  const person = await signIn({ url: gateway.url, outboxUrl: null }, email);
  if (!person) throw new Error("not signed in");
  return person.client;
}
async function request(client: GraphqlClient, identityNumber = "12345678") {
  const file = async (name: string) => ({ name, type: "image/jpeg", bytes: await aPhoto() });
  const { requestVerification } = await client.data<{
    requestVerification: { verification: { status: string } | null; errors: { code: string; field: string | null }[] };
  }>(
    REQUEST,
    { input: { identityNumber, document: null, photo: null } },
    { "input.document": await file("cedula.jpg"), "input.photo": await file("yo.jpg") },
  );
  return requestVerification;
}
async function decide(id: number, action: string, reason?: string) {
  const { moderationItem } = await operator.data<{ moderationItem: { revision: string } }>(ITEM, { id });
  const { decideModeration } = await operator.data<{ decideModeration: { decision: { id: string } } }>(DECIDE, {
    input: {
      requestId: `${action}-${id}`,
      kind: "VERIFICATION",
      subjectId: String(id),
      revision: moderationItem.revision,
      action,
      reason,
    },
  });
  await operator.data(APPLY, { id: decideModeration.decision.id });
  while (await runOneJob(backend.services)) {
    /* The next one. */
  }
}

it("takes documents to operators alone, and reports what was decided", async () => {
  const [user, stranger] = [await aUser(backend.db, { wantsVerification: true }), await aUser(backend.db)];
  const [client, other] = [await clientOf(user), await clientOf(stranger)];
  expect(await client.data(STATE)).toEqual({ verification: { status: "WISHED", since: null, reason: null } });
  expect(await request(client, "12")).toMatchObject({ verification: null, errors: [{ field: "identityNumber" }] });
  expect(await request(client)).toEqual({ verification: { status: "WAITING" }, errors: [] });

  const guest = new GraphqlClient(gateway.url);
  const codes = await Promise.all(
    [guest, client, other].map(async (one) => (await one.run(DOCUMENTS, { id: user.id })).errors[0]?.extensions?.code),
  );
  expect(codes).toEqual(["UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"]);
  const { verificationDocuments } = await operator.data<{ verificationDocuments: Record<string, string> }>(DOCUMENTS, {
    id: user.id,
  });
  expect(verificationDocuments).toMatchObject({ identityNumber: "12345678", sharedWith: [] });
  for (const part of ["document", "photo"])
    expect(verificationDocuments[part]).toMatch(/^data:image\/webp;base64,UklGR[\w+/]+=*$/);
  expect(await operator.data(ITEM, { id: user.id })).toMatchObject({
    moderationItem: { actions: ["APPROVE", "DECLINE"], images: [] },
  });

  await decide(user.id, "DECLINE", "La foto está borrosa");
  expect(await client.data(STATE)).toMatchObject({
    verification: { status: "REFUSED", reason: "La foto está borrosa" },
  });
  const notifications = "{ notifications { items { type subject { ... on VerificationSubject { reason } } } } }";
  expect(await client.data(notifications)).toEqual({
    notifications: { items: [{ type: "IDENTITY_REFUSED", subject: { reason: "La foto está borrosa" } }] },
  });
  expect(await operator.data(DOCUMENTS, { id: user.id })).toEqual({ verificationDocuments: null });
});

it("shows the mark and its colour with the record of every person", async () => {
  const user = await aUser(backend.db);
  const publication = await aPublication(backend.db, { ownerId: user.id });
  const theirs = await aPublication(backend.db);
  const client = await clientOf(user);
  await client.data(
    `mutation { askQuestion(input: { requestId: "q-1", publicationId: ${theirs.id}, text: "¿Sigue?" }) { errors { code } } }`,
  );
  const readMarks = async () => ({
    own: await client.data<Record<string, unknown>>(MARKS, { id: user.id, publicationId: publication.id }),
    asked: (await client.data<{ questions: unknown }>(MARKS, { id: user.id, publicationId: theirs.id })).questions,
  });
  const none = { isVerified: false, subscription: "STANDARD" };
  expect(await readMarks()).toMatchObject({
    own: { user: { ...none, isEmailConfirmed: true }, publication: { owner: none } },
    asked: { items: [{ author: none }] },
  });

  await request(client, "87654321");
  await decide(user.id, "APPROVE");
  await backend.db.update(users).set({ subscription: "Premium" }).where(eq(users.id, user.id));
  const mark = { isVerified: true, subscription: "PREMIUM" };
  expect(await readMarks()).toMatchObject({
    own: { user: mark, publication: { owner: mark } },
    asked: { items: [{ author: mark }] },
  });
});
