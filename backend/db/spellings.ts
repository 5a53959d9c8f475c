import { sql } from "drizzle-orm";
import { foldText } from "../../rules/text";
import type { Db } from "./client";
import { spellings } from "./schema/spellings";

/** Similar words that are tried: more would not be a correction any more. */
const maxAlike = 100;

/** What a misspelt word may stand for. */
export interface Correction {
  /** Words of titles; empty where none is alike. */
  words: string[];
  /** Whether they are pronounced the same, as "labadora" and "lavadora", and not only spelt with much the same letters. */
  isSameSound: boolean;
}

/**
 * For each word the words of titles that are pronounced like it, by the function `sound_of` of the database; else those
 * that are spelt like it, the most alike first. None for what could not be one.
 */
export async function listAlike(db: Db, words: readonly string[]): Promise<Map<string, Correction>> {
  const asked = [...new Set(words.map(foldText))].filter(isCorrectable);
  if (asked.length === 0) return new Map();
  const alike = sql`
    select word from ${spellings} where word %> asked order by word_similarity(asked, word) desc, word limit ${maxAlike}`;
  // A word that could not be corrected itself is none to correct to: "Bosh" is no box.
  const sounding = sql`
    select word from ${spellings} where sound_of(word) = sound_of(asked) and asked !~ '[0-9]'
      and length(word) >= 4
    order by word limit ${maxAlike}`;
  const result = await db.execute(sql`
    select asked, sounding.words is not null as "isSameSound",
      coalesce(sounding.words, (select json_agg(word) from (${alike}) alike), '[]') as words
    from unnest(${`{${asked.join(",")}}`}::text[]) asked,
      lateral (select json_agg(word) as words from (${sounding}) words) sounding`);
  const { rows } = result as unknown as { rows: ({ asked: string } & Correction)[] };
  return new Map(rows.map(({ asked: word, ...correction }) => [word, correction]));
}

/** Whether a word is plain and long enough to have similar ones. */
export const isCorrectable = (word: string): boolean => /^[a-z0-9]{4,}$/.test(word);
