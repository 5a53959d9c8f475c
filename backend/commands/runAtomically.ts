import type { Db } from "../db/client";
import { databaseCode } from "../errors";

const deadlock = "40P01";
const serializationFailure = "40001";
const maxTries = 4;

/** One database transaction; retried when PostgreSQL cancels it to end a deadlock. `work` must use `tx` alone. */
export async function runAtomically<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = databaseCode(error);
      if (tries === maxTries || (code !== deadlock && code !== serializationFailure)) throw error;
    }
  }
}
