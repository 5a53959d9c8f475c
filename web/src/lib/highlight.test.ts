import { expect, it } from "vitest";
import { highlight } from "./highlight";

const marked = (line: string, ...words: string[]) =>
  highlight(line, words)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join("");

it("marks each word wherever it stands, accents and case aside", () => {
  expect(marked("Mañana a las 3, ¿sí? MAÑANA", "manana", "si")).toBe("[Mañana] a las 3, ¿[sí]? [MAÑANA]");
  expect(marked("Nada de eso", "bici")).toBe("Nada de eso");
});

it("begins shortly before what was found in a long line", () => {
  const line = `${"bla ".repeat(40)}la bicicleta está lista`;
  expect(marked(line, "bicicleta")).toMatch(/^….{24}\[bicicleta\] está lista$/);
});
