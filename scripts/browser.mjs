import { existsSync } from "node:fs";
import { bin, fail, run } from "./steps.mjs";

/** Debian's Chromium without a window costs a quarter less CPU than the whole browser. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const installed = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds a Chromium for the tests, or installs one: Debian's as root on Debian, else Playwright's own. Empty means
 * Playwright's.
 */
export async function ensureBrowser() {
  const found = [process.env.CHROMIUM_PATH, ...installed].find((path) => path && existsSync(path));
  if (found) return found;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("Installing Chromium for the tests …");
    await run("apt-get", ["update", "-qq"]);
    const status = await run(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"],
      {
        env: { DEBIAN_FRONTEND: "noninteractive" },
      },
    );
    if (status === 0 && existsSync(headlessShell)) return headlessShell;
  }
  if ((await run(bin("playwright"), ["install", "chromium"])) !== 0)
    fail("No Chromium for the tests could be installed; set CHROMIUM_PATH to one.");
  return "";
}
