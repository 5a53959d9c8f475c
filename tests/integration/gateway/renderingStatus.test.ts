import { request as httpRequest } from "node:http";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { meetings, meetingShares } from "../../../backend/db/schema/meetings";
import { publicationImages } from "../../../backend/db/schema/publications";
import { users } from "../../../backend/db/schema/users";
import { aCategory, aPublication, aTransaction, aUser } from "../../support/builders";
import { startCountingProxy } from "../../support/countingProxy";
import { cacheIn, meta, origin, patient, useRenderedPages } from "../../support/renderedPages";
import { startUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";

/**
 * Public pages rendered as HTML by the built bundle: what they answer where there is no page, or none can be rendered.
 */

const plain = '<div id="root"></div>';
const site = useRenderedPages();
const { page } = site;

describe("the status", () => {
  it("is 404 for an unknown address and a missing publication", async () => {
    for (const address of [
      "/nada",
      "/nada/de/nada",
      "/sin-titulo/99999999",
      "/profile/7/x/y",
      "/login_flow/otra-cosa",
      "/successful_message/nada",
    ]) {
      const { status, head, html } = await page(address);
      expect([address, status, meta(head, "robots")]).toEqual([address, 404, "noindex"]);
      expect(html).toContain("404 Pagina no encontrada");
    }
    for (const type of ["Reenviar correo de confirmación", "Recuperar mi contraseña", "resend"])
      expect((await page(`/login_flow/${encodeURIComponent(type)}`)).status).toBe(200);
  });

  it("redirects a wrong slug to the right one, on this site only", async () => {
    const { status, response } = await page(`/otra-cosa/${site.guitar.id}?de=correo`);
    expect([status, response.headers.get("location")]).toEqual([301, `/guitarra-criolla/${site.guitar.id}?de=correo`]);
    const { response: away, html } = await page(`//evil.example/${site.guitar.id}`);
    expect(away.headers.get("location") ?? "/").toMatch(/^\/(?![/\\])/);
    expect(html).not.toContain('href="//evil.example');
  });

  it("gives nothing away of a publication in a premium category, itself or beside another", async () => {
    await aCategory(site.backend.db, { id: 322, name: "Acciones de clubes" });
    const yacht = await aPublication(site.backend.db, {
      ownerId: site.luis.id,
      categoryId: 322,
      title: "Acción del club Zafirol",
      tags: ["zafirol"],
      description: "Con vista esmeraldina",
      interests: ["moto topacial"],
      address1: "Av. Rubinada",
      location: "Granatera, Zulia",
      priceUsd: 987_654,
    });
    const [{ imageId = "" } = {}] = await site.backend.db
      .select()
      .from(publicationImages)
      .where(eq(publicationImages.publicationId, yacht.id));
    const secret = new RegExp(`zafirol|esmeraldina|topacial|rubinada|granatera|987[.,]?654|${imageId}`, "i");
    const own = await page(`/contenido-premium/${yacht.id}`);
    expect([own.status, own.html.includes("Contenido Premium")]).toEqual([200, true]);
    // Whoever guesses its name is sent to the page without it.
    const named = await page(`/accion-del-club-zafirol/${yacht.id}`);
    expect(named.response.headers.get("location")).toBe(`/contenido-premium/${yacht.id}`);
    const paths = [
      "/wall",
      `/guitarra-criolla/${site.guitar.id}`,
      `/profile/third/${site.luis.id}`,
      `/publications/third/${site.luis.id}`,
    ];
    const pages = [own, ...(await Promise.all(paths.map((path) => page(path))))];
    for (const { html } of pages) expect(secret.exec(html)?.[0]).toBeUndefined();
    expect((await fetch(`${site.gateway.url}/share/${yacht.id}.jpg`)).status).toBe(404);
    const maps = await (await fetch(`${site.gateway.url}/sitemap.xml`)).text();
    for (const [, file] of maps.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g))
      expect(await (await fetch(`${site.gateway.url}${file}`)).text()).not.toMatch(/zafirol|contenido-premium/);
  });

  it("of a shared meeting is 404 for every other link; no cache, robot or other site gets it", async () => {
    const { id, owner } = await aTransaction(site.backend.db, { status: "accepted" });
    const token = "Rendered-by-its-token-0123456789";
    await site.backend.db.insert(meetings).values({
      transactionId: id,
      proposerId: owner.id,
      state: "agreed",
      secret: "00",
      placeName: "Plaza Zafirol",
      startsAt: new Date(Date.now() + 3_600_000),
    });
    await site.backend.db.insert(meetingShares).values({ transactionId: id, userId: owner.id, token });
    const path = `/encuentro/compartido/${token}`;
    const { status, head, html, response } = await page(path);
    expect([status, html.includes("Plaza Zafirol"), meta(head, "robots")]).toEqual([200, true, "noindex, nofollow"]);
    const headers = ["cache-control", "referrer-policy", "x-robots-tag"].map((name) => response.headers.get(name));
    expect(headers).toEqual(["private, no-store", "no-referrer", "noindex"]);
    const other = await page(`/encuentro/compartido/${"A".repeat(32)}`);
    expect([other.status, other.html.includes("Este enlace no sirve")]).toEqual([404, true]);
  });

  it("is 410 for an unavailable publication without naming it, and redirects from a deactivated user", async () => {
    for (const [status, heading] of [
      ["finished", "Lo que buscabas ya se cambió"],
      ["waiting", "Ya no está Disponible"],
      ["inactive", "Ya no está Disponible"],
    ] as const) {
      const ended = await aPublication(site.backend.db, { ownerId: site.luis.id, title: "Radio vieja", status });
      // By whatever name it is asked for, nothing on the page shows the real one, nor shows its picture.
      const gone = await page(`/cosa/${ended.id}`);
      expect([gone.status, meta(gone.head, "robots")]).toEqual([410, "noindex"]);
      expect(gone.html).toContain("Esa publicación ya no está disponible");
      expect(gone.html).toContain("Ya no está Disponible");
      expect(/<h1[^>]*>([^<]*)/.exec(gone.html)?.[1]).toBe(heading);
      expect(Object.keys(cacheIn(gone.state))).toContain(`Publication:${ended.id}`);
      expect(gone.html).not.toMatch(/Radio vieja|radio-vieja|\/uploads\//);
    }

    const former = await aUser(site.backend.db);
    const left = await aPublication(site.backend.db, { ownerId: former.id, title: "Silla de mimbre" });
    await site.backend.db.update(users).set({ active: false }).where(eq(users.id, former.id));
    const { status, response, html } = await page(`/cosa/${left.id}`);
    expect([status, response.headers.get("location")]).toEqual([302, "/user/inactive/tmp"]);
    expect(html).not.toMatch(/silla/i);
  });

  it("and the addresses in a page do not depend on the Host header", async () => {
    const html = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(site.gateway.url);
      httpRequest(
        { hostname, port, path: "/wall", headers: { host: "evil.example", "x-forwarded-host": "evil.example" } },
        (answer) => {
          let text = "";
          answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
          answer.on("end", () => resolve(text));
        },
      )
        .on("error", reject)
        .end();
    });
    expect(html).toContain(`${origin}/wall`);
    expect(html).not.toContain("evil.example");
  });
});

describe("a page that cannot be rendered", () => {
  const isPlain = ({ html, state }: { html: string; state: string | null }) =>
    html.includes(plain) && html.includes("<title>Truequea</title>") && state === null;

  it("falls back to the plain client on failure, time-out, overload and when switched off", async () => {
    site.proxy.failCalls(/GET \/(wall|publications)/, 500);
    for (const address of ["/wall", `/guitarra-criolla/${site.guitar.id}`]) {
      const answer = await page(address);
      expect([address, answer.status, isPlain(answer)]).toEqual([address, 200, true]);
    }
    site.proxy.restore();
    for (const [name, value] of [
      ["RENDER_TIMEOUT_MS", "1"],
      ["RENDER_LIMIT", "0"],
      ["RENDERING", "off"],
    ] as const) {
      const other = await startGateway(site.proxy.url, { [name]: value });
      for (const address of ["/wall", `/guitarra-criolla/${site.guitar.id}`]) {
        const answer = await page(address, { server: other });
        expect([name, address, answer.status, isPlain(answer)]).toEqual([name, address, 200, true]);
      }
      expect((await page("/nada", { server: other })).status).toBe(404);
      await other.stop();
    }
    expect((await page("/wall")).state).not.toBeNull();
  });

  it("names no secure exchange where the backend has none, and has no page of it", async () => {
    const without = await startCountingProxy(site.backend.url);
    without.failCalls(/^GET \/exchange_place$/, 404);
    const other = await startGateway(without.url, patient);
    const get = async (path: string, from = other) => {
      const answer = await fetch(from.url + path);
      return { status: answer.status, html: await answer.text() };
    };
    // Until the backend has answered, they are assumed.
    await expect
      .poll(async () => (await get("/config.json")).html, { timeout: 10_000 })
      .toContain('"lacks":["secureExchange"]');
    for (const path of ["/", "/truequea_premium", "/faq"]) {
      const { status, html } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain('data-lacks="secureExchange"');
      expect(html).not.toMatch(/cambios? seguros?|truequea_seguro/i);
    }
    // What the browser renders by itself has the mark, too, and what the service worker keeps for pages without a
    // network.
    for (const path of ["/registration", "/shell.html"])
      expect((await get(path)).html).toContain('data-lacks="secureExchange"');
    expect((await get("/truequea_seguro")).status).toBe(404);
    const offered = await get("/truequea_seguro", site.gateway);
    expect([offered.status, offered.html.includes("data-secure-exchange")]).toEqual([200, false]);
    await other.stop();
    await without.stop();
  });

  it("stops its calls when the visitor has left", async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const upstream = await startUpstream(async ({ path }, response) => {
      // Asked before the page is rendered, and not for this visitor.
      const isPublic = path.startsWith("/api/exchange_place");
      if (!isPublic) await isReleased;
      response.writeHead(isPublic ? 401 : 500).end();
    });
    const other = await startGateway(upstream.url, patient);
    const impatient = new AbortController();
    const headers = {
      "access-token": "x",
      client: "y",
      uid: "ana@example.com",
      expiry: "4102444800",
      "token-type": "Bearer",
    };
    const visit = fetch(`${other.url}/wall`, { headers, signal: impatient.signal }).catch(() => "gone");
    const callsOfVisit = () => upstream.calls.filter(({ path }) => !path.startsWith("/api/exchange_place"));
    await expect.poll(() => callsOfVisit().length, { timeout: 10_000 }).toBeGreaterThan(0);
    const asked = callsOfVisit().length;
    impatient.abort();
    expect(await visit).toBe("gone");
    release();
    // A later visit is answered, and by then the first has made no further calls.
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    expect(
      callsOfVisit()
        .slice(asked)
        .filter(({ path }) => path.includes("wall")),
    ).toEqual([]);
    await other.stop();
    await upstream.stop();
  });
});
