import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join(root, folder, file));
const read = (file: string) => readFileSync(file, "utf8");
const documents = [
  ...["README.md", "CONTRIBUTING.md", "CONTEXT.md", "web/README.md"].map((name) => join(root, name)),
  ...filesBelow("docs", /\.md$/),
];

/** GitHub's name for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
const anchorsIn = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => anchorOf(text));

/** Links that lead to no file, or to no heading of it. */
function deadLinks(file: string): string[] {
  return [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) => {
    if (/^https?:/.test(link)) return [];
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    const isAlive = existsSync(target) && (anchor === undefined || anchorsIn(target).includes(anchor));
    return isAlive ? [] : [link];
  });
}

/** Sources that a document names by their whole path, and that are not there. */
function missingSources(file: string): string[] {
  return [...read(file).matchAll(/`((?:schema|rules|gateway|backend|web|tests|scripts|docs|catalogue)\/[\w./-]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !existsSync(join(root, path)));
}

/** A call as method and path, whatever its ids are called. */
const callOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path
    .replace(/\?.*$/, "")
    .replace(/\/$/, "")
    .replaceAll(/:\w+|\{\w+\}/g, "{}")}`;
/** Not under /api: the index page says what they are. */
const withoutSection = /\/(outbox|pictures|cardPage|callback|health)\.ts$/;

describe("the documents", () => {
  it.each(documents.map((file) => [relative(root, file), file]))("%s leads nowhere wrong", (_name, file) => {
    expect([...deadLinks(file), ...missingSources(file)]).toEqual([]);
  });

  it("name tests that are there", () => {
    const commands = [...read(join(root, "CONTRIBUTING.md")).matchAll(/(\S+\.test\.ts)\S* -[tg] "([^"]+)"/g)];
    expect(commands.length).toBeGreaterThan(1);
    const missing = commands.filter(([, file = "", title = ""]) => {
      const path = file.includes("/") ? file : `tests/e2e/${file}`;
      return !read(join(root, path)).includes(title);
    });
    expect(missing.map(([command]) => command)).toEqual([]);
  });

  it("have a section for each call of the embedded backend", () => {
    const calls = filesBelow("backend/routes", /\.ts$/)
      .filter((file) => !withoutSection.test(file))
      .flatMap((file) => [...read(file).matchAll(/\.(get|post|put|patch|delete)\(\s*"(\/[^"]*)"/g)])
      .map(([, method = "", path = ""]) => callOf(method, path));
    const sections = filesBelow("docs/wire", /\.md$/)
      .flatMap((file) => [...read(file).matchAll(/^## (.+)$/gm)])
      .flatMap(([, heading = ""]) => [...heading.matchAll(/`([A-Z]+) (\/[^`]+)`/g)])
      .map(([, method = "", path = ""]) => callOf(method, path));
    expect(calls.length).toBeGreaterThan(50);
    expect(calls.filter((call) => !sections.includes(call))).toEqual([]);
  });
});
