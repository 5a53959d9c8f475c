import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GraphqlClient } from "../../support/graphqlClient";
import { chat, publication, startRecordedUpstream, transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

let upstream: RecordedUpstream;
let gateway: TestGateway;
let luis: GraphqlClient;

beforeEach(async () => {
  upstream = await startRecordedUpstream();
  gateway = await startGateway(upstream.url);
  luis = new GraphqlClient(gateway.url);
  await luis.data(
    'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } errors { message } } }',
  );
  upstream.clearCalls();
});
afterEach(async () => {
  await gateway.stop();
  await upstream.stop();
});

const proposals = (body: unknown) =>
  upstream.answer("GET /chats", (call) => ({ body: call.path.includes("proposal") ? body : [] }));
const CHATS =
  "{ chats(tab: PROPOSALS) { items { id transaction { viewerGives { text publications { id title status cover { url } } } } } } }";

describe("a record that cannot be read", () => {
  test.each([
    ["a chat whose other person is gone", { ...chat, id: 5, interested: null }],
    ["a chat without its exchange", { ...chat, id: 5, transaction: null }],
    ["a chat in a status of its own", { ...chat, id: 5, transaction: { id: 5, status: "archived" } }],
  ])("is left out of its list: %s", async (_name, odd) => {
    proposals([odd, chat]);
    expect(await luis.data("{ chats(tab: PROPOSALS) { items { id } } }")).toEqual({ chats: { items: [{ id: "4" }] } });
  });

  test("does not undo a payment whose balance cannot be read afterwards", async () => {
    upstream.answer("GET /v1/provider_products", {
      body: [
        { id: 1, name: "Básico", price: 5, productable_type: "promo", productable: { ad_type: "basic", views: 2500 } },
      ],
    });
    upstream.answer("POST /v1/provider_products", () => {
      for (const path of ["GET /users", "GET /auth/validate_token", "GET /users/2"])
        upstream.answer(path, { status: 500, body: {} });
      return { status: 201, body: {} };
    });
    const pay =
      'mutation { payWithCredit(input: { requestId: "r1", planId: "1", publicationId: "2" }) { proforma { id } viewer { id } errors { message } } }';
    expect(await luis.data(pay)).toEqual({ payWithCredit: { proforma: null, viewer: null, errors: [] } });
  });

  test("turns a list without readable records into an error, not an empty list", async () => {
    proposals([{ ...chat, owner: null }]);
    const { data, errors } = await luis.run("{ chats(tab: PROPOSALS) { items { id } } }");
    expect(data).toEqual({ chats: null });
    expect(errors).toMatchObject([{ path: ["chats"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
  });

  test("costs one card of the wall, and a page of unknown cards does not end it", async () => {
    const WALL = "{ wall { items { ... on PublicationWallItem { id } } pageInfo { hasNextPage } } }";
    const cards = [
      { item_type: "publication", resource: { ...publication(1), id: null } },
      { item_type: "publication", resource: publication(2) },
    ];
    upstream.answer("GET /wall", { body: { response: cards, next_query: { current_page: 2, offset: 2 } } });
    expect(await luis.data(WALL)).toEqual({
      wall: { items: [{ id: "publication-2" }], pageInfo: { hasNextPage: true } },
    });
    upstream.answer("GET /wall", {
      body: { response: [{ item_type: "hologram" }, null], next_query: { current_page: 2, offset: 2 } },
    });
    expect(await luis.data(WALL)).toEqual({ wall: { items: [], pageInfo: { hasNextPage: true } } });
  });

  test.each([
    [null, null],
    [0, null],
    ["", null],
    [[], null],
    [{}, null],
    [4, "4"],
    ["4", "4"],
    [[3, 4], "4"],
  ])("reads the viewer's chat %j as %j", async (wire, chatId) => {
    upstream.answer("GET /publications/1", {
      body: { publication: publication(1), owner_id: 1, transactions_asociated_user: wire },
    });
    upstream.answer("GET /transactions/show_by_publication/1", { body: { proposal: null } });
    upstream.answer("GET /transaction_for_user", { body: { status: null } });
    expect(await luis.data('{ publication(id: "1") { title viewerProposal { chatId } } }')).toEqual({
      publication: { title: "Cosa 1", viewerProposal: { chatId } },
    });
  });

  test.each([
    ["texts", ["efectivo", " y más"]],
    [
      "objects",
      [
        { id: 1, name: "efectivo" },
        { id: 2, name: " y más" },
      ],
    ],
  ])("reads a written offer from %s", async (_name, tags) => {
    upstream.answer("GET /transactions/4", { body: transaction({ tags, tag_change: null }) });
    expect(await luis.data('{ transaction(id: "4") { writtenOffer } }')).toEqual({
      transaction: { writtenOffer: "efectivo,  y más" },
    });
  });

  test("keeps the title of a hidden publication in chats, as inactive", async () => {
    proposals([chat]);
    upstream.answer("GET /find_pub_ids", { body: { data: [], sponsored: [], totalPublications: 0, categories: [] } });
    upstream.answer("GET /publications/2", { status: 404, body: { error: "Publicación no encontrada" } });
    const { chats } = await luis.data<{ chats: unknown }>(CHATS);
    expect(chats).toEqual({
      items: [
        {
          id: "4",
          transaction: {
            viewerGives: {
              text: "efectivo",
              publications: [{ id: "2", title: "Cosa 2", status: "INACTIVE", cover: null }],
            },
          },
        },
      ],
    });
  });
});

describe("an answer that is not JSON", () => {
  const RATE =
    'mutation { changeTransactionStatus(input: { transactionId: "4", to: CONFIRMED_INTERESTED, rating: 5 }) { transaction { status } errors { code field message } } }';
  beforeEach(() => upstream.answer("GET /transactions/4", { body: transaction({ status: "accepted" }) }));

  test("is a success when it is a sentence", async () => {
    upstream.answer("PUT /ranke_user", { text: "Calificación guardada" });
    upstream.answer("PUT /v1/transactions/4", { body: { data: transaction({ status: "confirmed_interested" }) } });
    expect(await luis.data(RATE)).toEqual({
      changeTransactionStatus: { transaction: { status: "CONFIRMED_INTERESTED" }, errors: [] },
    });
  });

  test("is a reason when it is a sentence with an error status", async () => {
    upstream.answer("PUT /ranke_user", { body: {} });
    upstream.answer("PUT /v1/transactions/4", { status: 422, text: "Ya no se puede" });
    expect(await luis.data(RATE)).toEqual({
      changeTransactionStatus: {
        transaction: null,
        errors: [{ code: "BAD_USER_INPUT", field: null, message: "Ya no se puede" }],
      },
    });
  });
});

describe("a call that the backend does not have", () => {
  const missing = { status: 404, body: { status: 404, error: "Not Found" } };

  test("is not requested again", async () => {
    upstream.answer("GET /requests", missing);
    for (let time = 0; time < 3; time += 1)
      expect(await luis.data("{ viewer { inProgressCount } }")).toEqual({ viewer: { inProgressCount: 0 } });
    expect(upstream.callNames().filter((call) => call === "GET /requests")).toHaveLength(1);
  });

  test("is not assumed for a call that has answered before, whatever id is requested", async () => {
    await luis.data('{ transaction(id: "4") { status } }');
    upstream.answer("GET /transactions/99", missing);
    const { errors } = await luis.run('{ transaction(id: "99") { status } }');
    expect(errors).toEqual([]);
    upstream.clearCalls();
    await luis.data('{ transaction(id: "4") { status } }');
    expect(upstream.callNames()).toEqual(["GET /transactions/4"]);
  });
});
