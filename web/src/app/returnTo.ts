import type { Location } from "react-router-dom";
import { browserStorage } from "../lib/browserStorage";
import type { LoginState } from "../lib/guestIntent";

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
export function returnTo(from: Location): LoginState {
  const { purpose } = (from.state ?? {}) as LoginState;
  return { from, ownerId: entryOwners.get(from.key) ?? browserStorage.read(LAST_MEMBER), purpose };
}

/** Where to go after signing in, and what to do before; null when there is no such place or it is another user's. */
export function readReturnTo(
  state: unknown,
  viewerId: string | undefined,
): { from: NonNullable<LoginState["from"]>; intentId?: string | undefined } | null {
  const { from, ownerId, intentId } = (state ?? {}) as LoginState;
  return from && (!ownerId || ownerId === viewerId) ? { from, intentId } : null;
}
