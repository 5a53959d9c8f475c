import { describe, expect, test } from "vitest";
import { grouped, isWaitingForRating, requestsTabOf } from "./moves";
import { stepsOf } from "./steps";

test("only the side that confirmed waits for a rating", () => {
  expect(isWaitingForRating("OWNER", "CONFIRMED_OWNER")).toBe(true);
  expect(isWaitingForRating("INTERESTED", "CONFIRMED_OWNER")).toBe(false);
  expect(isWaitingForRating("OWNER", "ACCEPTED")).toBe(false);
});

describe("the four steps", () => {
  test.each([
    ["ACTIVE", ["current", "todo", "todo", "todo"]],
    ["ACCEPTED", ["done", "current", "todo", "todo"]],
    ["CONFIRMED_OWNER", ["done", "done", "current", "todo"]],
    ["COMPLETE", ["done", "done", "done", "done"]],
    ["REJECTED", ["done", "ended"]],
    ["CLAIM_OWNER", ["done", "done", "ended"]],
  ] as const)("%s", (status, states) => {
    expect(stepsOf(status).map(({ state }) => state)).toEqual(states);
  });
});

test("the list of /requests", () => {
  expect(requestsTabOf("OWNER", "ACTIVE")).toBe("RECEIVED");
  expect(requestsTabOf("INTERESTED", "ACTIVE")).toBeNull();
  expect(requestsTabOf("INTERESTED", "CLAIM_OWNER")).toBe("IN_PROGRESS");
  expect(requestsTabOf("OWNER", "COMPLETE")).toBe("HISTORY");
});

test("groups keep the order within and leave out empty ones", () => {
  const items = [
    { id: 1, status: "REJECTED" },
    { id: 2, status: "COMPLETE" },
    { id: 3, status: "REJECTED" },
  ] as const;
  expect(grouped(items).map(({ group, items }) => [group, items.map(({ id }) => id)])).toEqual([
    ["FINALIZED", [2]],
    ["REJECTED", [1, 3]],
  ]);
});
