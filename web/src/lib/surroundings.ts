import { places, pointOf } from "../../../rules/place";
import type { Sector } from "../../../rules/place";
import { roughKm } from "../../../rules/placeGrid";
import type { Point } from "../../../rules/placeGrid";

/** A place around a point. */
interface Neighbour {
  name: string;
  km: number;
  /** Clockwise from north. */
  degrees: number;
}

/** What lies around a point. */
interface Surroundings {
  /** The town that the point lies in; only where nothing is near it, and a map would be empty. */
  town: string | null;
  /** One place in each quarter of the horizon, north-east first and clockwise; null where there is none. */
  neighbours: (Neighbour | null)[];
}

/** A nearer one lies within the area that a map shows. */
const MIN_KM = 0.5;
/** Farther ones say little of a point that has nearer ones. */
const MAX_KM = 60;
const QUARTERS = 4;
/** A longer name does not fit a line of a small map with its distance. */
const MAX_SMALL_NAME = 20;

/** The nearest known place in each quarter of the horizon; far from all of them the nearest alone. */
export function findSurroundings(point: Point, { maxName = Infinity } = {}): Surroundings {
  const known = places
    .map((place) => neighbourOf(point, place))
    .filter(({ name }) => name.length <= maxName)
    .toSorted((a, b) => a.km - b.km);
  const others = known.filter(({ km }) => km >= MIN_KM);
  const near = others.filter(({ km }) => km <= MAX_KM);
  const isLonely = near.length === 0;
  const shown = isLonely ? others.slice(0, 1) : near;
  return {
    town: isLonely ? (known.find(({ km }) => km < MIN_KM)?.name ?? null) : null,
    neighbours: Array.from(
      { length: QUARTERS },
      (_, quarter) => shown.find(({ degrees }) => Math.floor(degrees / 90) === quarter) ?? null,
    ),
  };
}

/** For a small map: the nearest to the north and the nearest to the south whose names fit a line. */
export function findFewNeighbours(point: Point): Surroundings["neighbours"] {
  const { neighbours } = findSurroundings(point, { maxName: MAX_SMALL_NAME });
  const [northEast, southEast, southWest, northWest] = neighbours;
  const shown = [nearestOf(northEast, northWest), nearestOf(southEast, southWest)];
  return neighbours.map((neighbour) => (neighbour && shown.includes(neighbour) ? neighbour : null));
}

const nearestOf = (...some: (Neighbour | null | undefined)[]): Neighbour | undefined =>
  some.flatMap((one) => one ?? []).toSorted((a, b) => a.km - b.km)[0];

const neighbourOf = (point: Point, place: Sector): Neighbour => ({
  name: nameOf(place),
  km: roughKm(point, pointOf(place)),
  degrees: bearingOf(point, pointOf(place)),
});

/** Every town has a centre. */
const nameOf = ({ sector, city }: Sector) => (sector === "Centro" ? city : sector);

function bearingOf(from: Point, to: Point): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
