import type { Logger } from "pino";
import { SearchOverdue } from "./db/client";
import type { Database, Db } from "./db/client";
import { messages, tooMany } from "./errors";

/** Seconds until a refused search may be tried again. */
const retrySeconds = 2;

export interface SearchGate {
  /**
   * Runs a search with the database of searches. Throws HttpError 429 where there are too many, or it takes too long.
   */
  run<Answer>(search: (db: Db) => Promise<Answer>): Promise<Answer>;
}

/**
 * Bounds what searches take from everything else: beyond so many at once, waiting ones included, the next is refused at
 * once. The answer asks to come again, and does not say that the backend is away: a gateway would send it once more.
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
        if (!(error instanceof SearchOverdue)) throw error;
        const { hasBegun } = error;
        log.warn(hasBegun ? "search ended: it took too long" : "search refused: no connection was free in time");
        throw tooMany(retrySeconds, hasBegun ? messages.searchTooSlow : messages.searchesBusy);
      } finally {
        underWay -= 1;
      }
    },
  };
}
