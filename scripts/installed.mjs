import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

/**
 * Whether a folder holds every locked package, whoever installed them: npm notes in `node_modules` what it has put
 * there, once it is done. An optional package may be one for other machines.
 */
export function isInstalled(folder) {
  const noteFile = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(noteFile)) return false;
  const { "": locked, ...packages } = readJson(join(folder, "package-lock.json")).packages;
  const installed = readJson(noteFile).packages;
  const declared = readJson(join(folder, "package.json"));
  return (
    // Where they differ, `npm ci` says so.
    ["dependencies", "devDependencies"].every((kind) => isDeepStrictEqual(locked[kind], declared[kind])) &&
    Object.entries(packages).every(([path, { version, integrity, optional }]) => {
      const found = installed[path];
      return found ? found.version === version && found.integrity === integrity : optional === true;
    })
  );
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
