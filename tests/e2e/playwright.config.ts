import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";

const chromium = findBrowser();

// In a worker: the addresses of its product. Workers start after the products.
Object.assign(
  process.env,
  (JSON.parse(process.env.PRODUCTS ?? "[]") as Record<string, string>[])[Number(process.env.TEST_PARALLEL_INDEX)],
);

/**
 * Browser tests of the built product, started by the script behind `npm start` on free ports with separate data
 * folders.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/browser",
  globalSetup: "./startProduct.ts",
  // Browser, servers and test wait for each other: a single worker would leave the machine half idle.
  workers: process.env.APP_URL && !process.env.PRODUCTS ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  // How long a busy machine may take; a test that passes does not wait for it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: process.env.APP_URL,
    // A service worker would hide requests that tests watch or cut; offline.test.ts allows it.
    serviceWorkers: "block",
    locale: "es-VE",
    timezoneId: "America/Caracas",
    // Tracing costs about as much as the steps themselves.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    actionTimeout: 60_000,
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
        // Letters as wide as in a browser with a window.
        "--font-render-hinting=none",
      ],
    },
  },
});
