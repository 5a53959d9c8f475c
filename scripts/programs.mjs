import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./steps.mjs";

/** The path of the first of these programs that is installed; undefined where none is. */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/sbin", "/usr/local/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * Installs packages as root on Debian, all at once: to read its lists takes as long as a package. Of each group the
 * first that it has, none where it has none.
 */
export async function installPackages(groups) {
  if (groups.length === 0 || !existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  await run("apt-get", ["update", "-qq"]);
  const shown = spawnSync("apt-cache", ["show", ...groups.flat()], { encoding: "utf8" }).stdout;
  const known = new Set(Array.from(shown.matchAll(/^Package: (.+)$/gm), ([, name]) => name));
  const chosen = groups.flatMap((names) => names.find((name) => known.has(name)) ?? []);
  console.log(`Installing for the tests: ${chosen.join(", ")} …`);
  // In this runlevel no package starts its service.
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...chosen], { env });
}
