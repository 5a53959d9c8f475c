import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";

/** `npm test` says which; an installed one does when run by hand. */
const chromium =
  process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));

// In a worker: the addresses of its own product. The workers start after the products.
Object.assign(
  process.env,
  (JSON.parse(process.env.PRODUCTS ?? "[]") as Record<string, string>[])[Number(process.env.TEST_PARALLEL_INDEX)],
);

/** Journeys through the built product, started by `npm start`'s own script on free ports with data folders of their own. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/browser",
  globalSetup: "./startProduct.ts",
  // A browser, two servers and a test wait for each other: one after the other they leave the machine half idle.
  workers: process.env.APP_URL && !process.env.PRODUCTS ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: process.env.APP_URL,
    // It would stand between the pages and what the tests watch or cut; offline.test.ts lets it in.
    serviceWorkers: "block",
    locale: "es-VE",
    timezoneId: "America/Caracas",
    // To record every step costs a good part of what the steps cost.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    actionTimeout: 15_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
