import type { Location } from "react-router-dom";
import { browserStorage } from "../lib/browserStorage";

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
  browserStorage.write(LAST_MEMBER, viewerId);
}

/** To be called on sign-out: the device then belongs to no member. */
export function clearLastMember(): void {
  browserStorage.write(LAST_MEMBER, null);
}

/** Whether another user had this history entry open. */
export function isEntryOfOtherUser({ key }: Location, viewerId: string): boolean {
  return (entryOwners.get(key) ?? viewerId) !== viewerId;
}

/** State for the login, so that it leads back to this location. */
export function returnTo(from: Location): ReturnTo {
  return { from, ownerId: entryOwners.get(from.key) ?? browserStorage.read(LAST_MEMBER) };
}

/** Where to go after signing in; null when there is no such place or it belongs to another user. */
export function readReturnTo(state: unknown, viewerId: string | undefined): Location | null {
  const { from, ownerId } = (state ?? {}) as ReturnTo;
  return from && (!ownerId || ownerId === viewerId) ? from : null;
}
