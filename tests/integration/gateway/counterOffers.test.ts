import { afterEach, beforeEach, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import { chat, transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";

let upstream: RecordedUpstream;
let luis: GraphqlClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ upstream, luis, stop } = await startRecordedGateway());
});
afterEach(() => stop());

// Luis is user 2 and proposes: the first record is the owner's version, which waits for him.
const ofOwner = (overrides: Record<string, unknown> = {}) =>
  transaction({
    offer_version: 2,
    offer_author: "owner",
    added_publications: [{ id: 7, title: "Casco" }],
    complement: { amount: 2_000, payer: "interested" },
    offer_history: [
      { version: 1, created_at: "2026-11-20T23:48:11.793Z", tags: ["efectivo"], author: "interested" },
      {
        version: 2,
        created_at: "2026-11-21T23:48:11.793Z",
        tags: ["efectivo"],
        author: "owner",
        publication_interesteds: [{ id: 2, title: "Cosa 2" }],
        added_publications: [{ id: 7, title: "Casco" }],
        complement: { amount: 2_000, payer: "interested" },
      },
    ],
    ...overrides,
  });
const sentBody = (path: string) =>
  JSON.parse(String(upstream.calls.find((call) => call.path.endsWith(path))?.body)) as object;

test("shows what both sides give in each version, whose turn it is, and what the viewer may do", async () => {
  upstream.answer("GET /transactions/4", { body: ofOwner() });
  expect(
    await luis.data(`{ transaction(id: 4) { isViewerTurn offerAuthor addedPublications { id title }
      complement { money { amount currency } payer }
      viewerGives { publications { title } money { amount } } viewerReceives { publications { title } money { amount } }
      offerHistory { version author titles addedTitles complement { payer } } viewerMoves { action to } } }`),
  ).toEqual({
    transaction: {
      isViewerTurn: true,
      offerAuthor: "OWNER",
      addedPublications: [{ id: "7", title: "Casco" }],
      complement: { money: { amount: 2000, currency: "USD" }, payer: "INTERESTED" },
      viewerGives: { publications: [{ title: "Cosa 2" }], money: { amount: 2000 } },
      viewerReceives: { publications: [{ title: "Cosa 1" }, { title: "Casco" }], money: null },
      offerHistory: [
        { version: 1, author: "INTERESTED", titles: [], addedTitles: [], complement: null },
        {
          version: 2,
          author: "OWNER",
          titles: ["Cosa 2"],
          addedTitles: ["Casco"],
          complement: { payer: "INTERESTED" },
        },
      ],
      viewerMoves: [
        { action: "ACCEPT", to: "ACCEPTED" },
        { action: "CANCEL", to: "REJECTED" },
        { action: "EDIT", to: "ACTIVE" },
        { action: "COUNTER_OFFER", to: "ACTIVE" },
      ],
    },
  });
});

test("an edit names the version that was read, and shows the present one where that is another", async () => {
  upstream.answer("GET /transactions/4", { body: ofOwner() });
  upstream.answer("PUT /v1/transactions/4", {
    status: 422,
    body: { errors: ["La propuesta cambió"], fields: { offer_version: ["La propuesta cambió"] } },
  });
  const input = '{ transactionId: "4", offeredPublicationIds: ["2"], offerVersion: 1 }';
  expect(
    await luis.data(`mutation { updateProposal(input: ${input}) {
      transaction { offerVersion complement { money { amount } } } errors { code field message } } }`),
  ).toEqual({
    updateProposal: {
      transaction: { offerVersion: 2, complement: { money: { amount: 2000 } } },
      errors: [{ code: "CONFLICT", field: "offerVersion", message: "La propuesta cambió" }],
    },
  });
  expect(sentBody("/v1/transactions/4")).toEqual({
    id: 4,
    tags: [],
    publication_interesteds_ids: [2],
    offer_version: 1,
  });
});

test("shows nothing of it behind a backend that knows none", async () => {
  upstream.answer("GET /transactions/4", { body: transaction() });
  expect(
    await luis.data(
      "{ capabilities { counterOffers } viewer { proposalToAnswerCount receivedProposalCount } transaction(id: 4) { isViewerTurn offerAuthor complement { payer } addedPublications { id } viewerMoves { action } } }",
    ),
  ).toEqual({
    capabilities: { counterOffers: false },
    viewer: { proposalToAnswerCount: 0, receivedProposalCount: 0 },
    transaction: {
      isViewerTurn: null,
      offerAuthor: null,
      complement: null,
      addedPublications: [],
      viewerMoves: [{ action: "CANCEL" }, { action: "EDIT" }],
    },
  });
  expect(
    await luis.data(
      `mutation { createProposal(input: { publicationId: 1, offeredPublicationIds: [2], complement: { amountUsd: 5, payer: INTERESTED } }) { transaction { id } errors { code } } }`,
    ),
  ).toEqual({ createProposal: { transaction: null, errors: [{ code: "UPSTREAM_UNAVAILABLE" }] } });
  expect(upstream.writes()).toEqual(["POST /v1/counter_offers"]);
});

test("asks for further things and money with the first proposal, of a backend that knows them", async () => {
  upstream.answer("POST /v1/counter_offers", { status: 401, body: { errors: ["Inicia sesión"] } });
  upstream.answer("POST /v1/transactions/", {
    status: 201,
    body: { data: ofOwner({ offer_version: 1, offer_author: "interested", offer_history: [] }) },
  });
  expect(
    await luis.data(
      `mutation { createProposal(input: { publicationId: 1, offeredPublicationIds: [2], addedPublicationIds: [7], complement: { amountUsd: 20, payer: INTERESTED } })
        { transaction { offerAuthor addedPublications { id } complement { money { amount } payer } } errors { code } } }`,
    ),
  ).toEqual({
    createProposal: {
      transaction: {
        offerAuthor: "INTERESTED",
        addedPublications: [{ id: "7" }],
        complement: { money: { amount: 2_000 }, payer: "INTERESTED" },
      },
      errors: [],
    },
  });
  expect(sentBody("/v1/transactions/")).toEqual({
    publication_id: 1,
    tags: [],
    publication_interesteds_ids: [2],
    added_publications_ids: [7],
    complement: { amount: 2_000, payer: "interested" },
  });
});

test("a backend that refuses guests knows them", async () => {
  upstream.answer("POST /v1/counter_offers", { status: 401, body: { errors: ["Inicia sesión"] } });
  expect(await luis.data("{ capabilities { counterOffers } }")).toEqual({ capabilities: { counterOffers: true } });
});

const COUNTER = `mutation ($input: MakeCounterOfferInput!) { makeCounterOffer(input: $input) {
  transaction { offerVersion isViewerTurn } errors { code field message } } }`;
const input = {
  transactionId: "4",
  offerVersion: 2,
  offeredPublicationIds: ["2", "2"],
  addedPublicationIds: ["7"],
  complement: { amountUsd: 15, payer: "INTERESTED" },
};

test("sends the next version with the one that was read, in cents", async () => {
  upstream.answer("GET /transactions/4", { body: ofOwner() });
  upstream.answer("POST /v1/counter_offers", {
    status: 201,
    body: { data: ofOwner({ offer_version: 3, offer_author: "interested" }) },
  });
  expect(await luis.data(COUNTER, { input })).toEqual({
    makeCounterOffer: { transaction: { offerVersion: 3, isViewerTurn: false }, errors: [] },
  });
  expect(sentBody("/v1/counter_offers")).toEqual({
    transaction_id: 4,
    offer_version: 2,
    tags: [],
    publication_interesteds_ids: [2],
    added_publications_ids: [7],
    complement: { amount: 1500, payer: "interested" },
  });
});

test("gives a later version than the one that was read", async () => {
  upstream.answer("GET /transactions/4", { body: ofOwner({ offer_version: 3 }) });
  upstream.answer("POST /v1/counter_offers", {
    status: 422,
    body: { errors: ["La propuesta cambió"], fields: { offer_version: ["La propuesta cambió"] } },
  });
  expect(await luis.data(COUNTER, { input })).toEqual({
    makeCounterOffer: {
      transaction: { offerVersion: 3, isViewerTurn: true },
      errors: [{ code: "CONFLICT", field: "offerVersion", message: "La propuesta cambió" }],
    },
  });
});

test.each([
  [{ complement: { amountUsd: 0, payer: "OWNER" } }, "complement.amountUsd"],
  [{ complement: { amountUsd: 100_001, payer: "OWNER" } }, "complement.amountUsd"],
  [{ offeredPublicationIds: [] }, "offeredPublicationIds"],
  [{ addedPublicationIds: Array.from({ length: 21 }, (_, index) => String(index + 1)) }, "addedPublicationIds"],
  [{ addedPublicationIds: ["x"] }, "addedPublicationIds.0"],
])("refuses %j before any call", async (changes, field) => {
  expect(await luis.data(COUNTER, { input: { ...input, ...changes } })).toMatchObject({
    makeCounterOffer: { transaction: null, errors: [{ code: "BAD_USER_INPUT", field }] },
  });
  expect(upstream.writes()).toEqual([]);
});

test("refuses one to what is not open any more", async () => {
  upstream.answer("GET /transactions/4", { body: ofOwner({ status: "accepted" }) });
  expect(await luis.data(COUNTER, { input })).toMatchObject({ makeCounterOffer: { errors: [{ code: "CONFLICT" }] } });
  expect(upstream.writes()).toEqual([]);
});

const ACCEPT = `mutation ($version: Int) { changeTransactionStatus(input: { transactionId: 4, to: ACCEPTED, offerVersion: $version }) {
  transaction { status offerVersion } errors { code field } } }`;

test("the interested party accepts the owner's version by a call of its own", async () => {
  upstream.answer("GET /transactions/4", { body: ofOwner() });
  upstream.answer("PUT /v1/counter_offers/4/accept", { body: { data: ofOwner({ status: "accepted" }) } });
  expect(await luis.data(ACCEPT, { version: 2 })).toEqual({
    changeTransactionStatus: { transaction: { status: "ACCEPTED", offerVersion: 2 }, errors: [] },
  });
  expect(sentBody("/v1/counter_offers/4/accept")).toEqual({ offer_version: 2 });
  expect(upstream.writes()).toEqual(["PUT /v1/counter_offers/4/accept"]);
});

test("a version that is not the last one is not accepted, before any call or by the backend", async () => {
  const refusal = {
    changeTransactionStatus: {
      transaction: { status: "ACTIVE", offerVersion: 2 },
      errors: [{ code: "CONFLICT", field: "offerVersion" }],
    },
  };
  upstream.answer("GET /transactions/4", { body: ofOwner() });
  expect(await luis.data(ACCEPT, { version: 1 })).toEqual(refusal);
  expect(upstream.writes()).toEqual([]);
  let reads = 0;
  upstream.answer("GET /transactions/4", () => ({ body: ofOwner({ offer_version: (reads += 1) === 1 ? 1 : 2 }) }));
  upstream.answer("PUT /v1/counter_offers/4/accept", { status: 422, body: { errors: ["La propuesta cambió"] } });
  expect(await luis.data(ACCEPT, { version: 1 })).toEqual(refusal);
});

test.each([
  ["their own version", { owner_id: 2, interested_id: 1 }, "FORBIDDEN"],
  ["what has ended", { status: "rejected" }, "CONFLICT"],
])("nobody accepts %s", async (_what, changes, code) => {
  upstream.answer("GET /transactions/4", { body: ofOwner(changes) });
  expect(await luis.data(ACCEPT, { version: 2 })).toMatchObject({ changeTransactionStatus: { errors: [{ code }] } });
  expect(upstream.writes()).toEqual([]);
});

test("chats that wait for the viewer come first, by the author of the last version", async () => {
  const named = (id: number, author: string | undefined, updated_at: string) => ({
    ...chat,
    id,
    updated_at,
    transaction: { id, status: "active", offer_author: author, publication: { id: 1, title: "Cosa 1" } },
  });
  upstream.answer("GET /chats", {
    body: [
      named(5, "interested", "2026-11-23T10:00:00.000Z"),
      named(6, "owner", "2026-11-22T10:00:00.000Z"),
      named(7, "owner", "2026-11-21T10:00:00.000Z"),
    ],
  });
  expect(await luis.data("{ chats(tab: PROPOSALS) { items { id transaction { isViewerTurn } } } }")).toEqual({
    chats: {
      items: [
        { id: "6", transaction: { isViewerTurn: true } },
        { id: "7", transaction: { isViewerTurn: true } },
        { id: "5", transaction: { isViewerTurn: false } },
      ],
    },
  });
});
