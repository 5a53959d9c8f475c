import { expect, it } from "vitest";
import { bannerTexts, checkBannerAddress, checkBannerPeriod, checkBannerTitle } from "./banner";

it.each(["https://example.com/feria?x=1#y", "https://áé.example.com", "/wall", "/profile?tab=publications"])(
  "lets a banner lead to %s",
  (address) => expect(checkBannerAddress(address)).toBe(null),
);

it.each([
  "http://example.com",
  "javascript:alert(1)",
  "data:text/html,x",
  "//example.com",
  "/\\example.com",
  "https://user:pass@example.com",
  "https:///example.com",
  "https://localhost/x",
  "https://exa mple.com",
  "https://example.com/\t",
  "wall",
])("does not let a banner lead to %s", (address) => expect(checkBannerAddress(address)).toBe(bannerTexts.address));

it("takes titles of one to 90 characters, and days in order", () => {
  expect([checkBannerTitle(" "), checkBannerTitle("ñ".repeat(90)), checkBannerTitle("ñ".repeat(91))]).toEqual([
    bannerTexts.titleMissing,
    null,
    bannerTexts.titleTooLong,
  ]);
  expect(checkBannerPeriod("2026-11-20", "2026-11-20")).toBe(null);
  expect(checkBannerPeriod("2026-11-20", "2026-11-19")).toBe(bannerTexts.endsTooSoon);
  expect(checkBannerPeriod(null, "2026-11-19")).toBe(null);
});
