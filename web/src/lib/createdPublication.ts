/** What the wizard passes to the page that comes after it. */
export interface CreatedState {
  created: string | null;
}

/** The new publication that /publicacion_creada shows; null for an edit, and without the wizard before it. */
export function createdPublicationId(state: unknown): string | null {
  const created = typeof state === "object" && state !== null && "created" in state ? state.created : null;
  return typeof created === "string" ? created : null;
}
