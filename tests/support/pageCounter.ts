import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { Db } from "../../backend/db/client";

/** What PostgreSQL needed for some statements. */
interface Effort {
  statements: number;
  /** Pages of 8 kB looked at, cached or not. */
  pages: number;
}

interface Plan {
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
}

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
  let effort: Effort = { statements: 0, pages: 0 };
  const query = client.query.bind(client) as (config: { text: string }, values?: unknown[]) => Promise<never>;
  const count = async ({ text }: { text: string }, values?: unknown[]) => {
    const { rows } = await (query({ text: `explain (analyze, buffers, format json) ${text}` }, values) as Promise<{
      rows: { "QUERY PLAN": [{ Plan: Plan }] }[];
    }>);
    const plan = rows[0]?.["QUERY PLAN"][0].Plan;
    effort.statements += 1;
    effort.pages += (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
  };
  client.query = (async (config: { text: string }, values?: unknown[]) => {
    if (!/^\s*explain\b/i.test(config.text)) await count(config, values);
    return query(config, values);
  }) as typeof client.query;
  const db = drizzle(client) as unknown as Db;
  return {
    db,
    async during(work) {
      effort = { statements: 0, pages: 0 };
      await work(db);
      return effort;
    },
    close: () => client.end(),
  };
}
