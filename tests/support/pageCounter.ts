import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { Db } from "../../backend/db/client";

/** What PostgreSQL needed for some statements. */
export interface Effort {
  statements: number;
  /** Pages of 8 kB looked at, cached or not. */
  pages: number;
  /** Rows that tables gave, whatever became of them. */
  rows: number;
}

interface Plan {
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** Each figure of a plan is the average of its loops. */
const rowsOf = (plan: Plan): number =>
  (plan["Relation Name"] === undefined
    ? 0
    : plan["Actual Loops"] *
      (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Index Recheck"] ?? 0))) +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);

/** Counts pages of the database, which are the same on a fast and on a busy machine. */
export interface PageCounter {
  db: Db;
  /** What the statements of `work` needed; each runs twice, once to be counted. For reads only. */
  during(work: (db: Db) => Promise<unknown>): Promise<Effort>;
  close(): Promise<void>;
}

/** A connection that counts how much is read: the same on every machine, which a time is not. */
export async function openPageCounter(databaseUrl: string): Promise<PageCounter> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let effort: Effort = { statements: 0, pages: 0, rows: 0 };
  const query = client.query.bind(client) as (config: { text: string }, values?: unknown[]) => Promise<never>;
  const count = async ({ text }: { text: string }, values?: unknown[]) => {
    const { rows } = await (query({ text: `explain (analyze, buffers, format json) ${text}` }, values) as Promise<{
      rows: { "QUERY PLAN": [{ Plan: Plan }] }[];
    }>);
    const plan = rows[0]?.["QUERY PLAN"][0].Plan;
    effort.statements += 1;
    if (!plan) return;
    effort.pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
    effort.rows += rowsOf(plan);
  };
  client.query = (async (config: { text: string }, values?: unknown[]) => {
    if (!/^\s*explain\b/i.test(config.text)) await count(config, values);
    return query(config, values);
  }) as typeof client.query;
  const db = drizzle(client) as unknown as Db;
  return {
    db,
    async during(work) {
      effort = { statements: 0, pages: 0, rows: 0 };
      await work(db);
      return effort;
    },
    close: () => client.end(),
  };
}
