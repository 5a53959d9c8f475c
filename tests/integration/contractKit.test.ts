import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend } from "../support/startBackend";
import type { TestBackend } from "../support/startBackend";
import { startGateway } from "../support/startGateway";
import type { TestGateway } from "../support/startGateway";
import { RailsServer } from "../support/rails/server";

let folder: string;
let backend: TestBackend;
let gateway: TestGateway;
let rails: RailsServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "truequea-kit-"));
  const kit = join(folder, "kit");
  await run("npx", ["vite", "build", "--logLevel", "error", "--config", "vite.contractKit.config.ts", "--outDir", kit]);
  await run("npm", ["pack", "--silent", "--pack-destination", folder], kit);
  const [tarball = ""] = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
  const fresh = await run("npm", ["install", "--offline", "--prefix", join(folder, "fresh"), join(folder, tarball)]);
  if (fresh.code !== 0) throw new Error(fresh.out);
  backend = await startBackend({ reviewSeconds: 0, jobsEveryMs: 50 });
  gateway = await startGateway(backend.url, { UPSTREAM_TIMEOUT_MS: "30000" });
  rails = await new RailsServer({}).start();
});
afterAll(async () => {
  await rails?.stop();
  await gateway?.stop();
  await backend?.stop();
  await rm(folder, { recursive: true, force: true });
});

test("finds every call of the documents in the embedded backend, and none that is answered differently", async () => {
  const { code, out } = await kit("--backend", backend.url);
  expect(out).toMatch(/^\d{3} calls are there, 0 are missing, 0 are answered differently\.$/m);
  expect(code).toBe(0);
});

test("says which calls a smaller backend lacks", async () => {
  const { out } = await kit("--backend", rails.url);
  expect(out).toMatch(/^has +GET +\/wall /m);
  expect(out).toMatch(/^missing +GET +\/v1\/alerts /m);
  expect(out).toMatch(/^missing +POST +\/moderation\/decisions /m);
});

test("names a backend that is not there instead of all its calls", async () => {
  const { code, out } = await kit("--backend", "http://127.0.0.1:4199");
  expect(out).toContain("http://127.0.0.1:4199 cannot be reached");
  expect(out).not.toContain("/wall");
  expect(code).toBe(2);
});

test.each([["--nonsense"], ["--gateway", "http://127.0.0.1:4199"], []])(
  "says how it is called: %s",
  async (...args) => {
    const { code, out } = await kit(...args);
    expect(out).toContain("truequea-contract --gateway URL --outbox URL");
    expect(code).toBe(2);
  },
);

test("runs contract tests against a gateway, without this repository", async () => {
  const { code, out } = await kit(
    "--gateway",
    gateway.url,
    "--outbox",
    `${backend.url}/outbox`,
    "--tests",
    "transaction",
  );
  expect(out).toMatch(/^ℹ fail 0$/m);
  expect(out).not.toMatch(/^ℹ pass 0$/m);
  expect(code).toBe(0);
});

test("fails where a gateway does not answer as the contract says", async () => {
  const { code, out } = await kit(
    "--gateway",
    backend.url,
    "--outbox",
    `${backend.url}/outbox`,
    "--tests",
    "transaction",
  );
  expect(out).not.toMatch(/^ℹ fail 0$/m);
  expect(code).toBe(1);
});

const kit = (...args: string[]) => run(join(folder, "fresh/node_modules/.bin/truequea-contract"), args, folder);

/** Runs a command to its end; what it has printed and how it ended. */
function run(command: string, args: string[], cwd = process.cwd()): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    // Of the test runner that this is, the kit's own must not know.
    const { NODE_TEST_CONTEXT: _context, NODE_OPTIONS: _options, ...env } = process.env;
    execFile(command, args, { cwd, env: { ...env, NO_COLOR: "1" }, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : error ? 1 : 0, out: stdout + stderr }),
    );
  });
}
