import { PGlite } from "@electric-sql/pglite";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { migrationsFolder } from "./client";
import type { Database, Db, OpenOptions } from "./client";
import { lockFolder } from "./lock";
import { observePglite } from "./observedPglite";
import { keepParsers } from "./pgliteParsers";

/**
 * PostgreSQL inside this process. Survives a killed process, not a power cut (it does not fsync). A second process on
 * the same folder would silently lose rows: hence the lock.
 */
export async function openPglite({ dataFolder, onQuery, observe }: OpenOptions = {}): Promise<Database> {
  const unlock = dataFolder ? await lockFolder(dataFolder) : async () => {};
  try {
    const client = await startPglite(dataFolder ? { dataDir: dataFolder } : {});
    return {
      ...databaseOf(client, onQuery, observe),
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The usual 128 MB are filled with zeros before the first query: two thirds of a second at every start. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

/** An instance with our tables: in a folder, from a dump of one, or without either new and in memory. */
export async function startPglite(source: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const client = await PGlite.create({
    ...source,
    startParams,
    extensions: { cube, earthdistance, pg_trgm, unaccent },
  });
  keepParsers(client);
  await migrate(drizzle(client), { migrationsFolder });
  return client;
}

/** What the backend knows of an instance. */
export function databaseOf(
  client: PGlite,
  onQuery: OpenOptions["onQuery"],
  observe?: OpenOptions["observe"],
): Database {
  const observed = observe ? observePglite(client, observe) : client;
  const db = drizzle(observed, { logger: onQuery && { logQuery: onQuery } }) as unknown as Db;
  return {
    db,
    read: (run) => run(db),
    pools: () => [],
    search: (run) => run(db),
    listen: (channel, onNotification) => client.listen(channel, onNotification),
    close: () => client.close(),
  };
}
