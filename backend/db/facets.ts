import { and, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { attributeRule } from "../../rules/attribute";
import type { AttributeName } from "../../rules/attribute";
import { attributesOfCategory, isMixed } from "../catalogue/attributes";
import type { AttributeDefinition } from "../catalogue/attributes";
import { matchesAttribute } from "./attributeFilters";
import type { Db } from "./client";
import { isPublicTo } from "./publications";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { conditionsOf } from "./searchFilters";
import type { Filters } from "./searchFilters";

/** An attribute by which the results of a category can be narrowed. */
interface Facet extends Pick<AttributeDefinition, "name" | "label" | "kind" | "unit"> {
  /** The most frequent values first; none for what is narrowed by bounds. */
  values: { value: string; count: number }[];
}

const maxValues = 40;

/** Numbers that are offered as options instead of bounds: tyres come one, two or four at a time. */
const countedNumbers: ReadonlySet<string> = new Set<AttributeName>(["quantity"]);

/**
 * The facets of a category among the results that meet a condition. Each is counted as if nothing were chosen of
 * itself, so that a second value can be added to the first.
 */
export async function countFacets(
  db: Db,
  categoryId: number,
  filters: Filters,
  where: SQL | undefined,
): Promise<Facet[]> {
  // A chosen attribute stays a facet, so that it can be removed.
  const isChosen = (name: string) => filters.attributes.some((filter) => filter.name === name);
  const facets = attributesOfCategory(categoryId).filter(
    ({ name }) => attributeRule(name).isFacet && (isChosen(name) || !isMixed(categoryId, name)),
  );
  const counted = facets
    .filter(({ kind, name }) => hasValues(kind) || countedNumbers.has(name))
    .map(({ name }) => name);
  const rows = counted.length === 0 ? [] : await countValues(db, counted, filters, where);
  return facets.map(({ name, label, kind, unit }) => ({
    name,
    label,
    kind: countedNumbers.has(name) ? "option" : kind,
    unit,
    values: rows.filter((row) => row.name === name).map(({ value, count }) => ({ value, count })),
  }));
}

/** The most frequent values of each attribute. People write some of them freely: there may be very many. */
function countValues(db: Db, names: string[], filters: Filters, where: SQL | undefined) {
  const ranked = db
    .select({
      name: sql<string>`own.name`.as("name"),
      value: sql<string>`own.value`.as("value"),
      count: sql<number>`count(*)::int`.as("count"),
      rank: sql<number>`row_number() over (partition by own.name order by count(*) desc, own.value)`.as("rank"),
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .crossJoin(sql`jsonb_to_recordset(${publications.fields}) as own(name text, value text)`)
    .where(
      and(
        isPublicTo(filters.viewerId),
        where,
        inArray(publications.categoryId, [...(filters.categoryIds ?? [])]),
        ...conditionsOf({ ...filters, attributes: [] }),
        inArray(sql`own.name`, names),
        ...filters.attributes.map((filter) => or(sql`own.name = ${filter.name}`, matchesAttribute(filter))),
      ),
    )
    .groupBy(sql`1`, sql`2`)
    .as("ranked");
  return db.select().from(ranked).where(lte(ranked.rank, maxValues)).orderBy(ranked.rank);
}

const hasValues = (kind: AttributeDefinition["kind"]) => kind !== "number" && kind !== "year";
