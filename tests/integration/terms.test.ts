import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bannedClasses } from "../../backend/catalogue/bannedWords";

const content = new URL("../../web/src/content/", import.meta.url);

it("the pages of information have every price and credit from the plans", () => {
  const pages = readdirSync(content).filter((name) => name.endsWith(".mdx"));
  const written = pages.flatMap((name) =>
    [...readFileSync(new URL(name, content), "utf8").matchAll(/[\d.,]*[1-9][\d.,]* (?:USD|dólares)/g)].map(
      ([amount]) => `${name}: ${amount}`,
    ),
  );
  expect([pages.length > 5, written]).toEqual([true, []]);
});

it("the terms name the classes of goods that the review refuses, in the same order", () => {
  const terms = readFileSync(new URL("terms.mdx", content), "utf8");
  const board = /<BannedItems>(.*)<\/BannedItems>/s.exec(terms)?.[1] ?? "";
  const listed = [...board.matchAll(/^\d+\. \*\*([^\s,]+)/gm)].map(([, word]) => word);
  expect(listed).toEqual(bannedClasses.map(({ name }) => name.split(" ")[0]?.replace(",", "")));
});
