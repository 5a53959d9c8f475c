import { existsSync } from "node:fs";
import { bin, fail, run } from "./steps.mjs";

const installed = [
  // Debian's Chromium without a window costs a quarter less CPU than the whole browser.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of an installed Chromium, or of the one that CHROMIUM_PATH names; undefined where there is none. */
export const findBrowser = () => [process.env.CHROMIUM_PATH, ...installed].find((path) => path && existsSync(path));

/** Playwright's own, where the system has none. */
export async function installOwnBrowser() {
  if ((await run(bin("playwright"), ["install", "chromium"])) !== 0)
    fail("No Chromium for the tests could be installed; set CHROMIUM_PATH to one.");
}
