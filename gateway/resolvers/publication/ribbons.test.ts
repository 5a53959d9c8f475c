import { expect, test } from "vitest";
import { publicationRecord } from "../../rest/publicationRecord";
import { ribbonsOf } from "./publicationCodecs";

const now = Date.parse("2026-11-21T12:00:00Z");
const record = (fields: object) =>
  publicationRecord.parse({ id: 1, title: "Guitarra", publication_status: "Activo", ...fields });

test.each([
  ["the plain kind of an old one", { card_kind: "new", publish_date: "2026-11-16T12:00:00Z" }, null, []],
  [
    "the plain kind of one younger than five days",
    { card_kind: "new", publish_date: "2026-11-16T12:00:01Z" },
    null,
    ["NEW"],
  ],
  ["one at 5 km", { card_kind: "new", publish_date: "2026-11-20T12:00:00Z" }, 5, ["NEARBY"]],
  [
    "one that is nearby by the backend where the viewer's place is unknown",
    { card_kind: "nearby", publish_date: "2026-11-16T12:00:01Z" },
    null,
    ["NEW"],
  ],
  [
    "one that is nearby where the search looks, and far from the viewer",
    { card_kind: "nearby", publish_date: "2026-11-16T12:00:01Z" },
    515,
    ["NEW"],
  ],
  ["one that is nearby for both", { card_kind: "nearby", publish_date: "2026-11-20T12:00:00Z" }, 1, ["NEARBY"]],
  ["one of a backend without kinds", { publish_date: "2026-11-20T12:00:00Z" }, 6, ["NEW"]],
  ["what the backend chose", { card_kind: "interested", publish_date: "2026-11-20T12:00:00Z" }, 1, ["INTERESTED"]],
  [
    "one that is gone",
    { card_kind: "new", publication_status: "finished", publish_date: "2026-11-20T12:00:00Z" },
    1,
    [],
  ],
])("picks the ribbon of %s", (_name, fields, distance, expected) => {
  expect(ribbonsOf(record(fields), distance, now)).toEqual(expected);
});
