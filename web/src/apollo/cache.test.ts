import { gql } from "@apollo/client";
import { print } from "graphql";
import { expect, it } from "vitest";
import { createCache } from "./cache";
import { registerFragment } from "./fragmentRegistry";

const ITEM = gql`
  query TestItem($kind: String!) {
    moderationItem(kind: $kind, id: "1") {
      kind
      statements {
        id
        text
      }
    }
  }
`;

it("keeps what is said about one item apart from what is said about another, whatever their numbers", () => {
  const cache = createCache();
  const itemOf = (kind: string, text: string) => ({
    moderationItem: {
      __typename: "ModerationItem",
      kind,
      statements: [{ __typename: "ModerationStatement", id: "1", text }],
    },
  });
  const report = itemOf("REPORT", "Es una estafa");
  cache.writeQuery({ query: ITEM, variables: { kind: "REPORT" }, data: report });
  cache.writeQuery({ query: ITEM, variables: { kind: "CLAIM" }, data: itemOf("CLAIM", "Nos vemos a las tres") });
  expect(cache.readQuery({ query: ITEM, variables: { kind: "REPORT" } })).toEqual(report);
});

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
