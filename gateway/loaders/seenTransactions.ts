import { LRUCache } from "lru-cache";
import type { RestClient } from "../rest/client";
import type { TransactionRecord } from "../rest/transactionRecord";
import type { Session } from "../session/session";

const maxPerSession = 50;

const seenBySession = new WeakMap<Session, LRUCache<string, TransactionRecord>>();

/**
 * Remembers the record that the answer to a change, or an event, carries: a backend without calls for transactions
 * does not list a settled one again, least of all for the user who took the last step. Not kept where it can be read.
 */
export function rememberTransaction(rest: RestClient, session: Session, record: TransactionRecord): void {
  if (rest.hasAnswered("/transactions/{id}") && rest.hasAnswered("/v1/requests")) return;
  const records = seenBySession.get(session) ?? new LRUCache({ max: maxPerSession });
  records.set(record.id, record);
  seenBySession.set(session, records);
}

/** What is remembered for a session. */
export function seenTransactions(session: Session | null): TransactionRecord[] {
  return session ? [...(seenBySession.get(session)?.values() ?? [])] : [];
}
