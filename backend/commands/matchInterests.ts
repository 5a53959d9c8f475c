import { and, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../db/client";
import { listWantedBy, listWanting } from "../db/interestMatches";
import { interestMatches } from "../db/schema/interestMatches";
import { publications } from "../db/schema/publications";

/** Who may want a publication, for one of the own ones. */
export interface MatchedOwner {
  userId: number;
  /** The user's publication that it would be exchanged for. */
  ownPublicationId: number;
  /** Its owner wants that one, too. */
  isMutual: boolean;
}

/** Replaces the matches of a publication by those of now. Returns the owners of others that want it, each once. */
export async function matchInterests(tx: Db, publicationId: number): Promise<MatchedOwner[]> {
  const [source] = await tx
    .select()
    .from(publications)
    .where(and(eq(publications.id, publicationId), eq(publications.status, "Activo")));
  const [wanted, wanting] = source ? [await listWantedBy(tx, source), await listWanting(tx, source)] : [[], []];
  const pairs = [
    ...wanted.map((wantedId) => ({ publicationId, wantedId })),
    ...wanting.map((id) => ({ publicationId: id, wantedId: publicationId })),
    // Inserted in the same order by all concurrent matchers, so that they cannot deadlock.
  ].sort((a, b) => a.publicationId - b.publicationId || a.wantedId - b.wantedId);
  await tx
    .delete(interestMatches)
    .where(or(eq(interestMatches.publicationId, publicationId), eq(interestMatches.wantedId, publicationId)));
  if (pairs.length > 0) await tx.insert(interestMatches).values(pairs).onConflictDoNothing();
  return listOwners(tx, wanting, new Set(wanted));
}

/** Of each owner the first mutual match, else the first match. */
async function listOwners(tx: Db, wanting: readonly number[], wanted: ReadonlySet<number>): Promise<MatchedOwner[]> {
  if (wanting.length === 0) return [];
  const rows = await tx
    .select({ id: publications.id, ownerId: publications.ownerId })
    .from(publications)
    .where(inArray(publications.id, [...wanting]));
  const ownerOf = new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
  const mutualFirst = [...wanting].sort((a, b) => Number(wanted.has(b)) - Number(wanted.has(a)));
  const owners = new Map<number, MatchedOwner>();
  for (const id of mutualFirst) {
    const userId = ownerOf.get(id);
    if (userId !== undefined && !owners.has(userId))
      owners.set(userId, { userId, ownPublicationId: id, isMutual: wanted.has(id) });
  }
  return [...owners.values()];
}
