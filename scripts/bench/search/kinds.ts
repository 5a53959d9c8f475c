import { withDescendants } from "../../../backend/catalogue/categories";
import type { Db } from "../../../backend/db/client";
import { searchByCategory, searchByValue, searchByWords } from "../../../backend/db/search";
import type { Filters } from "../../../backend/db/searchFilters";
import { countWallItems, listWallPublicationIds, wallPageSize } from "../../../backend/db/wall";

/**
 * One kind of request: the backend's own function straight at the database, and the same over REST and through the
 * gateway.
 */
interface Kind {
  name: string;
  /** Asked by a member; by a guest without it. */
  isMembers?: boolean;
  run(db: Db, count: number, memberId?: number): Promise<unknown>;
  path(count: number): string;
  operation(count: number): { query: string; variables: object };
}

const words = ["bicicleta", "nevera", "guitarra", "taladro", "zapatos", "monitor", "cuna", "teléfono"];
const misspelt = ["bicicleat", "nevrea", "guitrra", "taldro", "zapatso", "monitro", "telefno", "licuadroa"];
const pick = (list: readonly string[], count: number) => list[count % list.length] ?? "";

const caracas = { latitude: 10.49, longitude: -66.88 };
/** Some hundred metres further each time, so that no request is like another. */
const nearCaracas = (count: number) => ({
  latitude: 10.45 + (count % 17) * 0.005,
  longitude: -66.9 + (count % 13) * 0.005,
});
/** Far from everything: the nearest are some hundred kilometres away. */
const farAway = (count: number) => ({ latitude: 4 + (count % 7) * 0.01, longitude: -65.5 });
/** A first level with much below it, one of its second level, and a category without any. */
const [firstLevel, secondLevel, leaf] = [1, 4, 5];

const filters = (change: Partial<Filters>): Filters => ({
  type: null,
  condition: null,
  km: null,
  location: null,
  categoryIds: null,
  price: null,
  attributes: [],
  hasVerifiedOwner: false,
  publishedSince: null,
  position: caracas,
  viewerId: null,
  order: "distance",
  ...change,
});
const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

const card = "id slug title price { amount currency } distanceKm cover { url } owner { id firstName } ribbons";
const searchQuery = `query ($input: SearchInput!) { search(input: $input) {
  items { ${card} } sponsored { ${card} } categories { id name count } page { total } isTotalMinimum } }`;
const wallQuery = `query ($near: CoordinatesInput, $order: WallOrder) { wall(near: $near, order: $order) {
  items { ... on PublicationWallItem { publication { ${card} } } } pageInfo { endCursor } } }`;

interface WordsChange {
  km?: number;
  page?: number;
  positionOf?: typeof farAway;
  wants?: boolean;
  isMembers?: boolean;
}

function byWords(name: string, termsOf: (count: number) => string[], change: WordsChange = {}): Kind {
  const { km = null, page = 1, positionOf = nearCaracas, wants = false, isMembers = false } = change;
  return {
    name,
    isMembers,
    run: (db, count, memberId) =>
      searchByWords(
        db,
        termsOf(count),
        wants ? "interests" : "title",
        filters({ km, position: positionOf(count), viewerId: memberId ?? null }),
        { page, perPage: 10 },
      ),
    path: (count) =>
      `/search_publications?${query({
        tags: termsOf(count).join(","),
        ...positionOf(count),
        page,
        per_page: 10,
        ...(km === null ? {} : { km }),
        ...(wants ? { search_by: "trade" } : {}),
      })}`,
    operation: (count) => ({
      query: searchQuery,
      variables: {
        input: { mode: wants ? "HAVE" : "WANT", terms: termsOf(count), near: positionOf(count), radiusKm: km, page },
      },
    }),
  };
}

function byValue(
  name: string,
  left: number,
  right: number,
  km: number | null,
  order: Filters["order"] = "distance",
): Kind {
  return {
    name,
    run: (db, count) =>
      searchByValue(db, left, right, filters({ km, order, position: nearCaracas(count) }), { page: 1, perPage: 10 }),
    path: (count) =>
      `/search_publications_by_values?${query({ left, right, ...nearCaracas(count), per_page: 10, km: km ?? "null", order })}`,
    operation: (count) => ({
      query: searchQuery,
      variables: {
        input: {
          mode: "VALUE",
          minUsd: left,
          maxUsd: right,
          near: nearCaracas(count),
          radiusKm: km,
          order: order.toUpperCase(),
        },
      },
    }),
  };
}

function byCategory(name: string, category: number, page: number, positionOf: typeof farAway): Kind {
  return {
    name,
    run: (db, count) =>
      searchByCategory(db, filters({ categoryIds: withDescendants(category), position: positionOf(count) }), {
        page,
        perPage: 10,
      }),
    path: (count) =>
      `/search_publications_by_category?${query({ category, ...positionOf(count), page, per_page: 10 })}`,
    operation: (count) => ({
      query: searchQuery,
      variables: { input: { mode: "WANT", categoryId: String(category), near: positionOf(count), page } },
    }),
  };
}

function ofWall(name: string, offset: number, isNear: boolean): Kind {
  return {
    name,
    run: async (db, count) => {
      const near = isNear ? nearCaracas(count) : null;
      await countWallItems(db, null, null, near, offset + wallPageSize, "2026-01-01");
      await listWallPublicationIds(db, null, null, near, offset, wallPageSize);
    },
    path: (count) => `/wall?${query({ offset, ...nearCaracas(count), ...(isNear ? { order: "distance" } : {}) })}`,
    // A client goes there page by page: this is its first one.
    operation: (count) => ({
      query: wallQuery,
      variables: { near: nearCaracas(count), order: isNear ? "NEARBY" : "NEWEST" },
    }),
  };
}

/** What is measured, in the order of the report. */
export const kinds: readonly Kind[] = [
  byWords("one word within 10 km", (count) => [pick(words, count)], { km: 10 }),
  byWords("one word", (count) => [pick(words, count)]),
  byWords("one word, a member", (count) => [pick(words, count)], { isMembers: true }),
  byWords("page 40 of one word", (count) => [pick(words, count)], { page: 40 }),
  byWords("one word, from far away", (count) => [pick(words, count)], { positionOf: farAway }),
  byWords("a common word", (count) => [pick(["usada", "nueva", "grande"], count)]),
  byWords("a rare word", (count) => [String(101 + (count % 800))]),
  byWords("two words", (count) => [`${pick(words, count)} azul`]),
  byWords("three terms, any of them", (count) => [0, 1, 2].map((next) => pick(words, count + next))),
  byWords("four words", (count) => [`${pick(words, count)} azul profesional 128GB`]),
  byWords("seven terms, any of them", (count) => [0, 1, 2, 3, 4, 5, 6].map((next) => pick(words, count + next))),
  byWords("interests", (count) => [pick(words, count)], { wants: true }),
  byWords("a typing mistake", (count) => [pick(misspelt, count)]),
  byValue("value 20 to 30", 20, 30, null),
  byValue("value 1 to 5,000 within 25 km", 1, 5_000, 25),
  byValue("the newest with a value of 1 to 5,000", 1, 5_000, null, "newest"),
  byCategory("category of the first level, from far away", firstLevel, 1, farAway),
  byCategory("page 40 of it", firstLevel, 40, farAway),
  byCategory("category of the second level", secondLevel, 1, nearCaracas),
  byCategory("category of the last level", leaf, 1, nearCaracas),
  ofWall("wall", 0, false),
  ofWall("wall at offset 5,000", 5_000, false),
  ofWall("wall, the nearest first", 0, true),
];
