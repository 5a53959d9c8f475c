import mdx from "@mdx-js/rollup";
import type { Plugin } from "vite";
import { foldText } from "../../rules/text";

/** The fields of a Markdown tree that are used here. */
interface Node {
  type: string;
  depth?: number;
  value?: string;
  children?: Node[];
  data?: Record<string, unknown>;
}

/** Pages written as MDX: every second-level heading gets an id and is listed in the exported `sections`. */
export function mdxContent(): Plugin {
  return { ...(mdx({ remarkPlugins: [exportSections] }) as Plugin), enforce: "pre" };
}

function exportSections() {
  return (tree: Node) => {
    const sections: { id: string; title: string }[] = [];
    for (const node of tree.children ?? []) {
      if (node.type !== "heading" || node.depth !== 2) continue;
      const title = textOf(node);
      const id = idOf(title);
      if (sections.some((section) => section.id === id)) throw new Error(`Two sections are called «${title}»`);
      sections.push({ id, title });
      node.data = { ...node.data, hProperties: { id } };
    }
    tree.children?.push(exportDeclaration("sections", sections));
  };
}

const textOf = (node: Node): string => (node.value ?? "") + (node.children ?? []).map(textOf).join("");

/** «Qué es un cambio» -> que-es-un-cambio: links to sections stay valid as long as the headings do. */
function idOf(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const literal = (value: string) => ({ type: "Literal", value });
const property = (key: string, value: string) => ({
  type: "Property",
  kind: "init",
  method: false,
  shorthand: false,
  computed: false,
  key: { type: "Identifier", name: key },
  value: literal(value),
});

/** `export const name = items` as a syntax tree, which the MDX compiler expects. */
function exportDeclaration(name: string, items: { [key: string]: string }[]): Node {
  const elements = items.map((item) => ({
    type: "ObjectExpression",
    properties: Object.entries(item).map(([key, value]) => property(key, value)),
  }));
  const declarator = {
    type: "VariableDeclarator",
    id: { type: "Identifier", name },
    init: { type: "ArrayExpression", elements },
  };
  const declaration = { type: "VariableDeclaration", kind: "const", declarations: [declarator] };
  const statement = { type: "ExportNamedDeclaration", specifiers: [], attributes: [], source: null, declaration };
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", comments: [], body: [statement] } },
  };
}
