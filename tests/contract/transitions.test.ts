import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TransactionFixture, statuses } from "../support/transactionFixture";
import type { StartedTransaction, Role, Status } from "../support/transactionFixture";
import { startTarget } from "./target";
import type { RunningTarget } from "./target";

/** The thirteen moves, from the authorization table. */
const allowed: [Status, Status, Role][] = [
  ["ACTIVE", "ACCEPTED", "owner"],
  ["ACTIVE", "REJECTED", "owner"],
  ["ACTIVE", "REJECTED", "proposer"],
  ["ACCEPTED", "REJECTED", "owner"],
  ["ACCEPTED", "REJECTED", "proposer"],
  ["ACCEPTED", "CONFIRMED_OWNER", "owner"],
  ["ACCEPTED", "CONFIRMED_INTERESTED", "proposer"],
  ["CONFIRMED_OWNER", "COMPLETE", "proposer"],
  ["CONFIRMED_OWNER", "CLAIM_OWNER", "owner"],
  ["CONFIRMED_OWNER", "CLAIM_INTERESTED", "proposer"],
  ["CONFIRMED_INTERESTED", "COMPLETE", "owner"],
  ["CONFIRMED_INTERESTED", "CLAIM_OWNER", "owner"],
  ["CONFIRMED_INTERESTED", "CLAIM_INTERESTED", "proposer"],
];
const actors = ["owner", "proposer", "stranger", "guest"] as const;
const isAllowed = (from: Status, to: Status, who: string) =>
  allowed.some((move) => move[0] === from && move[1] === to && move[2] === who);

let target: RunningTarget;
let fixture: TransactionFixture;

beforeAll(async () => {
  target = await startTarget();
  fixture = await TransactionFixture.create(target);
});
afterAll(() => target?.stop());

/** Where a change would show: the transaction itself and the notifications of both parties. */
async function readEffects({ id }: StartedTransaction) {
  const query =
    "query ($id: ID!) { transaction(id: $id) { status updatedAt } notifications(first: 50) { items { id } } viewer { unreadChatCount } }";
  return [await fixture.owner.client.data(query, { id }), await fixture.proposer.client.data(query, { id })];
}

describe.each(statuses)("a transaction in status %s", (from) => {
  test("refuses every move that is not allowed, with the right code and without effect", async () => {
    const transaction = await fixture.startTransaction(from);
    const before = await readEffects(transaction);
    const moves = statuses
      .flatMap((to) => actors.map((who) => ({ to, who })))
      .filter(({ to, who }) => !isAllowed(from, to, who));
    const answers = [];
    for (const { to, who } of moves) {
      const answer = await fixture.changeStatus(who, transaction.id, to);
      const code =
        answer.errors[0]?.extensions?.code ?? answer.data?.changeTransactionStatus.errors[0]?.code ?? "NO_EFFECT";
      answers.push({ to, who, code });
    }
    for (const { to, who, code } of answers) {
      const expected = {
        guest: ["UNAUTHENTICATED"],
        stranger: ["NOT_FOUND"],
        owner: ["FORBIDDEN", "CONFLICT"],
        proposer: ["FORBIDDEN", "CONFLICT"],
      }[who];
      // Repeating a move that is already done has no effect and is no error.
      const isRepeat = to === from && (who === "owner" || who === "proposer");
      expect(isRepeat ? [...expected, "NO_EFFECT"] : expected, `${who}: ${from} to ${to}`).toContain(code);
    }
    expect(await readEffects(transaction)).toEqual(before);
    if (from === "COMPLETE" || from === "REJECTED") fixture.release(transaction.publicationId);
  });
});

test("the table refuses 243 of 256 combinations", () => {
  const refused = statuses
    .flatMap((from) => statuses.flatMap((to) => actors.map((who) => isAllowed(from, to, who))))
    .filter((is) => !is);
  expect(refused).toHaveLength(243);
});

test.each(allowed)("moves from %s to %s by the %s", async (from, to, who) => {
  const started = await fixture.startTransaction(from);
  const role = who === "owner" ? "OWNER" : "INTERESTED";
  const person = fixture[who];
  const offered = await person.client.data<{ transaction: { viewerRole: string; viewerMoves: object[] } }>(
    "query ($id: ID!) { transaction(id: $id) { viewerRole viewerMoves { action to } } }",
    { id: started.id },
  );
  const action =
    {
      ACCEPTED: "ACCEPT",
      REJECTED: from === "ACTIVE" && who === "owner" ? "REJECT" : "CANCEL",
      CLAIM_OWNER: "CLAIM",
      CLAIM_INTERESTED: "CLAIM",
    }[to as string] ?? "CONFIRM";
  expect(offered.transaction).toMatchObject({
    viewerRole: role,
    viewerMoves: expect.arrayContaining([{ action, to }]),
  });
  const { data } = await fixture.changeStatus(who, started.id, to);
  expect(data?.changeTransactionStatus).toMatchObject({ transaction: { status: to }, errors: [] });
  for (const party of [fixture.owner, fixture.proposer]) {
    const { transaction } = await party.client.data("query ($id: ID!) { transaction(id: $id) { status } }", {
      id: started.id,
    });
    expect(transaction).toEqual({ status: to });
  }
  if (to === "COMPLETE" || to === "REJECTED") fixture.release(started.publicationId);
});

test.each([-1, 6])("refuses a confirmation with %i stars and one without stars", async (rating) => {
  const transaction = await fixture.startTransaction("ACCEPTED");
  for (const stars of [rating, null]) {
    const answer = await fixture.owner.client.data<{ changeTransactionStatus: unknown }>(
      "mutation ($id: ID!, $stars: Int) { changeTransactionStatus(input: { transactionId: $id, to: CONFIRMED_OWNER, rating: $stars }) { transaction { id } errors { code field } } }",
      { id: transaction.id, stars },
    );
    expect(answer.changeTransactionStatus).toEqual({
      transaction: null,
      errors: [{ code: "BAD_USER_INPUT", field: "rating" }],
    });
  }
});

test("two simultaneous confirmations complete the transaction", async () => {
  const started = await fixture.startTransaction("ACCEPTED");
  await Promise.all([
    fixture.changeStatus("owner", started.id, "CONFIRMED_OWNER", 5),
    fixture.changeStatus("proposer", started.id, "CONFIRMED_INTERESTED", 3),
  ]);
  const { transaction } = await fixture.owner.client.data(
    "query ($id: ID!) { transaction(id: $id) { status viewerRating } }",
    { id: started.id },
  );
  expect(transaction).toEqual({ status: "COMPLETE", viewerRating: 5 });
});

test("of twenty simultaneous answers to one proposal exactly one takes effect", async () => {
  const { id } = await fixture.startTransaction("ACTIVE");
  const targets = Array.from({ length: 20 }, (_value, index) => (index % 2 === 0 ? "REJECTED" : "ACCEPTED"));
  const answers = await Promise.all(targets.map((to) => fixture.changeStatus("owner", id, to)));
  const { transaction, notifications } = await fixture.proposer.client.data<{
    transaction: { status: Status };
    notifications: { items: { type: string; subject: { transactionId?: string } | null }[] };
  }>(
    `query ($id: ID!) {
      transaction(id: $id) { status }
      notifications(first: 50) { items { type subject { ... on TransactionSubject { transactionId } } } }
    }`,
    { id },
  );
  // One move happened, and the proposer was notified of it once.
  const effects = notifications.items.filter(({ subject }) => subject?.transactionId === id).map(({ type }) => type);
  expect([transaction.status, effects]).toEqual([
    expect.stringMatching(/^(ACCEPTED|REJECTED)$/),
    [`${transaction.status}_PROPOSAL`],
  ]);
  // Repeating the same answer is no error; the other answer is too late.
  const outcomes = answers.map(({ data }) => {
    const result = data?.changeTransactionStatus;
    return result?.transaction?.status ?? result?.errors[0]?.code;
  });
  expect(outcomes).toEqual(targets.map((to) => (to === transaction.status ? to : "CONFLICT")));
});
