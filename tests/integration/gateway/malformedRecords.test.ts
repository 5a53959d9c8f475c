import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import { ana, chat, luis as person, publication, transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";

let upstream: RecordedUpstream;
let luis: GraphqlClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ upstream, luis, stop } = await startRecordedGateway());
});
afterEach(() => stop());

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

describe("a record that no card can show", () => {
  const PUBLICATION =
    "{ id price { amount } publishedAt owner { id joinedAt activePublicationCount } ribbons stats { views proposalCount } campaign { totalViews startedAt } }";
  const orphan = publication(66, ana, { owner: null });
  /** Everything that is stored is shown: what is unknown is null, and what is too large for its kind is its largest. */
  const odd = publication(77, person, {
    price: 999_999_999,
    publish_date: "ayer",
    owner: { ...person, created_at: "0000-00-00", publication_actives: 1e12 },
    stats: { views: 2.5, comment_count: 1e300, transactions_count: 1e12, in_progress_count: null },
    campaign: { id: 1, status: "Activa", views: 2e9, printer: 2e9, created_at: "?" },
  });
  const shownOdd = {
    id: "77",
    price: { amount: 99_999_999_900 },
    publishedAt: null,
    owner: { id: "2", joinedAt: null, activePublicationCount: 2_147_483_647 },
    ribbons: [],
    stats: { views: 3, proposalCount: 2_147_483_647 },
    campaign: { totalViews: 2_147_483_647, startedAt: "1970-01-01T00:00:00.000Z" },
  };
  const boundless = publication(88, ana, { price: 1e300 });
  const records = [publication(5), orphan, odd, boundless];
  const inWall = records.map((resource) => ({ item_type: "publication", resource }));
  const asChange = (id: number, given: unknown) => ({
    item_type: "change",
    resource: { id, updated_at: "?", publication: given, interested_user: person, publication_interested: null },
  });
  const listed = { data: records, page: 1, pages: 1, total: 4, active: 4, inactive: 0 };
  type Shown = { id: string; price: unknown };

  beforeEach(() => {
    upstream.answer("GET /find_pub_ids", { body: { data: [], sponsored: [], totalPublications: 0, categories: [] } });
  });

  test.each([
    [
      "the wall",
      "GET /wall",
      { response: [...inWall, asChange(3, orphan)], next_query: null },
      `{ list: wall { items { ... on PublicationWallItem { publication ${PUBLICATION} } ... on ExchangeWallItem { publication { id } } } } }`,
    ],
    [
      "the search",
      "GET /search_publications",
      { data: records, sponsored: [orphan], totalPublications: 1e12, categories: [] },
      `{ list: search(input: { mode: WANT, terms: ["x"] }) { items ${PUBLICATION} sponsored { id owner { id } } page { total } } }`,
    ],
    [
      "another user's publications",
      "GET /publications",
      listed,
      `{ list: userPublications(userId: "1") { items ${PUBLICATION} } }`,
    ],
    ["own publications", "GET /publications", listed, `{ list: ownPublications { items ${PUBLICATION} } }`],
    [
      "promotables",
      "GET /v1/publication/promotables",
      { data: records, total: 4 },
      `{ list: promotables { items ${PUBLICATION} } }`,
    ],
    [
      "campaigns",
      "GET /v1/ads",
      { data: records.map((one, index) => ({ id: index, views: 3e9, created_at: "?", publication: one })), total: 4 },
      `{ list: campaigns { items { totalViews startedAt publication ${PUBLICATION} } } }`,
    ],
    [
      "saved publications",
      "GET /publications_saveds",
      records.map((one) => ({ id: one.id, publication_id: one.id, publication: one })),
      `{ list: savedPublications { items { publication ${PUBLICATION} } } }`,
    ],
  ])("costs its own card in %s only", async (_name, path, body, query) => {
    upstream.answer(path, { body });
    const { list } = await luis.data<{ list: { items: (Shown | { publication: Shown | null })[] } }>(query);
    const cards = list.items.flatMap((item) => ("publication" in item ? (item.publication ?? []) : item));
    expect(cards.map(({ id }) => id)).toEqual(["5", "77", "88"]);
    expect(cards[1]).toEqual(shownOdd);
    expect(cards[2]?.price).toBeNull();
  });

  test.each([
    ["IN_PROGRESS", "GET /requests", (items: unknown[]) => items],
    ["HISTORY", "GET /v1/requests", (data: unknown[]) => ({ data, page: 1, pages: 1, total: data.length })],
  ])("costs its own row among the transactions of %s", async (tab, path, wrap) => {
    const status = tab === "HISTORY" ? "rejected" : "accepted";
    const named = { publication: { id: 1, title: "Cosa 1", owner: ana } };
    const undated = transaction({ status, ...named, created_at: "?", updated_at: "?", viewer_rank: 4.5 });
    upstream.answer("GET /transactions/4", { body: undated });
    upstream.answer(path, {
      body: wrap([
        undated,
        transaction({ id: 5, status }),
        transaction({ id: 6, status, publication: null, publication_id: null }),
        transaction({ id: 7, status, interested_id: 3, ...named, interested_user: null }),
      ]),
    });
    for (const id of [1, 3]) upstream.answer(`GET /users/${id}`, { status: 404, body: { error: "x" } });
    upstream.answer("GET /publications/1", { status: 404, body: { error: "x" } });
    const query = `{ transactions(tab: ${tab}) { items { id createdAt viewerRating owner { id firstName } interested { id isActive } publication { id } } } }`;
    const { transactions } = await luis.data<{ transactions: { items: { id: string }[] } }>(query);
    expect(transactions.items.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual([
      {
        id: "4",
        createdAt: "1970-01-01T00:00:00.000Z",
        viewerRating: 5,
        owner: { id: "1", firstName: "Ana" },
        interested: { id: "2", isActive: true },
        publication: { id: "1" },
      },
      expect.objectContaining({ id: "5", owner: { id: "1", firstName: "" } }),
      expect.objectContaining({ id: "7", interested: { id: "3", isActive: false } }),
    ]);
  });

  test("costs its own row among chats, messages of the list and notifications", async () => {
    proposals([
      { ...chat, updated_at: "?", unread_messages: 1e12 },
      { ...chat, id: 5, transaction: { id: 9, status: "active" } },
      { ...chat, id: 6, last_message: { id: 1, user_from: person, message: "Hola", created_at: "?" } },
    ]);
    upstream.answer("GET /notifications", {
      body: [
        { id: 1, type_notification: "new_change", created_at: "2026-11-20T23:48:11.232Z" },
        { id: 2, type_notification: "new_change", created_at: "?" },
      ],
    });
    expect(
      await luis.data(
        "{ chats(tab: PROPOSALS) { items { id unreadCount updatedAt transaction { publication { id } } } } notifications { items { id createdAt } } }",
      ),
    ).toEqual({
      chats: {
        items: [
          {
            id: "4",
            unreadCount: 2_147_483_647,
            updatedAt: "1970-01-01T00:00:00.000Z",
            transaction: { publication: { id: "1" } },
          },
        ],
      },
      notifications: { items: [{ id: "1", createdAt: "2026-11-20T23:48:11.232Z" }] },
    });
  });
});
