import { gql } from "@apollo/client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { banners } from "../../../backend/db/schema/banners";
import { messages } from "../../../backend/db/schema/chats";
import { notifications } from "../../../backend/db/schema/notifications";
import { savedPublications } from "../../../backend/db/schema/savedPublications";
import { aPublication, aTransaction, aUser, anImage, password } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { clientOperations } from "../../support/clientOperations";
import { startCountingProxy } from "../../support/countingProxy";
import type { CountingProxy } from "../../support/countingProxy";
import { everythingOf, readSchema } from "../../support/everything";
import { GraphqlClient } from "../../support/runQuery";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { createAppClient } from "../../../web/src/apollo/client";

/** What a screen costs the backend, counted between the gateway and a real one, with every field of the schema selected. */

let backend: TestBackend;
let proxy: CountingProxy;
let gateway: TestGateway;
let ana: User;
let luis: User;
let wanted: Publication;
let unasked: Publication;
let chatId: number;

/** Publication in proposal in transaction in publication: far enough around to meet everything from every side. */
const rounds = 4;
const schema = readSchema();
const document = (root: string, type: string, variables = "", depth = rounds) => {
  const { spread, fragments } = everythingOf(schema, type, depth);
  return `query Everything${variables} { ${root} { ${spread} } } ${fragments}`;
};

const operations = new Map(clientOperations());
const ofClient = (name: string) => operations.get(name) ?? "";

const guest = () => new GraphqlClient(gateway.url);
const clients = new Map<number, GraphqlClient>();
async function signedIn(user: User): Promise<GraphqlClient> {
  const known = clients.get(user.id);
  if (known) return known;
  const client = guest();
  clients.set(user.id, client);
  const { signIn } = await client.data<{ signIn: { errors: unknown[] } }>(
    "mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }",
    {
      input: { email: user.email, password },
    },
  );
  expect(signIn.errors).toEqual([]);
  return client;
}

/** Runs an operation without errors; gives its data and the calls that it cost. */
async function counted<Data = unknown>(client: GraphqlClient, query: string, variables: Record<string, unknown> = {}) {
  proxy.calls.length = 0;
  const data = await client.data<Data>(query, variables);
  return { data, calls: [...proxy.calls] };
}

/** More of everything that Luis sees in a list. */
async function grow(): Promise<void> {
  const { db } = backend;
  for (let count = 0; count < 4; count += 1) {
    await aTransaction(db, { interested: luis });
    await aTransaction(db, { owner: luis });
    await aTransaction(db, { owner: luis, status: "accepted" });
    const ended = await aTransaction(db, {
      interested: luis,
      status: "rejected",
      closedBy: "owner",
      closeReason: "rejected",
    });
    await db.insert(notifications).values({ userId: luis.id, type: 3, transactionId: ended.id });
  }
}

beforeAll(async () => {
  backend = await startBackend();
  proxy = await startCountingProxy(backend.url);
  gateway = await startGateway(proxy.url);
  const { db } = backend;
  ana = await aUser(db);
  luis = await aUser(db);
  // A town in small: things of many people, proposals both ways, agreements, ends, saved things, banners.
  const others = await Promise.all([1, 2, 3, 4].map(() => aUser(db)));
  for (const other of others) {
    for (let count = 0; count < 3; count += 1) await aPublication(db, { ownerId: other.id });
    await aTransaction(db, {
      interested: other,
      owner: others.find((one) => one !== other) as User,
      status: "complete",
      completedAt: new Date(),
    });
    await aTransaction(db, { interested: luis, owner: other, writtenOffer: "y algo más" });
    await aTransaction(db, { interested: other, owner: luis, status: "accepted" });
    await aTransaction(db, {
      interested: luis,
      owner: other,
      status: "rejected",
      closedBy: "owner",
      closeReason: "rejected",
    });
    await aTransaction(db, { interested: luis, owner: other, status: "complete", completedAt: new Date() });
  }
  // The newest stand on the wall's first page, with Luis' proposal for one of them.
  unasked = await aPublication(db, { ownerId: ana.id, fields: [{ label: "Marca", value: "Acme" }] });
  wanted = await aPublication(db, { ownerId: ana.id });
  const proposal = await aTransaction(db, { publication: wanted, owner: ana, interested: luis });
  ({ chatId } = proposal);
  await db
    .insert(messages)
    .values(
      [1, 2, 3].map((number) => ({ chatId, senderId: ana.id, randomId: `m-${number}`, text: `número ${number}` })),
    );
  await db.insert(savedPublications).values([{ userId: luis.id, publicationId: unasked.id }]);
  await db
    .insert(notifications)
    .values([
      ...[1, 2, 3, 4].map((type) => ({ userId: luis.id, type, transactionId: proposal.id })),
      ...[7, 8, 14].map((type) => ({ userId: luis.id, type, publicationId: proposal.offered[0]?.id ?? null })),
    ]);
  const picture = await anImage(db);
  await db
    .insert(banners)
    .values({ title: "Feria", url: "https://example.com/feria", bigImageId: picture.id, smallImageId: picture.id });
});
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await backend?.stop();
});

describe("the wall, everything selected", () => {
  const wall = document("wall", "WallConnection");

  it("costs a guest one call", async () => {
    const { data, calls } = await counted<{ wall: { items: { __typename: string }[] } }>(guest(), wall);
    expect(calls).toEqual(["GET /wall"]);
    expect(new Set(data.wall.items.map((item) => item.__typename))).toEqual(
      new Set(["PublicationWallItem", "ExchangeWallItem", "BannerWallItem"]),
    );
  });

  it("costs a member three, whatever they have saved and proposed", async () => {
    for (const [person, state] of [
      [luis, "CAN_UPDATE"],
      [ana, "DISABLED"],
    ] as const) {
      const { data, calls } = await counted<{
        wall: { items: { publication?: { id: string; viewerProposal: { state: string } } }[] };
      }>(await signedIn(person), wall);
      expect(
        data.wall.items.find((item) => item.publication?.id === String(wanted.id))?.publication?.viewerProposal.state,
      ).toBe(state);
      expect(calls.sort()).toEqual(["GET /publications_saveds", "GET /requests", "GET /wall"]);
    }
  });

  it("costs the client’s own operation no more", async () => {
    expect((await counted(guest(), ofClient("Wall"))).calls).toEqual(["GET /wall"]);
    expect((await counted(await signedIn(luis), ofClient("Wall"))).calls.length).toBeLessThanOrEqual(3);
  });
});

describe("the detail, everything selected", () => {
  const detail = document("publication(id: $id)", "Publication", "($id: ID!)");

  it("costs a guest one call", async () => {
    expect((await counted(guest(), detail, { id: wanted.id })).calls).toEqual(["GET /publications/{id}"]);
  });

  it.each([
    ["without a proposal", () => [luis, unasked, "CAN_PROPOSE"] as const, 3],
    ["with a proposal", () => [luis, wanted, "CAN_UPDATE"] as const, 4],
    ["who owns it", () => [ana, wanted, "DISABLED"] as const, 2],
  ])("costs a member %s at most four", async (_name, setUp, cost) => {
    const [person, publication, state] = setUp();
    const { data, calls } = await counted<{ publication: { viewerProposal: { state: string } } }>(
      await signedIn(person),
      detail,
      { id: publication.id },
    );
    expect(data.publication.viewerProposal.state).toBe(state);
    expect(calls).toHaveLength(cost);
    expect(cost).toBeLessThanOrEqual(4);
  });

  it("costs the client’s own operation no more", async () => {
    for (const { id } of [wanted, unasked])
      expect(
        (await counted(await signedIn(luis), ofClient("PublicationDetail"), { id })).calls.length,
      ).toBeLessThanOrEqual(4);
  });
});

describe("a person’s page", () => {
  it("costs a guest two calls, a member one more for what they saved", async () => {
    const ask = async (client: GraphqlClient) => {
      const person = await counted(client, ofClient("Person"), { id: ana.id });
      const things = await counted<{ userPublications: { items: { id: string }[]; page: unknown } }>(
        client,
        ofClient("PersonPublications"),
        { userId: ana.id, page: 1 },
      );
      expect(things.data.userPublications).toMatchObject({
        items: [{ id: String(wanted.id) }, { id: String(unasked.id) }],
        page: { page: 1, pages: 1, total: 2 },
      });
      return [...person.calls, ...things.calls];
    };
    expect(await ask(guest())).toEqual(["GET /users/{id}", "GET /publications"]);
    expect(await ask(await signedIn(luis))).toEqual([
      "GET /users/{id}",
      "GET /publications",
      "GET /publications_saveds",
    ]);
  });

  it("lists only what is open to all, whoever asks, and nothing of somebody who has left", async () => {
    const { db } = backend;
    const gone = await aUser(db, { active: false, city: "Maturín" });
    const leaver = await aPublication(db, { ownerId: gone.id });
    const mixed = await aUser(db);
    const open = await aPublication(db, { ownerId: mixed.id });
    for (const status of ["inactive", "waiting", "finished"] as const)
      await aPublication(db, { ownerId: mixed.id, status });
    for (const client of [guest(), await signedIn(luis), await signedIn(mixed)]) {
      const { userPublications } = await client.data<{ userPublications: { items: { id: string }[] } }>(
        `{ userPublications(userId: ${mixed.id}) { items { id } page { total } } }`,
      );
      expect(userPublications).toEqual({ items: [{ id: String(open.id) }], page: { total: 1 } });
      const left = await client.run<{ userPublications: unknown; user: unknown }>(
        `{ userPublications(userId: ${gone.id}) { items { id } } user(id: ${gone.id}) { isActive city joinedAt reputation activePublicationCount } }`,
      );
      expect(left.data).toEqual({
        userPublications: { items: [] },
        user: { isActive: false, city: null, joinedAt: null, reputation: null, activePublicationCount: null },
      });
      expect(JSON.stringify(left)).not.toContain(leaver.title);
    }
  });
});

describe("one’s own profile", () => {
  interface Own {
    ownPublications: { items: { id: string; status: string }[]; activeCount: number; inactiveCount: number };
  }

  it("costs one call for the head, one for each list, one more for the data", async () => {
    const owner = await aUser(backend.db, {
      gender: "Masculino",
      dateOfBirth: "1988-02-29",
      phone: "+584140000001",
      country: "Venezuela",
    });
    const client = await signedIn(owner);
    expect((await counted(client, ofClient("OwnProfile"))).calls).toEqual(["GET /users"]);
    for (const kind of ["ACTIVE", "INACTIVE"])
      expect((await counted(client, ofClient("OwnPublications"), { kind, page: 1 })).calls).toEqual([
        "GET /publications",
      ]);
    const { data, calls } = await counted(client, ofClient("PersonalData"));
    expect(calls).toEqual(["GET /users", "GET /users/{id}"]);
    expect(data).toMatchObject({
      viewer: {
        personalData: { phone: "+584140000001", dateOfBirth: "1988-02-29", gender: "MALE", country: "Venezuela" },
      },
    });
    const input = {
      firstName: " Rosa",
      lastName: "Mora",
      phone: "+584140000002",
      country: "VE",
      state: "Lara",
      city: "Cabudare",
      dateOfBirth: "1988-02-29",
      gender: "FEMALE",
    };
    const saved = await counted(client, ofClient("SavePersonalData"), { input });
    expect(saved.calls).toEqual(["PUT /users/{id}", "GET /users/{id}"]);
    expect(saved.data).toMatchObject({
      updatePersonalData: {
        message: "Los cambios han sido guardados exitosamente",
        errors: [],
        viewer: {
          user: { firstName: "Rosa", city: "Cabudare" },
          personalData: { phone: "+584140000002", gender: "FEMALE" },
        },
      },
    });
    const wrong = await counted(client, ofClient("SavePersonalData"), {
      input: { ...input, firstName: "R", phone: "+5841", newPassword: "debil" },
    });
    expect([wrong.calls, wrong.data]).toMatchObject([
      [],
      {
        updatePersonalData: {
          viewer: null,
          errors: [
            { field: "firstName", message: "El nombre debe contener al menos 2 caracteres" },
            { field: "phone", message: "Por favor, verifique el número de teléfono" },
            { field: "newPassword", message: "La contraseña no es válida" },
            { field: "currentPassword", message: "Escribe tu contraseña actual" },
          ],
        },
      },
    ]);
    const taken = await counted(client, ofClient("SavePersonalData"), {
      input: { ...input, phone: luis.phone, newPassword: "Nueva#2026", currentPassword: "falsa" },
    });
    expect(taken.data).toMatchObject({
      updatePersonalData: { errors: [{ field: "currentPassword", message: "La contraseña actual no es correcta" }] },
    });
    expect((await guest().run("{ ownPublications { items { id } } }")).errors).toMatchObject([
      { extensions: { code: "UNAUTHENTICATED" } },
    ]);
  });

  it("takes a thing from view and shows it again, for its owner alone", async () => {
    const owner = await aUser(backend.db);
    const { publication } = await aTransaction(backend.db, {
      owner,
      interested: luis,
      updatedAt: new Date(Date.now() - 60_000),
    });
    await aPublication(backend.db, { ownerId: owner.id, status: "waiting", approvedAt: null });
    const client = await signedIn(owner);
    const input = { publicationId: publication.id };
    const stranger = await (
      await signedIn(luis)
    ).data<{ deactivatePublication: unknown }>(ofClient("DeactivatePublication"), { input });
    expect(stranger.deactivatePublication).toMatchObject({
      publication: null,
      errors: [{ message: expect.any(String) }],
    });
    for (let time = 0; time < 2; time += 1) {
      const { data, calls } = await counted<{ deactivatePublication: unknown }>(
        client,
        ofClient("DeactivatePublication"),
        { input },
      );
      expect(data.deactivatePublication).toEqual({
        publication: { id: String(publication.id), status: "INACTIVE" },
        errors: [],
      });
      expect(calls).toEqual(["POST /publications/update_status/{id}"]);
    }
    const { ownPublications } = await client.data<Own>(ofClient("OwnPublications"), { kind: "INACTIVE", page: 1 });
    expect(ownPublications).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ status: "WAITING" }),
        expect.objectContaining({ status: "INACTIVE" }),
      ]),
      activeCount: 0,
      inactiveCount: 2,
    });
    // The other side sees why it ended.
    const { transactions } = await (
      await signedIn(luis)
    ).data<{ transactions: { items: { publication: { id: string }; closedBy: string }[] } }>(
      "{ transactions(tab: HISTORY, first: 100) { items { status publication { id } } } }",
    );
    expect(transactions.items).toContainEqual({ status: "REJECTED", publication: { id: String(publication.id) } });
    expect(await client.data(ofClient("ActivatePublication"), { input })).toEqual({
      activatePublication: { publication: { id: String(publication.id), status: "ACTIVE" }, errors: [] },
    });
  });
});

describe("the saved list", () => {
  it('costs one call, and says no more than "gone" about what nobody may see any more', async () => {
    const { db } = backend;
    const collector = await aUser(db);
    const [sold, kept] = [
      await aPublication(db, { status: "finished", title: "Reloj vendido" }),
      await aPublication(db),
    ];
    const leaving = await aPublication(db, {
      ownerId: (await aUser(db, { active: false })).id,
      title: "Reloj de quien se fue",
    });
    await db
      .insert(savedPublications)
      .values([sold, leaving, kept].map(({ id }) => ({ userId: collector.id, publicationId: id })));
    const client = await signedIn(collector);
    const { data, calls } = await counted(client, ofClient("SavedPublications"), { page: 1 });
    expect(calls).toEqual(["GET /publications_saveds"]);
    expect(data).toMatchObject({
      savedPublications: {
        items: [
          { publication: { id: String(kept.id), isSaved: true } },
          { publicationId: String(leaving.id), publication: null },
          { publicationId: String(sold.id), publication: null },
        ],
        page: { page: 1, pages: 1, total: 3 },
      },
    });
    expect(JSON.stringify(data)).not.toContain("Reloj");
    // It can still be taken out, by its number.
    const { unsavePublication } = await client.data<{ unsavePublication: unknown }>(ofClient("UnsavePublication"), {
      input: { publicationId: sold.id },
    });
    expect(unsavePublication).toMatchObject({ publication: { id: String(sold.id), isSaved: false }, errors: [] });
    expect(
      await client.data(
        "{ viewer { savedPublicationCount } savedPublications(page: 7) { items { id } page { total pages } } }",
      ),
    ).toEqual({
      viewer: { savedPublicationCount: 2 },
      savedPublications: { items: [], page: { total: 2, pages: 1 } },
    });
    expect((await guest().run("{ savedPublications { items { id } } }")).errors).toMatchObject([
      { extensions: { code: "UNAUTHENTICATED" } },
    ]);
  });
});

describe("lists, everything selected, cost the same however long they are", () => {
  const lists: [name: string, query: string, variables: Record<string, unknown>, cost: number][] = [
    ["chats of proposals", document("chats(tab: $tab)", "ChatConnection", "($tab: ChatTab!)"), { tab: "PROPOSALS" }, 5],
    [
      "chats in progress",
      document("chats(tab: $tab)", "ChatConnection", "($tab: ChatTab!)"),
      { tab: "IN_PROGRESS" },
      6,
    ],
    [
      "proposals received",
      document("transactions(tab: $tab)", "TransactionConnection", "($tab: RequestsTab!)"),
      { tab: "RECEIVED" },
      3,
    ],
    [
      "exchanges in progress",
      document("transactions(tab: $tab)", "TransactionConnection", "($tab: RequestsTab!)"),
      { tab: "IN_PROGRESS" },
      3,
    ],
    [
      "the history",
      document("transactions(tab: $tab)", "TransactionConnection", "($tab: RequestsTab!)"),
      { tab: "HISTORY" },
      4,
    ],
    ["notifications", document("notifications", "NotificationConnection", "", 2), {}, 5],
    ["the account", document("viewer", "Viewer"), {}, 8],
    ["a search", document('search(input: { mode: WANT, terms: ["cosa"] })', "SearchResult"), {}, 3],
  ];

  it.each(lists)("%s", async (_name, query, variables, cost) => {
    const client = await signedIn(luis);
    const before = (await counted(client, query, variables)).calls;
    expect(before.length).toBeLessThanOrEqual(cost);
    await grow();
    const after = (await counted(client, query, variables)).calls;
    expect(after.length).toBeLessThanOrEqual(cost);
  });

  it("a chat with its conversation: seven, and at most one connection to the cable", async () => {
    const upgrades = proxy.upgrades;
    const { data, calls } = await counted<{ chat: { messages: { items: unknown[] } } }>(
      await signedIn(luis),
      document("chat(id: $id)", "Chat", "($id: ID!)"),
      { id: chatId },
    );
    expect(data.chat.messages.items).toHaveLength(3);
    expect(calls.length).toBeLessThanOrEqual(7);
    // None where the connection of the operation before still lives.
    expect(proxy.upgrades - upgrades).toBeLessThanOrEqual(1);
  });

  it("a question that stands several times in one operation is asked once", async () => {
    const { calls } = await counted(
      await signedIn(luis),
      "{ a: wall { items { __typename } } viewer { id unreadChatCount inProgressCount receivedProposalCount } chats(tab: PROPOSALS) { items { id } } transactions(tab: IN_PROGRESS) { items { id } } }",
    );
    expect(calls.toSorted()).toEqual(["GET /chats", "GET /chats", "GET /requests", "GET /users", "GET /wall"]);
  });
});

describe("one thing that is broken", () => {
  afterEach(() => proxy.heal());
  const CARDS =
    "{ wall { items { ... on PublicationWallItem { publication { id title isSaved viewerProposal { state } } } } } viewer { id unreadNotificationCount } categories { id } }";

  interface Cards {
    wall: {
      items: { publication?: { title: string; isSaved: boolean | null; viewerProposal: { state: string } | null } }[];
    } | null;
    viewer: { id: string } | null;
  }

  async function broken<Data = Cards>(
    call: RegExp,
    query: string,
    variables: Record<string, unknown> = {},
    status = 500,
  ) {
    const client = await signedIn(luis);
    proxy.break(call, status);
    return client.run<Data>(query, variables);
  }

  it("a root field is null with its code and path, its neighbours have data", async () => {
    const { data, errors } = await broken(/^GET \/wall/, CARDS);
    expect(data).toMatchObject({ wall: null, viewer: { id: String(luis.id) } });
    expect(errors).toMatchObject([{ path: ["wall"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    expect(errors[0]?.message).toMatch(/^El servicio no está disponible/);
  });

  it("what the backend does not know about a person’s things leaves the things", async () => {
    const { data, errors } = await broken(/^GET \/(publications_saveds|requests)$/, CARDS);
    const cards = data?.wall?.items.flatMap((item) => item.publication ?? []) ?? [];
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) expect(card).toMatchObject({ title: expect.any(String), isSaved: null });
    // Of their own things the backend need not be asked.
    expect(new Set(cards.map((card) => card.viewerProposal?.state ?? null))).toEqual(new Set([null, "DISABLED"]));
    expect(
      new Set(
        errors.map(
          ({ path, extensions }) => `${path?.filter((step) => typeof step === "string").join(".")} ${extensions?.code}`,
        ),
      ),
    ).toEqual(
      new Set([
        "wall.items.publication.isSaved UPSTREAM_UNAVAILABLE",
        "wall.items.publication.viewerProposal UPSTREAM_UNAVAILABLE",
      ]),
    );
  });

  it("the web client shows what there is", async () => {
    const { cookie } = await signedIn(luis);
    const asLuis = (url: Parameters<typeof fetch>[0], init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      headers.set("cookie", cookie);
      return fetch(url, { ...init, headers });
    };
    const { client, dispose } = createAppClient({ origin: gateway.url, fetch: asLuis });
    const wall = () => client.query<NonNullable<Cards>>({ query: gql(CARDS), fetchPolicy: "network-only" });
    proxy.break(/^GET \/publications_saveds$/, 500);
    const { data } = await wall();
    const cards = data?.wall?.items.flatMap((item) => item.publication ?? []) ?? [];
    expect([cards.length > 3, new Set(cards.map(({ isSaved }) => isSaved))]).toEqual([true, new Set([null])]);
    proxy.break(/^GET \/wall/, 500);
    await expect(wall()).rejects.toThrow(/^El servicio no está disponible/);
    dispose();
  });

  it("a count of the account does not take the wall along", async () => {
    const { data, errors } = await broken(/^GET \/notifications/, CARDS);
    expect(data).toMatchObject({ viewer: null, wall: { items: expect.any(Array) } });
    expect(errors).toMatchObject([
      { path: ["viewer", "unreadNotificationCount"], extensions: { code: "UPSTREAM_UNAVAILABLE" } },
    ]);
  });

  it("one record of many is null, the others are there", async () => {
    const query = `{ a: publication(id: ${wanted.id}) { id title } b: publication(id: ${unasked.id}) { id title } c: user(id: ${ana.id}) { firstName } }`;
    const { data, errors } = await broken(
      new RegExp(`^GET /api/publications/${wanted.id}$|^GET /publications/${wanted.id}$`),
      query,
    );
    expect(data).toEqual({ a: null, b: { id: String(unasked.id), title: unasked.title }, c: { firstName: ana.name } });
    expect(errors).toMatchObject([{ path: ["a"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
  });

  it("what is too much for the backend says so", async () => {
    const { data, errors } = await broken(/^GET \/wall/, CARDS, {}, 429);
    expect(data?.viewer?.id).toBe(String(luis.id));
    expect(errors).toMatchObject([{ path: ["wall"], extensions: { code: "RATE_LIMITED" } }]);
  });
});
