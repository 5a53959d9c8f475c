import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ana, publication } from "../../support/recordedUpstream";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

let upstream: ScriptedUpstream;
let elsewhere: ScriptedUpstream;
let gateway: TestGateway;
const records = new Map<string, unknown>();

beforeAll(async () => {
  const photo = await sharp({ create: { width: 750, height: 750, channels: 3, background: "#e0202f" } })
    .webp()
    .toBuffer();
  elsewhere = await startUpstream(
    (_call, response) => void response.writeHead(200, { "content-type": "image/webp" }).end(photo),
  );
  upstream = await startUpstream((call, response) => {
    const path = call.path.split("?")[0] ?? "";
    if (path === "/uploads/red/750.webp")
      return void response.writeHead(200, { "content-type": "image/webp" }).end(photo);
    if (path === "/uploads/huge/750.webp")
      return void response.writeHead(200, { "content-type": "image/webp" }).end(Buffer.alloc(5_000_000));
    const record = records.get(path.replace("/api", ""));
    return record ? json(response, record) : json(response, { error: "no" }, 404);
  });
  gateway = await startGateway(upstream.url, { TRUSTED_PROXY: "127.0.0.1" });
});
afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
  await elsewhere.stop();
});
afterEach(() => vi.restoreAllMocks());

const pictured = (url: string) => ({ picture: url, pictures: [{ id: 1, url }] });

function has(id: number, more: Record<string, unknown> = {}) {
  const owner = { ...ana, picture: null };
  records.set(`/publications/${id}`, {
    publication: publication(id, owner as unknown as typeof ana, {
      ...pictured(`${upstream.url}/uploads/red/750.webp`),
      ...more,
    }),
    owner_id: 1,
  });
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}/share/${path}`, { headers });
const asked = (part: string) => upstream.calls.filter((call) => call.path.includes(part));

/** The colour at a point of the picture. */
async function colourAt(picture: Response, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(Buffer.from(await picture.arrayBuffer()))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe("the picture beside a link", () => {
  it("is a JPEG of 1200 × 630 with the photograph, drawn once for simultaneous requests", async () => {
    has(1);
    const answers = await Promise.all(Array.from({ length: 12 }, () => get("1.jpg")));
    const bytes = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.clone().arrayBuffer())));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await sharp(bytes[0]).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes[0]?.length).toBeLessThan(300_000);
    expect(bytes.every((one) => one.equals(bytes[0] ?? Buffer.alloc(0)))).toBe(true);
    expect([asked("/publications/1").length, asked("/uploads/red").length]).toEqual([1, 1]);
    const [red = 0, green = 0] = await colourAt(answers[0] as Response, 200, 200);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });

  it("has the photograph where a CDN gives out pictures, too", async () => {
    has(3);
    const other = await startGateway(upstream.url, { PICTURES_URL: "https://fotos.example" });
    const [red = 0, green = 0] = await colourAt(await fetch(`${other.url}/share/3.jpg`), 200, 200);
    await other.stop();
    expect([red > 200, green < 60]).toEqual([true, true]);
  });

  it("is read as a guest, whichever user requests it", async () => {
    has(2);
    await get("2.jpg", {
      "access-token": "x",
      client: "y",
      uid: "ana@example.com",
      expiry: "4102444800",
      "token-type": "Bearer",
    });
    const [call] = asked("/publications/2");
    expect(call?.headers["access-token"]).toBeUndefined();
    expect(call?.path).not.toContain("user_id");
  });

  it("is not sent again while unchanged, and is redrawn when the publication has changed", async () => {
    has(3);
    const first = await get("3.jpg");
    const etag = first.headers.get("etag") ?? "";
    expect((await get("3.jpg", { "if-none-match": etag })).status).toBe(304);
    has(3, { title: "Otra cosa" });
    const real = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => real() + 31_000);
    // The cache reads its clock once a millisecond: the very next request may still see the time before.
    const second = await vi.waitFor(async () => {
      const answer = await get("3.jpg", { "if-none-match": etag });
      expect(answer.status).toBe(200);
      return answer;
    });
    expect(second.headers.get("etag")).not.toBe(etag);
  });

  it.each([
    [
      "an endless title with emoji",
      41,
      {
        title: `🚲🔥 ${"Ñandúúúúúúúúúúúúúúúúúúúúúúúúúúúúúúúúúúúúúú ".repeat(8)}`,
        article_tags: ["🎸", "x".repeat(200)],
      },
    ],
    ["nothing but emoji", 42, { title: "🚲", article_tags: [] }],
    ["markup in its words", 43, { title: "</svg><script>&\"'", article_tags: ['<image href="file:///etc/passwd"/>'] }],
    ["letters that no typeface here has", 44, { title: "日本語 ΑΒΓ \u202Eevil\u0000", article_tags: ["ﬁn"] }],
  ])("holds %s", async (_what, id, more) => {
    has(id, more);
    const picture = await get(`${id}.jpg`);
    expect(picture.status).toBe(200);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it("does not exist for missing and inactive publications or deactivated users", async () => {
    has(11, { publication_status: "inactive" });
    has(12, { publication_status: "waiting" });
    has(13, { owner: { ...ana, active: false } });
    records.set("/users/5", { id: 5, active: false, name: "Ana" });
    for (const path of [
      "10.jpg",
      "11.jpg",
      "12.jpg",
      "13.jpg",
      "profile/4.jpg",
      "profile/5.jpg",
      "x.jpg",
      "1.png",
      "../1.jpg",
      "",
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it("contains photographs of the backend only, up to a size limit", async () => {
    for (const [id, url] of [
      [21, `${elsewhere.url}/uploads/elsewhere/750.webp`],
      [22, `${upstream.url}/uploads/huge/750.webp`],
      [23, "file:///etc/passwd"],
      [24, `${upstream.url}/api/users`],
    ] as const) {
      has(id, pictured(url));
      const picture = await get(`${id}.jpg`);
      expect(picture.status).toBe(200);
      // The logo on pale blue replaces the photograph.
      expect((await colourAt(picture, 100, 120))[2]).toBeGreaterThan(200);
    }
    expect(elsewhere.calls).toEqual([]);
    expect(upstream.calls.filter((call) => call.path === "/api/users")).toEqual([]);
  });

  it("exists for a user and for the site", async () => {
    records.set("/users/1", { ...ana, id: 1, picture: null, email: "secret@example.com", state: "Miranda" });
    for (const path of ["profile/1.jpg", "default.jpg"]) {
      expect(await sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata()).toMatchObject({
        width: 1200,
        height: 630,
      });
    }
  });

  it("is limited per address", async () => {
    const from = (address: string, id: number) => get(`${id}.jpg`, { "x-forwarded-for": address });
    const statuses: number[] = [];
    for (let id = 1_000; id < 1_070; id += 1) statuses.push((await from("203.0.113.5", id)).status);
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404));
    expect(statuses.slice(60)).toEqual(Array.from({ length: 10 }, () => 429));
    expect((await from("203.0.113.6", 1_065)).status).toBe(404);
    // A picture without its photograph is drawn anew each time.
    has(900, pictured(`${upstream.url}/uploads/lost/750.webp`));
    expect([(await from("203.0.113.6", 900)).status, (await from("203.0.113.5", 900)).status]).toEqual([200, 429]);
    // The IPv6 addresses of a household count as one.
    for (let id = 1_000; id < 1_060; id += 1) await from(`2001:db8::${id}`, id + 500);
    expect([(await from("2001:db8::1", 1_600)).status, (await from("2001:db9::1", 1_600)).status]).toEqual([429, 404]);
    // A picture that is already drawn costs nothing.
    expect((await get("default.jpg", { "x-forwarded-for": "203.0.113.5" })).status).toBe(200);
  });
});
