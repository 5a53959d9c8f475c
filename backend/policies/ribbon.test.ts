import { expect, it } from 'vitest'
import { cardKind, type RibbonFacts } from './ribbon'

const now = new Date('2026-11-21T12:00:00Z')
const plain: RibbonFacts = { isSponsored: false, isPremium: false, ownerWantsMine: false, iWantIt: false, metres: 5_001, publishedAt: new Date('2026-11-01T00:00:00Z') }
const fresh = { publishedAt: new Date('2026-11-16T12:00:01Z') }

it.each<[string, Partial<RibbonFacts>, string | null]>([
  ['nothing', {}, null],
  ['five days', { publishedAt: new Date('2026-11-16T12:00:00Z') }, null],
  ['less than five days', fresh, 'new'],
  ['5 km', { ...fresh, metres: 5_000 }, 'nearby'],
  ['no distance', { ...fresh, metres: null }, 'new'],
  ['what I look for', { ...fresh, metres: 10, iWantIt: true }, 'interest'],
  ['what wants mine', { iWantIt: true, ownerWantsMine: true }, 'interested'],
  ['premium', { isPremium: true, ownerWantsMine: true }, 'premium'],
  ['sponsored', { isSponsored: true, iWantIt: true }, 'sponsored'],
  ['both', { isSponsored: true, isPremium: true }, 'premium_sponsored'],
])('the ribbon of %s', (_name, facts, expected) => {
  expect(cardKind({ ...plain, ...facts }, now)).toBe(expected)
})
