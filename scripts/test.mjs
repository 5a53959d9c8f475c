import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, checkNode, ensureBuilt, ensureInstalled, root, run } from "./steps.mjs";
import { ensureTestPrograms } from "./testPrograms.mjs";

/** `npm test`: every check of the project, and at the end one line that counts them. */

checkNode();
process.chdir(root);
const started = Date.now();
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await ensureInstalled();
/** The pictures of the demo town, drawn once. */
const town = mkdtempSync(join(tmpdir(), "truequea-town-"));
process.on("exit", () => rmSync(town, { recursive: true, force: true }));

let passed = 0;
let failed = 0;
const failures = [];

// Side by side, because each waits for something: the disk, the network, one thread, a server.
const [browser] = await Promise.all([
  ensureTestPrograms(),
  ensureBuilt(),
  check("generated code is what the schema and the operations say", async () => {
    const before = generated();
    const status = await run(bin("graphql-codegen"), []);
    return status === 0 && before === generated();
  })
    .then(() => check("types", async () => (await run(bin("tsc"), ["--noEmit", "--checkers", "1"])) === 0))
    .then(() => check("lint and import rules", async () => (await run(bin("oxlint"), ["--deny-warnings"])) === 0))
    .then(() => check("format", async () => (await run(bin("oxfmt"), ["--check"])) === 0)),
  vitest("unit", ["--project", "unit", "--project", "web"]),
]);
const servers = ["--project", "integration"];
// The browser does not wait for PGlite's last long files, which leave a core idle.
await Promise.all([
  vitest("integration on PGlite", [...servers, "tests/integration/backend", "tests/contract"], { TOWN_FOLDER: town }),
  // Not again what the first run has shown already. The gateway sees no database: its tests run on the one that
  // starts faster.
  vitest("integration on PostgreSQL", [...servers, ...choosingTests().flatMap((file) => ["--exclude", file])], {
    TEST_DATABASE: "postgres",
  }).then(() => playwright(browser)),
]);

// Repeated at the end, for readers of only the last lines of a long log.
for (const failure of failures) console.error(`✗ ${failure}`);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function check(name, holds) {
  console.log(`\n── ${name}`);
  if (await holds()) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}

/** Its output is shown when it has ended: others run beside it. */
async function vitest(name, args, env = {}) {
  console.log(`\n── ${name} …`);
  const file = join(results, `${name.replaceAll(" ", "-")}.json`);
  const log = file.replace(".json", ".log");
  const output = openSync(log, "w");
  const status = await run(bin("vitest"), ["run", ...args], {
    stdio: ["ignore", output, output],
    env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true", TEST_REPORT: file, ...env },
  });
  closeSync(output);
  console.log(`\n── ${name}`);
  console.log(readFileSync(log, "utf8"));
  const report = readJson(file) ?? { passed: 0, failed: 1, failures: ["no report"] };
  failures.push(...report.failures.map((failure) => `${name}: ${failure}`));
  count(name, report.passed, report.failed, status);
}

async function playwright(browserPath) {
  console.log("\n── browser");
  const file = join(results, "browser.json");
  const status = await run(bin("playwright"), ["test", "--config", "tests/e2e/playwright.config.ts"], {
    env: { CHROMIUM_PATH: browserPath, TOWN_FOLDER: town, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const stats = readJson(file)?.stats;
  const broken = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  // After a failed stage the rest of a journey is not run, which is no failure of its own.
  if (broken > 0 && stats?.skipped > 0) console.log(`${stats.skipped} not run because an earlier stage failed`);
  // Playwright itself ends its output with the list of what failed.
  count("browser", stats?.expected ?? 0, broken > 0 ? broken : (stats?.skipped ?? 0), status);
}

/**
 * A run that ended badly counts as a failure even when it counted none itself; skipped tests are failures: there are
 * none.
 */
function count(name, good, bad, status) {
  passed += good;
  failed += bad;
  if (bad > 0 || status === 0) return;
  failed += 1;
  failures.push(`${name}: ended with status ${status} though no test failed`);
}

/** Backend tests that choose their databases themselves, or need none. */
function choosingTests() {
  const folder = "tests/integration/backend";
  const one = [
    "alertReads.test.ts",
    "closingChat.test.ts",
    "databaseSettings.test.ts",
    "lock.test.ts",
    "migrate.test.ts",
    "olderCode.test.ts",
    "payments/locks.test.ts",
    "pictures/bucket.test.ts",
    "pictures/stores.test.ts",
    "postgres.test.ts",
    "replica.test.ts",
    "restoring.test.ts",
    "searchGate.test.ts",
    "secureExchange/endOfTerm.test.ts",
    "severalProcesses.test.ts",
    "suspendedSignIn.test.ts",
    "workers.test.ts",
  ];
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .filter((name) => one.includes(name) || readFileSync(join(root, folder, name), "utf8").includes("bothDatabases"))
    .map((name) => `${folder}/${name}`);
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function generated() {
  const hash = createHash("sha256");
  for (const folder of ["gateway/__generated__", "web/src/__generated__"]) {
    for (const file of readdirSync(join(root, folder)).sort())
      hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  return hash.digest("hex");
}
