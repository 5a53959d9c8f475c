import { rmSync } from "node:fs";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "../folder";

/** Thrown when another living process has the data folder open. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}`);
  }
}

/** Takes `folder` for this process with a pid file beside it; a file left by a dead process is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  await makeFolder(dirname(file));
  // Linked into place with its content: whoever finds the file finds a pid in it.
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    return await take(folder, file, own);
  } finally {
    await rm(own, { force: true });
  }
}

async function take(folder: string, file: string, own: string) {
  for (;;) {
    try {
      await link(own, file);
      const release = () => rmSync(file, { force: true });
      process.once("exit", release);
      return async () => {
        process.off("exit", release);
        release();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const pid = Number(await readFile(file, "utf8").catch(() => "0"));
      if (pid > 0 && pid !== process.pid && isAlive(pid)) throw new FolderInUse(folder, pid);
      await rm(file, { force: true });
    }
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
