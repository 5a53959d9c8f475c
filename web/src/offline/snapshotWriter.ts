import type { ApolloClient } from "@apollo/client";
import { currentOwner, GUEST } from "./snapshotOwner";
import type { fromParts } from "./snapshotParts";
import { toParts } from "./snapshotParts";
import { deleteParts, deleteSnapshot, openToWrite, readSnapshot, writeParts } from "./snapshotStore";
import { MAX_AGE_MS, MAX_CONVERSATIONS } from "./snapshotLimits";

/** Changes within this time are written together. */
const WRITE_DELAY_MS = 500;

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
  let database: Awaited<ReturnType<typeof openToWrite>>;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  // Checked before each write: another tab may have signed out in the meantime.
  const canWrite = () => !isStopped && currentOwner() === owner && isMember === (owner !== GUEST);
  const close = () => {
    database?.close();
    database = undefined;
  };

  /** Writes what has changed into the open database, at once. */
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!database || !canWrite()) return;
    const parts = toParts(client.cache.extract() as Parameters<typeof fromParts>[0][number], isMember);
    const changed = [...parts]
      .map(([name, data]) => ({ name, data, text: JSON.stringify(data) }))
      .filter(({ name, text }) => written.get(name) !== text);
    // What the cache had and has no more, as the values of an edit that was saved.
    const gone = [...written.keys()].filter((name) => !parts.has(name) && !name.startsWith("chat:"));
    if (gone.length > 0) void deleteParts(gone);
    for (const name of gone) written.delete(name);
    if (changed.length === 0) return;
    const savedAt = Date.now();
    if (
      writeParts(
        database,
        changed.map(({ name, data }) => ({ name, owner, savedAt, data })),
      )
    )
      for (const { name, text } of changed) written.set(name, text);
    // Closed for a deletion: the next change opens it anew.
    else database = undefined;
  };
  const openAndWrite = async () => {
    // What it deletes is not written before.
    await pruned;
    if (!canWrite()) return;
    const opened = await openToWrite();
    close();
    database = opened;
    write();
    if (isStopped || document.visibilityState === "hidden") close();
  };
  const scheduleWrite = () => {
    if (isStopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (database) write();
      else void openAndWrite();
    }, WRITE_DELAY_MS);
  };
  // The page may be on its way out: what was not written yet is written now.
  const leave = () => {
    if (document.visibilityState !== "hidden") return;
    if (timer && database) write();
    close();
  };
  document.addEventListener("visibilitychange", leave);
  const pruned = pruneSnapshot(owner);
  void openAndWrite();
  return {
    scheduleWrite,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      close();
      document.removeEventListener("visibilitychange", leave);
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
