import { creditFor } from "../../../rules/credit";
import type { PublicationRow, Town, UserRow } from "./types";

type CreditRow = Town["creditEntries"][number] & { createdAt: Date };

/** What each publication earned when it was approved, the oldest first. */
export function buildGrants(publications: readonly PublicationRow[]): CreditRow[] {
  const earned = new Map<string, number>();
  return publications
    .flatMap((row) => (row.approvedAt ? [{ ...row, createdAt: row.approvedAt }] : []))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id)
    .flatMap(({ id, ownerId, type, createdAt }) => {
      const key = `${ownerId} ${type}`;
      const before = earned.get(key) ?? 0;
      const amountCents = creditFor(type === "service" ? "service" : "product", before);
      earned.set(key, before + amountCents);
      return amountCents > 0
        ? [{ userId: ownerId, amountCents, kind: "publication" as const, publicationId: id, createdAt }]
        : [];
    });
}

/** The ledger in its order, which is that of the moments; sets every balance to its sum. */
export function buildLedger(entries: readonly CreditRow[], users: readonly UserRow[]): CreditRow[] {
  for (const user of users)
    user.balanceCents = entries
      .filter(({ userId }) => userId === user.id)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
