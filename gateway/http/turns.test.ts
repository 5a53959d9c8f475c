import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { Turns } from "./turns";

const names = ["a", "b", "c", "d", "e"];

it("begins so much in a turn, the rest in the next ones, in order", async () => {
  const turns = new Turns(2);
  const begun: string[] = [];
  for (const name of names) turns.take(() => begun.push(name));
  expect(begun).toEqual(["a", "b"]);
  await nextTurn();
  expect(begun).toEqual(["a", "b", "c", "d"]);
  await nextTurn();
  expect(begun).toEqual(names);
});

it("lets nothing overtake what waits", async () => {
  const turns = new Turns(1);
  const begun: string[] = [];
  turns.take(() => begun.push("a"));
  turns.take(() => begun.push("b"));
  await nextTurn();
  turns.take(() => begun.push("c"));
  expect(begun).toEqual(["a", "b"]);
  await nextTurn();
  expect(begun).toEqual(["a", "b", "c"]);
});

it("begins at once again after a quiet turn", async () => {
  const turns = new Turns(1);
  const begun: string[] = [];
  turns.take(() => begun.push("a"));
  await nextTurn();
  turns.take(() => begun.push("b"));
  expect(begun).toEqual(["a", "b"]);
});
