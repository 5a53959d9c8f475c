import { describe, expect, it } from "vitest";
import { creditFor, creditStatus, lockedCredit } from "./credit";
import type { EarningType } from "./credit";

/** What so many publications earn, one after the other. */
function earn(type: EarningType, count: number): number[] {
  let earned = 0;
  return Array.from({ length: count }, () => {
    const cents = creditFor(type, earned);
    earned += cents;
    return cents;
  });
}

describe("the credit of a publication", () => {
  it("is 1 USD for the first ten products, 2 USD for the next fifteen and nothing beyond 40 USD", () => {
    expect(earn("product", 27)).toEqual([...Array(10).fill(100), ...Array(15).fill(200), 0, 0]);
  });

  it("is 10 USD for each of two services", () => {
    expect(earn("service", 3)).toEqual([1_000, 1_000, 0]);
  });

  it("fills a cap without passing it", () => {
    expect([creditFor("product", 3_900), creditFor("product", 4_000), creditFor("service", 1_400)]).toEqual([
      100, 0, 600,
    ]);
  });
});

it("locks what publishing earned until the person is verified, and no other credit", () => {
  expect([
    lockedCredit(false, 1_500, 1_000),
    lockedCredit(false, 300, 1_000),
    lockedCredit(false, 500, 0),
    lockedCredit(true, 1_500, 1_000),
  ]).toEqual([1_000, 300, 0, 0]);
});

it.each([
  [true, 4_000, 2_000, "verified_full_credits"],
  [true, 4_000, 1_000, "verified_partial_credits"],
  [true, 0, 0, "verified_without_credits"],
  [false, 4_000, 2_000, "no_verified_with_credits"],
  [false, 0, 0, "no_verified_without_credits"],
] as const)(
  "names the state of the panel: verified %s, %i and %i earned is %s",
  (isVerified, product, service, status) => {
    expect(creditStatus(isVerified, product, service)).toBe(status);
  },
);
