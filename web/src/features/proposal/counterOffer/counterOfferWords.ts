import { counterOfferMessages as text } from "../../../lib/counterOfferMessages";
import type { Negotiation } from "./counterOfferScreen";

/** What the next version is called: an answer to the other side's, or a change of the viewer's own last one. */
export function counterOfferWords({ offerAuthor, viewerRole }: Pick<Negotiation, "offerAuthor" | "viewerRole">) {
  if (offerAuthor !== viewerRole) return text.answer;
  return viewerRole === "OWNER" ? text.changed.counterOffer : text.changed.proposal;
}
