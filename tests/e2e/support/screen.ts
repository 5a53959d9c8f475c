import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Minified: every page parses it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const screenshotFolder = join(import.meta.dirname, "../../../test-results/screens");

/** Measures layout shifts from the start of each page. Call it before the first `goto`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { value: 0, sources: [] as string[] };
    Object.assign(globalThis, { layoutShifts: seen });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.value += entry.value;
        seen.sources.push(
          ...entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 160) : "?")),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Expects no layout shift since the page was loaded. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { layoutShifts: { value: number; sources: string[] } }).layoutShifts,
  );
  expect(shifts.value, shifts.sources.join("\n")).toBeLessThan(0.01);
}

/** Forgets the shifts of loading; other tests cover those. A page from before they were watched has none. */
export async function resetShifts(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as { layoutShifts?: object }).layoutShifts ?? {}, { value: 0, sources: [] }),
  );
}

/** Expects the page to be no wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (Math.max(scrollWidth, document.body.scrollWidth) <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160));
  });
  expect(wide).toEqual([]);
}

const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe is asked. Contrast costs it most. */
const axeOptions = {
  all: { runOnly: everyRule },
  "all but contrast": { runOnly: everyRule, rules: { "color-contrast": { enabled: false } } },
  contrast: { runOnly: ["color-contrast"] },
};

/** Expects no findings of axe; leaves the page's main part out where a panel covers it. */
export async function expectAccessible(
  page: Page,
  isCovered = false,
  rules: keyof typeof axeOptions = "all",
): Promise<void> {
  // Evaluated, not added as a script: the page's Content-Security-Policy stays in force.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const findings = await page.evaluate(
    async ({ exclude, options }) => {
      const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(
        { include: [["html"]], exclude },
        {
          ...options,
          // Passed rules need not be listed.
          resultTypes: ["violations"],
        },
      );
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary}`).join("\n")}`,
      );
    },
    { exclude: isCovered ? [["main"]] : [], options: axeOptions[rules] },
  );
  expect(findings.join("\n")).toBe("");
}

/** The ground of every page in both appearances. */
export const LIGHT_CANVAS = "rgb(251, 246, 236)";
export const DARK_CANVAS = "rgb(12, 22, 38)";

/** Expects enough contrast in the dark appearance; everything else has been judged in the light one. */
export async function expectReadableInDark(page: Page, name: string, isCovered = false): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).toHaveCSS("background-color", DARK_CANVAS);
  await waitUntilSettled(page);
  await saveScreenshot(page, `${name}-dark`);
  await expectAccessible(page, isCovered, "contrast");
  await page.emulateMedia({ colorScheme: "light" });
}

/** Waits until React has attached its handlers, also in parts whose code comes later: until then a click is lost. */
export async function waitForHydration(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [document.getElementById("content"), ...document.querySelectorAll("#content button")].every((element) =>
          Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps")),
        ),
      ),
    )
    .toBe(true);
}

/** Waits until pictures are loaded and nothing is busy or animated. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete || image.getBoundingClientRect().top > innerHeight || image.getBoundingClientRect().width === 0,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
  // Axe judges colours: elements that fade in must be fully visible.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().iterations === Infinity),
  );
}

/** Saves a screenshot for people to look at, where SCREENS=1 asks for it. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  await mkdir(screenshotFolder, { recursive: true });
  await page.screenshot({ path: join(screenshotFolder, `${name}-${page.viewportSize()?.width}.png`) });
}
