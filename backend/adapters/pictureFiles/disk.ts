import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ListedFile, PictureFiles } from "./pictureFiles";

const listedAtOnce = 500;

/** Pictures in `uploads`, each in a folder of its own with one file per width. `unfinished` is on the same disk. */
export async function openDiskFiles(uploads: string, unfinished: string): Promise<PictureFiles> {
  await mkdir(uploads, { recursive: true });
  return {
    async write(id, files) {
      const folder = join(unfinished, randomUUID());
      await mkdir(folder);
      try {
        for (const [name, data] of files) await writeFile(join(folder, name), data);
        // A folder takes the place of an empty one only.
        await rm(join(uploads, id), { recursive: true, force: true });
        await rename(folder, join(uploads, id));
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        // Another process has just written it: what has the same id is the same picture.
        if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
      }
    },
    async read(id, name) {
      const handle = await open(join(uploads, id, name)).catch(ifMissing(null));
      if (!handle) return null;
      try {
        const { size: bytes } = await handle.stat();
        return { body: handle.createReadStream(), bytes };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    remove: (id) => rm(join(uploads, id), { recursive: true, force: true }),
    async *list() {
      let page: ListedFile[] = [];
      for await (const { name: id } of await opendir(uploads)) {
        const found = await stat(join(uploads, id)).catch(ifMissing(null));
        if (found) page.push({ id, writtenAt: found.mtime });
        if (page.length < listedAtOnce) continue;
        yield page;
        page = [];
      }
      yield page;
    },
    close: async () => {},
  };
}

const ifMissing =
  <Other>(other: Other) =>
  (error: unknown): Other => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return other;
    throw error;
  };
