import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";
import { watchProblems } from "./support/problems";

/** The endless feed in a real browser, over the demo town: mounted cards, requests, and the restored position. */

const cards = (page: Page) => page.locator("[data-publication]");

/** Scrolls to the end until this many items have been reached. */
async function scrollUntil(page: Page, wanted: number) {
  const last = page.getByRole("feed").locator("[aria-posinset]").last();
  await expect(async () => {
    await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight));
    expect(Number(await last.getAttribute("aria-posinset"))).toBeGreaterThanOrEqual(wanted);
  }).toPass({ intervals: [50], timeout: 60_000 });
}

test("a long wall mounts few cards, and going back restores the position without a request", async ({ page }) => {
  const problems = watchProblems(page);
  const asked: string[] = [];
  page.on(
    "request",
    // A guest asks by GET.
    (request) => new URL(request.url()).pathname === "/graphql" && asked.push(request.url()),
  );
  await page.goto("/wall");
  await expect(cards(page).first()).toBeVisible();

  await scrollUntil(page, 150);
  // The first ten came with the page.
  expect(asked.filter((url) => url.includes("operationName=Wall&")).length).toBeGreaterThanOrEqual(14);
  expect(await page.locator("[aria-posinset]").count()).toBeLessThan(40);

  await page.evaluate(() => globalThis.scrollTo(0, document.documentElement.scrollHeight / 2));
  // Wherever the middle falls: some card reaches into the screen.
  const chosen = page.locator("[data-publication]:has(h2 a)").filter({ visible: true });
  const findOnScreen = () =>
    chosen.evaluateAll((all) =>
      all
        .find((card) => card.getBoundingClientRect().bottom > 200 && card.getBoundingClientRect().top < 600)
        ?.getAttribute("data-publication"),
    );
  await expect.poll(findOnScreen).toBeTruthy();
  const id = await findOnScreen();
  const card = page.locator(`[data-publication="${id}"]`);
  const title = card.getByRole("heading").getByRole("link");
  const name = await title.innerText();
  const place = (await card.boundingBox())?.y ?? Number.NaN;
  // A click by the mouse would first scroll the link into view.
  await title.dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  asked.length = 0;
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? Number.NaN) - place)).toBeLessThan(2);
  expect(await page.locator("[aria-posinset]").count()).toBeLessThan(40);
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

test("a wide screen shows the filters of a search beside its title", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto("/search_list/bicicleta/all/0/10/10.4975585/-66.8856196/false/tags/want");
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const order = await page.getByLabel("Orden").boundingBox();
  if (!title || !order) throw new Error("no title or no filters");
  expect(order.x).toBeGreaterThan(title.x + title.width);
  expect(Math.abs(order.y - title.y)).toBeLessThan(60);
  await context.close();
});

test("a phone shows two cards in a row, or large ones where the device prefers them", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  /** Tops of the first two cards, px. */
  const tops = () => cards(page).evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().top));
  const areSideBySide = async () => {
    await expect(cards(page).nth(1)).toBeVisible();
    const [first, second] = await tops();
    return first === second;
  };
  await page.goto("/search_list/bicicleta/all/0/10/10.4975585/-66.8856196/false/tags/want");
  expect(await areSideBySide()).toBe(true);
  expect((await tops())[0]).toBeLessThan(300);
  // So they do where something promoted stands above them.
  await page.goto("/search_list/bicicleta/all/0/10/10.4975585/-66.8856196/false/tags/trade");
  await expect(page.getByRole("heading", { name: "Patrocinadas" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect((await tops())[0]).toBeLessThan(300);
  await page.goto("/search_list/bicicleta/all/0/10/10.4975585/-66.8856196/false/tags/want");
  await expect(cards(page).first()).toBeVisible();
  // A short title takes as much room as a long one.
  const titleHeights = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.querySelector("h3")?.getBoundingClientRect().height ?? 0)),
  );
  expect(new Set(titleHeights).size).toBe(1);
  // What narrows most is in sight, before the filters.
  const categories = page.getByRole("navigation", { name: "Categorías de los resultados" });
  await expect(categories.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  const filters = await page.getByRole("group", { name: "Filtros", exact: true }).boundingBox();
  expect((await categories.boundingBox())?.y).toBeLessThan(filters?.y ?? 0);
  await page.goto("/wall");
  expect(await areSideBySide()).toBe(true);
  const large = page.getByRole("button", { name: "Tarjetas grandes" });
  const place = await large.boundingBox();
  expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(async () => {
    // The page may still be waiting for its code.
    if ((await large.getAttribute("aria-pressed")) === "false") await large.click();
    await expect(large).toHaveAttribute("aria-pressed", "true", { timeout: 1_000 });
  }).toPass();
  expect(await areSideBySide()).toBe(false);
  expect(await large.boundingBox()).toEqual(place);
  await page.reload();
  expect(await areSideBySide()).toBe(false);
  // Beside each other they are as high, and so is each part of them.
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await areSideBySide()).toBe(true);
  await scrollUntil(page, 40);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(6);
  const shown = await cards(page).evaluateAll((all) =>
    all.map((card) => ({
      top: Math.round(card.getBoundingClientRect().top),
      ends: [card, ...card.children].slice(0, 4).map((part) => Math.round(part.getBoundingClientRect().bottom)),
    })),
  );
  for (const { top, ends } of shown) expect(ends).toEqual(shown.find((first) => first.top === top)?.ends);
  await context.close();
});

test("the tab key visits the wall without gaps, and Page Down moves from item to item", async ({ page }) => {
  await page.goto("/wall");
  await expect(cards(page).first()).toBeVisible();
  await scrollUntil(page, 90);
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  // The first cards are mounted again.
  await expect(cards(page).first()).toHaveAttribute("aria-posinset", "1");
  await cards(page).first().getByRole("heading").getByRole("link").focus();
  const positions: number[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const position = await page.evaluate(
      () => document.activeElement?.closest("[aria-posinset]")?.getAttribute("aria-posinset") ?? "0",
    );
    if (positions.at(-1) !== Number(position)) positions.push(Number(position));
  }
  expect(positions).toEqual(positions.map((_position, index) => index + 1));
  expect(positions.length).toBeGreaterThan(25);

  const focused = page.locator(":focus");
  await page.keyboard.press("PageDown");
  await expect(focused).toHaveAttribute("aria-posinset", String((positions.at(-1) ?? 0) + 1));
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect(focused).toHaveAttribute("aria-posinset", String((positions.at(-1) ?? 0) - 1));
});
