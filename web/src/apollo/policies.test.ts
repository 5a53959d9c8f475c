import { gql } from "@apollo/client";
import { expect, test, vi } from "vitest";
import { createCache } from "./cache";

const WALL = gql`
  query Wall($after: String) {
    wall(after: $after) {
      items {
        ... on BannerWallItem {
          id
          title
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const page = (ids: string[], endCursor: string | null) => ({
  wall: {
    __typename: "WallConnection",
    items: ids.map((id) => ({ __typename: "BannerWallItem", id, title: `t${id}` })),
    pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
  },
});
const ids = (cache: ReturnType<typeof createCache>) =>
  cache.readQuery<{ wall: { items: { id: string }[] } }>({ query: WALL })?.wall.items.map(({ id }) => id);

test("appends a later page without duplicates", () => {
  const cache = createCache();
  cache.writeQuery({ query: WALL, data: page(["1", "2"], "a") });
  cache.writeQuery({ query: WALL, variables: { after: "a" }, data: page(["2", "3"], null) });
  expect(ids(cache)).toEqual(["1", "2", "3"]);
});

test("replaces the list with a first page", () => {
  const cache = createCache();
  cache.writeQuery({ query: WALL, data: page(["1", "2"], "a") });
  cache.writeQuery({ query: WALL, data: page(["9", "1"], "b") });
  expect(ids(cache)).toEqual(["9", "1"]);
});

test("reads an entity by id that a list has loaded", () => {
  const cache = createCache();
  cache.writeFragment({
    id: "Publication:7",
    fragment: gql`
      fragment Known on Publication {
        id
        title
      }
    `,
    data: { __typename: "Publication", id: "7", title: "Guitarra" },
  });
  const query = gql`
    query One {
      publication(id: "7") {
        id
        title
      }
    }
  `;
  expect(cache.readQuery<{ publication: { title: string } }>({ query })?.publication.title).toBe("Guitarra");
});

test("replaces a changed offer without a warning", () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const consoleWarn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const cache = createCache();
  const query = gql`
    query Offer {
      transaction(id: "7") {
        id
        offeredPublications {
          id
        }
      }
    }
  `;
  const offer = (...offered: string[]) => ({
    transaction: {
      __typename: "Transaction",
      id: "7",
      offeredPublications: offered.map((id) => ({ __typename: "Publication", id })),
    },
  });
  cache.writeQuery({ query, data: offer("1", "2") });
  cache.writeQuery({ query, data: offer("3") });
  expect(cache.readQuery({ query })).toEqual(offer("3"));
  expect([...consoleError.mock.calls, ...consoleWarn.mock.calls]).toEqual([]);
  vi.restoreAllMocks();
});

test("a detail that withholds name and picture leaves a card's own in place", () => {
  const cache = createCache();
  const query = gql`
    query Card {
      publication(id: "7") {
        id
        title
        slug
        status
        cover {
          url
        }
      }
    }
  `;
  const cover = { __typename: "Image", url: "/uploads/radio.jpg" };
  const card = {
    __typename: "Publication",
    id: "7",
    title: "Radio vieja",
    slug: "radio-vieja",
    status: "ACTIVE",
    cover,
  };
  cache.writeQuery({ query, data: { publication: card } });
  const withheld = { ...card, title: "", slug: "", status: "INACTIVE", cover: null };
  cache.writeQuery({ query, data: { publication: withheld } });
  expect(cache.readQuery({ query })).toEqual({ publication: { ...card, status: "INACTIVE" } });
});
