import { counterOfferMessages as text } from "../../../lib/counterOfferMessages";
import type { Negotiation } from "./counterOfferScreen";

/**
 * What the next version is called: an answer to the other side's, a change of the viewer's own last one or of what was
 * agreed on.
 */
export function counterOfferWords({
  status,
  offerAuthor,
  viewerRole,
}: Pick<Negotiation, "status" | "offerAuthor" | "viewerRole">) {
  if (status === "ACCEPTED") return text.amendment;
  if (offerAuthor !== viewerRole) return text.answer;
  return viewerRole === "OWNER" ? text.changed.counterOffer : text.changed.proposal;
}
