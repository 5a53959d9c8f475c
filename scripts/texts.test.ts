import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { specifiedServerTexts, specifiedTexts } from "../tests/support/specifiedTexts";

const root = join(import.meta.dirname, "..");
/** The sources below a folder that the product is made of. */
const sources = (folder: string, name = /\.tsx?$/) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file) && !/\.test\.tsx?$|__generated__/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, code: readFileSync(join(root, folder, file), "utf8") }));

/** Where people's words stand: the client's own, and the refusals of the rules. */
const catalogue = [...sources("web/src/lib", /^\w*[mM]essages\.ts$/), ...sources("rules")];
const clientSources = ["app", "components", "features", "routes", "offline"].flatMap((folder) =>
  sources(`web/src/${folder}`),
);

interface Text {
  text: string;
  isShown: boolean;
}
type Node = { type: string; [key: string]: unknown };

/** Attributes that are read out or shown. */
const readAloud = new Set([
  "alt",
  "title",
  "label",
  "placeholder",
  "hint",
  "description",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
]);

/** Every text in a source; `{}` for what is filled in. */
function textsIn({ file, code }: { file: string; code: string }): Text[] {
  const { program, errors } = parseSync(file, code.replaceAll("${BRAND}", "Truequea"));
  expect(errors).toEqual([]);
  const found: Text[] = [];
  const visit = (node: Node, isShown: boolean) => {
    if (node.type === "ImportDeclaration" || (node.type.startsWith("TS") && node.type.endsWith("Type"))) return;
    if (node.type === "Literal" && typeof node.value === "string") found.push({ text: node.value, isShown });
    if (node.type === "JSXText") found.push({ text: String(node.value).trim(), isShown: true });
    if (node.type === "TemplateLiteral") {
      const parts = node.quasis as { value: { cooked: string } }[];
      found.push({ text: parts.map(({ value }) => value.cooked).join("{}"), isShown });
    }
    const name = node.type === "JSXAttribute" ? (node.name as { name: unknown }).name : undefined;
    const inside = typeof name === "string" && readAloud.has(name);
    for (const child of Object.values(node).flat()) {
      if (child && typeof child === "object" && "type" in child)
        visit(child as Node, node.type === "JSXAttribute" ? inside : isShown && node.type !== "JSXElement");
    }
  };
  visit(program as unknown as Node, false);
  return found;
}

const catalogueTexts = new Set(catalogue.flatMap((source) => textsIn(source).map(({ text }) => text)));

describe("the texts people read", () => {
  it.each(Object.entries(specifiedTexts))("match the specification letter by letter: %s", (_, texts) => {
    expect(texts.filter((text) => !catalogueTexts.has(text))).toEqual([]);
  });

  it.each(Object.entries(specifiedServerTexts))(
    "of the servers stand in their own sources or in the rules: %s",
    (folder, texts) => {
      const sourceCode = [...sources(folder), ...sources("rules")].map(({ code }) => code).join("\n");
      expect(texts.filter((text) => !sourceCode.includes(`"${text}"`))).toEqual([]);
    },
  );

  it("stand in the catalogue only", () => {
    // Not keys ('info', 'ACTIVE') nor codes ('es-VE').
    const words = new Set([...catalogueTexts].filter((text) => /^[¿¡«]?\p{Lu}\p{Ll}|\p{L} /u.test(text)));
    const misplaced = clientSources.flatMap((source) =>
      textsIn(source)
        .filter(
          ({ text, isShown }) => words.has(text) || /[áéíóúñ¿¡]/i.test(text) || (isShown && /\p{Ll}{2}/u.test(text)),
        )
        .map(({ text }) => `${source.file}: ${text}`),
    );
    expect(misplaced).toEqual([]);
  });
});
