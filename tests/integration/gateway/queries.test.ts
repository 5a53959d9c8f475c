import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GraphqlClient } from "../../support/graphqlClient";
import { chat, publication, startRecordedUpstream, transaction } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

let upstream: RecordedUpstream;
let gateway: TestGateway;
let luis: GraphqlClient;
let guest: GraphqlClient;

beforeEach(async () => {
  upstream = await startRecordedUpstream();
  gateway = await startGateway(upstream.url);
  guest = new GraphqlClient(gateway.url);
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

const PERSON =
  "id firstName lastName picture { url } city state joinedAt reputation isVerified isActive activePublicationCount completedExchangeCount";
const EVERYTHING = `id slug title type status condition usage price { amount currency } description cover { url sources { url width } } images { url } owner { ${PERSON} }
  category { id name level parentId path { id name } children { id } } interests acceptsOtherOffers place { label address reference coordinates { latitude longitude } isApproximate }
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
    upstream.answer("GET /search_publications", { status: 429, body: { errors: [busy] } });
    const { errors } = await luis.run('{ search(input: { mode: WANT, terms: ["x"] }) { items { id } } }');
    expect(errors).toMatchObject([{ message: busy, path: ["search"], extensions: { code: "RATE_LIMITED" } }]);
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

test("a failed field is null with code and path, and its neighbours have data", async () => {
  upstream.answer("GET /notifications", { text: "<html>oops</html>" });
  const { data, errors, status } = await luis.run<Record<string, unknown>>(
    '{ wall { pageInfo { hasNextPage } } viewer { id unreadNotificationCount } publication(id: "1") { title } }',
  );
  expect(status).toBe(200);
  expect(data).toMatchObject({ wall: { pageInfo: { hasNextPage: true } }, publication: { title: "Cosa 1" } });
  expect(errors).toMatchObject([
    { path: ["viewer", "unreadNotificationCount"], extensions: { code: "UPSTREAM_UNAVAILABLE" } },
  ]);
});

describe("differences between servers", () => {
  const STATE = '{ publication(id: "1") { viewerProposal { state reason } } }';
  test.each([
    ["a bare word", { text: "update" }, "CAN_UPDATE"],
    ["a quoted word", { text: '"update"' }, "CAN_UPDATE"],
    ["an object", { body: { status: "update" } }, "CAN_UPDATE"],
    ["null in an object", { body: { status: null } }, "CAN_PROPOSE"],
    ["the bare word disabled", { text: "disabled" }, "DISABLED"],
    ["the quoted word disabled", { text: '"disabled"' }, "DISABLED"],
  ])("read the state of a proposal from %s", async (_name, reply, state) => {
    upstream.answer("GET /publications/1", {
      body: { publication: publication(1), owner_id: 1, transactions_asociated_user: null },
    });
    upstream.answer("GET /transaction_for_user", reply);
    expect(await luis.data(STATE)).toMatchObject({ publication: { viewerProposal: { state } } });
  });

  test.each([
    ["bare", [chat]],
    ["in data", { data: [chat] }],
    ["under its name", { chats: [chat] }],
  ])("read a list that comes %s", async (_name, body) => {
    upstream.answer("GET /chats", (call) => ({ body: call.path.includes("proposal") ? body : [] }));
    expect(
      await luis.data(
        "{ chats(tab: PROPOSALS) { items { id unreadCount counterpart { firstName } transaction { id viewerRole viewerMoves { action to } } } pageInfo { hasNextPage } } }",
      ),
    ).toEqual({
      chats: {
        items: [
          {
            id: "4",
            unreadCount: 1,
            counterpart: { firstName: "Ana" },
            transaction: {
              id: "4",
              viewerRole: "INTERESTED",
              viewerMoves: [
                { action: "CANCEL", to: "REJECTED" },
                { action: "EDIT", to: "ACTIVE" },
              ],
            },
          },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
  });

  test("read numbers from text, and a missing price as none", async () => {
    upstream.answer("GET /wall", {
      body: {
        response: [
          { item_type: "publication", resource: publication(1, undefined, { price: "320.5" }) },
          {
            item_type: "publication",
            resource: publication(2, undefined, { price: null, publication_type: "service" }),
          },
          { item_type: "hologram", resource: { id: 9 } },
        ],
        next_query: { current_page: "2", offset: "10" },
      },
    });
    const { wall } = await guest.data<{ wall: { items: unknown[] } }>(
      "{ wall { items { ... on PublicationWallItem { publication { type price { amount currency } } } } pageInfo { hasNextPage } } }",
    );
    expect(wall.items).toEqual([
      { publication: { type: "PRODUCT", price: { amount: 32_050, currency: "USD" } } },
      { publication: { type: "SERVICE", price: null } },
    ]);
  });

  test("end the wall with an empty page, although another is named", async () => {
    upstream.answer("GET /wall", { body: { response: [], next_query: { current_page: 4, offset: 14 } } });
    expect(await guest.data("{ wall { items { __typename } pageInfo { hasNextPage endCursor } } }")).toEqual({
      wall: { items: [], pageInfo: { hasNextPage: false, endCursor: null } },
    });
  });
});

describe("the place of a publication", () => {
  const PLACE =
    '{ publication(id: "1") { isOwn place { label address reference coordinates { latitude longitude } isApproximate } distanceKm } }';

  test("is the centre of a cell for others, also from a backend that returns the exact point", async () => {
    for (const client of [luis, guest]) {
      const { publication: shown } = await client.data<{ publication: { place: { coordinates: unknown } } }>(PLACE);
      expect(shown).toMatchObject({
        isOwn: false,
        place: {
          label: "Caracas, Distrito Capital",
          address: null,
          reference: null,
          coordinates: { latitude: 10.539, longitude: -66.885 },
          isApproximate: true,
        },
      });
    }
  });

  test("has the distance of that centre from every position", async () => {
    const ask = async (latitude: number) =>
      (
        await guest.data<{ publication: { distanceKm: number } }>(
          'query ($from: CoordinatesInput) { publication(id: "1") { distanceKm(from: $from) } }',
          { from: { latitude, longitude: -66.885 } },
        )
      ).publication.distanceKm;
    expect(await ask(10.539)).toBe(0);
    const { errors } = await guest.run('{ publication(id: "1") { distanceKm(from: { latitude: 91, longitude: 0 }) } }');
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });

  test("is complete for the owner", async () => {
    upstream.answer("GET /publications/1", {
      body: {
        publication: publication(1, { ...publication(1).owner, id: 2 }),
        owner_id: 2,
        transactions_asociated_user: null,
      },
    });
    expect(await luis.data(PLACE)).toMatchObject({
      publication: {
        isOwn: true,
        place: {
          address: "Av. Urdaneta 12",
          reference: "Cerca del metro",
          coordinates: { latitude: 10.5415585, longitude: -66.8856196 },
          isApproximate: false,
        },
      },
    });
    expect(await luis.data('{ publication(id: "1") { viewerProposal { state reason } } }')).toEqual({
      publication: { viewerProposal: { state: "DISABLED", reason: "OWN_PUBLICATION" } },
    });
  });
});

test("private data of a profile are not even read", async () => {
  upstream.answer("GET /users/1", {
    body: {
      id: 1,
      name: "Ana",
      last_name: "Pérez",
      email: "ana@example.com",
      phone: "+584167654321",
      date_of_birth: "1990-05-17",
      balance: 7,
      created_at: "2026-11-20T23:48:11.143Z",
      publication_actives: 6,
      successful_changes: 1,
      reputation: 0,
      verified: false,
      picture_users: [{ id: 2, url: "http://backend.example/uploads/user-2.jpg" }],
      active: true,
    },
  });
  const answer = await guest.run(`{ user(id: "1") { ${PERSON} } }`);
  expect(answer.data).toMatchObject({
    user: {
      firstName: "Ana",
      activePublicationCount: 6,
      completedExchangeCount: 1,
      reputation: null,
      picture: { url: "/uploads/user-2.jpg" },
    },
  });
  expect(JSON.stringify(answer)).not.toMatch(/example\.com|584167654321|1990/);
});

test.each([["an ended session", 401]])(
  "a read refused for %s ends the session in the gateway, too",
  async (_name, status) => {
    upstream.answer("GET /notifications", {
      status,
      body: { errors: ["Tienes que iniciar sesión o registrarte para poder continuar."] },
    });
    const first = await luis.run("{ notifications { items { id } } }");
    expect(first.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    upstream.clearCalls();
    const second = await luis.run("{ viewer { id } chats(tab: PROPOSALS) { items { id } } }");
    expect(second.errors).toMatchObject([{ path: ["chats"], extensions: { code: "UNAUTHENTICATED" } }]);
    expect(upstream.callNames()).toEqual([]);
  },
);
