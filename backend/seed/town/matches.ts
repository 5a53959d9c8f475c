import { findCategory } from "../../catalogue/categories";
import { foldText } from "../../../rules/text";
import type { Random } from "../random";
import type { PublicationRow, UserRow } from "./types";

/** People exchange where they can meet: one region for Caracas and its neighbours, else the state. */
export const regionOf = (user: Pick<UserRow, "state">): string =>
  ["Distrito Capital", "Miranda", "La Guaira"].includes(user.state) ? "Caracas" : user.state;

/** Whether its owner would like to have this: one of the interests is in its title or names its category. */
export function isInterestedIn(target: PublicationRow, offer: PublicationRow): boolean {
  const about = foldText(`${offer.title} ${findCategory(offer.categoryId)?.name ?? ""}`);
  return target.interests.some((interest) => about.includes(foldText(interest).replace(/(es|s)$/, "")));
}

/** `offer` is what is given for `target`; their owners differ. */
export type Match = { target: PublicationRow; offer: PublicationRow };

/**
 * Pairs that could really be exchanged: two users of one region and similar values, preferring those who want what the
 * other has. Every publication and every pair of users occurs once, no user more often than `perPerson`.
 */
export function findMatches(
  pool: readonly PublicationRow[],
  users: ReadonlyMap<number, UserRow>,
  count: number,
  random: Random,
  perPerson = 3,
): Match[] {
  const candidates: (Match & { score: number })[] = [];
  for (const target of pool) {
    for (const offer of pool) {
      const [owner, proposer] = [users.get(target.ownerId), users.get(offer.ownerId)];
      if (!owner || !proposer || owner.id === proposer.id || regionOf(owner) !== regionOf(proposer)) continue;
      const [a, b] = [target.priceUsd, offer.priceUsd];
      if (a === null || b === null) continue;
      const balance = Math.min(a, b) / Math.max(a, b);
      if (balance < 0.65) continue;
      candidates.push({
        target,
        offer,
        score:
          balance +
          (isInterestedIn(target, offer) ? 1 : 0) +
          (isInterestedIn(offer, target) ? 0.5 : 0) +
          random.next() * 0.4,
      });
    }
  }
  const seen = new Map<string, number>();
  const taken = (key: string) => seen.get(key) ?? 0;
  const matches: Match[] = [];
  for (const { target, offer } of candidates.sort((x, y) => y.score - x.score)) {
    if (matches.length === count) break;
    const people = [`person ${target.ownerId}`, `person ${offer.ownerId}`];
    const once = [
      `item ${target.id}`,
      `item ${offer.id}`,
      `pair ${[target.ownerId, offer.ownerId].sort((x, y) => x - y).join(" ")}`,
    ];
    if (once.some((key) => taken(key) > 0) || people.some((key) => taken(key) >= perPerson)) continue;
    for (const key of [...people, ...once]) seen.set(key, taken(key) + 1);
    matches.push({ target, offer });
  }
  return matches;
}
