import { expect, it } from "vitest";
import { findChatWarning } from "../../../../rules/chatWarning";
import { quickRepliesFor } from "./quickReplies";

const statuses = ["ACTIVE", "ACCEPTED", "CONFIRMED_OWNER", "CONFIRMED_INTERESTED", "COMPLETE"] as const;
const roles = ["OWNER", "INTERESTED"] as const;
const all = statuses.flatMap((status) => roles.map((role) => quickRepliesFor(status, role)));

it("has something to say at each step, and nothing that is warned of", () => {
  for (const replies of all) expect(replies.length).toBeGreaterThanOrEqual(2);
  expect(all.flat().filter((reply) => findChatWarning(reply) !== null)).toEqual([]);
});

it("offers each side its own words", () => {
  expect(quickRepliesFor("ACTIVE", "OWNER")).not.toEqual(quickRepliesFor("ACTIVE", "INTERESTED"));
  expect(quickRepliesFor("CONFIRMED_OWNER", "OWNER")).toEqual(quickRepliesFor("CONFIRMED_INTERESTED", "INTERESTED"));
  expect(quickRepliesFor("CONFIRMED_OWNER", "INTERESTED")).not.toEqual(quickRepliesFor("CONFIRMED_OWNER", "OWNER"));
});

it("offers none in a claim or where the exchange fell through", () => {
  for (const status of ["CLAIM_OWNER", "CLAIM_INTERESTED", "REJECTED"] as const)
    expect(quickRepliesFor(status, "OWNER")).toEqual([]);
});
