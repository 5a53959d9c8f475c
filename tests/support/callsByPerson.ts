import type { TestBackend } from "./startBackend";
import { sessionOf } from "./builders";
import type { User } from "./builders";

interface CallOptions {
  method?: string;
  body?: unknown;
  /** What the backend knows a repeated request by. */
  key?: string;
}

/** Calls of a backend whose clock the test sets, each in the name of a person. */
export function callsByPerson(fixture: { backend: TestBackend }, now: () => Date) {
  /** One session for each day of the clock: an account has a few at most. */
  const sessions = new Map<string, Promise<Record<string, string>>>();
  const as = (user: User) => {
    const key = `${user.id} ${now().toISOString().slice(0, 10)}`;
    const session = sessions.get(key) ?? sessionOf(fixture.backend.db, user, now());
    sessions.set(key, session);
    return session;
  };
  const call = async <T>(user: User, path: string, { key, ...options }: CallOptions = {}) =>
    fixture.backend.call<T>(path, {
      headers: { ...(await as(user)), ...(key !== undefined && { "idempotency-key": key }) },
      ...options,
    });
  return { as, call };
}
