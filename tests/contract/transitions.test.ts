import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Neighbourhood, statuses } from "../support/exchanges";
import type { Exchange, Role, Status } from "../support/exchanges";
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
  allowed.some((cell) => cell[0] === from && cell[1] === to && cell[2] === who);

let target: RunningTarget;
let town: Neighbourhood;

beforeAll(async () => {
  target = await startTarget();
  town = await Neighbourhood.create(target);
}, 180_000);
afterAll(() => target?.stop());

/** What a change would show in: the exchange itself and everything both parties were told. */
async function traces({ id }: Exchange) {
  const query =
    "query ($id: ID!) { transaction(id: $id) { status updatedAt } notifications(first: 50) { items { id } } viewer { unreadChatCount } }";
  return [await town.owner.client.data(query, { id }), await town.proposer.client.data(query, { id })];
}

describe.each(statuses)("from %s", (from) => {
  test(
    "whoever may not move it gets a refusal of the right kind, and nothing happens",
    { timeout: 120_000 },
    async () => {
      const exchange = await town.exchange(from);
      const before = await traces(exchange);
      const cells = statuses
        .flatMap((to) => actors.map((who) => ({ to, who })))
        .filter(({ to, who }) => !isAllowed(from, to, who));
      const answers = [];
      for (const { to, who } of cells) {
        const answer = await town.change(who, exchange.id, to);
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
        // Asking a second time for what is done already has no effect and is no mistake.
        const isRepeat = to === from && (who === "owner" || who === "proposer");
        expect(isRepeat ? [...expected, "NO_EFFECT"] : expected, `${who}: ${from} to ${to}`).toContain(code);
      }
      expect(await traces(exchange)).toEqual(before);
      if (from === "COMPLETE" || from === "REJECTED") town.release(exchange.publicationId);
    },
  );
});

test("there are 256 cells, and 243 of them are refused", () => {
  const refused = statuses
    .flatMap((from) => statuses.flatMap((to) => actors.map((who) => isAllowed(from, to, who))))
    .filter((is) => !is);
  expect(refused).toHaveLength(243);
});

test.each(allowed)("%s to %s by the %s", { timeout: 60_000 }, async (from, to, who) => {
  const exchange = await town.exchange(from);
  const role = who === "owner" ? "OWNER" : "INTERESTED";
  const person = town[who];
  const offered = await person.client.data<{ transaction: { viewerRole: string; viewerMoves: object[] } }>(
    "query ($id: ID!) { transaction(id: $id) { viewerRole viewerMoves { action to } } }",
    { id: exchange.id },
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
  const { data } = await town.change(who, exchange.id, to);
  expect(data?.changeTransactionStatus).toMatchObject({ transaction: { status: to }, errors: [] });
  for (const party of [town.owner, town.proposer]) {
    const { transaction } = await party.client.data("query ($id: ID!) { transaction(id: $id) { status } }", {
      id: exchange.id,
    });
    expect(transaction).toEqual({ status: to });
  }
  if (to === "COMPLETE" || to === "REJECTED") town.release(exchange.publicationId);
});

test.each([-1, 6])("a confirmation with %i stars is refused, and so is one without", async (rating) => {
  const exchange = await town.exchange("ACCEPTED");
  for (const stars of [rating, null]) {
    const answer = await town.owner.client.data<{ changeTransactionStatus: unknown }>(
      "mutation ($id: ID!, $stars: Int) { changeTransactionStatus(input: { transactionId: $id, to: CONFIRMED_OWNER, rating: $stars }) { transaction { id } errors { code field } } }",
      { id: exchange.id, stars },
    );
    expect(answer.changeTransactionStatus).toEqual({
      transaction: null,
      errors: [{ code: "BAD_USER_INPUT", field: "rating" }],
    });
  }
});

test("both confirm at the same moment: it is complete", { timeout: 60_000 }, async () => {
  const exchange = await town.exchange("ACCEPTED");
  await Promise.all([
    town.change("owner", exchange.id, "CONFIRMED_OWNER", 5),
    town.change("proposer", exchange.id, "CONFIRMED_INTERESTED", 3),
  ]);
  const { transaction } = await town.owner.client.data(
    "query ($id: ID!) { transaction(id: $id) { status viewerRating } }",
    { id: exchange.id },
  );
  expect(transaction).toEqual({ status: "COMPLETE", viewerRating: 5 });
});

test("of twenty simultaneous answers to one proposal exactly one wins", { timeout: 60_000 }, async () => {
  const exchange = await town.exchange("ACTIVE");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_value, index) =>
      index % 2 === 0 ? town.change("owner", exchange.id, "REJECTED") : town.change("owner", exchange.id, "ACCEPTED"),
    ),
  );
  const { transaction } = await town.owner.client.data<{ transaction: { status: Status } }>(
    "query ($id: ID!) { transaction(id: $id) { status } }",
    { id: exchange.id },
  );
  for (const answer of answers) {
    const result = answer.data?.changeTransactionStatus;
    // Told the one outcome, or that somebody was faster.
    expect([transaction.status, "CONFLICT"]).toContain(result?.transaction?.status ?? result?.errors[0]?.code);
  }
});
