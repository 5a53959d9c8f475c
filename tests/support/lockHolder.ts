import { FolderInUse, lockFolder } from "../../backend/db/lock";

/** A process that locks and unlocks folders as its parent says. */
let unlock = async () => {};

async function answer(message: { lock: string } | { unlock: true }): Promise<string> {
  if ("unlock" in message) {
    await unlock();
    unlock = async () => {};
    return "unlocked";
  }
  try {
    unlock = await lockFolder(message.lock);
    return "taken";
  } catch (error) {
    return error instanceof FolderInUse ? "in use" : String(error);
  }
}

process.on("message", async (message: { lock: string } | { unlock: true }) => process.send?.(await answer(message)));
process.on("disconnect", () => process.exit(0));
