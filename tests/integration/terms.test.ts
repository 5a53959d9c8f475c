import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bannedClasses } from "../../backend/catalogue/bannedWords";

it("the terms name the classes of goods that the review refuses, in the same order", () => {
  const terms = readFileSync(new URL("../../web/src/content/terms.mdx", import.meta.url), "utf8");
  const board = /<BannedItems>(.*)<\/BannedItems>/s.exec(terms)?.[1] ?? "";
  const listed = [...board.matchAll(/^\d+\. \*\*([^\s,]+)/gm)].map(([, word]) => word);
  expect(listed).toEqual(bannedClasses.map(({ name }) => name.split(" ")[0]?.replace(",", "")));
});
