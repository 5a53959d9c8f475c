import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, run } from "./steps.mjs";

/**
 * Finds PostgreSQL with `pg_dump` for the tests, or installs Debian's as root on Debian: the packages that carry its
 * server have neither, and Debian's alone would be older than that server.
 */
export async function ensurePostgres() {
  if (findPostgresPrograms()) return;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("Installing PostgreSQL for the tests …");
    await run("apt-get", ["update", "-qq"]);
    // In this runlevel its package does not start it as a service.
    const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"], { env });
  }
  if (!findPostgresPrograms()) fail("The tests need PostgreSQL with pg_dump, which could not be installed.");
}

/** The folder with the programs of the newest installed server; undefined where none is. */
export function findPostgresPrograms() {
  const installed = "/usr/lib/postgresql";
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : [];
  const folders = versions.sort((a, b) => b - a).map((version) => join(installed, String(version), "bin"));
  return [...folders, ...(process.env.PATH ?? "").split(delimiter)].find((folder) =>
    ["initdb", "pg_dump", "pg_restore"].every((name) => existsSync(join(folder, name))),
  );
}
