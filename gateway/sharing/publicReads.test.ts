import { parse } from "graphql";
import { expect, test } from "vitest";
import { isPublicRead } from "./publicReads";

test.each([
  ["the wall", "query Wall($near: Near) { wall(near: $near) { items { id } } }", true],
  ["several at once", "{ categories { id } countries { name } }", true],
  ["a detail, which counts as a view", '{ publication(id: "1") { id } }', false],
  ["the questions of one, which are read with it", '{ questions(publicationId: "1") { canAsk } }', false],
  ["a search, which shows what is paid for by view", "{ search(input: $i) { page { total } } }", false],
  ["the viewer", "{ viewer { id } }", false],
  ["the viewer beside the wall", "{ wall { canOrderByDistance } viewer { id } }", false],
  ["the viewer behind another name", "{ wall: viewer { id } }", false],
  ["a fragment at the root", "{ ...all } fragment all on Query { viewer { id } }", false],
  ["a mutation", "mutation { wall { id } }", false],
  ["two operations", "query A { wall { id } } query B { viewer { id } }", false],
])("says whether all guests may share it: %s", (_name, source, expected) => {
  expect(isPublicRead(parse(source))).toBe(expected);
});
