import { expect, test } from "vitest";
import {
  canHaveMovedTo,
  checkClaimReason,
  checkRating,
  findMove,
  isRecentlyCompleted,
  ratingText,
  transactionMoves,
  transactionStatuses,
} from "./transaction";

test("exactly thirteen of all cells are allowed, and none leads back to active", () => {
  const cells = transactionStatuses.flatMap((from) =>
    transactionStatuses.flatMap((to) => (["owner", "interested"] as const).map((by) => findMove(from, to, by))),
  );
  expect(cells.filter((move) => move !== null)).toHaveLength(13);
  expect(transactionMoves.filter((move) => move.to === "active")).toEqual([]);
});

test("a repeat is recognised by who could have made the move", () => {
  expect(canHaveMovedTo("accepted", "owner")).toBe(true);
  expect(canHaveMovedTo("accepted", "interested")).toBe(false);
  expect(canHaveMovedTo("active", "owner")).toBe(false);
});

test("a chat stays writable for 14 days after the completion, to the millisecond", () => {
  const completed = new Date("2026-11-01T10:00:00.000Z");
  expect(isRecentlyCompleted(completed, new Date("2026-11-15T10:00:00.000Z"))).toBe(true);
  expect(isRecentlyCompleted(completed, new Date("2026-11-15T10:00:00.001Z"))).toBe(false);
});

test.each([
  [0, null],
  [5, null],
  [-1, ratingText],
  [6, ratingText],
  [4.5, ratingText],
  [null, ratingText],
])("a rating of %s: %s", (stars, refusal) => {
  expect(checkRating(stars)).toBe(refusal);
});

test.each([
  [" \n", "Cuenta qué pasó"],
  ["🚲".repeat(500), null],
  ["🚲".repeat(501), "Cuéntalo en 500 caracteres o menos"],
])("a claim needs some words and 500 characters at most", (reason, refusal) => {
  expect(checkClaimReason(reason)).toBe(refusal);
});
