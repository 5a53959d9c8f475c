import { expect, test } from "vitest";
import { viewerMovesOf } from "./transactionTable";

test.each([
  ["active", "OWNER", ["ACCEPT to ACCEPTED", "REJECT to REJECTED"]],
  ["active", "INTERESTED", ["CANCEL to REJECTED", "EDIT to ACTIVE"]],
  ["accepted", "OWNER", ["CONFIRM to CONFIRMED_OWNER", "CANCEL to REJECTED"]],
  ["accepted", "INTERESTED", ["CONFIRM to CONFIRMED_INTERESTED", "CANCEL to REJECTED"]],
  ["confirmed_owner", "OWNER", ["CLAIM to CLAIM_OWNER"]],
  ["confirmed_owner", "INTERESTED", ["CONFIRM to COMPLETE", "CLAIM to CLAIM_INTERESTED"]],
  ["confirmed_interested", "OWNER", ["CONFIRM to COMPLETE", "CLAIM to CLAIM_OWNER"]],
  ["confirmed_interested", "INTERESTED", ["CLAIM to CLAIM_INTERESTED"]],
  ["complete", "OWNER", []],
  ["rejected", "INTERESTED", []],
  ["claim_owner", "OWNER", []],
  ["claim_interested", "INTERESTED", []],
] as const)("in status %s offers the %s party %j", (status, role, moves) => {
  expect(viewerMovesOf(status, role).map(({ action, to }) => `${action} to ${to}`)).toEqual(moves);
});
