import type { PublicationRecord } from "../../rest/publicationRecord";

/** Whether a publication is visible to everyone. */
export function isPubliclyVisible({ publication_status: status, owner }: PublicationRecord): boolean {
  return /^acti/i.test(status ?? "active") && owner?.active !== false;
}
