import { describe, expect, it } from "vitest";
import {
  checkInterests,
  checkLocation,
  checkTitle,
  parseValue,
  publicationTexts,
  titleWords,
  uniqueWords,
} from "./publication";
import { requiredText } from "./text";

describe("a title", () => {
  it("has words without punctuation at their ends", () => {
    expect(titleWords('  ¡Guitarra, "Squier"  - anti-golpes!! ')).toEqual(["Guitarra", "Squier", "anti-golpes"]);
  });

  it.each([
    ["24 letters in quotes", `«${"a".repeat(24)}»,`],
    ["60 characters after runs of blanks are one space each", `  ${"palabra   ".repeat(7)}1234 `],
    ["60 emoji and letters", `${"🚲".repeat(30)} ${"bici ".repeat(5)}bici`],
    ["accents as characters of their own", `${"é".repeat(24)}`.normalize("NFD")],
  ])("takes %s", (_, title) => {
    expect(checkTitle(title)).toBeNull();
  });

  it.each([
    ["nothing", "", requiredText],
    ["blanks", "   ", requiredText],
    ["punctuation alone", "¡!", publicationTexts.title],
    ["a word of 25", "a".repeat(25), publicationTexts.title],
    ["61 characters", `${"palabra ".repeat(7)}12345`, publicationTexts.title],
  ])("is refused for %s", (_, title, refusal) => {
    expect(checkTitle(title)).toBe(refusal);
  });
});

it("a value is what its digits say, at most nine", () => {
  expect(["1", "007", "999999999"].map(parseValue)).toEqual([1, 7, 999_999_999]);
  expect(["", "1000000000", "0000000001", "1.5", "-1", "1e3", " 1"].map(parseValue)).toEqual(Array(7).fill(Number.NaN));
});

describe("interests", () => {
  it("are distinguished without case and accents", () => {
    expect(uniqueWords(["Cámara", "camara", "De", "CAMÁRA", "bici"], ["de"])).toEqual(["Cámara", "bici"]);
  });

  it("are 30 at most, repeats not counted", () => {
    const words = Array.from({ length: 30 }, (_, index) => `bici ${index}`);
    expect(checkInterests([...words, "BICI 1"])).toBeNull();
    expect(checkInterests([...words, "bici 30"])).toBe(publicationTexts.tooManyInterests);
  });
});

describe("a location", () => {
  it.each([
    ["a municipality and its state", "Chacao, Miranda", null],
    ["60 characters each", `${"a".repeat(60)}, ${"b".repeat(60)}`, null],
    ["61 in one of them", `${"a".repeat(61)}, Miranda`, publicationTexts.place],
    ["a third part", "Chacao, Miranda, Venezuela", publicationTexts.place],
  ])("of %s", (_case, location, refusal) => {
    expect(checkLocation(location)).toBe(refusal);
  });
});
