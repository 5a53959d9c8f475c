import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The folder with the programs of the newest installed server; undefined where none is. The packages that carry the
 * tests' server have no `pg_dump`, and Debian's alone would be older than that server.
 */
export function findPostgresPrograms() {
  const installed = "/usr/lib/postgresql";
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : [];
  const folders = versions.sort((a, b) => b - a).map((version) => join(installed, String(version), "bin"));
  return [...folders, ...(process.env.PATH ?? "").split(delimiter)].find((folder) =>
    ["initdb", "pg_dump", "pg_restore"].every((name) => existsSync(join(folder, name))),
  );
}
