import { describe, expect, test } from "vitest";
import { isWaitingForRating } from "../../lib/isWaitingForRating";
import { groupByStatus, requestsTabOf } from "./moves";
import { stepsOf } from "./steps";

test("waits for a rating only on the side that confirmed", () => {
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
  ] as const)("shows the progress of %s", (status, states) => {
    expect(stepsOf(status).map(({ state }) => state)).toEqual(states);
  });
});

test("shows the booked meeting behind the acceptance", () => {
  const statesWith = (...of: Parameters<typeof stepsOf>) => stepsOf(...of).map(({ name, state }) => `${name} ${state}`);
  expect(statesWith("ACCEPTED", "ACTIVE")).toEqual([
    "PROPOSAL done",
    "ACCEPTED done",
    "MEETING current",
    "CONFIRMED todo",
    "COMPLETE todo",
  ]);
  expect(statesWith("COMPLETE", "COMPLETED")[2]).toBe("MEETING done");
  expect(statesWith("ACCEPTED", "OBJECTED")).toHaveLength(4);
  expect(statesWith("REJECTED", "ACTIVE")).toHaveLength(2);
});

test("assigns a transaction to its list of /requests", () => {
  expect(requestsTabOf("OWNER", "ACTIVE")).toBe("RECEIVED");
  expect(requestsTabOf("INTERESTED", "ACTIVE")).toBe("SENT");
  expect(requestsTabOf("INTERESTED", "CLAIM_OWNER")).toBe("IN_PROGRESS");
  expect(requestsTabOf("OWNER", "COMPLETE")).toBe("HISTORY");
});

test("keeps the order within groups and drops empty ones", () => {
  const items = [
    { id: 1, status: "REJECTED" },
    { id: 2, status: "COMPLETE" },
    { id: 3, status: "REJECTED" },
  ] as const;
  expect(groupByStatus(items).map(({ group, items }) => [group, items.map(({ id }) => id)])).toEqual([
    ["FINALIZED", [2]],
    ["REJECTED", [1, 3]],
  ]);
});
