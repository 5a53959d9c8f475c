import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findFreePort } from "../../scripts/freePort";

/**
 * `npm start` and `npm run dev`: their errors, that they stop all of their processes, and that data outlive a restart.
 */

const scripts = join(import.meta.dirname, "../../scripts");
let folder: string;
let ports: { PORT: string; BACKEND_PORT: string };
let running: Run | undefined;

interface Run {
  child: ChildProcess;
  printed: () => string;
  complaints: () => string;
  ready: Promise<void>;
  ended: Promise<number | null>;
}

function start(env: Record<string, string> = {}, script = "start.mjs"): Run {
  const { NODE_ENV: _test, ...rest } = process.env;
  const child = spawn(process.execPath, [join(scripts, script)], {
    env: { ...rest, ...ports, DATA_DIR: folder, SEED: "off", CAPTCHA: "off", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("Truequea is ready.")) resolve();
    });
    void ended.then((code) => reject(new Error(`ended with ${code} before it was ready:\n${complaints}`)));
  });
  ready.catch(() => undefined); // where it must not become ready, no test waits for it
  running = { child, printed: () => printed, complaints: () => complaints, ready, ended };
  return running;
}

/** Processes that a process has started, as the system knows them. */
function childrenOf(pid: number): number[] {
  const all =
    process.platform === "linux"
      ? processesOfProc()
      : execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).split("\n");
  return all
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([one = 0, parent]) => (parent === pid ? [one] : []));
}

/** Small Linux images have no `ps`. */
function processesOfProc(): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [`${name} ${/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1]}`];
      } catch {
        return []; // it has just ended
      }
    });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

beforeAll(() => {
  // Under `npm test` it is built already; by itself, a test would wait for the build instead of what it means.
  const build = `await (await import(${JSON.stringify(join(scripts, "steps.mjs"))})).ensureBuilt()`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", build]);
}, 900_000);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "truequea-start-"));
});
beforeEach(async () => {
  ports = { PORT: String(await findFreePort()), BACKEND_PORT: String(await findFreePort()) };
});
afterEach(async () => {
  running?.child.kill("SIGTERM");
  await running?.ended;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a failed start explains itself in one line:", () => {
  let occupied: Server | undefined;

  afterEach(() => new Promise((resolve) => (occupied ? occupied.close(resolve) : resolve(undefined))));

  const occupy = () => {
    const server = createServer();
    occupied = server;
    return new Promise<string>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve(String((server.address() as AddressInfo).port)));
    });
  };

  const cases: [name: string, env: () => Promise<Record<string, string>>, line: RegExp][] = [
    ["a taken port", async () => ({ PORT: await occupy() }), /PORT|[Pp]ort/],
    ["a taken port of the backend", async () => ({ BACKEND_PORT: await occupy() }), /BACKEND_PORT/],
    ["a port that is none", async () => ({ PORT: "cuatro mil" }), /PORT.*cuatro mil/],
    ["a wrong setting of the backend", async () => ({ MODERATION: "tal vez" }), /MODERATION must be auto or manual/],
    // In front of another backend: only the gateway needs what is missing, and its own would have started by then.
    [
      "a wrong setting of the gateway",
      async () => ({ CAPTCHA: "tal vez", BACKEND_URL: "http://127.0.0.1:9" }),
      /CAPTCHA/,
    ],
    [
      "production without its secret",
      async () => ({ NODE_ENV: "production", CAPTCHA: "", BACKEND_URL: "http://127.0.0.1:9" }),
      /SESSION_SECRET is required/,
    ],
    [
      "production without the secret of its documents",
      async () => ({ NODE_ENV: "production", CAPTCHA: "" }),
      /DOCUMENTS_SECRET is required/,
    ],
    [
      "a data folder that cannot be one",
      async () => {
        const file = join(folder, "a-file");
        await writeFile(file, "");
        return { DATA_DIR: join(file, "data") };
      },
      /data folder.*DATA_DIR|DATA_DIR.*folder/i,
    ],
  ];
  test.each(cases)("%s", async (_name, env, line) => {
    const run = start(await env());
    expect(await run.ended).toBeGreaterThan(0);
    const lines = run.complaints().split("\n").filter(Boolean);
    expect(lines.join("\n")).toMatch(line);
    expect(lines.filter((one) => !one.endsWith("cannot start:"))).toHaveLength(1);
    expect(run.printed()).not.toContain("is ready");
  });
});

const email = "marta@example.com";

async function register(password: string): Promise<unknown> {
  const registration = {
    query: "mutation Register($input: RegisterInput!) { register(input: $input) { email errors { field } } }",
    variables: {
      input: {
        firstName: "Marta",
        lastName: "Rivas",
        email,
        phone: "+584145551234",
        country: "VE",
        state: "Miranda",
        dateOfBirth: "1993-02-28",
        gender: "FEMALE",
        password,
        acceptsTerms: true,
      },
    },
  };
  const answer = await fetch(`http://localhost:${ports.PORT}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(registration),
  });
  return answer.json();
}

test("prints its addresses, keeps its data, and stops all its processes, also when one ends by itself", async () => {
  const first = start();
  await first.ready;
  expect(first.printed()).toContain(`http://localhost:${ports.PORT}`);
  expect(first.printed()).toContain(`http://localhost:${ports.PORT}/graphql`);
  expect(first.printed()).toContain(`http://localhost:${ports.BACKEND_PORT}/outbox`);
  expect(await register("Trueque#2026")).toEqual({ data: { register: { email, errors: [] } } });

  const processes = childrenOf(first.child.pid ?? 0);
  expect(processes.length).toBeGreaterThanOrEqual(2);
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(processes.filter(isAlive)).toEqual([]);
  await expect(fetch(`http://localhost:${ports.PORT}/healthz`)).rejects.toThrow("fetch failed");

  const second = start();
  await second.ready;
  // Another form with the same address: the account still exists.
  expect(await register("Otra#2026")).toEqual({
    data: { register: { email: null, errors: expect.arrayContaining([{ field: "email" }]) as unknown } },
  });
  const outbox = await fetch(`http://localhost:${ports.BACKEND_PORT}/outbox`, {
    headers: { accept: "application/json" },
  });
  expect(await outbox.json()).toEqual([expect.objectContaining({ recipient: email })]);

  const later = childrenOf(second.child.pid ?? 0);
  const [one] = later;
  if (!one) throw new Error("nothing was started");
  process.kill(one, "SIGKILL");
  expect(await second.ended).toBeGreaterThan(0);
  expect(later.filter(isAlive)).toEqual([]);
});

test("npm run dev serves the client and the gateway on one port, and stops all of itself", async () => {
  const run = start({}, "dev.mjs");
  await run.ready;
  const address = `http://localhost:${ports.PORT}`;
  const page = await fetch(`${address}/wall`, { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("/@vite/client");
  const code = await fetch(`${address}/src/entry-client.tsx`);
  expect(code.headers.get("content-type")).toContain("javascript");
  const answer = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ wall { items { __typename } } }" }),
  });
  expect(await answer.json()).toEqual({ data: { wall: { items: [] } } });

  const processes = childrenOf(run.child.pid ?? 0);
  expect(processes.length).toBeGreaterThanOrEqual(2);
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  expect(processes.filter(isAlive)).toEqual([]);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
});

test("npm run dev says in one line that its port is taken", async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(Number(ports.PORT), "127.0.0.1", resolve));
  const run = start({}, "dev.mjs");
  expect(await run.ended).toBe(1);
  expect(run.complaints().trim()).toBe(`Port ${ports.PORT} is already in use: choose another one with PORT.`);
  await new Promise((resolve) => holder.close(resolve));
});
