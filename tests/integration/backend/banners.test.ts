import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { banners, bannerVisits } from "../../../backend/db/schema/banners";
import { decisions } from "../../../backend/db/schema/decisions";
import { startJobs } from "../../../backend/jobs/runner";
import { addressHeaders } from "../../../gateway/rest/viewerAddress";
import { aUser, sessionOf } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { pollUntil } from "../../support/pollUntil";
import { aForm, aPhoto, asFile } from "../../support/uploads";

interface KeptBanner {
  id: number;
  version: number;
  place: string;
  position: number;
  title: string;
  url_banner: string;
  url_image_big: string;
  url_image_small: string;
  starts_on: string | null;
  ends_on: string | null;
  shown: boolean;
  state: string;
  views: number;
  clicks: number;
  days: { day: string; views: number; clicks: number }[];
}
type Saved = { banner: KeptBanner; errors?: string[]; fields?: Record<string, string[]> };

const operatorEmails = ["olga@operadores.example", "oscar@operadores.example"] as const;
const gatewaySecret = "a-secret-of-two-that-is-long-enough";
/** Eight o'clock in the evening in Caracas: another day in UTC. */
const evening = new Date("2026-11-21T00:30:00Z");

describe.each(bothDatabases)("banners on %s", (database) => {
  let backend: TestBackend;
  let folder: string;
  let olga: Record<string, string>;
  let oscar: Record<string, string>;
  let wide: File;
  let small: File;
  let now = evening;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "truequea-banners-"));
    backend = await startBackend({
      database,
      dataFolder: folder,
      operatorEmails: new Set(operatorEmails),
      now: () => now,
      jobsEveryMs: 3_600_000,
      gatewaySecret,
    });
    const [first, second] = operatorEmails;
    olga = await sessionOf(backend.db, await aUser(backend.db, { email: first }), now);
    oscar = await sessionOf(backend.db, await aUser(backend.db, { email: second }), now);
    wide = asFile(await aPhoto(1800, 640));
    small = asFile(await aPhoto(700, 800));
  });
  afterEach(() => void (now = evening));
  afterAll(async () => {
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const save = (id: number | null, fields: Record<string, string | File>, headers = olga, key?: string) =>
    backend.call<Saved>(id === null ? "/moderation/banners" : `/moderation/banners/${id}`, {
      method: id === null ? "POST" : "PUT",
      headers: { ...headers, ...(key ? { "idempotency-key": key } : {}) },
      form: aForm({ title: "Feria", url_banner: "https://example.com/feria", place: "home", shown: "true", ...fields }),
    });
  const create = async (title: string, fields: Record<string, string | File> = {}) =>
    (await save(null, { title, image_big: wide, image_small: small, ...fields })).body.banner;
  const listed = async () =>
    (await backend.call<{ banners: KeptBanner[] }>("/moderation/banners", { headers: olga })).body.banners;
  const titles = async (place = "home") =>
    (await backend.call<{ banners: KeptBanner[] }>(`/banners?place=${place}`)).body.banners.map(({ title }) => title);
  const click = (id: number | string, headers: Record<string, string> = {}) =>
    backend.call(`/increase_click_banner/${id}`, { headers });
  const clicksOf = async (id: number) => (await listed()).find((banner) => banner.id === id)?.clicks;

  it("are kept by operators alone", async () => {
    const member = await sessionOf(backend.db, await aUser(backend.db), now);
    const fields = { image_big: wide, image_small: small };
    for (const [headers, status] of [
      [{}, 401],
      [member, 403],
    ] as const) {
      expect((await backend.call("/moderation/banners", { headers })).status).toBe(status);
      expect((await save(null, fields, headers)).status).toBe(status);
      expect((await save(1, { ...fields, version: "1" }, headers)).status).toBe(status);
    }
    expect(await backend.db.select().from(banners)).toEqual([]);
  });

  it("show on their days, in their place and order, with a picture as wide as the screen", async () => {
    const first = await create("Primero");
    await create("Mañana", { starts_on: "2026-11-21" });
    const today = await create("Hoy", { starts_on: "2026-11-20", ends_on: "2026-11-20" });
    await create("Ayer", { ends_on: "2026-11-19" });
    await create("Del muro", { place: "wall", url_banner: "/wall" });
    expect([await titles(), await titles("wall")]).toEqual([["Primero", "Hoy"], ["Del muro"]]);
    expect((await listed()).map(({ title, state, position }) => [title, state, position])).toEqual([
      ["Primero", "shown", 1],
      ["Mañana", "scheduled", 2],
      ["Hoy", "shown", 3],
      ["Ayer", "over", 4],
      ["Del muro", "shown", 1],
    ]);
    const widths = [first.url_image_big, first.url_image_small].map((url) => url.split("/").at(-1));
    expect(widths).toEqual(["1600.webp", "750.webp"]);
    expect((await fetch(first.url_image_big)).headers.get("content-type")).toBe("image/webp");

    const day = { starts_on: "2026-11-20", ends_on: "2026-11-20" };
    const moved = await save(today.id, { title: "Hoy", version: String(today.version), position: "1", ...day });
    expect([moved.body.banner.position, await titles()]).toEqual([1, ["Hoy", "Primero"]]);
    now = new Date(evening.getTime() + 24 * 3_600_000);
    expect(await titles()).toEqual(["Primero", "Mañana"]);
  });

  it("refuse what leads elsewhere than said, days out of order, and a new one without pictures", async () => {
    const fieldsOf = async (fields: Record<string, string | File>) =>
      Object.keys((await save(null, { image_big: wide, image_small: small, ...fields })).body.fields ?? {});
    expect(await fieldsOf({ url_banner: "javascript:alert(1)" })).toEqual(["url_banner"]);
    expect(await fieldsOf({ url_banner: "//example.com" })).toEqual(["url_banner"]);
    expect(await fieldsOf({ title: " " })).toEqual(["title"]);
    expect(await fieldsOf({ starts_on: "2026-02-30" })).toEqual(["starts_on"]);
    expect(await fieldsOf({ starts_on: "2026-12-02", ends_on: "2026-12-01" })).toEqual(["ends_on"]);
    expect(await fieldsOf({ image_big: asFile(Buffer.from("no picture")) })).toEqual(["image_big"]);
    expect(Object.keys((await save(null, { title: "Sin fotos" })).body.fields ?? {})).toEqual([
      "image_big",
      "image_small",
    ]);
  });

  it("never lose a change of one operator to another, and are safe to save again", async () => {
    const made = await save(null, { title: "Dos", image_big: wide, image_small: small }, olga, "make-1");
    const again = await save(null, { title: "Dos", image_big: wide, image_small: small }, olga, "make-1");
    const other = await save(null, { title: "Otro", image_big: wide, image_small: small }, olga, "make-1");
    expect(other.status).toBe(409);
    const { id, version } = made.body.banner;
    expect([again.status, again.body.banner.id]).toEqual([201, id]);

    const outcomes = await Promise.all([
      save(id, { title: "De Olga", version: String(version) }, olga),
      save(id, { title: "De Oscar", version: String(version) }, oscar),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = outcomes.find(({ status }) => status === 200)?.body.banner;
    expect((await listed()).find((banner) => banner.id === id)).toMatchObject({
      title: winner?.title,
      version: version + 1,
    });
    expect((await save(987_654, { version: "1" })).status).toBe(404);

    // Both read the same order: whoever is second sees the new one before moving what the first has moved.
    const read = (await listed()).filter(({ place }) => place === "home").slice(-2);
    const [upper, lower] = read;
    if (!upper || !lower) throw new Error("too few banners");
    const move = ({ id, version, title }: KeptBanner, position: number, by: Record<string, string>) =>
      save(id, { title, version: String(version), position: String(position) }, by);
    expect((await move(lower, upper.position, olga)).status).toBe(200);
    expect((await move(upper, upper.position, oscar)).status).toBe(409);
    const order = (await listed()).map((banner) => [
      banner.id,
      banner.version - (read.find(({ id }) => id === banner.id)?.version ?? banner.version),
    ]);
    expect(order.filter(([, change]) => change !== 0)).toEqual([
      [lower.id, 1],
      [upper.id, 1],
    ]);
  });

  it("leave a row in the audit trail for every change, and no files that nothing shows", async () => {
    const { id, url_image_big: former } = await create("Vieja");
    const taken = await save(id, { title: "Nueva", version: "1", shown: "false", image_big: wide });
    expect([taken.body.banner.state, (await titles()).includes("Nueva")]).toEqual(["taken_down", false]);
    await save(id, { title: "Nueva", version: "2", shown: "true" }, oscar);
    const rows = await backend.db.select().from(decisions).where(eq(decisions.subjectId, id)).orderBy(decisions.id);
    expect(rows.map(({ kind, action, reason }) => [kind, action, reason])).toEqual([
      ["banner", "create", "«Vieja». Dirección: https://example.com/feria."],
      ["banner", "take_down", "«Nueva». Título: Vieja → Nueva. Otra imagen."],
      ["banner", "put_back", "«Nueva»."],
    ]);
    expect(new Set(rows.map(({ operatorId }) => operatorId)).size).toBe(2);
    // No answer waits for the removal of files.
    await pollUntil(
      async () => (await fetch(former)).status,
      (status) => status === 404,
    );
  });

  it("count a click once per visitor and day, and none of robots and operators", async () => {
    const { id } = await create("Contado");
    const member = await sessionOf(backend.db, await aUser(backend.db), now);
    const visitorOf = (name: string) => ({
      "x-visitor": name,
      ...addressHeaders(gatewaySecret, "198.51.100.1", now.getTime()),
    });
    const visitor = () => visitorOf("a-visitor-of-this-day-0001");
    const answers = [
      await click(id, member),
      await click(id, member),
      await click(id, visitor()),
      await click(id, visitor()),
      await click(id, visitorOf("another-visitor-of-day-02")),
      // Only the gateway makes visitors up: these are one, this machine.
      await click(id, { "x-visitor": "an-invented-visitor-00001" }),
      await click(id, { "x-visitor": "an-invented-visitor-00002" }),
      await click(id, { ...visitorOf("a-robot-of-this-day-00001"), "x-viewer": "robot" }),
      await click(id, oscar),
      await click(987_654),
      await click("nada"),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { success: true }]));
    expect(await clicksOf(id)).toBe(4);
    now = new Date(evening.getTime() + 24 * 3_600_000);
    await click(id, visitor());
    const counted = (await listed()).find((banner) => banner.id === id);
    expect(counted).toMatchObject({
      clicks: 5,
      days: [
        { day: "2026-11-21", views: 0, clicks: 1 },
        { day: "2026-11-20", views: 0, clicks: 4 },
      ],
    });
    // Who clicked on an earlier day is not known any more, and today's hash names no user.
    const kept = await backend.db.select().from(bannerVisits);
    expect(kept.map(({ day }) => day)).toEqual(["2026-11-21"]);
    expect(kept[0]?.visitor).not.toContain("visitor");
  });

  it("count views the same way, several at once, beside the clicks of the same visitor", async () => {
    const [{ id: first }, { id: second }] = [await create("Visto"), await create("También visto")];
    const see = (ids: unknown, headers: Record<string, string> = {}) =>
      backend.call("/banner_views", { method: "POST", body: { ids }, headers });
    const member = await sessionOf(backend.db, await aUser(backend.db), now);
    const seen = [
      await see([first, second, first, 987_654], member),
      await see([second, first], member),
      await see([first]),
      await see([first], { "x-viewer": "robot" }),
      await see([first], oscar),
      await see([]),
    ];
    expect(seen.map(({ status, body }) => [status, body])).toEqual(seen.map(() => [200, { success: true }]));
    for (const wrong of [undefined, ["nada"], Array.from({ length: 21 }, () => first)])
      expect((await see(wrong)).status).toBe(422);
    await click(first, member);
    const figures = (await listed()).filter(({ id }) => [first, second].includes(id));
    expect(figures.map(({ views, clicks, days }) => ({ views, clicks, days }))).toEqual([
      { views: 2, clicks: 1, days: [{ day: "2026-11-20", views: 2, clicks: 1 }] },
      { views: 1, clicks: 0, days: [{ day: "2026-11-20", views: 1, clicks: 0 }] },
    ]);
  });

  it("forget earlier days' visitors even without another click", async () => {
    const { id: bannerId } = await create("Callado");
    const days = ["2020-01-01", "2999-01-01"];
    await backend.db.insert(bannerVisits).values(days.map((day) => ({ bannerId, day, visitor: "a visitor" })));
    const { services } = backend;
    const stop = await startJobs({ ...services, settings: { ...services.settings, jobsEveryMs: 10 } }, createServer());
    const kept = () => backend.db.select().from(bannerVisits).where(eq(bannerVisits.bannerId, bannerId));
    await expect.poll(async () => (await kept()).map(({ day }) => day), { timeout: 30_000 }).toEqual(["2999-01-01"]);
    await stop();
  });
});
