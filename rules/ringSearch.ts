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

/** A possible ring. */
export interface FoundRing {
  /** In the order of giving: each one's owner gives it to the owner of the next. */
  things: RingThing[];
  /** The lower the better. */
  cost: number;
}

/** A crowded place must not hold up the others. */
const maxSteps = 50_000;

interface Handover {
  km: number;
  /** How far the thing's value is from that of what the receiver gives. */
  percent: number;
  /** Whether that is within what the receiver has set. */
  isEven: boolean;
  /** Whole USD that both would let one pay the other, at most. */
  complementUsd: number;
}

/**
 * What one hand-over takes; null where it is too far for either of the two, or the values differ by more than the
 * receiver's tolerance and the receiver accepts no money.
 */
function handoverOf(given: RingThing, own: RingThing): Handover | null {
  const km = roughKm(given.point, own.point);
  if (km > Math.min(given.radiusKm, own.radiusKm)) return null;
  // Without a value there is nothing to compare, nor to pay for: such a ring comes after those that are known to be
  // even.
  if (given.valueUsd === null || own.valueUsd === null)
    return { km, percent: ringTolerance.usual, isEven: true, complementUsd: 0 };
  const percent = (Math.abs(given.valueUsd - own.valueUsd) * 100) / own.valueUsd;
  const isEven = percent <= own.tolerancePercent;
  if (!isEven && own.complementUsd === 0) return null;
  return { km, percent, isEven, complementUsd: Math.min(given.complementUsd, own.complementUsd) };
}

/** What a possible ring costs its members, and what they pay each other. */
export interface WeighedRing {
  /** The lower the better. */
  cost: number;
  /** By thing: whole USD that its receiver pays its giver on top; below zero where the giver pays. */
  complements: number[];
}

/**
 * What a ring costs its members: how uneven its worst hand-over is, how far they travel on average, and how unreliable
 * the least reliable of them is. The first two are 1 at the default limits, whatever the members have set: those who
 * accept more are still offered the most even and nearest ring first. If a hand-over is less even than its receiver
 * accepts, money evens out all of them, provided every member accepts that much. Null for an impossible ring.
 */
export function weighRing(things: readonly RingThing[]): WeighedRing | null {
  const handovers: Handover[] = [];
  for (const [index, given] of things.entries()) {
    const own = things[(index + 1) % things.length];
    const handover = own && handoverOf(given, own);
    if (!handover) return null;
    handovers.push(handover);
  }
  const complements = handovers.every(({ isEven }) => isEven) ? things.map(() => 0) : complementsOf(things);
  if (!complements?.every((amount, index) => Math.abs(amount) <= (handovers[index]?.complementUsd ?? 0))) return null;
  const worst = Math.max(...handovers.map(({ percent }) => percent));
  const km = handovers.reduce((sum, handover) => sum + handover.km, 0) / things.length;
  const reliability = Math.min(...things.map((thing) => thing.reliability));
  return { cost: worst / ringTolerance.usual + km / ringRadiusKm.usual + (1 - reliability), complements };
}

/**
 * What is paid at each hand-over, so that all get as much as they give, but for a dollar of rounding: how far each
 * thing is from a middle one in value, which moves the least money. Null where a value is missing.
 */
function complementsOf(things: readonly RingThing[]): number[] | null {
  const values = things.flatMap(({ valueUsd }) => valueUsd ?? []).sort((one, other) => one - other);
  const middle = values[Math.floor(values.length / 2)];
  if (middle === undefined || values.length < things.length) return null;
  return things.map(({ valueUsd }) => Math.round((valueUsd ?? 0) - middle));
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
      if (!next || !handoverOf(last, next)) continue;
      if (id === startId && path.length >= ringSizes.min) {
        const weighed = weighRing(path);
        if (weighed) found.push({ things: [...path], cost: weighed.cost });
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
