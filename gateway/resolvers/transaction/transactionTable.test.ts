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
  expect(viewerMovesOf(status, role, null).map(({ action, to }) => `${action} to ${to}`)).toEqual(moves);
});

test.each([
  ["interested", "OWNER", ["ACCEPT to ACCEPTED", "REJECT to REJECTED", "COUNTER_OFFER to ACTIVE"]],
  ["interested", "INTERESTED", ["CANCEL to REJECTED", "EDIT to ACTIVE", "COUNTER_OFFER to ACTIVE"]],
  ["owner", "OWNER", ["REJECT to REJECTED", "COUNTER_OFFER to ACTIVE"]],
  ["owner", "INTERESTED", ["ACCEPT to ACCEPTED", "CANCEL to REJECTED", "EDIT to ACTIVE", "COUNTER_OFFER to ACTIVE"]],
] as const)("of a version that the %s party wrote offers the %s party %j", (author, role, moves) => {
  expect(viewerMovesOf("active", role, author).map(({ action, to }) => `${action} to ${to}`)).toEqual(moves);
  // What follows the acceptance is the same, whoever has accepted.
  expect(viewerMovesOf("accepted", role, author)).toEqual(viewerMovesOf("accepted", role, null));
});
