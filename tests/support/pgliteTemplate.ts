import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder } from "../../backend/db/client";
import { startPglite } from "../../backend/db/pglite";

let template: Promise<Blob> | undefined;

/** A migrated, empty PGlite, created once per set of migrations and machine: opening it is faster than migrating. */
export function migratedTemplate() {
  return (template ??= loadTemplate());
}

async function loadTemplate() {
  const file = join(tmpdir(), `truequea-migrated-${await hashOfMigrations()}.tar`);
  if (!existsSync(file)) {
    const client = await startPglite({});
    // Else whoever opens it carries out all migrations again, from the log of writes.
    await client.exec("checkpoint");
    const dump = await client.dumpDataDir("none");
    await client.close();
    const partialFile = `${file}.${randomUUID()}`;
    await writeFile(partialFile, Buffer.from(await dump.arrayBuffer()));
    await rename(partialFile, file);
  }
  return new Blob([new Uint8Array(await readFile(file))]);
}

async function hashOfMigrations() {
  const hash = createHash("sha256");
  for (const name of (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort()) {
    hash.update(name).update(await readFile(join(migrationsFolder, name)));
  }
  return hash.update(process.version).digest("hex").slice(0, 16);
}
