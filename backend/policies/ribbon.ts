const newMs = 5 * 24 * 60 * 60 * 1000
const nearbyMetres = 5_000

export type CardKind = 'premium_sponsored' | 'sponsored' | 'premium' | 'interested' | 'interest' | 'nearby' | 'new'

export interface RibbonFacts {
  isSponsored: boolean
  isPremium: boolean
  /** Its owner wants what the viewer has. */
  ownerWantsMine: boolean
  /** It matches what the viewer looks for. */
  iWantIt: boolean
  metres: number | null
  publishedAt: Date
}

/** The one ribbon of a card, by precedence (decision P8); null for a plain one. */
export function cardKind(facts: RibbonFacts, now: Date): CardKind | null {
  if (facts.isSponsored) return facts.isPremium ? 'premium_sponsored' : 'sponsored'
  if (facts.isPremium) return 'premium'
  if (facts.ownerWantsMine) return 'interested'
  if (facts.iWantIt) return 'interest'
  if (facts.metres !== null && facts.metres <= nearbyMetres) return 'nearby'
  return now.getTime() - facts.publishedAt.getTime() < newMs ? 'new' : null
}
