import { LRUCache } from "lru-cache";
import type { RestClient } from "../rest/client";
import type { TransactionRecord } from "../rest/transactions";
import type { Session } from "../session/session";

const maxPerSession = 50;

const seen = new WeakMap<Session, LRUCache<string, TransactionRecord>>();

/**
 * Remembers what the answer to a change, or an event, says of a transaction: a backend without calls for transactions
 * tells nobody later, and least of all the person who took the last step. Not kept where the backend can be asked.
 */
export function rememberTransaction(rest: RestClient, session: Session, record: TransactionRecord): void {
  if (rest.hasAnswered("/transactions/{id}") && rest.hasAnswered("/v1/requests")) return;
  const records = seen.get(session) ?? new LRUCache({ max: maxPerSession });
  records.set(record.id, record);
  seen.set(session, records);
}

/** What is remembered for a session. */
export function seenTransactions(session: Session | null): TransactionRecord[] {
  return session ? [...(seen.get(session)?.values() ?? [])] : [];
}
