import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";
import { watchOperations } from "./support/operations";
import { ana, openSession, signIn } from "./support/people";
import { DARK_CANVAS, LIGHT_CANVAS, waitForHydration } from "./support/screen";

/** Pages rendered by the server: the browser hydrates them as they are. */

const titles = (page: Page) => page.locator("[data-publication]").getByRole("heading").getByRole("link");

/** Records warnings and errors of the console, where React also reports hydration mismatches. */
function watchWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    // The tests block the service worker, which the page is not to blame for.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (message.type() === "error" || message.type() === "warning") warnings.push(message.text());
  });
  page.on("pageerror", (error) => warnings.push(error.message));
  return warnings;
}

async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

test("guests and members get rendered pages without queries, warnings or layout shifts", async ({ page }) => {
  const warnings = watchWarnings(page);
  const asked = watchOperations(page);
  const open = async (address: string) => {
    // Ends the page before: what it still asks for is not this page's.
    await page.goto("about:blank");
    asked.length = 0;
    const answer = await page.goto(address);
    expect(await answer?.text(), `${address} is rendered`).toContain('id="apollo-state"');
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    expect(await shiftOf(page), address).toBeLessThan(0.03);
    await expect(page.locator("title")).toHaveCount(1);
    expect(warnings, address).toEqual([]);
  };

  await open("/wall");
  expect(asked).toEqual([]);
  const detail = (await titles(page).first().getAttribute("href")) ?? "";
  const person = (await page.locator('a[href^="/profile/third/"]').first().getAttribute("href")) ?? "";
  for (const address of [
    "/",
    detail,
    person,
    "/about_truequea",
    "/login",
    "/search_list/cama/all/0/null/10.4975585/-66.8856196/false/tags/want",
  ]) {
    await open(address);
    // Whether the viewer is to be notified of such things is asked beside the page.
    expect(
      asked.filter((name) => name !== "Alerts"),
      address,
    ).toEqual([]);
  }

  await signIn(page, ana);
  warnings.length = 0;
  for (const address of ["/wall", detail]) {
    await open(address);
    await expect(page.getByRole("button", { name: /^Notificaciones/ })).toBeVisible();
    // Live data is requested beside the page; the page itself needs nothing more.
    for (const name of ["Session", "Wall", "ProfileCard", "OwnTitles", "PublicationDetail", "OwnerFigures"])
      expect(asked, address).not.toContain(name);
  }
});

test("a place that another tab learns while a page is on its way comes into it without a warning", async ({ page }) => {
  const warnings = watchWarnings(page);
  await page.route("**/wall", async (route) => {
    const response = await route.fetch();
    const url = new URL("/", route.request().url()).href;
    await page.context().addCookies([{ name: "tq_pos", value: "8.59808,-71.14500,guest,M%C3%A9rida", url }]);
    await route.fulfill({ response });
  });
  const answer = await page.goto("/wall");
  expect(await answer?.text()).toContain('data-place=""');
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: /Mérida/ }).first()).toBeVisible();
  await expect(page.locator("[data-publication]").first()).toContainText(" km");
  expect(warnings).toEqual([]);
});

test("the login says over a reload what it is for, and sends members on", async ({ page }) => {
  const warnings = watchWarnings(page);
  await page.goto("/wall");
  await page
    .locator("[data-publication]")
    .first()
    .getByRole("button", { name: /^Guardar/ })
    .click();
  const purpose = page.getByText(/^Inicia sesión para guardar «.+»\.$/);
  await expect(purpose).toBeVisible();
  await page.reload();
  await expect(purpose).toBeVisible();
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  await openSession(page.context(), ana);
  await page.goto("/login");
  await expect(page).toHaveURL("/wall");
  expect(warnings).toEqual([]);
});

test("a picture that fails before the page is hydrated is replaced, too", async ({ page }) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await started;
    await route.continue();
  });
  await page.route("**/uploads/**", (route) => route.abort());
  await page.goto("/profile/third/2", { waitUntil: "commit" });
  const picture = page.getByRole("article").first().locator("img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toHaveAttribute("src", /^\/uploads\//);
  start();
  await expect(picture).toHaveAttribute("src", /picture-error/);
});

test("without JavaScript the wall is readable and leads to a publication", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // Playwright's browser parses <noscript> as if scripts ran, so its text is only in the source.
  expect(await (await page.goto("/wall"))?.text()).toContain("Sin JavaScript puedes leer las publicaciones.");
  const title = (await titles(page).first().textContent()) ?? "";
  await expect
    .poll(() =>
      page
        .locator("[data-publication] img")
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0);
  await titles(page).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: "Hacer Propuesta" }).first()).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Preguntas frecuentes" })).toBeVisible();
  const answer = await page.goto("/no-hay/nada");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404 Pagina no encontrada" })).toBeVisible();
  await context.close();
});

test("a chosen appearance holds against the system's, before any script", async ({ browser, baseURL }) => {
  for (const [chosen, system, ground] of [
    ["dark", "light", DARK_CANVAS],
    ["light", "dark", LIGHT_CANVAS],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: system });
    await context.addCookies([{ name: "tq_appearance", value: chosen, url: baseURL }]);
    const page = await context.newPage();
    await page.goto("/about_truequea");
    await expect(page.locator("body")).toHaveCSS("background-color", ground);
    await context.close();
  }
});

test("late fonts cause no layout shift", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const address of ["/", "/wall"]) {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.woff2", async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('700 20px "Gabarito Variable"'))).toBe(true);
    expect(await shiftOf(page), address).toBeLessThan(0.01);
    await page.unroute("**/*.woff2");
  }
});
