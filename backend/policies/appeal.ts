import type { EditRow } from "../db/edits";
import type { publications } from "../db/schema/publications";

/** What of a publication decides whether its review can be appealed. */
export type ReviewedState = Pick<typeof publications.$inferSelect, "status" | "approvedAt" | "reviewReason" | "appeal">;

/**
 * What an appeal would be about: the publication or its latest edit, returned and not appealed yet; else null. No
 * operator reviews an edit of what has been exchanged.
 */
export function appealable(publication: ReviewedState, latest: EditRow | undefined): "publication" | "edit" | null {
  if (publication.status === "finished") return null;
  if (publication.approvedAt === null || publication.reviewReason !== null) {
    const isReturned = publication.status === "inactive" && publication.reviewReason !== null;
    return isReturned && publication.appeal === null ? "publication" : null;
  }
  return latest?.status === "returned" && latest.appeal === null ? "edit" : null;
}
