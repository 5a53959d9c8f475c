import { imageUrl } from "../adapters/images";
import { appealable } from "../policies/appeal";
import { contentOf } from "../db/edits";
import type { EditRow } from "../db/edits";
import type { PublicationView } from "../db/publications";
import { presentPublication, presentReviewed } from "./publication";
import type { PublicationContext } from "./publication";

/**
 * An own publication with the content that its owner edits next; never for another viewer. Null as in
 * `presentPublication`.
 */
export function presentOwnPublication(view: PublicationView, latest: EditRow | undefined, context: PublicationContext) {
  const publication = presentPublication(view, context);
  return publication && view.ownerId === context.viewerId
    ? { ...publication, edit: presentEdit(view, latest, context.origin) }
    : publication;
}

function presentEdit(view: PublicationView, latest: EditRow | undefined, origin: string) {
  const content = contentOf(view, latest);
  const isFirst = view.approvedAt === null || view.reviewReason !== null;
  const wasReturned = isFirst ? view.reviewReason !== null : latest?.status === "returned";
  return {
    revision: latest?.id ?? 0,
    in_review: isFirst ? view.status === "waiting" : latest?.status === "waiting",
    can_appeal: appealable(view, latest) !== null,
    reason: wasReturned ? ((isFirst ? view.reviewReason : latest?.reviewReason) ?? null) : null,
    ...presentReviewed(content, view.categoryId),
    pictures: content.imageIds.map((imageId) => ({ url: imageUrl(origin, imageId) })),
  };
}
