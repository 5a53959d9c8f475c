import { expect, test } from "vitest";
import { insertFarHeading, toChunks } from "./rows";

const items = (kinds: string) =>
  [...kinds].map((kind, id) => ({
    id,
    __typename: kind === "p" ? "PublicationWallItem" : kind === "x" ? "ExchangeWallItem" : "BannerWallItem",
  }));

const describeChunks = (kinds: string, isComplete: boolean) =>
  toChunks(items(kinds), isComplete)
    .map((chunk) => chunk.items.map(({ id }) => id.toString(36)).join(""))
    .join("|");

test.each([
  ["pp", "01"],
  ["pxp", "021"],
  ["ppppppxp", "0123456|7"],
  ["ppxpbpppp", "01356724|8"],
  ["", ""],
])("arranges %s in the chunks %s", (kinds, chunks) => {
  expect(describeChunks(kinds, true)).toBe(chunks);
});

test("holds back what does not fill its rows, so that chunks are only ever appended", () => {
  expect(describeChunks("ppppppp", false)).toBe("012345");
  expect(describeChunks("pppxpppxp", false)).toBe("01245637");
  expect(describeChunks("pppxpppxpppppx", false)).toBe("01245637");
  expect(describeChunks("pppxpppxppppppx", false)).toBe("01245637|89abcde");
});

test("shows a first page that fills no rows", () => {
  expect(describeChunks("ppx", false)).toBe("012");
});

test("puts a heading between what is near and what is not, and leaves no near one behind it", () => {
  const distances = [1, 2, 50, 51, 300];
  const feed = insertFarHeading(items("ppppp"), ({ id }) => distances[id] ?? null);
  const chunks = toChunks(feed, true);
  expect(chunks.map((chunk) => chunk.items.map(({ id }) => id))).toEqual([
    [0, 1, 2],
    ["far", 3, 4],
  ]);
  expect(chunks.map(({ before }) => before)).toEqual([0, 3]);
});

test("puts no heading before the first publication, though a banner stands before it", () => {
  const feed = items("bppp");
  expect(insertFarHeading(feed, ({ id }) => (id === 0 ? null : 60))).toEqual(feed);
  expect(insertFarHeading(items("ppp"), () => 60)).toEqual(items("ppp"));
});
