import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { otherNumbers } from "../catalogue/words";
import { foldText } from "../../rules/text";
import { publications } from "./schema/publications";

/** What the words are compared with: the title and the category, or what the owner wants in exchange. */
export type SearchField = "title" | "interests";

/** In both numbers. */
export const phraseForms = (phrase: string): SQL =>
  sql`(${sql.join([phrase, ...otherNumbers(phrase)].map(phraseQuery), sql` || `)})`;

const phraseQuery = (form: string) => sql`plainto_tsquery('spanish', ${plainText(form)})`;

/**
 * As plain_text writes it, which PostgreSQL works out for each form as it plans each statement: a search has dozens.
 * What is not written in Spanish letters alone is left to it.
 */
const plainText = (text: string) => (/^[a-z0-9 áéíóúüñ]*$/i.test(text) ? foldText(text) : sql`plain_text(${text})`);

/** One of these words, in whatever form. */
export const anyWord = (words: readonly string[]): SQL => sql`to_tsquery('spanish', ${words.join(" | ")})`;

/** What a query finds, by indexes. */
export interface Within {
  /** In a tile of cells. */
  inTile(tile: SQL): SQL;
  /** In every cell; of titles alone, since interests have no such index. */
  anywhere?: SQL | undefined;
  /** Among what is paid for. */
  sponsored: SQL;
}

/** Nothing for a query that finds everything. */
export function findWithin(field: SearchField, query: SQL | null): Within | undefined {
  if (query === null) return undefined;
  // Words without a cell stand in a cell 0.
  const anywhere = sql`${wordsIn(field, sql`0`)} @@ in_cell(${query}, 0)`;
  return {
    inTile: (tile) => sql`${wordsIn(field, sql`tile_of(${publications.cell})`)} @@ ${queryIn(query, tile)}`,
    anywhere: field === "title" ? anywhere : undefined,
    sponsored: sql`${publications.sponsoredViews} <> 0 and ${anywhere}`,
  };
}

const wordsIn = (field: SearchField, cell: SQL) =>
  field === "title"
    ? sql`in_cell(${publications.titleSearch}, ${publications.categoryId}, ${cell})`
    : sql`in_cell(${publications.interestSearch}, ${cell})`;

/**
 * As `in_cell` writes it, which takes a query apart for each cell: done once here, for a cell 0, whose number is then
 * replaced. A lexeme holds no space, so that nothing else begins like it.
 */
const queryIn = (query: SQL, cell: SQL) =>
  sql`replace(in_cell((${query})::text, 0), '''0 ', '''' || ${cell}::text || ' ')::tsquery`;

/** The union and the intersection of queries; a null query finds everything. */
export const anyQuery = (queries: readonly (SQL | null)[]): SQL | null => {
  const known = queries.filter((query) => query !== null);
  return known.length < queries.length ? null : sql`(${sql.join(known, sql` || `)})`;
};
/** A superset at least: conditions without a query are left out. */
export const allQuery = (queries: readonly (SQL | null)[]): SQL | null => {
  const known = queries.filter((query) => query !== null);
  return known.length === 0 ? null : sql`(${sql.join(known, sql` && `)})`;
};

/** The index of titles has categories, too. */
export const categoryQuery = (ids: readonly number[]) => sql`${ids.map((id) => `'#${id}'`).join(" | ")}::tsquery`;

/** Finds nothing. */
export const nothingQuery = sql`''::tsquery`;
