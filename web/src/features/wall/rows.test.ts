import { expect, test } from "vitest";
import { insertFarHeading, toRows, toChunks } from "./rows";

const items = (kinds: string) =>
  [...kinds].map((kind, id) => ({
    id,
    __typename: kind === "p" ? "PublicationWallItem" : kind === "x" ? "ExchangeWallItem" : "BannerWallItem",
  }));

const describeRows = (kinds: string, isComplete: boolean) =>
  toRows(items(kinds), isComplete)
    .map((row) => row.map(({ id }) => id).join(""))
    .join("|");

test.each([
  ["pp", "01"],
  ["pxp", "1|02"],
  ["ppxpbp", "01|2|4|35"],
  ["ppp", "01|2"],
  ["", ""],
])("arranges %s in the rows %s", (kinds, rows) => {
  expect(describeRows(kinds, true)).toBe(rows);
});

test("holds back an unpaired publication, so that rows are only ever appended", () => {
  expect(describeRows("ppp", false)).toBe("01");
  expect(describeRows("pppxp", false)).toBe("01|3|24");
});

test("puts a heading between what is near and what is not, and leaves no near one behind it", () => {
  const distances = [1, 2, 50, 51, 300];
  const feed = insertFarHeading(items("ppppp"), ({ id }) => distances[id] ?? null);
  expect(toRows(feed, true).map((row) => row.map(({ id }) => id).join(""))).toEqual(["01", "2", "far", "34"]);
  expect(toChunks(toRows(feed, true)).map(({ before }) => before)).toEqual([0, 3]);
});

test("puts no heading before the first publication, though a banner stands before it", () => {
  const feed = items("bppp");
  expect(insertFarHeading(feed, ({ id }) => (id === 0 ? null : 60))).toEqual(feed);
  expect(insertFarHeading(items("ppp"), () => 60)).toEqual(items("ppp"));
});

test("counts the items before each chunk", () => {
  expect(toChunks(toRows(items("ppxppppppxp"), true)).map(({ rows, before }) => [rows.length, before])).toEqual([
    [2, 0],
    [2, 3],
    [2, 7],
    [1, 10],
  ]);
});
