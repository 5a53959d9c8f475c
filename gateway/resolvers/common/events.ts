import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import type { Loaders } from "../../loaders/loaders";

/** The session and its user; guests never reach the cable. */
export async function requireViewer(context: Context) {
  const session = context.requireSession();
  const userId = await context.loaders.viewerId();
  // The session is good, but the backend does not name its user.
  if (userId === null) throw new AppError("UPSTREAM_UNAVAILABLE");
  return { session, userId };
}

/**
 * Every event is resolved with fresh loaders: the operation may run for hours, and its first reads are outdated by
 * then.
 */
export async function* resolveEvents<Event, Field extends string>(
  context: Context,
  field: Field,
  events: AsyncIterable<Event>,
): AsyncGenerator<Record<Field, Event>> {
  for await (const event of events) {
    context.refresh();
    yield { [field]: event } as Record<Field, Event>;
  }
}

/** Changes may carry another clock's time, and some before the gap may not have arrived: repeat a minute of them. */
const lookBackMs = 60_000;

/** Whether something changed while the connection was down; a little earlier counts, too. */
export function isSince(updatedAt: string | null, downSince: number): boolean {
  return Date.parse(updatedAt ?? "") >= downSince - lookBackMs;
}

/** The same for the backend. */
export const sinceGap = (downSince: number): string => new Date(downSince - lookBackMs).toISOString();

/**
 * Reads what was missed during a gap. A backend that has just restarted may need a moment; a stream without the
 * missed part is better than none.
 */
export async function readAfterGap<Item>(
  context: Context,
  read: (loaders: Loaders) => Promise<Item[]>,
): Promise<Item[]> {
  for (const pauseMs of [0, 500, 2_000, 5_000]) {
    await wait(pauseMs);
    context.refresh();
    try {
      return await read(context.loaders);
    } catch (error) {
      if (error instanceof AppError && error.code === "UNAUTHENTICATED") throw error;
    }
  }
  return [];
}

/** The id of an `after` argument; null without one. BAD_USER_INPUT for anything but an id. */
export function parseAfterId(after: string | null | undefined): number | null {
  if (after == null) return null;
  if (!/^\d{1,15}$/.test(after)) throw new AppError("BAD_USER_INPUT", "El identificador no es válido.", "after");
  return Number(after);
}
