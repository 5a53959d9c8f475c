import type { ApolloClient } from "@apollo/client";
import { currentOwner, GUEST } from "./snapshotOwner";
import type { fromParts } from "./snapshotParts";
import { toParts } from "./snapshotParts";
import { deleteParts, deleteSnapshot, writeParts, readSnapshot } from "./snapshotStore";
import { MAX_AGE_MS, MAX_CONVERSATIONS } from "./snapshotLimits";

/** Changes within this time are written together. */
const WRITE_DELAY_MS = 1_500;

/** Writes the copy of the cache to this device, not more often than it has to. */
export interface SnapshotWriter {
  /** To be called when the cache has changed. */
  scheduleWrite: () => void;
  stop: () => void;
}

/**
 * Saves what the viewer sees for reading offline. The server must have confirmed the session: a snapshot that another
 * user left is deleted first.
 */
export function startSnapshotWriter(client: ApolloClient, isMember: boolean): SnapshotWriter {
  const owner = currentOwner();
  const written = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  // Checked before each write: another tab may have signed out in the meantime.
  const canWrite = () => !isStopped && currentOwner() === owner && isMember === (owner !== GUEST);
  const pruned = pruneSnapshot(owner);

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    await pruned;
    if (!canWrite()) return;
    const changed = [...toParts(client.cache.extract() as Parameters<typeof fromParts>[0][number], isMember)].filter(
      ([name, data]) => {
        const text = JSON.stringify(data);
        if (written.get(name) === text) return false;
        written.set(name, text);
        return true;
      },
    );
    if (changed.length > 0)
      await writeParts(
        changed.map(([name, data]) => ({ name, owner, savedAt: Date.now(), data })),
        canWrite,
      );
  };
  const scheduleWrite = () => {
    if (isStopped) return;
    timer ??= setTimeout(() => void write(), WRITE_DELAY_MS);
  };
  const writeWhenHidden = () => {
    if (document.visibilityState === "hidden" && timer) void write();
  };
  document.addEventListener("visibilitychange", writeWhenHidden);
  scheduleWrite();
  return {
    scheduleWrite,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", writeWhenHidden);
    },
  };
}

/** Deletes other users' parts, expired parts, and all but the newest conversations. */
async function pruneSnapshot(owner: string): Promise<void> {
  const parts = await readSnapshot();
  if (parts.some((part) => part.owner !== owner)) return deleteSnapshot();
  const expired = parts.filter(({ savedAt }) => Date.now() - savedAt > MAX_AGE_MS);
  const conversations = parts.filter(({ name }) => name.startsWith("chat:")).sort((a, b) => b.savedAt - a.savedAt);
  const names = [...expired, ...conversations.slice(MAX_CONVERSATIONS)].map(({ name }) => name);
  if (names.length > 0) await deleteParts(names);
}
