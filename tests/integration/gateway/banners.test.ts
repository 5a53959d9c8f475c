import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { aUser } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import type { UploadedFile } from "../../support/graphqlClient";
import { signIn } from "../../support/people";
import { startRecordedUpstream } from "../../support/recordedUpstream";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { aPhoto } from "../../support/uploads";

const SHOWN =
  "query ($place: BannerPlace!) { banners(place: $place) { id title url wideImage { url sources { url width } } narrowImage { url } } }";
const KEPT =
  "{ keptBanners { id version place position title url startsOn endsOn state views clicks days { day views clicks } } }";
const SAVE =
  "mutation ($input: SaveBannerInput!) { saveBanner(input: $input) { banner { id version title position } errors { code field } } }";
const CLICK = "mutation ($input: CountBannerClickInput!) { countBannerClick(input: $input) { done errors { code } } }";
const SEE =
  "mutation ($input: CountBannerViewsInput!) { countBannerViews(input: $input) { done errors { code field } } }";
const TRAIL = "{ moderationDecisions { kind subjectId action operator } }";
const WALL = "{ wall { items { ... on BannerWallItem { bannerId url } } } }";

interface Saved {
  saveBanner: {
    banner: { id: string; version: number; title: string; position: number } | null;
    errors: { code: string; field: string | null }[];
  };
}
interface KeptBanners {
  keptBanners: { id: string; title: string; views: number; clicks: number; state: string }[];
}

let backend: TestBackend;
let gateway: TestGateway;
let folder: string;
let operator: GraphqlClient;
let photo: UploadedFile;

beforeAll(async () => {
  // Noon in Caracas, for gateway and backend: who clicks again on the next day counts again.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T16:00:00Z") });
  folder = await mkdtemp(join(tmpdir(), "truequea-banners-"));
  backend = await startBackend({
    dataFolder: folder,
    operatorEmails: new Set(["olga@operadores.example"]),
    jobsEveryMs: 3_600_000,
  });
  gateway = await startGateway(backend.url, { TRUSTED_PROXY: "127.0.0.1" });
  operator = await clientOf((await aUser(backend.db, { email: "olga@operadores.example" })).email);
  photo = { name: "foto.jpg", type: "image/jpeg", bytes: await aPhoto(1700, 600) };
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

async function clientOf(email: string): Promise<GraphqlClient> {
  const person = await signIn({ url: gateway.url, outboxUrl: null }, email);
  if (!person) throw new Error("not signed in");
  return person.client;
}
const form = (title: string, more: Record<string, unknown> = {}) => ({
  requestId: `banner-${title}`,
  place: "HOME",
  title,
  url: "https://example.com/feria",
  isShown: true,
  ...more,
});
const create = async (title: string, more: Record<string, unknown> = {}) =>
  (
    await operator.data<Saved>(
      SAVE,
      { input: { ...form(title, more), wideImage: null, narrowImage: null } },
      { "input.wideImage": photo, "input.narrowImage": photo },
    )
  ).saveBanner;
const guestAt = (ip: string, more: Record<string, string> = {}) =>
  new GraphqlClient(gateway.url, { "x-forwarded-for": ip, ...more });

it("lets operators alone keep banners, and shows them to everybody", async () => {
  const member = await clientOf((await aUser(backend.db)).email);
  const guest = new GraphqlClient(gateway.url);
  for (const [document, variables] of [
    [KEPT, {}],
    [SAVE, { input: form("Ajeno") }],
  ] as const) {
    const codes = [guest, member].map(async (client) => (await client.run(document, variables)).errors[0]?.extensions);
    expect(await Promise.all(codes)).toMatchObject([{ code: "UNAUTHENTICATED" }, { code: "FORBIDDEN" }]);
  }

  const { banner } = await create("Feria");
  const { banner: onWall } = await create("Del muro", { place: "WALL", url: "/new_publication" });
  const { banners } = await guest.data<{ banners: { id: string; wideImage: { url: string; sources: unknown[] } }[] }>(
    SHOWN,
    { place: "HOME" },
  );
  expect(banners).toMatchObject([{ id: banner?.id, title: "Feria", url: "https://example.com/feria" }]);
  const [shown] = banners;
  expect([shown?.wideImage.url, shown?.wideImage.sources.length]).toEqual([
    expect.stringMatching(/^\/uploads\/[\w-]+\/1600\.webp$/),
    4,
  ]);
  expect((await fetch(gateway.url + (shown?.wideImage.url ?? ""))).headers.get("content-type")).toBe("image/webp");
  const { wall } = await guest.data<{ wall: { items: { bannerId: string; url: string }[] } }>(WALL);
  expect(wall.items).toEqual([{ bannerId: onWall?.id, url: "/new_publication" }]);
  expect(await operator.data("{ moderationQueue(kind: BANNER) { counts { kind } } }")).toEqual({
    moderationQueue: null,
  });
  expect(await operator.data(TRAIL)).toEqual({
    moderationDecisions: [onWall?.id, banner?.id].map((subjectId) => ({
      kind: "BANNER",
      subjectId,
      action: "CREATE",
      operator: expect.any(String),
    })),
  });
});

it("says at which field a banner is refused, and that another operator was faster", async () => {
  const refusals = async (more: Record<string, unknown>) =>
    (await operator.data<Saved>(SAVE, { input: form("Mala", { requestId: `r-${JSON.stringify(more)}`, ...more }) }))
      .saveBanner.errors;
  expect(await refusals({ url: "javascript:alert(1)" })).toEqual([{ code: "BAD_USER_INPUT", field: "url" }]);
  expect(await refusals({ title: "" })).toEqual([{ code: "BAD_USER_INPUT", field: "title" }]);
  expect(await refusals({ startsOn: "2026-12-02", endsOn: "2026-12-01" })).toEqual([
    { code: "BAD_USER_INPUT", field: "endsOn" },
  ]);
  expect(await refusals({})).toEqual([
    { code: "BAD_USER_INPUT", field: "wideImage" },
    { code: "BAD_USER_INPUT", field: "narrowImage" },
  ]);
  const { banner } = await create("Cambiante");
  const change = (title: string) =>
    operator.data<Saved>(SAVE, {
      input: form(title, { id: banner?.id, version: banner?.version, startsOn: "2026-01-01" }),
    });
  expect((await change("Primera")).saveBanner.banner).toMatchObject({ title: "Primera", version: 2 });
  expect((await change("Primera")).saveBanner.banner).toMatchObject({ title: "Primera", version: 2 });
  expect((await change("Segunda")).saveBanner.errors).toEqual([{ code: "CONFLICT", field: null }]);
});

it("counts a click once per visitor and day, operators excepted", async () => {
  const id = (await create("Contado")).banner?.id ?? "";
  const member = await clientOf((await aUser(backend.db)).email);
  const visitors = [
    guestAt("203.0.113.5"),
    guestAt("203.0.113.5"),
    guestAt("203.0.113.6"),
    member,
    member,
    operator,
    guestAt("203.0.113.7", { "user-agent": "Googlebot/2.1" }),
  ];
  for (const visitor of visitors)
    expect(await visitor.data(CLICK, { input: { id } })).toEqual({ countBannerClick: { done: true, errors: [] } });
  const { keptBanners } = await operator.data<KeptBanners>(KEPT);
  expect(keptBanners.find((banner) => banner.id === id)?.clicks).toBe(3);
});

it("counts views once for each visitor and day, and asks the backend for none twice", async () => {
  const ids = [(await create("Visto")).banner?.id ?? "", (await create("Visto también")).banner?.id ?? ""];
  const member = await clientOf((await aUser(backend.db)).email);
  const visitors = [
    guestAt("203.0.113.5"),
    guestAt("203.0.113.5"),
    guestAt("203.0.113.6"),
    member,
    member,
    operator,
    guestAt("203.0.113.7", { "user-agent": "Googlebot/2.1" }),
    guestAt("203.0.113.8", { "sec-purpose": "prefetch" }),
  ];
  for (const visitor of visitors)
    expect(await visitor.data(SEE, { input: { ids } })).toEqual({ countBannerViews: { done: true, errors: [] } });
  const { keptBanners } = await operator.data<KeptBanners>(KEPT);
  expect(keptBanners.flatMap((banner) => (ids.includes(banner.id) ? [banner.views] : []))).toEqual([3, 3]);
  const many = Array.from({ length: 21 }, (_, index) => `${index + 1}`);
  expect(await member.data(SEE, { input: { ids: many } })).toEqual({
    countBannerViews: { done: false, errors: [{ code: "BAD_USER_INPUT", field: "ids" }] },
  });
});

it("asks a backend that has only the recorded call for each visitor once, and knows no banners there", async () => {
  const upstream = await startRecordedUpstream();
  const foreign = await startGateway(upstream.url);
  const guest = new GraphqlClient(foreign.url);
  const path = "/increase_click_banner/1";
  try {
    expect(await guest.data(SHOWN, { place: "HOME" })).toEqual({ banners: null });
    upstream.answer(`GET ${path}`, { status: 503, body: {} });
    expect((await guest.run(CLICK, { input: { id: "1" } })).errors).toMatchObject([
      { extensions: { code: "UPSTREAM_UNAVAILABLE" } },
    ]);
    upstream.answer(`GET ${path}`, { body: { ok: true } });
    for (let times = 0; times < 2; times++) await guest.data(CLICK, { input: { id: "1" } });
    upstream.answer("POST /banner_views", { body: { success: true } });
    for (let times = 0; times < 2; times++)
      expect(await guest.data(SEE, { input: { ids: ["1"] } })).toMatchObject({ countBannerViews: { done: true } });
    expect(upstream.callNames().filter((call) => call === "POST /banner_views")).toHaveLength(1);
    // The refused one, which is not tried again by itself, and the first of the others.
    expect(upstream.callNames().filter((call) => call === `GET ${path}`)).toHaveLength(2);
  } finally {
    await foreign.stop();
    await upstream.stop();
  }
});
