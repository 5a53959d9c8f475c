import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import { publication, transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";

let upstream: RecordedUpstream;
let luis: GraphqlClient;
let guest: GraphqlClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ upstream, luis, guest, stop } = await startRecordedGateway());
});
afterEach(() => stop());

const PERSON =
  "id firstName lastName picture { url } city state joinedAt reputation isVerified isActive activePublicationCount completedExchangeCount";
/** But for what only the tree of categories knows: that is one call more. */
const EVERYTHING = `id slug title type status condition usage price { amount currency } description cover { url sources { url width } } images { url } owner { ${PERSON} }
  category { id name level parentId path { id name } } interests acceptsOtherOffers place { label address reference coordinates { latitude longitude } isApproximate }
  distanceKm publishedAt ribbons attributes { label value } isReserved isSaved isOwn`;

describe("calls to the backend are counted", () => {
  test("the wall costs at most three, whatever is selected", async () => {
    const { wall } = await luis.data<{
      wall: { items: { __typename: string; publication: Record<string, unknown> }[]; pageInfo: unknown };
    }>(
      `{ wall { items { __typename
        ... on PublicationWallItem { id publication { ${EVERYTHING} viewerProposal { state reason chatId transaction { id status } } } }
        ... on ExchangeWallItem { id completedAt publication { ${EVERYTHING} } offeredPublication { ${EVERYTHING} } interested { ${PERSON} } }
        ... on BannerWallItem { id title url wideImage { url } narrowImage { url } } } pageInfo { hasNextPage endCursor } } }`,
    );
    expect(wall.items.map((item) => item.__typename)).toEqual([
      ...Array.from({ length: 10 }, () => "PublicationWallItem"),
      "ExchangeWallItem",
      "BannerWallItem",
    ]);
    expect(wall.items.map((item) => item.publication?.["isSaved"])).toContain(true);
    expect(upstream.callNames().sort()).toEqual(["GET /publications_saveds", "GET /requests", "GET /wall"]);
  });

  test("a guest’s wall costs one", async () => {
    await guest.data(
      `{ wall { items { ... on PublicationWallItem { publication { ${EVERYTHING} viewerProposal { state } } } } } }`,
    );
    expect(upstream.callNames()).toEqual(["GET /wall"]);
  });

  test("the detail costs at most four, whatever is selected", async () => {
    const { publication: shown } = await luis.data<{ publication: Record<string, unknown> }>(
      `{ publication(id: "1") { ${EVERYTHING} viewerProposal { state reason chatId transaction { id status writtenOffer viewerMoves { action to } counterpart { ${PERSON} }
        publication { title cover { url } } offeredPublications { ${EVERYTHING} } viewerGives { publications { title } text } } } } }`,
    );
    expect(shown).toMatchObject({
      viewerProposal: {
        state: "CAN_UPDATE",
        chatId: "4",
        transaction: { offeredPublications: [{ id: "2", owner: { id: "2" } }] },
      },
    });
    expect(upstream.callNames().length).toBeLessThanOrEqual(4);
    expect(new Set(upstream.callNames()).size).toBe(upstream.callNames().length);
  });

  test("referenced publications are read in one batch, and only when more than the title is selected", async () => {
    const many = Array.from({ length: 12 }, (_value, index) =>
      transaction({
        id: 40 + index,
        owner_id: 1,
        publication: { id: 100 + index, title: `Cosa ${100 + index}` },
        publication_id: 100 + index,
        status: "accepted",
      }),
    );
    upstream.answer("GET /requests", { body: many });
    await luis.data("{ transactions(tab: IN_PROGRESS) { items { id publication { id title slug } } } }");
    expect(upstream.callNames()).toEqual(["GET /requests"]);
    upstream.clearCalls();
    const { transactions } = await luis.data<{
      transactions: { items: { publication: { id: string; price: unknown }; counterpart: { firstName: string } }[] };
    }>(
      "{ transactions(tab: IN_PROGRESS) { items { publication { id price { amount } cover { url } } counterpart { firstName } } } }",
    );
    expect(upstream.callNames()).toEqual(["GET /requests", "GET /find_pub_ids"]);
    // The batch arrives in another order; each transaction gets its own publication.
    expect(transactions.items.map((item) => item.publication.id).sort()).toEqual(
      many.map((record) => String(record.publication.id)).sort(),
    );
    expect(transactions.items.every((item) => item.counterpart.firstName === "Ana")).toBe(true);
  });

  test("a search counts the paid results beside the others, wherever its backend lists them", async () => {
    const query =
      '{ search(input: { mode: WANT, terms: ["x"] }) { items { id } sponsored { id } page { total pages } } }';
    const paid = publication(1);
    const others = [2, 3].map((id) => publication(id));
    const found = { items: [{ id: "2" }, { id: "3" }], sponsored: [{ id: "1" }], page: { total: 2, pages: 1 } };
    const answers = [
      { data: [paid, ...others], totalPublications: 3 },
      { data: others, totalPublications: 2, missing_words: [] },
    ];
    for (const answer of answers) {
      upstream.answer("GET /search_publications", { body: { ...answer, sponsored: [paid], categories: [] } });
      expect((await luis.run(query)).data).toEqual({ search: found });
    }
  });

  test("a search says where its backend stopped counting, and nothing of the kind behind one that counts all", async () => {
    const query = "{ search(input: { mode: VALUE, minUsd: 5 }) { page { total } isTotalMinimum areCountsMinimum } }";
    const body = { data: [publication(1)], sponsored: [], totalPublications: 1_000, categories: [], missing_words: [] };
    upstream.answer("GET /search_publications_by_values", {
      body: { ...body, total_is_minimum: true, counts_are_minimum: true },
    });
    expect((await luis.run(query)).data).toEqual({
      search: { page: { total: 1_000 }, isTotalMinimum: true, areCountsMinimum: true },
    });
    upstream.answer("GET /search_publications_by_values", { body });
    expect((await luis.run(query)).data).toEqual({
      search: { page: { total: 1_000 }, isTotalMinimum: false, areCountsMinimum: false },
    });
  });

  test("a search that its backend is too busy for is refused as such, and not sent again", async () => {
    const busy = "Ahora hay muchas búsquedas a la vez.";
    upstream.answer("GET /search_publications", {
      status: 429,
      body: { errors: [busy] },
      headers: { "retry-after": "2" },
    });
    const { errors } = await luis.run('{ search(input: { mode: WANT, terms: ["x"] }) { items { id } } }');
    expect(errors).toMatchObject([
      { message: busy, path: ["search"], extensions: { code: "RATE_LIMITED", retryAfter: 2 } },
    ]);
    expect(upstream.callNames()).toEqual(["GET /search_publications"]);
  });

  test("a publication missing from the batch is read alone, and one that does not exist fails alone", async () => {
    upstream.answer("GET /requests", {
      body: [
        transaction({ status: "accepted" }),
        transaction({
          id: 5,
          status: "accepted",
          publication: { id: 7, title: "Cosa 7" },
          publication_id: 7,
          publication_interesteds: [],
        }),
      ],
    });
    upstream.answer("GET /find_pub_ids", {
      body: { data: [publication(1)], sponsored: [], totalPublications: 1, categories: [] },
    });
    upstream.answer("GET /publications/7", { status: 500, body: { errors: ["PG::Error at 10.0.0.5"] } });
    const { data, errors } = await luis.run<{
      transactions: { items: { id: string; publication: { price: unknown } }[] };
    }>("{ transactions(tab: IN_PROGRESS) { items { id publication { title price { amount } } } } }");
    expect(data?.transactions.items.map((item) => item.publication)).toEqual([
      { title: "Cosa 7", price: null },
      { title: "Cosa 1", price: { amount: 15_000 } },
    ]);
    expect(errors).toMatchObject([
      { path: ["transactions", "items", 0, "publication", "price"], extensions: { code: "UPSTREAM_UNAVAILABLE" } },
    ]);
    expect(JSON.stringify(errors)).not.toContain("10.0.0.5");
  });
});
