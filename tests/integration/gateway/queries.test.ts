import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import { publication, chat } from "../../support/recordedUpstream";
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

test.each([
  ["nothing", ""],
  ["a step up a path", ".."],
  ["a number in another form", "1e3"],
  ["a number that no database holds", "9".repeat(20)],
  ["an endless text", "a".repeat(100_000)],
])("%s is the id of nothing, and nobody is asked for it", async (_name, id) => {
  const before = upstream.calls.length;
  const { data, errors } = await luis.run(
    `query ($id: ID!) {
      publication(id: $id) { id } publicationEdit(publicationId: $id) { revision } user(id: $id) { id }
      transaction(id: $id) { id } chat(id: $id) { id } proforma(id: $id) { id }
    }`,
    { id },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    publication: null,
    publicationEdit: null,
    user: null,
    transaction: null,
    chat: null,
    proforma: null,
  });
  expect(upstream.calls.slice(before).map(({ path }) => path)).toEqual([]);
});

test.each([
  ["an own proposal alone", { reserved: false }, false],
  ["an own proposal and another one's agreement", { reserved: true }, true],
  ["a server that does not tell them apart", {}, true],
])("a publication with %s is reserved only by an agreement", async (_name, more, isReserved) => {
  upstream.answer("GET /publications/1", {
    body: { publication: publication(1, undefined, { active_transaction: true, ...more }) },
  });
  expect(await luis.data('{ publication(id: "1") { isReserved } }')).toEqual({ publication: { isReserved } });
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

test.each([
  ["nobody has rated", { reputation: 0, rating_count: 0 }, null],
  ["the backend does not say how many have rated", { reputation: 0 }, null],
  ["nobody has given a star", { reputation: 0, rating_count: 2 }, 0],
  ["some have rated", { reputation: 4.5, rating_count: 2 }, 4.5],
])("the reputation where %s", async (_name, values, reputation) => {
  upstream.answer("GET /users/1", { body: { id: 1, name: "Ana", active: true, ...values } });
  expect((await guest.run('{ user(id: "1") { reputation } }')).data).toEqual({ user: { reputation } });
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
