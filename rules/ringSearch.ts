import { roughKm } from "./placeGrid";
import type { Point } from "./placeGrid";
import { ringRadiusKm, ringSizes, ringTolerance } from "./ring";
import type { RingSettings } from "./ring";

/** A thing that could be given in a ring, with what its owner has set. */
export interface RingThing extends RingSettings {
  id: number;
  ownerId: number;
  /** Null where its owner names no value. */
  valueUsd: number | null;
  /** The approximate point. */
  point: Point;
  /** Of its owner, from 0 to 1. */
  reliability: number;
}

/** Things, and who would take which. */
export interface RingGraph {
  things: ReadonlyMap<number, RingThing>;
  /** By thing: those whose owners want it. */
  takers: ReadonlyMap<number, readonly number[]>;
  /** Whether a block stands between two people. */
  areBlocked: (one: number, other: number) => boolean;
}

export interface FoundRing {
  /** In the order of giving: each one's owner gives it to the owner of the next. */
  things: RingThing[];
  /** The lower the better. */
  cost: number;
}

/** A crowded place must not hold up the others. */
const maxSteps = 50_000;

/**
 * What one hand-over costs; null where it is too far for either of the two, or the values differ by more than the
 * receiver's tolerance.
 */
function costOfHandover(given: RingThing, own: RingThing): { km: number; percent: number } | null {
  const km = roughKm(given.point, own.point);
  if (km > Math.min(given.radiusKm, own.radiusKm)) return null;
  // Without a value there is nothing to compare: such a ring comes after those that are known to be even.
  if (given.valueUsd === null || own.valueUsd === null) return { km, percent: ringTolerance.usual };
  const percent = (Math.abs(given.valueUsd - own.valueUsd) * 100) / own.valueUsd;
  return percent > own.tolerancePercent ? null : { km, percent };
}

/**
 * What a ring costs its members: how uneven its worst hand-over is, how far they travel on average, and how unreliable
 * the least reliable of them is. The first two are 1 at the default limits, whatever the members have set: those who
 * accept more are still offered the most even and nearest ring first. Null for an impossible ring.
 */
export function costOfRing(things: readonly RingThing[]): number | null {
  let [worst, km, reliability] = [0, 0, 1];
  for (const [index, given] of things.entries()) {
    const own = things[(index + 1) % things.length];
    const handover = own && costOfHandover(given, own);
    if (!handover) return null;
    worst = Math.max(worst, handover.percent);
    km += handover.km;
    reliability = Math.min(reliability, given.reliability);
  }
  return worst / ringTolerance.usual + km / things.length / ringRadiusKm.usual + (1 - reliability);
}

/** Every ring of three or four that gives a thing away, the best first. */
export function findRings({ things, takers, areBlocked }: RingGraph, startId: number): FoundRing[] {
  const start = things.get(startId);
  const found: FoundRing[] = [];
  let steps = 0;
  const extend = (path: readonly RingThing[], last: RingThing) => {
    for (const id of takers.get(last.id) ?? []) {
      if ((steps += 1) > maxSteps) return;
      const next = things.get(id);
      if (!next || !costOfHandover(last, next)) continue;
      if (id === startId && path.length >= ringSizes.min) {
        const cost = costOfRing(path);
        if (cost !== null) found.push({ things: [...path], cost });
      } else if (path.length < ringSizes.max && path.every((one) => mayMeet(one, next))) extend([...path, next], next);
    }
  };
  const mayMeet = (one: RingThing, other: RingThing) =>
    one.ownerId !== other.ownerId && !areBlocked(one.ownerId, other.ownerId);
  if (start) extend([start], start);
  return found.sort(compareRings);
}

/** At the same cost the ring of fewer people comes first; further ties are broken the same way every time. */
function compareRings(one: FoundRing, other: FoundRing): number {
  const byCost = one.cost - other.cost || one.things.length - other.things.length;
  if (byCost !== 0) return byCost;
  for (const [index, { id }] of one.things.entries()) {
    const difference = id - (other.things[index]?.id ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The same for the same ring, whoever is named first in it. */
export function signatureOf(thingIds: readonly number[]): string {
  const first = thingIds.indexOf(Math.min(...thingIds));
  return [...thingIds.slice(first), ...thingIds.slice(0, first)].join(">");
}

/** Stars as a number from 0 to 1; a person with few ratings counts as an average one. */
export function reliabilityOf({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): number {
  const [usualStars, usualCount, most] = [4, 3, 5];
  return (ratingSum + usualStars * usualCount) / ((ratingCount + usualCount) * most);
}
