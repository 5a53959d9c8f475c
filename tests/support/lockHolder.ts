import { FolderInUseError, lockFolder } from "../../backend/db/lock";

/** A process that locks the folders its parent names, one at a time. */
let unlock = async () => {};

async function takeLock(folder: string): Promise<string> {
  await unlock();
  unlock = async () => {};
  try {
    unlock = await lockFolder(folder);
    return "taken";
  } catch (error) {
    return error instanceof FolderInUseError ? "in use" : String(error);
  }
}

process.on("message", async (folder: string) => process.send?.(await takeLock(folder)));
process.on("disconnect", () => process.exit(0));
