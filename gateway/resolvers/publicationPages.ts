import type { PageNumbers } from "../__generated__/resolvers";
import type { Context } from "../context";
import { isStub } from "../rest/publications";
import type { PublicationRecord } from "../rest/publications";

/** Publications that a page of a profile, or of the saved list, holds. */
export const perPage = 10;

/** A page number that can be asked for. */
export function pageNumber(page: number | null | undefined): number {
  return Math.min(10_000, Math.max(1, page ?? 1));
}

export function pageNumbers(page: number, total: number): PageNumbers {
  return { page, perPage, total, pages: Math.ceil(total / perPage) };
}

/** One page of a list that the backend gives whole. */
export function pageOf<Item>(all: readonly Item[], page: number): { items: Item[]; page: PageNumbers } {
  return { items: all.slice((page - 1) * perPage, page * perPage), page: pageNumbers(page, all.length) };
}

/**
 * The records of a list with all that a card needs: those that only name a publication are read whole, many at once, and one without an
 * owner costs its own card, not the list.
 */
export async function wholeOnes(
  records: readonly PublicationRecord[],
  { loaders }: Context,
): Promise<PublicationRecord[]> {
  const whole = await Promise.all(
    records.map((record) => (isStub(record) ? loaders.publication.load(record.id) : record)),
  );
  return whole.filter((record) => record?.owner != null) as PublicationRecord[];
}

/** What everybody may see. */
export function isOpen({ publication_status: status, owner }: PublicationRecord): boolean {
  return /^acti/i.test(status ?? "active") && owner?.active !== false;
}
