import { expect, it } from "vitest";
import { checkSearchWords, cutSearchText, readSearchWords, searchTexts } from "./search";

it("reads at most ten words once each, cut between characters", () => {
  expect(readSearchWords(" silla, mesa ,, silla")).toEqual(["silla", "mesa"]);
  expect(readSearchWords(Array.from({ length: 12 }, (_, index) => `p${index}`).join(","))).toHaveLength(10);
  const [long] = readSearchWords(`${"a".repeat(59)}🚲🚲`);
  expect(long).toBe(`${"a".repeat(59)}🚲`);
  expect(readSearchWords("\uD83D,bici")).toEqual(["bici"]);
  expect(cutSearchText("🚲".repeat(61))).toBe("🚲".repeat(60));
});

it("accepts ten words of sixty characters and refuses one more of either", () => {
  const word = "🚲".repeat(60);
  expect(checkSearchWords(Array.from({ length: 10 }, () => word))).toBeNull();
  expect(checkSearchWords(Array.from({ length: 11 }, () => "silla"))).toBe(searchTexts.words);
  expect(checkSearchWords([`${word}a`])).toBe(searchTexts.word);
});
