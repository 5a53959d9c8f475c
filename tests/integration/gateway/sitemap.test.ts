import { afterAll, beforeAll, expect, it } from "vitest";
import { ana, luis, publication } from "../../support/recordedUpstream";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const gone = { ...luis, id: 9, active: false };
const wall = [
  ...Array.from({ length: 24 }, (_value, index) => publication(index + 1, index % 2 ? luis : ana)),
  publication(30, ana, { publication_status: "inactive" }),
  publication(31, gone),
  publication(32, ana, { title: "Mesa & <sillas>", publish_date: "who knows" }),
];
let isAway = true;
let upstream: ScriptedUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((call, response) => {
    const { pathname, searchParams } = new URL(call.path, "http://x");
    if (isAway) return json(response, {}, 500);
    if (pathname !== "/api/wall") return json(response, {}, 404);
    const offset = Number(searchParams.get("offset"));
    const items = wall.slice(offset, offset + 10).map((resource) => ({ item_type: "publication", resource }));
    return json(response, {
      response: items,
      next_query: { current_page: Number(searchParams.get("current_page")) + 1, offset: offset + items.length },
    });
  });
  gateway = await startGateway(upstream.url, { PUBLIC_URL: "https://truequea.example" });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

const read = async (path: string) => {
  const response = await fetch(gateway.url + path);
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it("robots.txt excludes members’ pages and names the sitemap", async () => {
  const { text, type } = await read("/robots.txt");
  expect(type).toContain("text/plain");
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "User-agent: *",
      "Disallow: /chats",
      "Disallow: /graphql",
      "Sitemap: https://truequea.example/sitemap.xml",
    ]),
  );
  expect(text).not.toMatch(/Disallow: \/(wall|faq|login|profile\/third)?$/m);
});

it("a sitemap that cannot be read is an error, not an empty list", async () => {
  expect((await read("/sitemap.xml")).status).toBe(503);
});

it("lists public pages, read page by page as a guest and once for all requests", async () => {
  isAway = false;
  const fresh = await startGateway(upstream.url, { PUBLIC_URL: "https://truequea.example" });
  const before = upstream.calls.length;
  const [index, again] = await Promise.all([fetch(`${fresh.url}/sitemap.xml`), fetch(`${fresh.url}/sitemap.xml`)]);
  const text = await index.text();
  expect([index.status, index.headers.get("content-type"), await again.text()]).toEqual([
    200,
    "application/xml; charset=utf-8",
    text,
  ]);
  const files = locations(text);
  expect(files.slice(0, 2)).toEqual([
    "https://truequea.example/sitemaps/pages.xml",
    "https://truequea.example/sitemaps/publications-1.xml",
  ]);

  const listed = await (await fetch(`${fresh.url}/sitemaps/publications-1.xml`)).text();
  expect(locations(listed).length).toBe(25);
  expect(listed).toContain(
    "<url><loc>https://truequea.example/cosa-1/1</loc><lastmod>2026-11-20T23:48:11.163Z</lastmod></url>",
  );
  expect(listed).toContain("<url><loc>https://truequea.example/mesa-sillas/32</loc></url>");
  expect(listed).not.toMatch(/\/3[01]</);
  const pages = locations(await (await fetch(`${fresh.url}/sitemaps/pages.xml`)).text());
  expect(pages).toEqual(expect.arrayContaining(["https://truequea.example/", "https://truequea.example/wall"]));
  // This backend has neither.
  expect(pages.join()).not.toMatch(/truequea_seguro|truequea_premium/);
  expect((await fetch(`${fresh.url}/sitemaps/other.xml`)).status).toBe(404);

  const calls = upstream.calls.slice(before);
  const read = calls.map(({ path }) => path.split("?")[0]).filter((path) => /wall|addresses/.test(path ?? ""));
  expect(read.sort()).toEqual(["/api/publication_addresses", ...Array.from({ length: 4 }, () => "/api/wall")]);
  expect(calls.every((call) => call.headers["access-token"] === undefined)).toBe(true);
  await fresh.stop();
});

it("reads a backend that lists its addresses to the end, into compressed files of fifty thousand", async () => {
  const ids = Array.from({ length: 50_003 }, (_value, index) => 2 * index + 1);
  const listing = await startUpstream((call, response) => {
    const { pathname, searchParams } = new URL(call.path, "http://x");
    if (pathname !== "/api/publication_addresses") return json(response, {}, 404);
    const page = ids.filter((id) => id > Number(searchParams.get("after"))).slice(0, 5_000);
    json(response, {
      data: page.map((id) => ({ id, title: "Mesa", publish_date: "2026-11-20T23:48:11.163Z", owner_id: id % 3 })),
    });
  });
  const site = await startGateway(listing.url, { PUBLIC_URL: "https://truequea.example" });
  const ask = (path: string, encoding: string) => fetch(site.url + path, { headers: { "accept-encoding": encoding } });
  const files = locations(await (await ask("/sitemap.xml", "gzip")).text());
  expect(files.map((file) => new URL(file ?? "").pathname)).toEqual([
    "/sitemaps/pages.xml",
    "/sitemaps/publications-1.xml",
    "/sitemaps/publications-2.xml",
    "/sitemaps/people-1.xml",
  ]);
  const first = await ask("/sitemaps/publications-1.xml", "gzip");
  expect([first.headers.get("content-encoding"), first.headers.get("vary")]).toEqual(["gzip", "accept-encoding"]);
  const listed = locations(await first.text());
  const rest = await ask("/sitemaps/publications-2.xml", "identity");
  expect(rest.headers.get("content-encoding")).toBeNull();
  listed.push(...locations(await rest.text()));
  expect(listed).toEqual(ids.map((id) => `https://truequea.example/mesa/${id}`));
  expect(locations(await (await ask("/sitemaps/people-1.xml", "gzip")).text())).toHaveLength(3);
  expect(listing.calls.filter(({ path }) => path.startsWith("/api/wall"))).toEqual([]);
  await site.stop();
  await listing.stop();
});

it("names this machine without PUBLIC_URL, whatever the Host header claims", async () => {
  const local = await startGateway(upstream.url);
  const text = await (
    await fetch(`${local.url}/robots.txt`, { headers: { "x-forwarded-host": "evil.example" } })
  ).text();
  expect(text).toContain(`Sitemap: http://localhost:${new URL(local.url).port}/sitemap.xml`);
  await local.stop();
});
