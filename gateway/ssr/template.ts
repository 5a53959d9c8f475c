import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A source's entry in Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
}

/** The built index.html, cut where a rendered page puts its own parts. */
export interface Template {
  /** From the doctype on, without the page's own head: can be sent before anything is known of the page. */
  opening: string;
  /** Fonts and scripts: after the page's own head, so that its first pictures need not wait for a connection. */
  later(modules: readonly string[]): string;
  /** The whole page of the plain client. */
  plainPage: string;
  /** Default title and description of a page. */
  plainHead: string;
  /** #root as the plain client has it. */
  plainBody: string;
  /** Names of the rules in the style sheet of rendered pages, which the opening links. */
  linkedRules: ReadonlySet<string>;
  /** The body before and after #root. */
  beforeRoot: string;
  afterRoot: string;
}

const OWN = /\s*(?:<title>[^<]*<\/title>|<meta name="description"[^>]*>)/g;
const SCRIPTS = /\s*<(?:script\b[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const FONT = /-latin-wght-normal-[\w-]+\.woff2$/;
const RENDERED_SHEET = /^rendered-[\w-]+\.css$/;
const ROOT = '<div id="root"></div>';

/** Reads the template from the folder of the built client; null where it was not built. */
export function readTemplate(folder: string): Template | null {
  const file = join(folder, "index.html");
  if (!existsSync(file)) return null;
  // Without what only its source is indented for.
  const plainPage = readFileSync(file, "utf8").replaceAll(/\n\s+/g, "\n");
  const [head = "", rest = ""] = plainPage.split("</head>");
  const [beforeRoot, afterRoot] = rest.split(ROOT);
  if (afterRoot === undefined) return null;
  const manifest = readManifest(folder);
  const scripts = (head.match(SCRIPTS) ?? []).map((tag) => tag.trim()).join("");
  const assets = join(folder, "assets");
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const fonts = fontHints(names);
  const sheets = names.filter((name) => RENDERED_SHEET.test(name));
  const hints = new Map<string, string>();
  const hintsOf = (modules: readonly string[]) => {
    const files = new Set(modules.flatMap((module) => filesOf(manifest, module)));
    return [...files]
      .filter((path) => !scripts.includes(path))
      .map((path) => `<link rel="modulepreload" crossorigin href="/${path}">`)
      .join("");
  };
  return {
    opening:
      head.replace(OWN, "").replace(SCRIPTS, "").trimEnd() +
      sheets.map((name) => `<link rel="stylesheet" crossorigin href="/assets/${name}">`).join(""),
    later(modules) {
      const key = modules.join(" ");
      const known = hints.get(key) ?? fonts + scripts + hintsOf(modules);
      hints.set(key, known);
      return known;
    },
    plainPage,
    plainHead: (head.match(OWN) ?? []).join(""),
    plainBody: ROOT,
    linkedRules: new Set(
      sheets.flatMap((name) => readFileSync(join(assets, name), "utf8").match(/(?<=\.c-)[\w-]+/g) ?? []),
    ),
    beforeRoot: `</head>${beforeRoot ?? ""}`,
    afterRoot,
  };
}

function readManifest(folder: string): Record<string, Chunk> {
  const file = join(folder, ".vite", "manifest.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Chunk>) : {};
}

/** The fonts of every page, preloaded: text drawn before them shifts when they arrive. */
function fontHints(assets: readonly string[]): string {
  return assets
    .filter((name) => FONT.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`)
    .join("");
}

/** The file of a source with all its static imports. */
function filesOf(manifest: Record<string, Chunk>, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))];
}
