import { afterEach, beforeEach, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import { transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";

let upstream: RecordedUpstream;
let luis: GraphqlClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ upstream, luis, stop } = await startRecordedGateway());
});
afterEach(() => stop());

const amendment = {
  id: 9,
  author: "owner",
  offer_version: 2,
  created_at: "2026-11-24T14:05:09.120Z",
  tags: ["una clase"],
  publication_interesteds: [{ id: 2, title: "Cosa 2" }],
  added_publications: [{ id: 7, title: "Casco" }],
  complement: { amount: 2_000, payer: "interested" },
};
const agreed = (more: object = {}) =>
  transaction({ status: "accepted", offer_version: 2, offer_author: "interested", amendment: null, ...more });
const shown = "canRequestAmendment amendment { id isOwn titles text addedTitles complement { payer } }";
const terms = { offeredPublicationIds: ["2"], addedPublicationIds: ["7"], writtenOffer: " una clase " };
const REQUEST = `mutation ($input: RequestAmendmentInput!) {
  requestAmendment(input: $input) { transaction { offerVersion ${shown} } errors { field code message } } }`;
const input = { requestId: "pedido-1", transactionId: "4", offerVersion: 2, ...terms };

test("makes it the turn of who was asked", async () => {
  for (const [record, isTurn] of [
    [agreed({ amendment, amendment_author: "owner" }), true],
    [agreed({ amendment, amendment_author: "interested" }), false],
    [agreed({ amendment_author: null }), false],
    [agreed({ status: "confirmed_owner", amendment_author: "owner" }), false],
    [transaction({ status: "accepted" }), null],
  ] as const) {
    upstream.answer("GET /transactions/4", { body: record });
    expect(await luis.data("{ transaction(id: 4) { isViewerTurn } }")).toEqual({
      transaction: { isViewerTurn: isTurn },
    });
  }
});

test("is shown with who asked for it, and can be asked for while the exchange is accepted and none is open", async () => {
  upstream.answer("GET /transactions/4", { body: agreed({ amendment }) });
  expect(await luis.data(`{ transaction(id: 4) { ${shown} } }`)).toEqual({
    transaction: {
      canRequestAmendment: false,
      amendment: {
        id: "9",
        isOwn: false,
        titles: ["Cosa 2"],
        text: "una clase",
        addedTitles: ["Casco"],
        complement: { payer: "INTERESTED" },
      },
    },
  });
  for (const [record, canRequest] of [
    [agreed(), true],
    [agreed({ status: "confirmed_owner" }), false],
    // A backend that knows none.
    [transaction({ status: "accepted" }), false],
  ] as const) {
    upstream.answer("GET /transactions/4", { body: record });
    expect(await luis.data(`{ transaction(id: 4) { ${shown} } }`)).toEqual({
      transaction: { canRequestAmendment: canRequest, amendment: null },
    });
  }
});

test("is sent with the version that was read and the request's id", async () => {
  upstream.answer("POST /v1/amendments", { status: 201, body: { data: agreed({ amendment }) } });
  expect(await luis.data(REQUEST, { input })).toMatchObject({
    requestAmendment: { transaction: { offerVersion: 2, amendment: { id: "9" } }, errors: [] },
  });
  const call = upstream.calls.find(({ path }) => path.endsWith("/v1/amendments"));
  expect(call?.headers["idempotency-key"]).toBe("pedido-1");
  expect(JSON.parse(String(call?.body))).toEqual({
    transaction_id: 4,
    offer_version: 2,
    tags: ["una clase"],
    publication_interesteds_ids: [2],
    added_publications_ids: [7],
  });
});

test("comes back with the present version where another one was read", async () => {
  const fields = { offer_version: ["Lo acordado cambió"] };
  upstream.answer("POST /v1/amendments", { status: 422, body: { errors: ["Lo acordado cambió"], fields } });
  upstream.answer("GET /transactions/4", { body: agreed({ offer_version: 3 }) });
  expect(await luis.data(REQUEST, { input })).toMatchObject({
    requestAmendment: {
      transaction: { offerVersion: 3 },
      errors: [{ field: "offerVersion", code: "CONFLICT", message: "Lo acordado cambió" }],
    },
  });
});

test("is answered by its number, and a thing that is not free is named", async () => {
  const ANSWER = (how: string) =>
    `mutation { ${how}Amendment(input: { id: 9 }) { transaction { ${shown} } errors { code message } } }`;
  upstream.answer("POST /v1/amendments/9/accept", {
    status: 422,
    body: { errors: ["«Casco» ya está en otro cambio aceptado"] },
  });
  expect(await luis.data(ANSWER("accept"))).toEqual({
    acceptAmendment: {
      transaction: null,
      errors: [{ code: "BAD_USER_INPUT", message: "«Casco» ya está en otro cambio aceptado" }],
    },
  });
  upstream.answer("POST /v1/amendments/9/cancel", { body: { data: agreed() } });
  expect(await luis.data(ANSWER("cancel"))).toEqual({
    cancelAmendment: { transaction: { canRequestAmendment: true, amendment: null }, errors: [] },
  });
});

test("is what a notification is about", async () => {
  upstream.answer("GET /notifications", {
    body: [
      {
        id: 3,
        type_notification_id: 15,
        type_notification: "modified_proposal",
        user_id: 2,
        read: false,
        toast_notification: false,
        created_at: "2026-11-24T14:05:09.120Z",
        model: { transaction: agreed(), amendment: "requested" },
      },
    ],
  });
  expect(
    await luis.data("{ notifications { items { subject { ... on TransactionSubject { amendmentEvent } } } } }"),
  ).toEqual({ notifications: { items: [{ subject: { amendmentEvent: "REQUESTED" } }] } });
});
