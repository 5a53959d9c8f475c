import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder with those above it. Not mkdir's own `recursive`: where the system refuses with ENOENT (/proc) that
 * never ends in Node 20.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    const parent = dirname(folder);
    if (code !== "ENOENT" || parent === folder) throw error;
    await makeFolder(parent);
    await mkdir(folder);
  }
}
