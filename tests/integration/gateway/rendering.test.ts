import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { publications } from "../../../backend/db/schema/publications";
import { aPublication } from "../../support/builders";
import { clientOperations } from "../../support/clientOperations";
import { GraphqlClient } from "../../support/graphqlClient";
import { cacheIn, meta, origin, useRenderedPages } from "../../support/renderedPages";

/** Public pages rendered as HTML by the built bundle: what is in them. */

const operations = new Map(clientOperations());
const site = useRenderedPages();
const { page, signedIn, callsOf } = site;

describe("a page", () => {
  it("has links, pictures, texts and metadata without its script", async () => {
    const { status, html, head, state, response } = await page("/wall");
    expect(status).toBe(200);
    expect(head.match(/<title>[^<]*<\/title>/g)).toEqual(["<title>Muro · Truequea</title>"]);
    expect(head.match(/<meta name="description"/g)).toHaveLength(1);
    expect(head).toContain(`<link rel="canonical" href="${origin}/wall"/>`);
    expect(meta(head, "og:url")).toBe(`${origin}/wall`);
    expect(head).toMatch(/<link rel="stylesheet" crossorigin href="\/assets\/rendered-/);
    expect(html).toMatch(/ class="c-\w/);
    expect(head).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/wall-[\w-]+\.js">/);
    expect(html).toMatch(new RegExp(`<a [^>]*href="/guitarra-criolla/${site.guitar.id}"[^>]*>`));
    for (const [picture] of html.matchAll(/<img [^>]*>/g)) expect(picture).toMatch(/(?=.* src="[^"]+")(?=.* alt=")/);
    expect(html).toMatch(/<img [^>]*src="[^"]*\/uploads\/[^"]+"/);
    expect(html).not.toMatch(/hidden="" id="S:|<template id="B:/);
    expect(Object.keys(cacheIn(state))).toEqual(
      expect.arrayContaining(["ROOT_QUERY", `Publication:${site.guitar.id}`]),
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    // Scripts come from files only; the page itself contains only data.
    for (const [tag] of html.matchAll(/<script[^>]*>/g))
      expect(tag).toMatch(/ src="\/assets\/| type="application\/(ld\+)?json"/);
  });

  it.each([
    ["/", "camara"],
    ["/wall", "uploads/"],
    ["/login", "guaca-sol"],
  ])("asks for the largest picture of %s before fonts, and for fonts before scripts", async (path, picture) => {
    const { head } = await page(path);
    const found = [
      `<link rel="preload" as="image"[^>]*${picture}[^>]* fetchPriority="high"`,
      `<link [^>]*as="font"`,
      "<script",
    ].map((tag) => head.search(tag));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it("has its letters whole, wherever a piece of it ends", async () => {
    const letters = "añejó güiña €œ ".repeat(200).trim();
    const { id } = await aPublication(site.backend.db, { title: "Ñandú", description: letters });
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
    expect((await fetch(`${site.gateway.url}/wall`, { method: "HEAD" })).status).toBe(200);
  });

  it("is marked with the appearance that was chosen on the device, rendered or plain", async () => {
    const markOf = (html: string) =>
      /^<!doctype html>\s*<html(?: data-appearance="(\w+)")? lang="es-VE">/.exec(html)?.[1] ?? "none";
    for (const address of ["/wall", `/guitarra-criolla/${site.guitar.id}`, "/notifications_page", "/nada"]) {
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
    const { status, head } = await page(`/guitarra-criolla/${site.guitar.id}`);
    expect(status).toBe(200);
    expect(head).toContain("<title>Guitarra criolla · Truequea</title>");
    expect(meta(head, "description")).toBe("Doy Guitarra criolla → Busco teclado, cuatro. En buen estado");
    expect(meta(head, "og:title")).toBe("Guitarra criolla · Truequea");
    expect(meta(head, "og:image")).toBe(`${origin}/share/${site.guitar.id}.jpg`);
    expect(head).toContain(`<link rel="canonical" href="${origin}/guitarra-criolla/${site.guitar.id}"/>`);
    expect(meta(head, "robots")).toBeUndefined();
  });

  it("exists for every public address", async () => {
    const found: [string, string][] = [
      ["/", "Feria de trueques"],
      ["/home", "Truequea"],
      [`/profile/third/${site.ana.id}`, "Anacleta"],
      ["/search_list/guitarra/all/0/null/10.4975585/-66.8856196/false/tags/want", "Guitarra criolla"],
      [`/search_list_by_category/${site.guitar.categoryId}/10.4975585/-66.8856196/category`, "Guitarra criolla"],
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

  it("of the login has its frame, and no field that nothing listens to yet", async () => {
    const { status, html, head, state } = await page("/login");
    expect(status).toBe(200);
    expect(head).toContain("<title>Iniciar sesión · Truequea</title>");
    expect(head).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/login-[\w-]+\.js">/);
    // The frame of other screens is not loaded for it.
    expect(head).not.toMatch(/\/assets\/ScreenFrame-/);
    expect(html).toContain("Vuelve a tus cambios");
    expect(html).toContain('<nav aria-label="Tu cuenta"');
    expect(html).not.toMatch(/<form|<input/);
    expect(cacheIn(state)).toEqual({ ROOT_QUERY: { __typename: "Query", viewer: null } });
  });

  it("with a form takes nothing before it works", async () => {
    const { html } = await page("/contactos");
    expect(html).toMatch(/<button type="submit" disabled=""/);
  });

  it("costs the backend no more calls than its operations", async () => {
    const guest = new GraphqlClient(site.gateway.url);
    const both = async (names: string[], variables = {}) => {
      for (const name of ["Session", ...names]) await guest.data(operations.get(name) ?? "", variables);
    };
    // What is remembered for everybody is asked once.
    for (const address of ["/wall", `/guitarra-criolla/${site.guitar.id}`]) await page(address);
    const wall = await callsOf(() => page("/wall"));
    expect(wall.length).toBeLessThanOrEqual(3);
    expect(wall.toSorted()).toEqual((await callsOf(() => both(["Wall"]))).toSorted());
    const detail = await callsOf(() => page(`/guitarra-criolla/${site.guitar.id}`));
    expect(detail.length).toBeLessThanOrEqual(4);
    expect(detail.toSorted()).toEqual(
      (await callsOf(() => both(["PublicationDetail", "OwnerFigures"], { id: String(site.guitar.id) }))).toSorted(),
    );
  });
});

describe("private data", () => {
  it("stay with their visitor, however many come at once", async () => {
    const visitors = [
      { client: await signedIn(site.ana), own: "Anacleta", email: site.ana.email },
      { client: await signedIn(site.luis), own: "Luisandro", email: site.luis.email },
      { client: new GraphqlClient(site.gateway.url), own: null, email: null },
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
    const client = await signedIn(site.ana);
    const { html } = await page("/wall", { headers: { cookie: client.cookie } });
    const [, sealed = "missing"] = client.cookie.split("=");
    expect(html).toContain("Anacleta");
    for (const secret of [sealed, decodeURIComponent(sealed), site.ana.token, "access-token", "tq_session"])
      expect(html).not.toContain(secret);
  });

  it("are escaped: what users wrote stays text", async () => {
    const nasty = "</script><script>alert(1)</script>\u2028<!--";
    const { id } = await aPublication(site.backend.db, {
      ownerId: site.luis.id,
      title: "Cuadro",
      description: nasty,
      interests: ["</title><b>x"],
    });
    const { html, state } = await page(`/cuadro/${id}`);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("</title><b>");
    expect(state).not.toMatch(/[<>\u2028]/);
    expect(JSON.stringify(cacheIn(state))).toContain(JSON.stringify(nasty).slice(1, -1));
    await site.backend.db.update(publications).set({ status: "inactive" }).where(eq(publications.id, id));
  });
});
