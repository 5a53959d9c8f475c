import type { Location } from "react-router-dom";

/** Stands in the location's state of the login: where to go on afterwards. */
interface CameFrom {
  from?: Location;
  /** Whose place it was, where somebody had been signed in there: it is nobody else's business. */
  of?: string | null;
}

/** Who was signed in at which entry of the history, by the entry's key; it lives as long as the page. */
const owners = new Map<string, string>();

export function markPlace(key: string, viewerId: string): void {
  owners.set(key, viewerId);
}

/** Whether somebody else was here before, at this very entry of the history. */
export function isPlaceOfAnother({ key }: Location, viewerId: string): boolean {
  return (owners.get(key) ?? viewerId) !== viewerId;
}

export function cameFrom(from: Location): CameFrom {
  return { from, of: owners.get(from.key) ?? null };
}

/** Where this person goes after signing in; null when they did not come from anywhere, or another one did. */
export function placeToReturn(state: unknown, viewerId: string | undefined): Location | null {
  const { from, of } = (state ?? {}) as CameFrom;
  return from && (!of || of === viewerId) ? from : null;
}
