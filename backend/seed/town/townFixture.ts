import { buildTown } from "./town";
import type { PublicationRow, TransactionRow } from "./types";

/** The demo town on one day, for the tests of its parts. */
export const now = new Date("2026-03-14T17:20:00Z");
/** Anew each time; equal, since nothing in it is left to chance. */
export const build = () => buildTown(now, "hash");
/** Built once for all tests of a file, which change nothing of it. */
export const town = build();
const byId = new Map(town.publications.map((row) => [row.id, row]));

/** Throws for one that the town lacks. */
export function publication(id: number): PublicationRow {
  const row = byId.get(id);
  if (!row) throw new Error(`no publication ${id}`);
  return row;
}

/** What a transaction is about: the requested publication first. */
export const itemsOf = (row: TransactionRow) => [publication(row.publicationId), ...row.offers];

/** Statuses in which both publications are reserved. */
export const bound = ["accepted", "confirmed_owner", "confirmed_interested", "claim_owner", "claim_interested"];

/** What happened to a transaction, the first first. */
export const eventsOf = (transactionId: number) =>
  town.transactionEvents
    .filter((event) => event.transactionId === transactionId)
    .map((event) => ({ ...event, at: event.createdAt?.getTime() ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
