import { expect, test } from "vitest";
import { transactionStatuses } from "../../rest/transactions";
import { actionsOf, canHaveMovedTo, findMove, moves } from "./transactionTable";

test("allows exactly thirteen moves, none of them back to active", () => {
  const cells = transactionStatuses.flatMap((from) =>
    transactionStatuses.flatMap((to) => (["OWNER", "INTERESTED"] as const).map((by) => ({ from, to, by }))),
  );
  const allowed = cells.filter(({ from, to, by }) => findMove(from, to, by));
  expect(allowed).toHaveLength(13);
  expect(moves.filter((move) => move.to === "active")).toEqual([]);
});

test.each([
  ["active", "OWNER", ["ACCEPT", "REJECT"]],
  ["active", "INTERESTED", ["CANCEL", "EDIT"]],
  ["accepted", "OWNER", ["CONFIRM", "CANCEL"]],
  ["accepted", "INTERESTED", ["CONFIRM", "CANCEL"]],
  ["confirmed_owner", "OWNER", ["CLAIM"]],
  ["confirmed_owner", "INTERESTED", ["CONFIRM", "CLAIM"]],
  ["confirmed_interested", "OWNER", ["CONFIRM", "CLAIM"]],
  ["confirmed_interested", "INTERESTED", ["CLAIM"]],
  ["complete", "OWNER", []],
  ["rejected", "INTERESTED", []],
  ["claim_owner", "OWNER", []],
  ["claim_interested", "INTERESTED", []],
] as const)("in status %s offers the %s party %j", (status, role, actions) => {
  expect(actionsOf(status, role)).toEqual(actions);
});

test("recognises a repeat by the party that could have made the move", () => {
  expect(canHaveMovedTo("accepted", "OWNER")).toBe(true);
  expect(canHaveMovedTo("accepted", "INTERESTED")).toBe(false);
  expect(canHaveMovedTo("active", "OWNER")).toBe(false);
});
