import { deleteDraft } from "./drafts";

/** An identity that Google or Facebook has verified and that has no account yet. */
export interface PendingRegistration {
  /** Valid once, until `expiresAt`. Kept in memory only: never in a URL or in storage. */
  token: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  expiresAt: string | null;
}

/** Name of the draft of /registration. */
export const REGISTRATION_DRAFT = "registration";

let pending: PendingRegistration | null = null;

/** Keeps a registration by Google or Facebook that still lacks data, in memory alone. */
export function savePendingRegistration(registration: PendingRegistration): void {
  // What was filled in for one identity must not show for another.
  if (pending && pending.email !== registration.email) deleteDraft(REGISTRATION_DRAFT);
  pending = registration;
}

/** The registration to complete; null when there is none or it has expired. */
export function readPendingRegistration(): PendingRegistration | null {
  if (pending?.expiresAt && Date.parse(pending.expiresAt) <= Date.now()) pending = null;
  return pending;
}

/** Forgets it, once it is complete or was given up. */
export function clearPendingRegistration(): void {
  pending = null;
}
