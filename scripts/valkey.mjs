import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, run } from "./steps.mjs";

const programs = ["valkey-server", "redis-server"];

/** Finds a Valkey or Redis for the tests, or installs Debian's as root on Debian. */
export async function ensureValkey() {
  if (findValkey()) return;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("Installing Valkey or Redis for the tests …");
    await run("apt-get", ["update", "-qq"]);
    for (const name of programs) {
      // In this runlevel its package does not start it as a service.
      const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
      if (findValkey()) return;
    }
  }
  fail("The tests need a valkey-server or redis-server, which could not be installed.");
}

/** Its path; undefined where none is installed. */
export function findValkey() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
