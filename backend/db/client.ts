import { join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { root } from '../root'
import * as schema from './schema'

/** The one type the rest of the backend knows: a database or a transaction of it, on PGlite and PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  /** Calls `heard` with the payload of every NOTIFY on the channel; `lost` when notifications may have been missed. */
  listen(channel: string, heard: (payload: string) => void, lost: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export const migrationsFolder = join(root, 'backend/db/migrations')

/** Opens PostgreSQL when there is an address, else PGlite in `dataFolder` (in memory without one), and brings the tables up to date. */
export async function openDatabase(options: { databaseUrl?: string | undefined; dataFolder?: string | undefined }): Promise<Database> {
  if (options.databaseUrl) return (await import('./postgres')).openPostgres(options.databaseUrl)
  return (await import('./pglite')).openPglite(options.dataFolder)
}
