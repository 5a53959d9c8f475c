import { nearbyKm } from "../../rules/ribbon";

const nearbyMetres = nearbyKm * 1_000;

export type CardKind = "premium_sponsored" | "sponsored" | "premium" | "interested" | "interest" | "nearby" | "new";

export interface RibbonFacts {
  isSponsored: boolean;
  isPremium: boolean;
  /** Its owner wants what the viewer has. */
  ownerWantsMine: boolean;
  /** It matches what the viewer looks for. */
  iWantIt: boolean;
  metres: number | null;
}

/** The kind of a card, by precedence (decision P8). `new` is also the plain kind, as recorded: how old it is, its date tells. */
export function cardKind(facts: RibbonFacts): CardKind {
  if (facts.isSponsored) return facts.isPremium ? "premium_sponsored" : "sponsored";
  if (facts.isPremium) return "premium";
  if (facts.ownerWantsMine) return "interested";
  if (facts.iWantIt) return "interest";
  if (facts.metres !== null && facts.metres <= nearbyMetres) return "nearby";
  return "new";
}
