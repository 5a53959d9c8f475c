import { expect, it } from "vitest";
import { stretchesOf } from "./tierStretches";

const few = 5;
const runs = (estimates: number[], count: number) =>
  stretchesOf(estimates, few, count).map(({ first, end, isFew }) => [first, end, isFew]);

it("reads neighbouring tiers at once that are few and do not fill the list", () => {
  expect(runs([1, 2, 3], 10)).toEqual([[0, 3, true]]);
});

it("reads a tier alone that comes after as many as the list takes", () => {
  expect(runs([4, 2, 3], 4)).toEqual([
    [0, 1, true],
    [1, 3, true],
  ]);
});

it("reads tiers with many one by one", () => {
  expect(runs([2, 9, 9, 1], 10)).toEqual([
    [0, 1, true],
    [1, 2, false],
    [2, 3, false],
    [3, 4, true],
  ]);
});

it("reads nothing where there are no tiers", () => {
  expect(runs([], 10)).toEqual([]);
});
