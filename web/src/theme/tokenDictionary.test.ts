import { expect, it } from "vitest";
import { dictionaryOf, tokenNames } from "../../build/tokenDictionary";
import { createPlainSystem } from "./system";

/** What stands in a page for Chakra's dictionary of tokens answers as it does. */

const { tokens } = createPlainSystem();
const light = dictionaryOf(tokenNames(tokens), "tq");
const own = [...tokens.flatMap].filter(([path]) => !path.startsWith("colors.colorPalette"));

it("knows every token by its name", () => {
  expect(own.length).toBeGreaterThan(150);
  for (const [path, variable] of own) expect([path, light.getVar(path)]).toEqual([path, variable]);
  expect(light.getVar("colors.bg.nothing", "none")).toBe(tokens.getVar("colors.bg.nothing", "none"));
});

it("lists the tokens of a category", () => {
  for (const category of ["spacing", "sizes", "radii", "shadows", "zIndex", "fonts", "fontSizes"])
    expect([category, light.getCategoryValues(category)]).toEqual([category, tokens.getCategoryValues(category)]);
});

it("puts variables in the place of references", () => {
  for (const value of [
    "{durations.fast} {easings.standard}",
    "inset 0 0 0 1px {colors.border.control}, 0 1px {colors.shadow.soft}",
    "calc({spacing.0.5} * -1)",
    "{spacing.-4}",
    "1px solid",
  ])
    expect(light.expandReferenceInValue(value)).toBe(tokens.expandReferenceInValue(value));
});
