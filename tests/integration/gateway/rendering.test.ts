import { eq } from "drizzle-orm";
import { execFile } from "node:child_process";
import { request as httpRequest } from "node:http";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { banners } from "../../../backend/db/schema/banners";
import { publicationImages, publications } from "../../../backend/db/schema/publications";
import { users } from "../../../backend/db/schema/users";
import { unpackState } from "../../../web/src/apollo/renderedState";
import type { PackedState } from "../../../web/src/apollo/renderedState";
import { aCategory, aPublication, aUser, anImage, password } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { clientOperations } from "../../support/clientOperations";
import { startCountingProxy } from "../../support/countingProxy";
import type { CountingProxy } from "../../support/countingProxy";
import { GraphqlClient } from "../../support/graphqlClient";
import { startUpstream } from "../../support/scriptedUpstream";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

/** Public pages rendered as HTML by the built bundle, in front of a real backend. */

const origin = "https://truequea.example";
const plain = '<div id="root"></div>';
const operations = new Map(clientOperations());

let backend: TestBackend;
let proxy: CountingProxy;
let gateway: TestGateway;
let ana: User;
let luis: User;
let guitar: Publication;

const patient = { RENDER_TIMEOUT_MS: "60000" };

beforeAll(async () => {
  backend = await startBackend();
  proxy = await startCountingProxy(backend.url);
  gateway = await startGateway(proxy.url, { ...patient, PUBLIC_URL: origin });
  ana = await aUser(backend.db, { name: "Anacleta", lastName: "Zambrano" });
  luis = await aUser(backend.db, { name: "Luisandro", lastName: "Quintero" });
  guitar = await aPublication(backend.db, {
    ownerId: ana.id,
    title: "Guitarra criolla",
    interests: ["teclado", "cuatro"],
  });
  for (let count = 0; count < 3; count += 1) await aPublication(backend.db);
  const picture = await anImage(backend.db);
  await backend.db.insert(banners).values({
    title: "Feria de trueques",
    url: "https://example.test/feria",
    place: "home",
    bigImageId: picture.id,
    smallImageId: picture.id,
  });
  // The bundle is loaded with the first page.
  await page("/wall");
});
afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await backend?.stop();
});
afterEach(() => proxy.restore());

async function page(
  path: string,
  { headers = {}, of = gateway }: { headers?: Record<string, string>; of?: TestGateway } = {},
) {
  const response = await fetch(of.url + path, { headers, redirect: "manual" });
  const html = await response.text();
  const state = /<script type="application\/json" id="apollo-state">(.*?)<\/script>/s.exec(html)?.[1] ?? null;
  return { response, status: response.status, html, head: html.split("</head>")[0] ?? "", state };
}

/** The cache that the browser takes over. */
const cacheIn = (state: string | null) => unpackState(JSON.parse(state ?? "[[],[]]") as PackedState);

const meta = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];

async function signedIn(user: User): Promise<GraphqlClient> {
  const client = new GraphqlClient(gateway.url, { origin });
  await client.data("mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }", {
    input: { email: user.email, password },
  });
  return client;
}

async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  proxy.calls.length = 0;
  await work();
  // Asked from time to time, for whatever page comes then.
  return proxy.calls.filter((call) => call !== "GET /exchange_place");
}

describe("a page", () => {
  it("has links, pictures, texts and metadata without its script", async () => {
    const { status, html, head, state, response } = await page("/wall");
    expect(status).toBe(200);
    expect(head.match(/<title>[^<]*<\/title>/g)).toEqual(["<title>Muro · Truequea</title>"]);
    expect(head.match(/<meta name="description"/g)).toHaveLength(1);
    expect(head).toContain(`<link rel="canonical" href="${origin}/wall"/>`);
    expect(meta(head, "og:url")).toBe(`${origin}/wall`);
    expect(head).toMatch(/<style data-emotion="css [^"]+">/);
    expect(head).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/wall-[\w-]+\.js">/);
    expect(html).toMatch(new RegExp(`<a [^>]*href="/guitarra-criolla/${guitar.id}"[^>]*>`));
    for (const [picture] of html.matchAll(/<img [^>]*>/g)) expect(picture).toMatch(/(?=.* src="[^"]+")(?=.* alt=")/);
    expect(html).toMatch(/<img [^>]*src="[^"]*\/uploads\/[^"]+"/);
    expect(html).not.toMatch(/hidden="" id="S:|<template id="B:/);
    expect(Object.keys(cacheIn(state))).toEqual(expect.arrayContaining(["ROOT_QUERY", `Publication:${guitar.id}`]));
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    // Scripts come from files only; the page itself contains only data.
    for (const [tag] of html.matchAll(/<script[^>]*>/g))
      expect(tag).toMatch(/ src="\/assets\/| type="application\/(ld\+)?json"/);
  });

  it("has its letters whole, wherever a piece of it ends", async () => {
    const letters = "añejó güiña €œ ".repeat(200).trim();
    const { id } = await aPublication(backend.db, { title: "Ñandú", description: letters });
    const { html } = await page(`/nandu/${id}`);
    expect(html).toContain(letters);
    expect(html).not.toContain("\ufffd");
  });

  it("leaves the promises of the process untracked", async () => {
    // Tracked promises have a number of their own behind an await.
    const script = `
      import { executionAsyncId } from "node:async_hooks";
      const { warmUp } = await import("./dist/web-server/entry-server.js");
      await warmUp();
      await null;
      const first = executionAsyncId();
      await null;
      console.log(first === executionAsyncId() ? "untracked" : "tracked");
      process.exit();`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
    expect(stdout.trim()).toBe("untracked");
  });

  it("comes in pieces, compressed as the browser accepts", async () => {
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip, br;q=0", "gzip"],
      ["br;q=0", null],
    ] as const) {
      const { response, html } = await page("/wall", { headers: { "accept-encoding": accepted } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(html).toContain("Guitarra criolla");
    }
    expect((await fetch(`${gateway.url}/wall`, { method: "HEAD" })).status).toBe(200);
  });

  it("is marked with the appearance that was chosen on the device, rendered or plain", async () => {
    const markOf = (html: string) =>
      /^<!doctype html>\s*<html(?: data-appearance="(\w+)")? lang="es-VE">/.exec(html)?.[1] ?? "none";
    for (const address of ["/wall", `/guitarra-criolla/${guitar.id}`, "/notifications_page", "/nada"]) {
      const marks: string[] = [];
      for (const cookie of ["tq_appearance=dark", "tq_appearance=light; tq_wall=NEWEST", "tq_appearance=%22%3E", ""])
        marks.push(markOf((await page(address, { headers: { cookie } })).html));
      expect([address, ...marks]).toEqual([address, "dark", "light", "none", "none"]);
    }
    // What is marked for one device is for no cache.
    const { response } = await page("/notifications_page", { headers: { cookie: "tq_appearance=dark" } });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("of a publication describes itself to messengers", async () => {
    const { status, head } = await page(`/guitarra-criolla/${guitar.id}`);
    expect(status).toBe(200);
    expect(head).toContain("<title>Guitarra criolla · Truequea</title>");
    expect(meta(head, "description")).toBe("Doy Guitarra criolla → Busco teclado, cuatro. En buen estado");
    expect(meta(head, "og:title")).toBe("Guitarra criolla · Truequea");
    expect(meta(head, "og:image")).toBe(`${origin}/share/${guitar.id}.jpg`);
    expect(head).toContain(`<link rel="canonical" href="${origin}/guitarra-criolla/${guitar.id}"/>`);
    expect(meta(head, "robots")).toBeUndefined();
  });

  it("exists for every public address", async () => {
    const found: [string, string][] = [
      ["/", "Feria de trueques"],
      ["/home", "Truequea"],
      [`/profile/third/${ana.id}`, "Anacleta"],
      ["/search_list/guitarra/all/0/null/10.4975585/-66.8856196/false/tags/want", "Guitarra criolla"],
      [`/search_list_by_category/${guitar.categoryId}/10.4975585/-66.8856196/category`, "Guitarra criolla"],
      ["/about_truequea", "Truequea"],
    ];
    for (const [address, text] of found) {
      const { status, html, state } = await page(address);
      const parts = [text, '<nav aria-label="Principal"', "<footer"].map((part) =>
        html.split("</head>")[1]?.includes(part),
      );
      expect([address, status, ...parts, state !== null]).toEqual([address, 200, true, true, true, true]);
    }
  });

  it("costs the backend no more calls than its operations", async () => {
    const guest = new GraphqlClient(gateway.url);
    const both = async (names: string[], variables = {}) => {
      for (const name of ["Session", ...names]) await guest.data(operations.get(name) ?? "", variables);
    };
    // What is remembered for everybody is asked once.
    for (const address of ["/wall", `/guitarra-criolla/${guitar.id}`]) await page(address);
    const wall = await callsOf(() => page("/wall"));
    expect(wall.length).toBeLessThanOrEqual(3);
    expect(wall.toSorted()).toEqual((await callsOf(() => both(["Wall"]))).toSorted());
    const detail = await callsOf(() => page(`/guitarra-criolla/${guitar.id}`));
    expect(detail.length).toBeLessThanOrEqual(4);
    expect(detail.toSorted()).toEqual(
      (await callsOf(() => both(["PublicationDetail", "OwnerFigures"], { id: String(guitar.id) }))).toSorted(),
    );
  });
});

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
    const { status, response } = await page(`/otra-cosa/${guitar.id}?de=correo`);
    expect([status, response.headers.get("location")]).toEqual([301, `/guitarra-criolla/${guitar.id}?de=correo`]);
    const { response: away, html } = await page(`//evil.example/${guitar.id}`);
    expect(away.headers.get("location") ?? "/").toMatch(/^\/(?![/\\])/);
    expect(html).not.toContain('href="//evil.example');
  });

  it("gives nothing away of a publication in a premium category, itself or beside another", async () => {
    await aCategory(backend.db, { id: 322, name: "Acciones de clubes" });
    const yacht = await aPublication(backend.db, {
      ownerId: luis.id,
      categoryId: 322,
      title: "Acción del club Zafirol",
      tags: ["zafirol"],
      description: "Con vista esmeraldina",
      interests: ["moto topacial"],
      address1: "Av. Rubinada",
      location: "Granatera, Zulia",
      priceUsd: 987_654,
    });
    const [{ imageId = "" } = {}] = await backend.db
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
      `/guitarra-criolla/${guitar.id}`,
      `/profile/third/${luis.id}`,
      `/publications/third/${luis.id}`,
    ];
    const pages = [own, ...(await Promise.all(paths.map((path) => page(path))))];
    for (const { html } of pages) expect(secret.exec(html)?.[0]).toBeUndefined();
    expect((await fetch(`${gateway.url}/share/${yacht.id}.jpg`)).status).toBe(404);
    const maps = await (await fetch(`${gateway.url}/sitemap.xml`)).text();
    for (const [, file] of maps.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g))
      expect(await (await fetch(`${gateway.url}${file}`)).text()).not.toMatch(/zafirol|contenido-premium/);
  });

  it("is 410 for an unavailable publication without naming it, and redirects from a deactivated user", async () => {
    for (const [status, heading] of [
      ["finished", "Lo que buscabas ya se cambió"],
      ["waiting", "Ya no está Disponible"],
      ["inactive", "Ya no está Disponible"],
    ] as const) {
      const ended = await aPublication(backend.db, { ownerId: luis.id, title: "Radio vieja", status });
      // By whatever name it is asked for, nothing on the page shows the real one, nor shows its picture.
      const gone = await page(`/cosa/${ended.id}`);
      expect([gone.status, meta(gone.head, "robots")]).toEqual([410, "noindex"]);
      expect(gone.html).toContain("Esa publicación ya no está disponible");
      expect(gone.html).toContain("Ya no está Disponible");
      expect(/<h1[^>]*>([^<]*)/.exec(gone.html)?.[1]).toBe(heading);
      expect(Object.keys(cacheIn(gone.state))).toContain(`Publication:${ended.id}`);
      expect(gone.html).not.toMatch(/Radio vieja|radio-vieja|\/uploads\//);
    }

    const former = await aUser(backend.db);
    const left = await aPublication(backend.db, { ownerId: former.id, title: "Silla de mimbre" });
    await backend.db.update(users).set({ active: false }).where(eq(users.id, former.id));
    const { status, response, html } = await page(`/cosa/${left.id}`);
    expect([status, response.headers.get("location")]).toEqual([302, "/user/inactive/tmp"]);
    expect(html).not.toMatch(/silla/i);
  });

  it("and the addresses in a page do not depend on the Host header", async () => {
    const html = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(gateway.url);
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

describe("private data", () => {
  it("stay with their visitor, however many come at once", async () => {
    const visitors = [
      { client: await signedIn(ana), own: "Anacleta", email: ana.email },
      { client: await signedIn(luis), own: "Luisandro", email: luis.email },
      { client: new GraphqlClient(gateway.url), own: null, email: null },
    ];
    // Names occur only in the header and in the data of the page.
    const rounds = Array.from({ length: 12 }, (_, index) => visitors[index % 3] ?? visitors[0]);
    const pages = await Promise.all(
      rounds.map(async (visitor) => ({
        visitor,
        answer: await page("/about_truequea", {
          headers: visitor?.client.cookie ? { cookie: visitor.client.cookie } : {},
        }),
      })),
    );
    for (const { visitor, answer } of pages) {
      expect(answer.response.headers.get("cache-control")).toBe("private, no-store");
      for (const { own, email } of visitors) {
        if (own === null) continue;
        expect([visitor?.own, own, answer.html.includes(own), answer.html.includes(email)]).toEqual([
          visitor?.own,
          own,
          visitor?.own === own,
          visitor?.own === own,
        ]);
      }
    }
  });

  it("contain nothing of the session", async () => {
    const client = await signedIn(ana);
    const { html } = await page("/wall", { headers: { cookie: client.cookie } });
    const [, sealed = "missing"] = client.cookie.split("=");
    expect(html).toContain("Anacleta");
    for (const secret of [sealed, decodeURIComponent(sealed), ana.token, "access-token", "tq_session"])
      expect(html).not.toContain(secret);
  });

  it("are escaped: what users wrote stays text", async () => {
    const nasty = "</script><script>alert(1)</script>\u2028<!--";
    const { id } = await aPublication(backend.db, {
      ownerId: luis.id,
      title: "Cuadro",
      description: nasty,
      interests: ["</title><b>x"],
    });
    const { html, state } = await page(`/cuadro/${id}`);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("</title><b>");
    expect(state).not.toMatch(/[<>\u2028]/);
    expect(JSON.stringify(cacheIn(state))).toContain(JSON.stringify(nasty).slice(1, -1));
    await backend.db.update(publications).set({ status: "inactive" }).where(eq(publications.id, id));
  });
});

describe("a page that cannot be rendered", () => {
  const isPlain = ({ html, state }: { html: string; state: string | null }) =>
    html.includes(plain) && html.includes("<title>Truequea</title>") && state === null;

  it("falls back to the plain client on failure, time-out, overload and when switched off", async () => {
    proxy.failCalls(/GET \/(wall|publications)/, 500);
    for (const address of ["/wall", `/guitarra-criolla/${guitar.id}`]) {
      const answer = await page(address);
      expect([address, answer.status, isPlain(answer)]).toEqual([address, 200, true]);
    }
    proxy.restore();
    for (const [name, value] of [
      ["RENDER_TIMEOUT_MS", "1"],
      ["RENDER_LIMIT", "0"],
      ["RENDERING", "off"],
    ] as const) {
      const other = await startGateway(proxy.url, { [name]: value });
      for (const address of ["/wall", `/guitarra-criolla/${guitar.id}`]) {
        const answer = await page(address, { of: other });
        expect([name, address, answer.status, isPlain(answer)]).toEqual([name, address, 200, true]);
      }
      expect((await page("/nada", { of: other })).status).toBe(404);
      await other.stop();
    }
    expect((await page("/wall")).state).not.toBeNull();
  });

  it("names no secure exchange where the backend has none, and has no page of it", async () => {
    const without = await startCountingProxy(backend.url);
    without.failCalls(/^GET \/exchange_place$/, 404);
    const other = await startGateway(without.url, patient);
    const get = async (path: string, from = other) => {
      const answer = await fetch(from.url + path);
      return { status: answer.status, html: await answer.text() };
    };
    // Until the backend has answered, they are assumed.
    await expect
      .poll(async () => (await get("/config.json")).html, { timeout: 10_000 })
      .toContain('"hasSecureExchange":false');
    for (const path of ["/", "/truequea_premium", "/faq"]) {
      const { status, html } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain('data-secure-exchange="none"');
      expect(html).not.toMatch(/cambios? seguros?|truequea_seguro/i);
    }
    // What the browser renders by itself has the mark, too, and what the service worker keeps for pages without a network.
    for (const path of ["/login", "/shell.html"])
      expect((await get(path)).html).toContain('data-secure-exchange="none"');
    expect((await get("/truequea_seguro")).status).toBe(404);
    const offered = await get("/truequea_seguro", gateway);
    expect([offered.status, offered.html.includes("data-secure-exchange")]).toEqual([200, false]);
    await other.stop();
    await without.stop();
  });

  it("stops its calls when the visitor has left", async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const upstream = await startUpstream(async ({ path }, response) => {
      // Asked before the page is rendered, and not for this visitor.
      const isForEverybody = path.startsWith("/api/exchange_place");
      if (!isForEverybody) await isReleased;
      response.writeHead(isForEverybody ? 401 : 500).end();
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
