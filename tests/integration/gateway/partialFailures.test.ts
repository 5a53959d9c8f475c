import { gql } from "@apollo/client";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { aPublication, aUser } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { useCountedGateway } from "../../support/countedGateway";
import { createAppClient } from "../../../web/src/apollo/client";

/** What an operation answers when one of the calls behind it fails. */

const fixture = useCountedGateway();
let ana: User;
let luis: User;
let wanted: Publication;
let unasked: Publication;

beforeAll(async () => {
  const { db } = fixture.backend;
  ana = await aUser(db);
  luis = await aUser(db);
  await aPublication(db, { ownerId: luis.id });
  for (let count = 0; count < 3; count += 1) await aPublication(db);
  [wanted, unasked] = [await aPublication(db, { ownerId: ana.id }), await aPublication(db, { ownerId: ana.id })];
});

describe("a partial failure of the backend", () => {
  afterEach(() => fixture.proxy.restore());
  const CARDS =
    "{ wall { items { ... on PublicationWallItem { publication { id title isSaved viewerProposal { state } } } } } viewer { id unreadNotificationCount } categories { id } }";

  interface Cards {
    wall: {
      items: { publication?: { title: string; isSaved: boolean | null; viewerProposal: { state: string } | null } }[];
    } | null;
    viewer: { id: string } | null;
  }

  async function runBroken<Data = Cards>(
    call: RegExp,
    query: string,
    variables: Record<string, unknown> = {},
    status = 500,
  ) {
    const client = await fixture.signedIn(luis);
    fixture.proxy.failCalls(call, status);
    return client.run<Data>(query, variables);
  }

  it("leaves a failed root field null, with code and path, and its neighbours intact", async () => {
    const { data, errors } = await runBroken(/^GET \/wall/, CARDS);
    expect(data).toMatchObject({ wall: null, viewer: { id: String(luis.id) } });
    expect(errors).toMatchObject([{ path: ["wall"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    expect(errors[0]?.message).toMatch(/^El servicio no está disponible/);
  });

  it("leaves publications readable when the viewer’s own state cannot be read", async () => {
    const { data, errors } = await runBroken(/^GET \/(publications_saveds|requests)$/, CARDS);
    const cards = data?.wall?.items.flatMap((item) => item.publication ?? []) ?? [];
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) expect(card).toMatchObject({ title: expect.any(String), isSaved: null });
    // The state of own publications needs no call.
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

  it("lets the web client show what arrived", async () => {
    const { cookie } = await fixture.signedIn(luis);
    const asLuis = (url: Parameters<typeof fetch>[0], init?: RequestInit) => {
      const headers = new Headers(init?.headers);
      headers.set("cookie", cookie);
      return fetch(url, { ...init, headers });
    };
    const { client, dispose } = createAppClient({ origin: fixture.gateway.url, fetch: asLuis });
    const wall = () => client.query<NonNullable<Cards>>({ query: gql(CARDS), fetchPolicy: "network-only" });
    fixture.proxy.failCalls(/^GET \/publications_saveds$/, 500);
    const { data } = await wall();
    const cards = data?.wall?.items.flatMap((item) => item.publication ?? []) ?? [];
    expect([cards.length > 3, new Set(cards.map(({ isSaved }) => isSaved))]).toEqual([true, new Set([null])]);
    fixture.proxy.failCalls(/^GET \/wall/, 500);
    await expect(wall()).rejects.toThrow(/^El servicio no está disponible/);
    dispose();
  });

  it("does not fail the wall when a count of the account fails", async () => {
    const { data, errors } = await runBroken(/^GET \/counts/, CARDS);
    expect(data).toMatchObject({ viewer: null, wall: { items: expect.any(Array) } });
    expect(errors).toMatchObject([
      { path: ["viewer", "unreadNotificationCount"], extensions: { code: "UPSTREAM_UNAVAILABLE" } },
    ]);
  });

  it("leaves one failed record of several null", async () => {
    const query = `{ a: publication(id: ${wanted.id}) { id title } b: publication(id: ${unasked.id}) { id title } c: user(id: ${ana.id}) { firstName } }`;
    const { data, errors } = await runBroken(
      new RegExp(`^GET /api/publications/${wanted.id}$|^GET /publications/${wanted.id}$`),
      query,
    );
    expect(data).toEqual({ a: null, b: { id: String(unasked.id), title: unasked.title }, c: { firstName: ana.name } });
    expect(errors).toMatchObject([{ path: ["a"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
  });

  it("asks once for a conversation whose lists fail", async () => {
    const { calls } = fixture.proxy;
    calls.length = 0;
    const { data, errors } = await runBroken(/^GET \/chats$/, '{ chat(id: "1") { id } }');
    expect(data).toEqual({ chat: null });
    expect(errors).toMatchObject([{ path: ["chat"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    expect(calls.filter((call) => call === "GET /chats")).toHaveLength(1);
  });

  it("reports a rate limit of the backend", async () => {
    const { data, errors } = await runBroken(/^GET \/wall/, CARDS, {}, 429);
    expect(data?.viewer?.id).toBe(String(luis.id));
    expect(errors).toMatchObject([{ path: ["wall"], extensions: { code: "RATE_LIMITED" } }]);
  });
});
