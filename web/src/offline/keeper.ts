import type { ApolloClient } from "@apollo/client";
import { currentOwner, GUEST } from "./marker";
import type { fromParts } from "./parts";
import { toParts } from "./parts";
import { drop, forgetKept, keep, readKept } from "./store";
import { MAX_AGE, MAX_CONVERSATIONS } from "./limits";

/** After the last change, ms. */
const PAUSE = 1_500;

export interface Keeper {
  /** Something has come into the cache. */
  changed: () => void;
  stop: () => void;
}

/**
 * Keeps what the person of this session sees for reading without a network. The session must have been confirmed by the server: what
 * somebody else has left is forgotten first.
 */
export function startKeeper(client: ApolloClient, isMember: boolean): Keeper {
  const owner = currentOwner();
  const written = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  // Asked again before each writing: another tab may have signed out meanwhile.
  const mayWrite = () => !isStopped && currentOwner() === owner && isMember === (owner !== GUEST);
  const ready = prepare(owner);

  const save = async () => {
    clearTimeout(timer);
    timer = undefined;
    await ready;
    if (!mayWrite()) return;
    const changed = [...toParts(client.cache.extract() as Parameters<typeof fromParts>[0][number], isMember)].filter(
      ([name, data]) => {
        const text = JSON.stringify(data);
        if (written.get(name) === text) return false;
        written.set(name, text);
        return true;
      },
    );
    if (changed.length > 0)
      await keep(
        changed.map(([name, data]) => ({ name, owner, savedAt: Date.now(), data })),
        mayWrite,
      );
  };
  const changed = () => {
    if (isStopped) return;
    timer ??= setTimeout(() => void save(), PAUSE);
  };
  const leave = () => {
    if (document.visibilityState === "hidden" && timer) void save();
  };
  document.addEventListener("visibilitychange", leave);
  changed();
  return {
    changed,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", leave);
    },
  };
}

/** Forgets what belongs to others, what is old, and conversations beyond the newest ones. */
async function prepare(owner: string): Promise<void> {
  const kept = await readKept();
  if (kept.some((part) => part.owner !== owner)) return forgetKept();
  const old = kept.filter(({ savedAt }) => Date.now() - savedAt > MAX_AGE);
  const conversations = kept.filter(({ name }) => name.startsWith("chat:")).sort((a, b) => b.savedAt - a.savedAt);
  const names = [...old, ...conversations.slice(MAX_CONVERSATIONS)].map(({ name }) => name);
  if (names.length > 0) await drop(names);
}
