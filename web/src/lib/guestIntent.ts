import type { SearchInput } from "../__generated__/graphql";
import { browserStorage } from "./browserStorage";
import { randomId } from "./randomId";

/** A part of a location, as far as it says where to go. */
export interface Target {
  pathname?: string;
  search?: string;
  hash?: string;
  /** What the history entry knew. */
  state?: unknown;
}

/** Location state of the login and of the registration. */
export interface LoginState {
  /** Where to go after signing in. */
  from?: Target;
  /** The only user who may be sent there, where that is known. */
  ownerId?: string | null;
  /** What is to be done first; see saveIntent. */
  intentId?: string;
  purpose?: Purpose | undefined;
}

/** What the login is for, as it says itself. */
export interface Purpose {
  action: "save" | "propose" | "alert";
  /** Of the publication, or what an alert waits for. */
  title: string;
}

/** One of them. */
interface IntendedAction {
  /** The publication to be saved. */
  publicationId?: string | undefined;
  /** The search to be kept as an alert. */
  alertSearch?: SearchInput | undefined;
}

/**
 * What a guest was about to do before the login: one per browser, carried out once. Its id travels in the login's
 * location state, so that it is not carried out for a user who signs in another way.
 */
interface GuestIntent extends IntendedAction {
  id: string;
  /** Of a registration: the account that it created, and where to go once it is confirmed. */
  account?: { userId: string; path: Target };
  until: number;
}

const KEY = "tq-intent";
const LOGIN_MS = 30 * 60_000;
/** As long as the link of a confirmation mail. */
const CONFIRMATION_MS = 72 * 3_600_000;

function read(): GuestIntent | null {
  try {
    const intent = JSON.parse(browserStorage.read(KEY) ?? "null") as GuestIntent | null;
    return intent && intent.until > Date.now() ? intent : null;
  } catch {
    return null;
  }
}

const write = (intent: GuestIntent) => browserStorage.write(KEY, JSON.stringify(intent));

/** Forgets what a guest wanted to do. */
export function clearIntent(): void {
  browserStorage.write(KEY, null);
}

/** Remembers what a guest wants to do; returns the intent's id. */
export function saveIntent(action: IntendedAction): string {
  const id = randomId();
  write({ id, ...action, until: Date.now() + LOGIN_MS });
  return id;
}

/**
 * After a registration: the new account, and no other, goes on where its person left off. Returns the login's state.
 */
export function assignIntent(state: LoginState | null, userId: string): LoginState | null {
  if (!state?.from) return state;
  const { pathname = "/", search = "", hash = "" } = state.from;
  const earlier = read();
  const id = state.intentId ?? randomId();
  const { publicationId, alertSearch } = earlier?.id === id ? earlier : {};
  write({
    id,
    publicationId,
    alertSearch,
    account: { userId, path: { pathname, search, hash } },
    until: Date.now() + CONFIRMATION_MS,
  });
  return { from: state.from, ownerId: userId, intentId: id };
}

/** The login's state for an account that has just been confirmed in this browser; null where none registered here. */
export function loginStateOfRegistration(): LoginState | null {
  const intent = read();
  return intent?.account ? { from: intent.account.path, ownerId: intent.account.userId, intentId: intent.id } : null;
}

/** Takes the intent, so that it is not found again; null where it is done or has expired. */
export function takeIntent(id: string): IntendedAction | null {
  const intent = read();
  if (intent?.id !== id) return null;
  clearIntent();
  return intent;
}
