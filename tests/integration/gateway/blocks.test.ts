import { afterAll, beforeAll, expect, it } from "vitest";
import { messages } from "../../../backend/db/schema/chats";
import { aPublication, aTransaction, aUser } from "../../support/builders";
import type { User } from "../../support/builders";
import type { GraphqlClient } from "../../support/graphqlClient";
import { GraphqlClient as Client } from "../../support/graphqlClient";
import { signIn } from "../../support/people";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const USER = "query ($id: ID!) { user(id: $id) { id firstName isBlocked } }";
const LIST = "{ blockedUsers { id isBlocked } }";
const BLOCK = "mutation ($input: BlockUserInput!) { blockUser(input: $input) { user { isBlocked } errors { code } } }";
const UNBLOCK =
  "mutation ($input: BlockUserInput!) { unblockUser(input: $input) { user { isBlocked } errors { code } } }";
const REPORT = "mutation ($input: ReportUserInput!) { reportUser(input: $input) { sent errors { code field } } }";

let backend: TestBackend;
let gateway: TestGateway;
let blocker: User;
let blocked: User;
let blockerClient: GraphqlClient;
let blockedClient: GraphqlClient;

beforeAll(async () => {
  backend = await startBackend();
  gateway = await startGateway(backend.url);
  blocker = await aUser(backend.db, { name: "Bernarda" });
  blocked = await aUser(backend.db);
  [blockerClient, blockedClient] = await Promise.all([clientOf(blocker.email), clientOf(blocked.email)]);
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

it("blocks a person, who no longer finds anything of the blocker, and unblocks them", async () => {
  const { id } = await aPublication(backend.db, { ownerId: blocker.id });
  const input = { userId: String(blocked.id) };
  const publication = "query ($id: ID!) { publication(id: $id) { title } }";
  expect(await blockedClient.data(USER, { id: String(blocker.id) })).toMatchObject({ user: { isBlocked: false } });
  for (let times = 0; times < 2; times++)
    expect(await blockerClient.data(BLOCK, { input })).toEqual({
      blockUser: { user: { isBlocked: true }, errors: [] },
    });
  expect(await blockerClient.data(LIST)).toEqual({ blockedUsers: [{ id: String(blocked.id), isBlocked: true }] });
  expect(await blockedClient.data(USER, { id: String(blocker.id) })).toEqual({ user: null });
  expect(await blockedClient.data(publication, { id: String(id) })).toEqual({ publication: null });
  expect(await blockedClient.data(LIST)).toEqual({ blockedUsers: [] });
  const guest = new Client(gateway.url);
  expect(await guest.data(USER, { id: String(blocker.id) })).toMatchObject({
    user: { firstName: "Bernarda", isBlocked: null },
  });
  expect(await blockerClient.data(UNBLOCK, { input })).toEqual({
    unblockUser: { user: { isBlocked: false }, errors: [] },
  });
  expect(await blockedClient.data(USER, { id: String(blocker.id) })).toMatchObject({ user: { firstName: "Bernarda" } });
});

it("refuses to unblock an unknown user, and takes a second time for done", async () => {
  const unblock = (userId: string) => blockerClient.data(UNBLOCK, { input: { userId } });
  expect(await unblock("2000000000")).toEqual({
    unblockUser: { user: null, errors: [{ code: "NOT_FOUND" }] },
  });
  expect(await unblock(String(blocked.id))).toEqual({ unblockUser: { user: { isBlocked: false }, errors: [] } });
});

it("refuses to block oneself, an unknown user and a user with an agreed exchange", async () => {
  await aTransaction(backend.db, { owner: blocker, status: "accepted", interested: blocked });
  const codeOf = async (userId: string) =>
    (await blockerClient.data<{ blockUser: { errors: { code: string }[] } }>(BLOCK, { input: { userId } })).blockUser
      .errors;
  expect([await codeOf(String(blocker.id)), await codeOf("x"), await codeOf("2000000000")]).toMatchObject([
    [{ code: "BAD_USER_INPUT" }],
    [{ code: "NOT_FOUND" }],
    [{ code: "NOT_FOUND" }],
  ]);
  expect(await codeOf(String(blocked.id))).toMatchObject([{ code: "BAD_USER_INPUT" }]);
  const guest = await new Client(gateway.url).run(BLOCK, { input: { userId: "1" } });
  expect(guest.errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});

it("reports a person, and a message received from them", async () => {
  const { owner, interested, chatId } = await aTransaction(backend.db);
  const [said] = await backend.db
    .insert(messages)
    .values({ chatId, senderId: owner.id, randomId: "a", text: "Te busco" })
    .returning();
  const client = await clientOf(interested.email);
  const send = (input: Record<string, unknown>) =>
    client.data(REPORT, { input: { userId: String(owner.id), ...input } });
  const done = { reportUser: { sent: true, errors: [] } };
  expect([await send({ reason: "Acosa" }), await send({ messageId: String(said?.id), reason: "Amenaza" })]).toEqual([
    done,
    done,
  ]);
  expect([await send({ reason: " " }), await send({ messageId: "2000000000", reason: "No" })]).toEqual([
    { reportUser: { sent: false, errors: [{ code: "BAD_USER_INPUT", field: "reason" }] } },
    { reportUser: { sent: false, errors: [{ code: "NOT_FOUND", field: null }] } },
  ]);
});
