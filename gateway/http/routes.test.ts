import { expect, it } from "vitest";
import { publicationIdOf } from "./routes";

it.each([
  ["/silla-de-mimbre/7", "7"],
  ["/publication/7", null],
  ["/publications/7", null],
  ["/profile/7", null],
  ["/silla-de-mimbre/siete", null],
])("reads the publication's id from %s: %s", (path, id) => {
  expect(publicationIdOf(path)).toBe(id);
});
