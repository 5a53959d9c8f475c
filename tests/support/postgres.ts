import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openPostgres } from "../../backend/db/postgres";
import { executeAsAdmin, isAlive, launchCluster, makeCluster } from "./postgresCluster";
import { pollUntil } from "./pollUntil";

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
  const { base, copies } = await ensureServer(folder, settings);
  return createDatabase(base, `template ${template} ${copies}`);
}

/** A database without tables, on the server of one that is there. */
export const emptyPostgres = (url: string) => createDatabase(new URL("/", url).href, "");

async function createDatabase(base: string, source: string) {
  const name = databasePrefix + randomUUID().replaceAll("-", "");
  await executeAsAdmin(base, `create database ${name} ${source}`);
  return {
    url: base + name,
    drop: async () => void (await executeAsAdmin(base, `drop database if exists ${name} with (force)`)),
  };
}

/** Stops the server of the run, if one was started, and removes its folder. */
export async function stopPostgres(folder: string) {
  const state = await readState(folder);
  if (state) {
    process.kill(state.pid, "SIGINT");
    await pollUntil(
      async () => isAlive(state.pid),
      (is) => !is,
    );
  }
  await rm(folder, { recursive: true, force: true });
}

async function ensureServer(folder: string, settings: readonly string[]) {
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
  await pollUntil(async () => [stateFile, "failed"].some((name) => existsSync(join(folder, name))), Boolean, 120_000);
  const state = await readState(folder);
  if (!state) throw new Error(`PostgreSQL did not start: ${await readFile(join(folder, "failed"), "utf8")}`);
  return { ...state, base: `postgres://truequea@127.0.0.1:${state.port}/` };
}

async function startServer(folder: string, moreSettings: readonly string[]) {
  const data = join(folder, "data");
  await makeCluster(data);
  const { base, pid, port } = await launchCluster(data, moreSettings);
  await executeAsAdmin(base, `create database ${template}`);
  await (await openPostgres(base + template)).close();
  const [server] = await executeAsAdmin<{ version: number }>(
    base,
    "select current_setting('server_version_num')::int as version",
  );
  // Newer servers copy through the log of writes unless `strategy file_copy` is set: twice the work.
  const copies = server && server.version >= 150_000 ? "strategy file_copy" : "";
  // Renamed when it is whole: other processes wait for it and read it at once.
  await writeFile(join(folder, `${stateFile}.part`), JSON.stringify({ port, pid, copies }));
  await rename(join(folder, `${stateFile}.part`), join(folder, stateFile));
}

async function readState(folder: string) {
  const content = await readFile(join(folder, stateFile), "utf8").catch(() => null);
  return content === null ? null : (JSON.parse(content) as { port: number; pid: number; copies: string });
}
