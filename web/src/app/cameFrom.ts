import type { Location } from "react-router-dom";

/** Stands in the location's state of the login: where to go on afterwards. */
interface CameFrom {
  from?: Location;
  /** Whose place it was, where somebody had been signed in there: it is nobody else's business. */
  of?: string | null;
}

/** Who was signed in at which entry of the history, by the entry's key; it lives as long as the page. */
const owners = new Map<string, string>();

/**
 * The last member on this device who has not signed out. A reload forgets the owners of the history's entries, but not its state: a place
 * that a guest is sent away from may be one that this member had open.
 */
const LAST_MEMBER = "tq-last-member";

export function markPlace(key: string, viewerId: string): void {
  owners.set(key, viewerId);
  try {
    localStorage.setItem(LAST_MEMBER, viewerId);
  } catch {
    // Without storage only this page knows.
  }
}

/** After a sign-out the device belongs to no member. */
export function forgetLastMember(): void {
  try {
    localStorage.removeItem(LAST_MEMBER);
  } catch {
    // Then nothing was stored either.
  }
}

function lastMember(): string | null {
  try {
    return localStorage.getItem(LAST_MEMBER);
  } catch {
    return null;
  }
}

/** Whether somebody else was here before, at this very entry of the history. */
export function isPlaceOfAnother({ key }: Location, viewerId: string): boolean {
  return (owners.get(key) ?? viewerId) !== viewerId;
}

export function cameFrom(from: Location): CameFrom {
  return { from, of: owners.get(from.key) ?? lastMember() };
}

/** Where this person goes after signing in; null when they did not come from anywhere, or another one did. */
export function placeToReturn(state: unknown, viewerId: string | undefined): Location | null {
  const { from, of } = (state ?? {}) as CameFrom;
  return from && (!of || of === viewerId) ? from : null;
}
