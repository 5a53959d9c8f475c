import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./installed.mjs";

/**
 * What `npm start` and `npm test` both need. Plain JavaScript without packages: it runs before anything is installed.
 */

/** Of the repository, with whatever folder a script was started in. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const minimumNode = [20, 19];

/** Ends the process with one line where Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < minimumNode[0] || (major === minimumNode[0] && minor < minimumNode[1])) {
    fail(`Truequea needs Node ${minimumNode.join(".")} or later; this is ${process.versions.node}.`);
  }
}

/** One clear line, status 1. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Runs a program to its end with its output shown; resolves with its status. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      ...options,
      env: { ...process.env, ...options.env },
    });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Its name as a process is started. */
export const npm = process.platform === "win32" ? "npm.cmd" : "npm";
/** Where npm puts the command of a dependency. */
export const bin = (name) => join(root, "node_modules", ".bin", name);

/** Installs a folder's locked packages where they are not all there. */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return;
  console.log("Installing packages (a minute or two the first time) …");
  const status = await run(npm, ["ci", "--no-progress", "--include=dev"], { cwd: folder });
  if (status !== 0) fail("Installing the packages failed; the lines above say why.");
}

/** What dist/ was last built from. */
const stamp = join(root, "dist", ".built-from");

/** Whether dist/ is built of the sources as they are. */
export const isBuilt = () => readIfExists(stamp) === hashSources();

/** Builds when the sources have changed since the last build. */
export async function ensureBuilt() {
  const wanted = hashSources();
  if (readIfExists(stamp) === wanted) return;
  console.log("Building …");
  const status = await run(process.execPath, [join(root, "scripts", "build.mjs")], { env: { NODE_ENV: "production" } });
  if (status !== 0) fail("The build failed; the lines above say why.");
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const hashSources = () =>
  hashFolders(
    ["schema", "catalogue", "rules", "telemetry", "gateway", "backend", "web"],
    [
      "package-lock.json",
      "vite.server.config.ts",
      "tsconfig.json",
      "scripts/build.mjs",
      "scripts/schemaFile.ts",
      "scripts/renderedSheet.mjs",
      "vite.sandbox.config.ts",
    ],
  ) + viteSettings();

function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Settings that the build writes into the client; Vite's own (its tests set them) are not among them. */
function viteSettings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith("VITE_") && !/^VITE_(USER|CONFIG)_/.test(name))
    .map((pair) => pair.join("="))
    .sort()
    .join(" ");
}

function hashFiles(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** By content, so that a fresh checkout with other file times is the same. */
function hashFolders(folders, files) {
  const all = [...files];
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (!/\.test\.tsx?$/.test(entry.name)) all.push(path);
    }
  };
  for (const folder of folders)
    if (existsSync(join(root, folder)) && statSync(join(root, folder)).isDirectory()) walk(folder);
  return hashFiles(all.filter((file) => existsSync(join(root, file))).sort());
}
