import { sql } from "drizzle-orm";
import { foldText } from "../../rules/text";
import type { Db } from "./client";
import { spellings } from "./schema/spellings";

/** Similar words that are tried: more would not be a correction any more. */
const maxAlike = 100;

/** The words of titles that are spelt like each of these, the most alike first; none for what could not be one. */
export async function listAlike(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const asked = [...new Set(words.map(foldText))].filter(isCorrectable);
  if (asked.length === 0) return new Map();
  const alike = sql`
    select word from ${spellings} where word %> asked order by word_similarity(asked, word) desc, word limit ${maxAlike}`;
  const result = await db.execute(sql`
    select asked, (select coalesce(json_agg(word), '[]') from (${alike}) alike) as words
    from unnest(${`{${asked.join(",")}}`}::text[]) asked`);
  const { rows } = result as unknown as { rows: { asked: string; words: string[] }[] };
  return new Map(rows.map((row) => [row.asked, row.words]));
}

/** Whether a word is plain and long enough to have similar ones. */
export const isCorrectable = (word: string): boolean => /^[a-z0-9]{4,}$/.test(word);
