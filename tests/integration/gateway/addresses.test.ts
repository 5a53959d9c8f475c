import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GraphqlClient } from "../../support/graphqlClient";
import { ana, luis, publication, startRecordedUpstream } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const PUBLICATION =
  "cover { url sources { url } } images { url sources { url } } owner { picture { url sources { url } } }";
const WALL = `{ wall { items { __typename
  ... on PublicationWallItem { publication { ${PUBLICATION} } }
  ... on ExchangeWallItem { publication { ${PUBLICATION} } offeredPublication { ${PUBLICATION} } interested { picture { url } } }
  ... on BannerWallItem { url wideImage { url } narrowImage { url } } } } }`;

let upstream: RecordedUpstream;
let gateway: TestGateway | null = null;

beforeEach(async () => {
  upstream = await startRecordedUpstream();
});
afterEach(async () => {
  await gateway?.stop();
  gateway = null;
  await upstream.stop();
});

/** The wall of a backend that writes its addresses under `origin`. */
async function readWall(origin: string, settings: Record<string, string> = {}): Promise<string> {
  const picture = `${origin}/uploads/a1-B2/750.webp`;
  const shown = (id: number, owner: typeof ana) =>
    publication(id, { ...owner, picture }, { picture, pictures: [{ id, url: picture }] });
  const banner = {
    id: 1,
    title: "Promo",
    url_banner: `${origin}/wall?x=1`,
    url_image_big: picture,
    url_image_small: picture,
  };
  const change = {
    id: 3,
    publication: shown(6, luis),
    interested_user: { ...ana, picture },
    publication_interested: shown(8, ana),
  };
  const response = [
    { item_type: "publication", resource: shown(1, ana) },
    { item_type: "change", resource: { ...change, updated_at: "2026-11-20T23:48:11.247Z" } },
    { item_type: "banner", resource: banner },
  ];
  upstream.answer("GET /wall", { body: { response, next_query: { current_page: 2, offset: 3 } } });
  gateway = await startGateway(upstream.url, settings);
  const { wall } = await new GraphqlClient(gateway.url).data<{ wall: { items: unknown[] } }>(WALL);
  expect(wall.items).toHaveLength(3);
  return JSON.stringify(wall);
}

describe("addresses in records", () => {
  test.each([
    ["another loopback name", (port: string) => `http://localhost:${port}`],
    ["another scheme and port of the same host", () => "https://127.0.0.1"],
    ["an address of a private network", () => "http://10.1.2.3:3000"],
    ["a private IPv6 address", () => "http://[fd00::1]:3000"],
    ["the bare name of a container", () => "http://backend:3000"],
    ["a name of an internal zone", () => "http://rails.internal"],
  ])("leave under the gateway's own paths where the backend writes %s", async (_name, originOf) => {
    const origin = originOf(new URL(upstream.url).port);
    const wall = await readWall(origin);
    expect(wall).not.toContain(new URL(origin).hostname);
    expect(new Set(wall.match(/\/uploads\/[^"]+/g))).toEqual(
      new Set(["180", "360", "750"].map((width) => `/uploads/a1-B2/${width}.webp`)),
    );
    expect(wall).toContain('"url":"/wall?x=1"');
  });

  test("leave under the gateway's own paths where a setting names the origin that the backend writes", async () => {
    const wall = await readWall("https://rails.example", { BACKEND_ORIGIN: "https://rails.example/" });
    expect(wall).not.toContain("rails.example");
  });

  test("stay as they are where they lead to a foreign server", async () => {
    const wall = await readWall("https://cdn.example");
    expect(wall.match(/"url":"[^"]+"/g)?.every((url) => url.startsWith('"url":"https://cdn.example/'))).toBe(true);
  });
});

describe("the address of a payment", () => {
  test.each([
    [
      "the backend's card page under another loopback name",
      "http://localhost:4001/card_gateway/c-1",
      "/card_gateway/c-1",
    ],
    ["a page of a private network", "https://10.1.2.3/pay/c-1", null],
    ["a bank's page", "https://bank.example/pay/c-1", "https://bank.example/pay/c-1"],
  ])("of %s leads where a browser gets, or nowhere", async (_name, payment_url, paymentUrl) => {
    upstream.answer("GET /proforma/9", {
      body: { id: 9, status: "pending", payment_url, created_at: "2026-11-20T23:48:11.247Z" },
    });
    gateway = await startGateway(upstream.url);
    const client = new GraphqlClient(gateway.url);
    await client.data('mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } } }');
    expect(await client.data('{ proforma(id: "9") { paymentUrl } }')).toEqual({ proforma: { paymentUrl } });
  });
});
