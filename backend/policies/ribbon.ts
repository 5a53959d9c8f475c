import { nearbyKm } from "../../rules/ribbon";

const nearbyMetres = nearbyKm * 1_000;

type CardKind = "premium_sponsored" | "sponsored" | "premium" | "interested" | "interest" | "nearby" | "new";

/** What decides which ribbon a card has. */
export interface RibbonFacts {
  isSponsored: boolean;
  isPremium: boolean;
  /** Its owner wants something that the viewer has. */
  ownerWantsViewerItem: boolean;
  /** It matches what the viewer wants. */
  viewerWantsItem: boolean;
  metres: number | null;
}

/**
 * The kind of a card; the first rule that holds wins. `new` is also the plain kind, as recorded: the age shows in its
 * date.
 */
export function cardKind(facts: RibbonFacts): CardKind {
  if (facts.isSponsored) return facts.isPremium ? "premium_sponsored" : "sponsored";
  if (facts.isPremium) return "premium";
  if (facts.ownerWantsViewerItem) return "interested";
  if (facts.viewerWantsItem) return "interest";
  if (facts.metres !== null && facts.metres <= nearbyMetres) return "nearby";
  return "new";
}
