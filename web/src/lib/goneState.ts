/** What a link to something that is gone leaves in the history entry of the home page. */
export interface Gone {
  id: string;
  /** Of the address that was followed, whatever the thing was really called. */
  slug: string;
  categoryId: string | null;
  /** In an exchange; otherwise it is only not available. */
  wasSwapped: boolean;
}

/** Of a history entry; null where it is of no such link. */
export function readGone(state: unknown): Gone | null {
  const { gone } = (state ?? {}) as { gone?: Partial<Gone> };
  if (typeof gone?.id !== "string" || typeof gone.slug !== "string") return null;
  return {
    id: gone.id,
    slug: gone.slug,
    categoryId: typeof gone.categoryId === "string" ? gone.categoryId : null,
    wasSwapped: gone.wasSwapped === true,
  };
}
