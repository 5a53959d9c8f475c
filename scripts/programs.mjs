import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, run } from "./steps.mjs";

/** The path of the first of these programs that is installed; undefined where none is. */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Finds one of these programs for the tests, or installs the first that Debian has, as root on Debian. */
export async function ensureProgram(names) {
  if (findProgram(names)) return;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log(`Installing ${names.join(" or ")} for the tests …`);
    await run("apt-get", ["update", "-qq"]);
    for (const name of names) {
      // In this runlevel its package does not start it as a service.
      const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
      if (findProgram(names)) return;
    }
  }
  fail(`The tests need ${names.join(" or ")}, which could not be installed.`);
}
