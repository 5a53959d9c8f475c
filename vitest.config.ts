import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longestFirst";
import { TestReport } from "./tests/support/testReport";
import { mdxContent } from "./web/build/mdxContent";

/**
 * Packages load graphql as CommonJS; without this our own files would get its ES module, and two copies refuse each
 * other's schema.
 */
const resolve = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] };

/** Built files run as they are. */
const server = { deps: { external: [/\/dist\//] } };

/** How long a busy machine may take, in ms. A test that passes does not wait for it. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000, interval: 10 } },
} as const;

/**
 * One world for all files of a worker: the servers' modules and the database's machine code are loaded once, not once a
 * file.
 */
const shared = { ...patience, isolate: false, environment: "node" } as const;

/** What a test leaves behind is discarded at once where the young generation has room for it: a tenth of the CPU. */
const execArgv = ["--max-semi-space-size=64"];

/** Where `npm test` reads what passed and failed. */
const reportFile = process.env.TEST_REPORT;

/** Unit tests sit beside the code; integration and contract tests start real servers and share them per file. */
export default defineConfig({
  test: {
    reporters: ["default", ...(reportFile ? [new TestReport(reportFile)] : [])],
    // Each more costs the CPU seconds of loading it all once again; `npm test` has two runs side by side.
    maxWorkers: availableParallelism(),
    // What one run has compiled the next one takes.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: "unit",
          include: ["{rules,telemetry,gateway,backend,scripts}/**/*.test.ts", "web/src/**/*.test.ts"],
        },
      },
      {
        plugins: [mdxContent()],
        test: {
          ...patience,
          // Packages once a worker; testing/setup.ts keeps the files apart.
          isolate: false,
          execArgv,
          name: "web",
          include: ["web/src/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: "web/src/testing/setup.ts",
        },
      },
      {
        resolve,
        test: {
          ...shared,
          server,
          execArgv,
          name: "integration",
          // One project: a worker takes no files of another one, and what it has loaded goes with it.
          include: ["tests/{integration,contract}/**/*.test.ts"],
          globalSetup: "tests/support/globalSetup.ts",
        },
      },
    ],
  },
});
