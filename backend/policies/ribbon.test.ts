import { expect, it } from "vitest";
import { cardKind } from "./ribbon";
import type { RibbonFacts } from "./ribbon";

const plain: RibbonFacts = {
  isSponsored: false,
  isPremium: false,
  ownerWantsViewerItem: false,
  viewerWantsItem: false,
  metres: 5_001,
};

it.each<[string, Partial<RibbonFacts>, string]>([
  ["nothing", {}, "new"],
  ["5 km", { metres: 5_000 }, "nearby"],
  ["no distance", { metres: null }, "new"],
  ["what the viewer wants", { metres: 10, viewerWantsItem: true }, "interest"],
  ["an owner who wants the viewer's item", { viewerWantsItem: true, ownerWantsViewerItem: true }, "interested"],
  ["premium", { isPremium: true, ownerWantsViewerItem: true }, "premium"],
  ["sponsored", { isSponsored: true, viewerWantsItem: true }, "sponsored"],
  ["both", { isSponsored: true, isPremium: true }, "premium_sponsored"],
])("chooses the ribbon for %s", (_name, facts, expected) => {
  expect(cardKind({ ...plain, ...facts })).toBe(expected);
});
