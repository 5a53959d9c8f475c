import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { catalogueWords, toUnit } from "../catalogue/searchUnits";
import type { SearchUnit } from "../catalogue/searchUnits";
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

// A word that could not be corrected itself is none to correct to: "Bosh" is no box.
const sounding = sql`(select json_agg(word) as words from (
  select word from ${spellings} where sound_of(word) = sound_of(asked) and asked !~ '[0-9]' and length(word) >= 4
  order by word limit ${maxAlike}) words) sounding`;
const alike = sql`(select json_agg(word) as words from (
  select word from ${spellings} where word %> asked order by word_similarity(asked, word) desc, word
  limit ${maxAlike}) words)`;

/**
 * For each word the words of titles that are pronounced like it, by the function `sound_of` of the database; else those
 * that are spelt like it, the most alike first. None for what could not be one.
 */
export const listAlike = (db: Db, words: readonly string[]): Promise<Map<string, Correction>> =>
  askOfEach(
    db,
    words.map(foldText).filter(isCorrectable),
    sql`select asked, sounding.words is not null as "isSameSound", coalesce(sounding.words, ${alike}, '[]') as words
      from asked, lateral ${sounding}`,
  );

/** As `listAlike`, but only those that are pronounced like it. */
export const listSounding = (db: Db, words: readonly string[]): Promise<Map<string, Correction>> =>
  askOfEach(
    db,
    words.map(foldText).filter(isHeard),
    sql`select asked, true as "isSameSound", words from asked, lateral ${sounding} where words is not null`,
  );

/** How a word is pronounced, and what the catalogues know by words that sound the same. */
export interface HeardWord {
  sound: string;
  units: SearchUnit[];
}

/** What plain words sound like; none for those that are corrected by their letters alone. */
export async function hearWords(db: Db, words: readonly string[]): Promise<Map<string, HeardWord>> {
  const plain = words.filter(isHeard);
  if (plain.length === 0) return new Map();
  const known = await (knownSounds ??= groupBySound(db, [...catalogueWords]));
  const heard = await askOfEach<{ sound: string }>(db, plain, sql`select asked, sound_of(asked) as sound from asked`);
  return new Map(
    [...heard].map(([word, { sound }]) => [
      word,
      { sound, units: (known.get(sound) ?? []).map((name) => toUnit([name])) },
    ]),
  );
}

/** The words of the catalogues by their sounds: they never change while this runs. */
let knownSounds: Promise<Map<string, string[]>> | undefined;

async function groupBySound(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  try {
    const sounds = await askOfEach<{ sound: string }>(
      db,
      words,
      sql`select asked, sound_of(asked) as sound from asked`,
    );
    const groups = new Map<string, string[]>();
    for (const [word, { sound }] of sounds) groups.set(sound, [...(groups.get(sound) ?? []), word]);
    return groups;
  } catch (error) {
    knownSounds = undefined;
    throw error;
  }
}

/** The answers to a query of each of the words, which it calls `asked`. */
async function askOfEach<Answer>(db: Db, words: readonly string[], query: SQL): Promise<Map<string, Answer>> {
  if (words.length === 0) return new Map();
  const asked = sql.param([...new Set(words)]);
  const result = await db.execute(sql`with asked as (select unnest(${asked}::text[]) as asked) ${query}`);
  const { rows } = result as unknown as { rows: ({ asked: string } & Answer)[] };
  return new Map(rows.map(({ asked: word, ...answer }) => [word, answer as Answer]));
}

/** Whether a word is plain and long enough to have similar ones. */
export const isCorrectable = (word: string): boolean => /^[a-z0-9]{4,}$/.test(word);

/** Whether it may also have some of the same sound. */
const isHeard = (word: string): boolean => isCorrectable(word) && !/[0-9]/.test(word);
