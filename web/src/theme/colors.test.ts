import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COLORS } from "./colors";
import type { ColorName } from "./colors";

const src = join(import.meta.dirname, "..");

const byName = new Map<string, string | readonly [light: string, dark: string]>(
  Object.entries(COLORS).flatMap(([group, members]) =>
    Object.entries(members).map(([name, color]) => [name === "DEFAULT" ? group : `${group}.${name}`, color] as const),
  ),
);

const PLAIN: ColorName[] = ["bg.canvas", "bg.surface", "bg.sunken", "bg.hover"];
const TINTED: ColorName[] = ["bg.give", "bg.receive", "bg.info", "bg.accent"];
/** What is read on which grounds. */
const TEXT: [texts: ColorName[], grounds: ColorName[]][] = [
  [
    ["fg", "fg.muted"],
    [
      ...PLAIN,
      ...TINTED,
      "bg.receiveStrong",
      "bg.success",
      "bg.warning",
      "bg.danger",
      "art.softGive",
      "art.softReceive",
    ],
  ],
  [
    ["fg.link", "fg.action", "fg.error", "fg.success", "fg.receive"],
    [...PLAIN, "bg.give", "bg.receive"],
  ],
  [["fg.subtle"], ["bg.canvas", "bg.surface"]],
  [["fg.placeholder"], ["bg.surface"]],
  [["fg.disabled"], ["bg.disabled", "bg.canvas"]],
  [
    ["fg.give", "fg.action"],
    ["bg.give", "bg.accent"],
  ],
  [["fg.receive"], ["bg.receiveStrong", "fill.receive"]],
  [["fg.info"], ["bg.info"]],
  [["fg.success"], ["bg.success"]],
  [["fg.warning"], ["bg.warning"]],
  [["fg.danger"], ["bg.danger", "bg.surface"]],
  [["fg.error"], ["bg.danger"]],
  [["fg.confirmed"], ["bg.confirmed", "bg.surface"]],
  [["fg.claim"], ["bg.claim"]],
  [["fg.onHeader"], ["bg.header", "bg.headerHover", "bg.brand", "bg.footer"]],
  [
    ["fg.onFill"],
    [
      "bg.header",
      "bg.headerHover",
      "bg.brand",
      "bg.footer",
      "bg.footerRaised",
      "action.primary",
      "action.primaryHover",
      "action.primaryActive",
      "action.confirm",
      "action.confirmHover",
      "action.confirmActive",
      "action.selected",
      "fill.give",
      "fill.info",
      "fill.success",
      "fill.complete",
      "fill.danger",
      "fill.ended",
      "fill.nearby",
      "fill.premium",
    ],
  ],
  [["fg.onSwap"], ["action.swap", "action.swapHover", "action.swapActive"]],
  [["fg.onPremium"], ["fill.premium"]],
];
/** Edges, rings and marks that say something, on the grounds beside them. */
const MARKS: [marks: ColorName[], grounds: ColorName[]][] = [
  [
    ["border.control", "border.focus", "border.selected", "border.error"],
    ["bg.canvas", "bg.surface", "bg.sunken"],
  ],
  [["border.selected"], ["bg.hover", "bg.info"]],
  [["border.give"], ["bg.give"]],
  [["border.focusOnHeader"], ["bg.header", "bg.brand"]],
  [["art.give"], ["bg.surface"]],
  [["fg.onPremium"], ["action.primary"]],
];

const pairs = (table: typeof TEXT, least: number) =>
  table.flatMap(([over, under]) => over.flatMap((one) => under.map((other) => [one, other, least] as const)));

test.each(["light", "dark"])("every colour has the contrast that its use needs, %s", (appearance) => {
  const colorOf = (name: ColorName) => {
    const color = byName.get(name) ?? "";
    return typeof color === "string" ? color : color[appearance === "light" ? 0 : 1];
  };
  const weak = [...pairs(TEXT, 4.5), ...pairs(MARKS, 3)]
    .map(([over, under, least]) => ({ over, under, least, ratio: contrast(colorOf(over), colorOf(under)) }))
    .filter(({ ratio, least }) => !(ratio >= least));
  expect(weak).toEqual([]);
});

/**
 * Colours that are no part of the appearance: besides the table itself, of things for sale, of a picture's ground, of
 * another brand.
 */
const OTHERS = [
  "theme/colors.ts",
  "lib/colorSwatches.ts",
  "components/form/cropImage.ts",
  "components/form/heicWorker.ts",
  "features/session/SocialButtons.tsx",
];
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(|"(?:white|black)"|px (?:white|black)"/i;
/** Of a property that takes a colour, or in a reference. */
const NAMED = /\b(?:bg|background|color|\w*Color|fill|stroke)"?[=:].*|\{colors\.[\w.]+\}/g;

test("components take their colours from the theme by a name that it knows", () => {
  const wrong = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mdx)$/.test(file) && !/\.test\.|__generated__|^testing/.test(file))
    .filter((file) => !OTHERS.includes(file))
    .flatMap((file) =>
      readFileSync(join(src, file), "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const used = [...line.matchAll(NAMED)].flatMap(([text]) =>
            [...text.matchAll(/"([a-z]+\.\w+)"|\{colors\.([\w.]+)\}/g)].map(
              ([, quoted, inner]) => quoted ?? inner ?? "",
            ),
          );
          const isWrong = LITERAL.test(line) || used.some((name) => !byName.has(name));
          return isWrong ? [`${file}:${index + 1}: ${line.trim()}`] : [];
        }),
    );
  expect(wrong).toEqual([]);
});

/** As in WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
