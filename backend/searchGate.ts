import type { Logger } from "pino";
import { SearchTimeoutError } from "./db/client";
import type { Database, Db } from "./db/client";
import { messages, tooMany } from "./errors";

/** Seconds until a refused search may be tried again. */
const retrySeconds = 2;

/** Where searches run, or are refused because too many do. */
export interface SearchGate {
  /**
   * Runs a search with the database of searches. Throws HttpError 429 where there are too many, or it takes too long.
   */
  run<Answer>(search: (db: Db) => Promise<Answer>): Promise<Answer>;
}

/**
 * Limits the searches that run or wait at once; further ones are refused immediately. With 429, not 503, on which a
 * gateway would retry.
 */
export function createSearchGate(database: Pick<Database, "search">, limit: number, log: Logger): SearchGate {
  let underWay = 0;
  return {
    async run(search) {
      if (underWay >= limit) throw tooMany(retrySeconds, messages.searchesBusy);
      underWay += 1;
      try {
        return await database.search(search);
      } catch (error) {
        if (!(error instanceof SearchTimeoutError)) throw error;
        const { hasBegun } = error;
        log.warn(hasBegun ? "search ended: it took too long" : "search refused: no connection was free in time");
        throw tooMany(retrySeconds, hasBegun ? messages.searchTooSlow : messages.searchesBusy);
      } finally {
        underWay -= 1;
      }
    },
  };
}
