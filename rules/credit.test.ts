import { describe, expect, it } from "vitest";
import { creditFor, creditStatus, lockedCredit, clawbackOfRefund } from "./credit";
import type { CreditMovement, EarningType } from "./credit";

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

describe("locked credit", () => {
  const line = (kind: string, amountCents: number, proformaId: number | null = null): CreditMovement => ({
    kind,
    amountCents,
    proformaId,
  });
  const opening = line("opening", 500);
  const grant = line("publication", 1_000);
  const locked = (...ledger: CreditMovement[]) => lockedCredit(false, ledger);

  it("is what publishing earned until the person is verified, and no other credit", () => {
    expect([locked(opening, grant), locked(opening), lockedCredit(true, [opening, grant])]).toEqual([1_000, 0, 0]);
  });

  it("is spent last, and taken first for a fraud", () => {
    expect([
      locked(opening, grant, line("payment", -500, 1)),
      locked(opening, grant, line("payment", -800, 1)),
      locked(opening, grant, line("fraud", -300)),
    ]).toEqual([1_000, 700, 700]);
  });

  it("is no more than what was not spent, whatever other credit comes after", () => {
    const spent = [grant, line("payment", -900, 1)];
    expect(locked(...spent, line("refund", 580, 2))).toBe(100);
  });

  it("comes back with the order that it paid", () => {
    const spent = [opening, grant, line("payment", -900, 1)];
    expect([locked(...spent, line("unused_views", 300, 1)), locked(...spent, line("refund", 900, 1))]).toEqual([
      900, 1_000,
    ]);
  });
});

it("takes back no more of a refund than is owed", () => {
  expect([clawbackOfRefund(500, 100), clawbackOfRefund(500, 900), clawbackOfRefund(500, 0)]).toEqual([100, 500, 0]);
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
