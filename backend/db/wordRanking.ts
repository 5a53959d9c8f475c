import { and, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Criterion } from "./boundedSearch";
import type { Filters } from "./searchFilters";
import type { FoundMatch } from "./wordMatch";
import { allQuery, anyQuery, findWithin } from "./wordQueries";
import type { SearchField, Within } from "./wordQueries";

/** Words and phrases of a search that count. */
export const maxUnits = 20;

/**
 * How well a publication matches is one number with a share for each of these, the weightiest first: how many terms are
 * complete, how many words match, which ones (the first weigh more), how close they are. Its rank is what it lacks of
 * the greatest, so that 0 is the best.
 */
const [terms, counts, masks, closes] = [2 ** 4, 2 ** 5, 2 ** maxUnits, 2 ** 6] as const;
const greatest = terms * counts * masks * closes - 1;

/** Up to this many words, results that lack any one of them come before those with only the first. */
const maxRelaxed = 4;

/** Up to this many words are looked up together where few publications have them. */
const maxTogether = 3;

/** What several words find, the best first. */
export function rankWords(words: readonly FoundMatch[], field: SearchField, order: Filters["order"]): Criterion {
  const groups = [...new Set(words.map(({ term }) => term))].map((term) => words.filter((word) => word.term === term));
  const [single, ...others] = groups;
  const isSingle = others.length === 0;
  const levelsBy = <Part>(logic: Logic<Part>) =>
    single && isSingle ? levelsOfTerm(single, logic) : levelsOfTerms(groups, logic);
  const levels = levelsBy(asConditions);
  const queries = levelsBy(asQueries);
  return {
    where: levels.at(-1) ?? sql`false`,
    tiers: levels.map((level, index) => ({
      where: index === 0 ? level : sql`(${level} and (${levels[index - 1]}) is not true)`,
      level,
      within: withinFew(words.length, findWithin(field, queries[index] ?? null)),
    })),
    ranking: {
      rank: weigh(
        words,
        sql`${literal(greatest)} - ((fullness * ${literal(masks)} + matched) * ${literal(closes)} + close)`,
      ),
      // Of a single term those that lack the same words stay together, and what it names comes before what only
      // mentions it. Of several, and in any other order than by distance, that does not count.
      unit: isSingle ? (order === "distance" ? 1 : closes) : masks * closes,
      isBest: (ranks) =>
        sql`${weigh(words, sql`fullness * ${literal(closes)} + close`)} >= ${Math.max(...ranks.map(fitOf))}`,
      missingWords: (rank, best) =>
        isSingle || fullnessOf(rank) < fullnessOf(best) ? missingWordsOf(matchedOf(rank), words) : [],
    },
  };
}

/** Of many words, looking each up by itself soon leaves nothing to compare. */
const withinFew = (words: number, within: Within | undefined): Within | undefined =>
  within && words > maxTogether ? { ...within, anywhere: undefined } : within;

/** Operators that levels are made of. There is no negation, so that wider parts make wider levels. */
interface Logic<Part> {
  fromWord(word: FoundMatch): Part;
  all(parts: readonly Part[]): Part;
  any(parts: readonly Part[]): Part;
}

const asConditions: Logic<SQL> = {
  fromWord: ({ where }) => where,
  all: (parts) => sql`(${and(...parts) ?? sql`true`})`,
  any: (parts) => sql`(${or(...parts) ?? sql`false`})`,
};
const asQueries: Logic<SQL | null> = { fromWord: ({ within }) => within, all: allQuery, any: anyQuery };

/**
 * Of one term: what has all words, then what has its first one and lacks one of the others, then what has its first
 * one. Each level holds the one before it, and an index finds it by the rarest of its words.
 */
function levelsOfTerm<Part>(words: readonly FoundMatch[], logic: Logic<Part>): Part[] {
  const [first, ...others] = words.filter(({ isFound }) => isFound).map(logic.fromWord);
  if (first === undefined) return [];
  return [...fullLevels(others, logic).map((level) => logic.all([first, level])), first];
}

/** Of several terms: what has all of them whole, then all but one, then one, and at last the first word of any. */
function levelsOfTerms<Part>(groups: readonly FoundMatch[][], logic: Logic<Part>): Part[] {
  const whole = groups
    .filter((words) => words.every(({ isFound }) => isFound))
    .map((words) => logic.all(words.map(logic.fromWord)));
  const begun = groups.flatMap((words) =>
    words
      .filter(({ isFound }) => isFound)
      .slice(0, 1)
      .map(logic.fromWord),
  );
  const levels = [...fullLevels(whole, logic), ...(whole.length > 2 ? [logic.any(whole)] : [])];
  // With one word per term, this equals the union of the terms.
  return groups.every((words) => words.length === 1) ? levels : [...levels, logic.any(begun)];
}

/** All of some parts, and all but one of them. */
function fullLevels<Part>(parts: readonly Part[], { all, any }: Logic<Part>): Part[] {
  if (parts.length === 0) return [];
  const lacking = parts.map((_, index) => all(parts.toSpliced(index, 1)));
  return parts.length > 1 && parts.length <= maxRelaxed ? [all(parts), any(lacking)] : [all(parts)];
}

const literal = (value: number) => sql.raw(String(value));
const sum = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` + `)})`;

/** An expression of `fullness`, `matched` and `close`, each of which is worked out once. */
function weigh(words: readonly FoundMatch[], expression: SQL): SQL {
  const bitOf = (index: number) => 1 << (words.length - 1 - index);
  const complete = [...new Set(words.map(({ term }) => term))].map((term) => {
    const bits = words.reduce((all, word, index) => (word.term === term ? all | bitOf(index) : all), 0);
    return sql.raw(`(matched & ${bits} = ${bits})::int`);
  });
  const matched = sum(words.map(({ where }, index) => sql`(${where})::int * ${literal(bitOf(index))}`));
  const close = sum(words.map((word, index) => closenessOf(word, sql.raw(`matched & ${bitOf(index)} <> 0`))));
  return sql`(select ${expression} from (
    select *, ${sum(complete)} * ${literal(counts)} + bit_count(matched::bit(32)) as fullness, ${close} as close from (
      select ${matched} as matched offset 0) word offset 0) weighed)`;
}

/** 2, 1 or 0: the more, the closer. */
const closenessOf = ({ where, closes }: FoundMatch, isMatched: SQL): SQL => {
  const cases = closes.map(
    (close, index) => sql`when ${close === where ? isMatched : close} then ${literal(2 - index)}`,
  );
  return cases.length === 0 ? literal(0) : sql`case ${sql.join(cases, sql` `)} else 0 end`;
};

/** How many terms are complete, then how many words match. */
const fullnessOf = (rank: number) => Math.floor((greatest - rank) / (masks * closes));

const matchedOf = (rank: number) => Math.floor((greatest - rank) / closes) % masks;

/** How well it matches, whichever words those are: only what matches as well as the best may be promoted above it. */
const fitOf = (rank: number) => fullnessOf(rank) * closes + ((greatest - rank) % closes);

/** The words that a publication lacks; neighbours in a term stay together: "talla 40". */
function missingWordsOf(matched: number, words: readonly FoundMatch[]): string[] {
  const phrases: string[] = [];
  let previousTerm: number | null = null;
  for (const [index, { text, term }] of words.entries()) {
    const isMissing = (matched & (1 << (words.length - 1 - index))) === 0;
    if (isMissing) phrases.push(previousTerm === term ? `${phrases.pop()} ${text}` : text);
    previousTerm = isMissing ? term : null;
  }
  return phrases;
}
