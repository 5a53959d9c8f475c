import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../freePort";

/** The CPU time of each kind of process so far, in ms. */
export type Work = Record<"gateways" | "backends" | "database" | "crowd", number>;

/** The gateways that are measured, with what stands behind them. */
export interface Nodes {
  /** Addresses of the gateways. */
  urls: string[];
  /** What a gateway keeps in memory, in bytes. */
  memory(): number[];
  work(): Work;
  stop(): Promise<void>;
}

/** Milliseconds of a tick of /proc. */
const tickMs = 10;
const pageBytes = 4_096;

/**
 * So many gateways, each in front of a backend of its own, all on one database and one Valkey, as built into dist/.
 * `databasePid` is that of the whole server, whose work is counted, too.
 */
export async function startNodes(
  count: number,
  shared: { databaseUrl: string; valkeyUrl: string; folder: string; databasePid: number },
): Promise<Nodes> {
  const backends: ChildProcess[] = [];
  const gateways: ChildProcess[] = [];
  const urls: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const [port, backendPort] = [await findFreePort(), await findFreePort()];
    const folder = join(shared.folder, `node-${count}-${number}`);
    const settings = { LOG_LEVEL: "error", DATA_DIR: folder, SEED: "off", PUBLIC_URL: `http://localhost:${port}` };
    backends.push(
      await start("dist/backend/main.js", {
        ...settings,
        BACKEND_PORT: String(backendPort),
        DATABASE_URL: shared.databaseUrl,
      }),
    );
    gateways.push(
      await start("dist/gateway/main.js", {
        ...settings,
        PORT: String(port),
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
        VALKEY_URL: shared.valkeyUrl,
        SESSION_SECRET: "a-secret-for-benches-that-is-long-enough",
        CAPTCHA: "off",
        NODE_OPTIONS: "--max-semi-space-size=64",
      }),
    );
    urls.push(`http://localhost:${port}`);
  }
  return {
    urls,
    memory: () =>
      gateways.map(({ pid }) => Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * pageBytes),
    work: () => ({
      gateways: cpuOf(gateways),
      backends: cpuOf(backends),
      database: cpuOfFamily(shared.databasePid),
      crowd: cpuMs(process.pid),
    }),
    async stop() {
      // Gateways first: they speak to the backends until they end.
      for (const processes of [gateways, backends]) await Promise.all(processes.map(end));
    },
  };
}

function start(file: string, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", () => resolve(child));
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code} before it was ready`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

const cpuOf = (processes: readonly ChildProcess[]) => sum(processes.map(({ pid }) => cpuMs(pid ?? 0)));

/** Of a process and of those of its children that have ended. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return sum(fields.slice(11, 15).map(Number)) * tickMs;
}

/** Of a whole server, in ms: PostgreSQL works in a process for each connection. */
export function cpuOfFamily(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return cpuMs(pid) + sum(children.map((child) => cpuMs(Number(child))));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
