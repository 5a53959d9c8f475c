import type { Location } from "react-router-dom";

/** Location state of the login: where to go after signing in. */
interface ReturnTo {
  from?: Location;
  /** The user who had the page open, if any: no other user may be sent there. */
  ownerId?: string | null;
}

/** Owners of history entries by the entry's key; lives as long as the page. */
const entryOwners = new Map<string, string>();

/**
 * The last member on this device who has not signed out. A reload loses the owners of the history entries but keeps
 * their state: a page that redirects a guest to the login may be one that this member had open.
 */
const LAST_MEMBER = "tq-last-member";

/** Remembers who had a history entry open. */
export function recordEntryOwner(key: string, viewerId: string): void {
  entryOwners.set(key, viewerId);
  try {
    localStorage.setItem(LAST_MEMBER, viewerId);
  } catch {
    // Without storage only this page knows.
  }
}

/** To be called on sign-out: the device then belongs to no member. */
export function clearLastMember(): void {
  try {
    localStorage.removeItem(LAST_MEMBER);
  } catch {
    // Then nothing was stored either.
  }
}

function readLastMember(): string | null {
  try {
    return localStorage.getItem(LAST_MEMBER);
  } catch {
    return null;
  }
}

/** Whether another user had this history entry open. */
export function isEntryOfOtherUser({ key }: Location, viewerId: string): boolean {
  return (entryOwners.get(key) ?? viewerId) !== viewerId;
}

/** State for the login, so that it leads back to this location. */
export function returnTo(from: Location): ReturnTo {
  return { from, ownerId: entryOwners.get(from.key) ?? readLastMember() };
}

/** Where to go after signing in; null when there is no such place or it belongs to another user. */
export function readReturnTo(state: unknown, viewerId: string | undefined): Location | null {
  const { from, ownerId } = (state ?? {}) as ReturnTo;
  return from && (!ownerId || ownerId === viewerId) ? from : null;
}
