import { gql } from "@apollo/client";
import { print } from "graphql";
import { expect, it } from "vitest";
import { createCache } from "./cache";
import { registerFragment } from "./fragmentRegistry";

const QUERY = gql`
  query TestDocument {
    viewer {
      ...TestDocument_viewer
    }
  }
`;

it("completes a document once for all caches, and again when one of its fragments is there", () => {
  const [first, second] = [createCache(), createCache()];
  const incomplete = first.transformDocument(QUERY);
  expect(second.transformDocument(QUERY)).toBe(incomplete);
  registerFragment(gql`
    fragment TestDocument_viewer on Viewer {
      id
    }
  `);
  const whole = createCache().transformDocument(QUERY);
  expect(print(whole)).toMatch(/__typename[^]*fragment TestDocument_viewer on Viewer \{\s*id\s*__typename/);
  expect([first, second].map((cache) => cache.transformDocument(QUERY) === whole)).toEqual([true, true]);
});
