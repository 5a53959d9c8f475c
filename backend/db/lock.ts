import { randomUUID } from "node:crypto";
import { rmdirSync, rmSync } from "node:fs";
import { readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "../folder";

/** Thrown when another living process, or another part of this one, has the data folder open. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}`);
  }
}

/** What the system answers to a rename onto a folder that is not empty: POSIX, BSD, Windows. */
const occupiedCodes = new Set(["ENOTEMPTY", "EEXIST", "EPERM", "EACCES"]);
/** A refusal that outlives this many tries has another reason than a busy lock. */
const maxAttempts = 1_000;

/** The entries of the locks that this process holds. */
const heldEntries = new Set<string>();

/**
 * Takes `folder` for this process; what a dead process left is taken over. The lock is a folder beside it with one
 * entry, `<pid>.<uuid>`. Two guarantees of every file system make it exclusive: a folder is never renamed onto one that
 * is not empty, and since no entry's name is used twice, removing a dead holder's entry cannot hit the living one that
 * came after it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${folder}.holder`;
  const entry = `${process.pid}.${randomUUID()}`;
  // Renamed into place with its entry: no one ever sees a lock without its holder.
  const prepared = `${lock}.${entry}`;
  await makeFolder(dirname(lock));
  await makeFolder(prepared);
  heldEntries.add(entry);
  try {
    await writeFile(join(prepared, entry), "");
    await moveIntoPlace(folder, prepared, lock);
  } catch (error) {
    heldEntries.delete(entry);
    await rm(prepared, { recursive: true, force: true });
    throw error;
  }
  const release = () => {
    heldEntries.delete(entry);
    rmSync(join(lock, entry), { force: true });
    try {
      rmdirSync(lock);
    } catch {
      // The next holder is in it already.
    }
  };
  process.once("exit", release);
  return async () => {
    process.off("exit", release);
    release();
  };
}

async function moveIntoPlace(folder: string, prepared: string, lock: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(prepared, lock);
    } catch (error) {
      if (!occupiedCodes.has((error as NodeJS.ErrnoException).code ?? "") || attempt === maxAttempts) throw error;
      await removeDeadHolders(folder, lock);
    }
  }
}

/** Throws FolderInUseError where a holder lives. */
async function removeDeadHolders(folder: string, lock: string) {
  for (const entry of await readdir(lock).catch(() => [])) {
    const pid = Number.parseInt(entry, 10);
    if (isAlive(pid, entry)) throw new FolderInUseError(folder, pid);
    await rm(join(lock, entry), { force: true });
  }
  // Only Windows needs the empty folder out of the way; one that is not empty stays.
  await rmdir(lock).catch(() => {});
}

function isAlive(pid: number, entry: string) {
  // After a restart in a container the dead holder often had this process's own pid.
  if (pid === process.pid) return heldEntries.has(entry);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
