import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RailsServer } from "../../support/rails/server";
import { password } from "../../support/rails/store";
import { GraphqlClient } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";

const SIGN_IN =
  "mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { viewer { id } } }";
const MOVE =
  "mutation ($input: ChangeTransactionStatusInput!) { changeTransactionStatus(input: $input) { transaction { id status } errors { code message } } }";
const WHOLE = `query ($tab: RequestsTab!) {
  transaction(id: "1") { status writtenOffer offeredPublications { id } chatId counterpart { id } viewerRole claimStatement }
  chat(id: "1") { id isWritable counterpart { id } transaction { status } }
  transactions(tab: $tab) { items { id status } } }`;

describe.each([
  ["lists settled chats without a type", false],
  ["lists settled chats nowhere", true],
])("behind a backend without calls for transactions, which %s", (_name, hidesSettledChats) => {
  let rails: RailsServer;
  let gateway: TestGateway;
  let ana: GraphqlClient;
  let luis: GraphqlClient;

  beforeEach(async () => {
    rails = await new RailsServer({ hidesSettledChats }).start();
    gateway = await startGateway(rails.url);
    [ana, luis] = [new GraphqlClient(gateway.url), new GraphqlClient(gateway.url)];
    await ana.data(SIGN_IN, { email: "ana@example.com", password });
    await luis.data(SIGN_IN, { email: "luis@example.com", password });
  });
  afterEach(async () => {
    await gateway.stop();
    await rails.stop();
  });

  /** Brings Ana's and Luis's transaction to a status without the gateway. */
  function bringTo(status: string): void {
    const [transaction] = rails.store.transactions;
    if (!transaction) throw new Error("no transaction");
    transaction.status = status;
  }
  const whole = (status: string, tab: string, isWritable: boolean) => ({
    transaction: {
      status,
      writtenOffer: "algo más",
      offeredPublications: [{ id: "2" }],
      chatId: "1",
      counterpart: { id: "1" },
      viewerRole: "INTERESTED",
      // It takes none.
      claimStatement: null,
    },
    chat: { id: "1", isWritable, counterpart: { id: "1" }, transaction: { status } },
    transactions: { items: [{ id: "1", status }] },
    tab,
  });

  it.each([
    ["completes", "confirmed_owner", "COMPLETE", "HISTORY", true],
    ["withdraws", "active", "REJECTED", "HISTORY", false],
    ["claims", "confirmed_owner", "CLAIM_INTERESTED", "IN_PROGRESS", true],
  ])(
    "keeps the exchange of the person who %s it, and takes the step's repeat",
    async (_step, from, to, tab, isWritable) => {
      bringTo(from);
      const move = () => luis.data(MOVE, { input: { transactionId: "1", to, rating: 4 } });
      const done = { changeTransactionStatus: { transaction: { id: "1", status: to }, errors: [] } };
      expect(await move()).toEqual(done);
      expect({ ...(await luis.data(WHOLE, { tab })), tab }).toEqual(whole(to, tab, isWritable));
      expect(await move()).toEqual(done);
    },
  );

  it("keeps the exchange of a person who follows its changes while the other one ends it", async () => {
    bringTo("accepted");
    const changes = await subscribe<{ transactionChanged: { status: string } }>(
      luis,
      "subscription { transactionChanged { status } }",
    );
    await expect.poll(() => rails.cable.isSubscribed(2, "RequestChannel")).toBe(true);
    await ana.data(MOVE, { input: { transactionId: "1", to: "REJECTED" } });
    await changes.next(({ transactionChanged }) => transactionChanged.status === "REJECTED");
    await changes.stop();
    expect({ ...(await luis.data(WHOLE, { tab: "HISTORY" })), tab: "HISTORY" }).toEqual(
      whole("REJECTED", "HISTORY", false),
    );
  });

  it("gives a stranger nothing of it", async () => {
    bringTo("active");
    await luis.data(MOVE, { input: { transactionId: "1", to: "REJECTED" } });
    const eva = new GraphqlClient(gateway.url);
    await eva.data(SIGN_IN, { email: "eva@example.com", password });
    expect(await eva.data(WHOLE, { tab: "HISTORY" })).toEqual({
      transaction: null,
      chat: null,
      transactions: { items: [] },
    });
  });
});
