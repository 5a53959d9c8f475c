import { describe, expect, test } from "vitest";
import type { CloseReason } from "../../__generated__/enums";
import { isWaitingForRating } from "../../lib/isWaitingForRating";
import { groupByOutcome, requestsTabOf } from "./moves";
import { stepsOf } from "./steps";
import type { Course } from "./steps";

const statesOf = (course: Course) => stepsOf(course).map(({ name, state }) => `${name} ${state}`);

test("waits for a rating only on the side that confirmed", () => {
  expect(isWaitingForRating("OWNER", "CONFIRMED_OWNER")).toBe(true);
  expect(isWaitingForRating("INTERESTED", "CONFIRMED_OWNER")).toBe(false);
  expect(isWaitingForRating("OWNER", "ACCEPTED")).toBe(false);
});

describe("the steps", () => {
  test.each([
    ["ACTIVE", ["current", "todo", "todo", "todo"]],
    ["ACCEPTED", ["done", "current", "todo", "todo"]],
    ["CONFIRMED_OWNER", ["done", "done", "current", "todo"]],
    ["COMPLETE", ["done", "done", "done", "done"]],
  ] as const)("show the progress of %s", (status, states) => {
    expect(stepsOf({ status }).map(({ state }) => state)).toEqual(states);
  });

  test("show the booked meeting behind the acceptance", () => {
    expect(statesOf({ status: "ACCEPTED", meeting: "ACTIVE" })).toEqual([
      "PROPOSAL done",
      "ACCEPTED done",
      "MEETING current",
      "CONFIRMED todo",
      "COMPLETE todo",
    ]);
    expect(statesOf({ status: "COMPLETE", meeting: "COMPLETED" })[2]).toBe("MEETING done");
    expect(statesOf({ status: "CONFIRMED_OWNER", meeting: "COMPLETED" })).toEqual([
      "PROPOSAL done",
      "ACCEPTED done",
      "MEETING done",
      "CONFIRMED current",
      "COMPLETE todo",
    ]);
    expect(statesOf({ status: "ACCEPTED", meeting: "OBJECTED" })).toHaveLength(4);
  });

  test("show a confirmation that came before the meeting ahead of it", () => {
    for (const status of ["CONFIRMED_OWNER", "CONFIRMED_INTERESTED"] as const)
      expect(statesOf({ status, meeting: "ACTIVE" })).toEqual([...confirmed, "MEETING current", "COMPLETE todo"]);
  });

  const confirmed = ["PROPOSAL done", "ACCEPTED done", "CONFIRMED done"];

  test("keep an open claim under way, behind the confirmation", () => {
    for (const status of ["CLAIM_OWNER", "CLAIM_INTERESTED"] as const)
      expect(statesOf({ status })).toEqual([...confirmed, "CLAIM current", "RESOLVED todo"]);
  });

  test("keep what a resolved claim went through, whichever way it ended", () => {
    const claimed = [...confirmed, "CLAIMED done"];
    expect(statesOf({ status: "REJECTED", closeReason: "OPERATOR" })).toEqual([...claimed, "RESOLVED ended"]);
    expect(statesOf({ status: "COMPLETE", closeReason: "OPERATOR" })).toEqual([...claimed, "COMPLETE done"]);
  });

  test("keep what a cancelled one went through", () => {
    const events = [{ kind: "MODIFIED" }, { kind: "ACCEPTED" }, { kind: "REJECTED" }] as const;
    expect(statesOf({ status: "REJECTED", closeReason: "CANCELLED", events })).toEqual([
      "PROPOSAL done",
      "ACCEPTED done",
      "CLOSED ended",
    ]);
    expect(statesOf({ status: "REJECTED", meeting: "ACTIVE" })).toEqual(["PROPOSAL done", "CLOSED ended"]);
  });
});

test("assigns a transaction to its list of /requests", () => {
  expect(requestsTabOf("OWNER", "ACTIVE")).toBe("RECEIVED");
  expect(requestsTabOf("INTERESTED", "ACTIVE")).toBe("SENT");
  expect(requestsTabOf("INTERESTED", "CLAIM_OWNER")).toBe("IN_PROGRESS");
  expect(requestsTabOf("OWNER", "COMPLETE")).toBe("HISTORY");
});

test("keeps the order within groups and drops empty ones", () => {
  const items = [
    { id: 1, status: "REJECTED", closeReason: null },
    { id: 2, status: "COMPLETE", closeReason: null },
    { id: 3, status: "REJECTED", closeReason: "REJECTED" },
  ] as const;
  expect(groupByOutcome(items).map(({ group, items }) => [group, items.map(({ id }) => id)])).toEqual([
    ["FINALIZED", [2]],
    ["REJECTED", [1, 3]],
  ]);
});

test("files under rejected only what a person rejected", () => {
  const groupOf = (closeReason: CloseReason) =>
    groupByOutcome([{ status: "REJECTED", closeReason }]).map(({ group }) => group);
  expect(groupOf("CANCELLED")).toEqual(["CANCELLED"]);
  expect(groupOf("OPERATOR")).toEqual(["RESOLVED"]);
  for (const closeReason of ["EXPIRED", "ITEM_EXCHANGED", "PUBLICATION_DEACTIVATED"] as const)
    expect(groupOf(closeReason)).toEqual(["CLOSED"]);
});
