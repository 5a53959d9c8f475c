import { roughKm } from "../placeGrid";
import type { RingGraph, RingThing } from "../ringSearch";

/** Every order of three and four things that begins with `start`, each looked at as the rules are worded. */
export function tryAllRings({ things, takers, areBlocked }: RingGraph, start: number): string[] {
  const rings: RingThing[][] = [[things.get(start) as RingThing]];
  const valid: string[] = [];
  for (let size = 2; size <= 4; size++) {
    const longer = rings
      .splice(0)
      .flatMap((ring) => [...things.values()].filter((one) => !ring.includes(one)).map((one) => [...ring, one]));
    rings.push(...longer);
    if (size > 2) valid.push(...longer.filter(isRing).map((ring) => ring.map(({ id }) => id).join()));
  }
  return valid.sort();

  function isRing(ring: RingThing[]) {
    const people = ring.map(({ ownerId }) => ownerId);
    const pairs = ring.map((given, index) => [given, ring[(index + 1) % ring.length] as RingThing] as const);
    const values = ring.flatMap(({ valueUsd }) => valueUsd ?? []).sort((one, other) => one - other);
    const middle = values[Math.floor(ring.length / 2)] ?? 0;
    const isPaidFor = (given: RingThing, own: RingThing) =>
      values.length === ring.length &&
      (isEven(given, own) || own.complementUsd > 0) &&
      Math.abs(Math.round((given.valueUsd ?? 0) - middle)) <= Math.min(given.complementUsd, own.complementUsd);
    return (
      new Set(people).size === ring.length &&
      people.every((one) => people.every((other) => one === other || !areBlocked(one, other))) &&
      (pairs.every(([given, own]) => isEven(given, own)) || pairs.every(([given, own]) => isPaidFor(given, own))) &&
      pairs.every(([given, own]) => {
        const km = roughKm(given.point, own.point);
        return takers.get(given.id)?.includes(own.id) && km <= given.radiusKm && km <= own.radiusKm;
      })
    );
  }
}

function isEven(given: RingThing, own: RingThing): boolean {
  const share = own.tolerancePercent / 100;
  return (
    given.valueUsd === null ||
    own.valueUsd === null ||
    (given.valueUsd >= own.valueUsd * (1 - share) - 1e-9 && given.valueUsd <= own.valueUsd * (1 + share) + 1e-9)
  );
}
