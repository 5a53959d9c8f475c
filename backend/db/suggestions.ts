import { and, eq, sql } from "drizzle-orm";
import { splitWords } from "../catalogue/words";
import type { Db } from "./client";
import { isPublicTo } from "./publications";
import { publications } from "./schema/publications";
import { users } from "./schema/users";

const maxSuggestions = 6;
/** Enough to know what is frequent. */
const maxTitles = 500;

/** Words of titles that complete the last word of a text, the most frequent first, with what was typed before it. */
export async function suggestWords(db: Db, viewerId: number | null, text: string): Promise<string[]> {
  const words = splitWords(text.toLowerCase());
  const beginning = words.at(-1) ?? "";
  if (beginning.length < 2) return [];
  const before = words.slice(0, -1);
  const titles = db
    .select({ title: sql<string>`lower(${publications.title})`.as("lower_title") })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(
      and(
        isPublicTo(viewerId),
        // Words are stored by their stems: "camione" finds "camiones" by what a person reads, not by the index.
        sql`plain_text(${publications.title}) ~ ('\\m' || plain_text(${beginning}))`,
        before.length > 0
          ? sql`${publications.titleSearch} @@ plainto_tsquery('spanish', plain_text(${before.join(" ")}))`
          : undefined,
      ),
    )
    .limit(maxTitles)
    .as("titles");
  const rows = await db
    .select({ word: sql<string>`word` })
    .from(sql`${titles}, regexp_split_to_table(titles.lower_title, '[^[:alnum:]]+') word`)
    .where(sql`plain_text(word) like plain_text(${beginning}) || '%' and length(word) > 2`)
    .groupBy(sql`word`)
    .orderBy(sql`count(*) desc, plain_text(word) collate "C", word collate "C"`)
    .limit(maxSuggestions);
  return rows.map(({ word }) => [...before, word].join(" "));
}
