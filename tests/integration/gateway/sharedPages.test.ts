import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GraphqlClient } from "../../support/graphqlClient";
import {
  account,
  ana,
  luis,
  publication,
  recordedReplies,
  startRecordedUpstream,
} from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

/** Pages that all guests at one place share, as they are counted at the backend. */

const SIGN_IN = 'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } } }';
const HIDE = 'mutation { deactivatePublication(input: { publicationId: "2" }) { errors { code } } }';
const detail = "/cosa-1/1";

let upstream: RecordedUpstream;
let gateway: TestGateway;
let walls: number;
/** Moves the clock by which pages grow old. */
let ahead: number;
const lifetimeMs = 60_000;

beforeEach(async () => {
  upstream = await startRecordedUpstream();
  gateway = await startGateway(upstream.url, { RENDER_TIMEOUT_MS: "60000", SHARED_PAGE_MS: String(lifetimeMs) });
  walls = 0;
  ahead = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + ahead);
  upstream.answer("GET /wall", () => {
    walls += 1;
    return { body: wallOf(`Cosa del muro ${walls}`) };
  });
  upstream.answer("GET /users/1", { body: { user: ana } });
  upstream.answer("GET /publications", { body: { data: [], page: 1, pages: 0, total: 0 } });
  upstream.answer("GET /find_comments_publications", { body: { data: [] } });
  upstream.answer("GET /publications/1/similar", { body: { publications: [] } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await gateway.stop();
  await upstream.stop();
});

const wallOf = (title: string) => ({
  response: [{ item_type: "publication", resource: publication(1, undefined, { title, name: title }) }],
  next_query: null,
});

async function visit(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await fetch(gateway.url + path, { headers, method, redirect: "manual" });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const visitAt = (place: string, path = "/wall") => visit(path, { cookie: `tq_pos=${place}` });
const many = <T>(count: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: count }, ask));

async function signedIn() {
  upstream.answer("POST /auth/sign_in/", { body: { data: account } });
  const client = new GraphqlClient(gateway.url);
  await client.data(SIGN_IN);
  return client;
}

/** Calls of the detail that count a view. */
const viewsCounted = () =>
  upstream.calls.filter(({ path, headers }) => /\/publications\/1(\?|$)/.test(path) && headers["x-viewer"] !== "robot")
    .length;

it("is never shared for a link with a token, which can be revoked at once", async () => {
  let looks = 0;
  const token = "A".repeat(32);
  upstream.answer(`GET /v1/shared_meetings/${token}`, () => {
    looks += 1;
    const progress = { on_way_at: null, arrived_at: null, late_minutes: 0, checked_at: null };
    return { body: { first_name: "Ana", state: "proposed", starts_at: null, place: null, progress, well_at: null } };
  });
  for (let time = 1; time <= 2; time += 1) {
    const { status, headers } = await visit(`/encuentro/compartido/${token}`);
    expect([looks, status, headers.get("referrer-policy")]).toEqual([time, 200, "no-referrer"]);
  }
});

it("is rendered once for a hundred guests of one place, each in the encoding they accept", async () => {
  const pages = await many(100, () => visitAt("7.0001,-66.5,browser,"));
  for (const encoding of ["br", "gzip", "identity"]) {
    const page = await visit("/wall", { cookie: "tq_pos=7.0002,-66.5003", "accept-encoding": encoding });
    expect(page.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    pages.push(page);
  }
  expect(walls).toBe(1);
  expect(pages[0]?.html).toContain('id="apollo-state"');
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  const head = await visit("/wall", { cookie: "tq_pos=7.0001,-66.5,browser," }, "HEAD");
  expect([head.status, head.html, walls]).toEqual([200, "", 1]);
});

it("is another one at another place and for other choices of the device", async () => {
  const others = [
    "",
    "tq_pos=7.0001,-66.5,browser,",
    "tq_pos=7.0101,-66.5,browser,",
    "tq_pos=7.0001,-66.5,guest,La Urbana",
    "tq_wall=NEWEST",
    "tq_cards=large",
    "tq_appearance=dark",
  ];
  for (let round = 0; round < 2; round += 1)
    for (const cookie of others) await visit("/wall", cookie === "" ? {} : { cookie });
  expect(walls).toBe(others.length);
  const marked = /<html [^>]*data-appearance="dark"/;
  expect((await visit("/wall", { cookie: "tq_appearance=dark" })).html).toMatch(marked);
  expect((await visit("/wall")).html).not.toMatch(marked);
});

it("says only about where the guest is that it was rendered for", async () => {
  const { html } = await visitAt("7.00012,-66.50034,browser,", detail);
  expect(html).toContain("/6.999/-66.501/");
  expect(html).not.toMatch(/7\.00012|66\.50034/);
});

it("reaches no member, and has nothing of one", async () => {
  const guestsPage = await visit("/wall");
  const { cookie } = await signedIn();
  for (let time = 0; time < 2; time += 1) {
    upstream.clearCalls();
    expect((await visit("/wall", { cookie })).html).not.toBe(guestsPage.html);
    // Who is there is asked each time.
    expect(upstream.callNames()).toContain("GET /users");
  }
  walls = 0;
  await visit("/wall", { authorization: "Bearer foreign" });
  expect(walls).toBe(1);
  expect((await visit("/wall")).html).toBe(guestsPage.html);
  expect(guestsPage.html).not.toContain("Luis");
  expect(walls).toBe(1);
});

it("is rendered anew after a change through this gateway", async () => {
  const browser = await signedIn();
  expect((await visit("/wall")).html).toContain("Cosa del muro 1");
  upstream.answer("POST /publications/update_status/2", { body: publication(2, luis) });
  expect(await browser.data(HIDE)).toEqual({ deactivatePublication: { errors: [] } });
  const pages = await many(20, () => visit("/wall"));
  expect(walls).toBe(2);
  for (const { html } of pages) expect(html).toContain("Cosa del muro 2");
});

it("goes out once more when it is stale, to a crowd as to one, while it is rendered anew", async () => {
  await visit("/wall");
  ahead += lifetimeMs;
  expect((await visit("/wall")).html).toContain("Cosa del muro 1");
  for (const { html } of await many(50, () => visit("/wall"))) expect(html).toMatch(/Cosa del muro [12]</);
  await expect.poll(() => walls).toBe(2);
  await expect.poll(async () => (await visit("/wall")).html).toContain("Cosa del muro 2");
  ahead += 2 * lifetimeMs;
  for (const { html } of await many(50, () => visit("/wall"))) expect(html).toContain("Cosa del muro 3");
  expect(walls).toBe(3);
});

it("of a publication counts a view for every person, and none for robots", async () => {
  const robot = { "user-agent": "WhatsApp/2.23" };
  expect((await visit(detail, robot)).status).toBe(200);
  await many(10, () => visit(detail));
  await visit(detail, robot);
  await visit(detail, {}, "HEAD");
  await expect.poll(viewsCounted).toBe(10);
  ahead += lifetimeMs;
  await many(5, () => visit(detail));
  await expect.poll(viewsCounted).toBe(15);
});

it("of results is rendered for each visit: what they show is paid for by view", async () => {
  const results = { data: [publication(12)], sponsored: [publication(13)], totalPublications: 1, categories: [] };
  upstream.answer("GET /search_publications", { body: results });
  upstream.answer("GET /search_publications_by_category", { body: results });
  upstream.answer("GET /product_categories", { body: [] });
  const paths = [
    "/search_list/cosa/all/0/null/10.4975585/-66.8856196/false/tags/want",
    "/search_list_by_category/5/10.4975585/-66.8856196/category",
  ];
  for (const path of paths) {
    upstream.clearCalls();
    for (const { html } of await many(5, () => visit(path))) expect(html).toContain("Cosa 13");
    const searches = upstream.calls.filter(({ path: called }) => called.includes("/search_publications"));
    expect([path, searches.length, new Set(searches.map(({ headers }) => headers["x-request-id"])).size]).toEqual([
      path,
      5,
      5,
    ]);
    for (const { headers } of searches) expect(headers["x-viewer"]).toBeUndefined();
  }
});

it("is kept where something is gone, but not as a failure or a redirect", async () => {
  upstream.answer("GET /publications/3", { status: 404, body: { error: "No está" } });
  upstream.answer("GET /publications/4", {
    body: { publication: publication(4, ana, { publication_status: "finished" }), owner_id: 1 },
  });
  for (const [path, status] of [
    ["/cosa-3/3", 404],
    ["/cosa-4/4", 410],
  ] as const) {
    upstream.clearCalls();
    for (let time = 0; time < 3; time += 1) expect((await visit(path)).status).toBe(status);
    expect(upstream.callNames().filter((name) => name.startsWith(`GET /publications/${path.at(-1)}`))).toHaveLength(1);
  }
  upstream.answer("GET /wall", { status: 500, body: {} });
  for (let time = 0; time < 2; time += 1) expect((await visit("/wall")).html).toContain('<div id="root"></div>');
  upstream.answer("GET /wall", { body: wallOf("Otra vez") });
  expect((await visit("/wall")).html).toContain("Otra vez");
  const moved = await many(3, () => visit("/otra-cosa/1?fbclid=abc"));
  for (const { status, headers } of moved)
    expect([status, headers.get("location")]).toEqual([301, `${detail}?fbclid=abc`]);
});

it("is shared by links that differ only in their trackers", async () => {
  for (const query of ["", "?fbclid=1", "?fbclid=2&utm_source=x", "?utm_source=y"]) await visit(`/wall${query}`);
  expect(walls).toBe(1);
  await visit("/wall?x=1");
  expect(walls).toBe(2);
  const long = "y".repeat(600);
  for (let time = 0; time < 2; time += 1) await visit(`/wall?x=${long}`);
  expect(walls).toBe(4);
});

it("weighs no more than it has to", async () => {
  upstream.answer("GET /wall", recordedReplies["GET /wall"] ?? {});
  // kB.
  const most = { "/wall": 36, "/": 38, [detail]: 34, "/about_truequea": 30 };
  for (const [path, limit] of Object.entries(most)) {
    const weight = Buffer.byteLength((await visit(path)).html) / 1_000;
    expect([path, weight, weight <= limit]).toEqual([path, weight, true]);
  }
});

it("has its styles in files that browsers keep, each rule once and none for browsers that cannot show it", async () => {
  upstream.answer("GET /wall", recordedReplies["GET /wall"] ?? {});
  const { html } = await visit("/wall");
  expect(html).toContain("Cosa 19");
  const names = new Set(html.match(/(?<=\bc-)[\w-]+/g));
  expect(names.size).toBeGreaterThan(50);
  const [own = ""] = /(?<=<style>).*?(?=<\/style>)/s.exec(html) ?? [];
  expect(html.match(/<style/g)?.length ?? 0).toBeLessThanOrEqual(1);
  const files = await Promise.all(
    [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, path]) => visit(path ?? "")),
  );
  for (const { headers } of files) expect(headers.get("cache-control")).toContain("immutable");
  const linked = files.map((file) => file.html);
  for (const name of names) {
    const having = [...linked, own].filter((rules) => new RegExp(`\\.c-${name}\\b`).test(rules));
    expect([name, having.length]).toEqual([name, 1]);
  }
  // What made-up data have not shown while it was built is the page's own.
  expect(own.length).toBeLessThan(2_000);
  const layers = [...(linked[0] ?? "").matchAll(/@layer ([^{;]+)[{;]/g)].map(([, name]) => name);
  expect(layers).toEqual(["reset", "base", "tokens", "recipes"]);
  expect(linked[1]).toContain("-webkit-user-select:none;user-select:none;");
  expect(`${linked[1]}${own}`).not.toMatch(/-ms-|-webkit-box-(flex|align|pack)/);
});

it("is everybody's own where sharing is switched off", async () => {
  const alone = await startGateway(upstream.url, { RENDER_TIMEOUT_MS: "60000", SHARED_PAGE_MS: "0" });
  for (let time = 0; time < 3; time += 1) await fetch(`${alone.url}/wall`).then((response) => response.text());
  await alone.stop();
  expect(walls).toBe(3);
});
