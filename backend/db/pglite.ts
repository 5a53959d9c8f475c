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

/**
 * PostgreSQL inside this process. Survives a killed process, not a power cut (it does not fsync). A second process on
 * the same folder would silently lose rows: hence the lock.
 */
export async function openPglite({ dataFolder, template, onQuery }: OpenOptions = {}): Promise<Database> {
  const unlock = dataFolder ? await lockFolder(dataFolder) : async () => {};
  try {
    return await open({ dataFolder, template, onQuery }, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function open({ dataFolder, template, onQuery }: OpenOptions, unlock: () => Promise<void>): Promise<Database> {
  const client = await PGlite.create({
    ...(dataFolder ? { dataDir: dataFolder } : template ? { loadDataDir: template } : {}),
    extensions: { cube, earthdistance, pg_trgm, unaccent },
  });
  const orm = drizzle(client, { logger: onQuery && { logQuery: onQuery } });
  await migrate(orm, { migrationsFolder });
  return {
    db: orm as unknown as Db,
    searches: orm as unknown as Db,
    listen: (channel, onNotification) => client.listen(channel, onNotification),
    dump: () => client.dumpDataDir("none"),
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
