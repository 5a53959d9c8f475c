import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

const pictures = join(import.meta.dirname, "../../../test-results/screens");

/** Counts, from the first moment of each page on, how far things jump while it loads. Call it before the first `goto`. */
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

/** Holds when nothing has jumped since the page was loaded. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { layoutShifts: { value: number; sources: string[] } }).layoutShifts,
  );
  expect(shifts.value, shifts.sources.join("\n")).toBeLessThan(0.01);
}

/** From here on: what moved while the page came in is held elsewhere. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as { layoutShifts: object }).layoutShifts, { value: 0, sources: [] }),
  );
}

/** Holds when the page is no wider than the screen. */
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

/** Holds when axe finds nothing to complain about; without the page itself where a panel covers a part of it. */
export async function expectAccessible(page: Page, isCovered = false): Promise<void> {
  // Evaluated, not added as a script: the page's content policy stays as it is.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const findings = await page.evaluate(
    async (exclude) => {
      const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(
        { include: [["html"]], exclude },
        {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
          // What holds need not be listed.
          resultTypes: ["violations"],
        },
      );
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary}`).join("\n")}`,
      );
    },
    isCovered ? [["main"]] : [],
  );
  expect(findings.join("\n")).toBe("");
}

/** Pictures have come and nothing is busy. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete || image.getBoundingClientRect().top > innerHeight || image.getBoundingClientRect().width === 0,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
  // Axe judges colours: what is fading in has to be there.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().iterations === Infinity),
  );
}

/** Keeps a picture of the screen for people to look at. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}-${page.viewportSize()?.width}.png`) });
}
