import { deleteDraft } from "./drafts";

/** Somebody whom Google or Facebook vouched for and who has no account yet. */
export interface PendingRegistration {
  /** Good once, until `expiresAt`. It stays in the memory of this page: never in an address, never in a storage. */
  token: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  expiresAt: string | null;
}

/** Name of the draft of /registration. */
export const REGISTRATION_DRAFT = "registration";

let pending: PendingRegistration | null = null;

export function savePendingRegistration(registration: PendingRegistration): void {
  // What one filled in after Google's word is not for another who comes with theirs.
  if (pending && pending.email !== registration.email) deleteDraft(REGISTRATION_DRAFT);
  pending = registration;
}

/** What is to be completed; null when nothing is, or when it has expired. */
export function readPendingRegistration(): PendingRegistration | null {
  if (pending?.expiresAt && Date.parse(pending.expiresAt) <= Date.now()) pending = null;
  return pending;
}

export function clearPendingRegistration(): void {
  pending = null;
}
