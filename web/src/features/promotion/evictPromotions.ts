import type { ApolloCache } from "@apollo/client";

/** Once a promotion has started, evicts every list and count it affects, to be refetched. */
export function evictPromotions(cache: ApolloCache, viewerId: string | undefined, publicationId: string): void {
  for (const fieldName of ["campaigns", "promotables", "plans"]) cache.evict({ id: "ROOT_QUERY", fieldName });
  const viewer = cache.identify({ __typename: "Viewer", id: viewerId });
  for (const fieldName of ["campaignCount", "promotableCount", "balance", "credit"])
    cache.evict({ id: viewer, fieldName });
  const publication = cache.identify({ __typename: "Publication", id: publicationId });
  for (const fieldName of ["campaign", "ribbons"]) cache.evict({ id: publication, fieldName });
}
