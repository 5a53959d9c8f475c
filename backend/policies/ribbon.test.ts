import { expect, it } from "vitest";
import { cardKind } from "./ribbon";
import type { RibbonFacts } from "./ribbon";

const plain: RibbonFacts = {
  isSponsored: false,
  isPremium: false,
  ownerWantsMine: false,
  iWantIt: false,
  metres: 5_001,
};

it.each<[string, Partial<RibbonFacts>, string]>([
  ["nothing", {}, "new"],
  ["5 km", { metres: 5_000 }, "nearby"],
  ["no distance", { metres: null }, "new"],
  ["what I look for", { metres: 10, iWantIt: true }, "interest"],
  ["what wants mine", { iWantIt: true, ownerWantsMine: true }, "interested"],
  ["premium", { isPremium: true, ownerWantsMine: true }, "premium"],
  ["sponsored", { isSponsored: true, iWantIt: true }, "sponsored"],
  ["both", { isSponsored: true, isPremium: true }, "premium_sponsored"],
])("the ribbon of %s", (_name, facts, expected) => {
  expect(cardKind({ ...plain, ...facts })).toBe(expected);
});
