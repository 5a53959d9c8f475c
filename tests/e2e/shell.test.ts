import { expect, test } from "./support/test";
import type { BrowserContext, Page } from "@playwright/test";
import { ana, openSession } from "./support/people";
import { watchProblems } from "./support/problems";
import {
  expectAccessible,
  expectNoOverflow,
  expectNoShift,
  resetShifts,
  saveScreenshot,
  waitForHydration,
  waitUntilSettled,
  watchShifts,
} from "./support/screen";

/** What surrounds every page: header, footer, and what loads when the page is idle. */

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute("aria-label"),
  );

/** Presses the tab key until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatch(name);
  }).toPass({ intervals: [0], timeout: 60_000 });
}

test("header, footer and their menus work by keyboard alone", async ({ page }) => {
  const problems = watchProblems(page);
  await watchShifts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await waitForHydration(page);
  await waitUntilSettled(page);
  await resetShifts(page);

  await tabTo(page, /^Categorías$/);
  await page.keyboard.press("Enter");
  const categories = page.getByRole("navigation", { name: "Categorías" });
  await expect(categories.getByRole("button", { name: "Hogar" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("searchbox", { name: "Busca tu categoría" })).toBeFocused();
  await page.keyboard.type("JARDIN");
  await expect(categories.getByRole("link", { name: /Jardín/ }).first()).toBeVisible();
  await expect(categories.getByRole("status")).toContainText("con ese nombre");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox", { name: "Busca tu categoría" })).toHaveValue("");
  // The list is whole again when its first entry comes back; until then there is nothing to walk to.
  await expect(categories.getByRole("button", { name: "Hogar" })).toBeVisible();
  while ((await focused(page)) !== "Hogar") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(categories.getByRole("button", { name: "Volver a Categorías" })).toBeFocused();
  await expect(categories.getByRole("status")).toHaveText(/^Hogar: \d+ categorías$/);
  await waitUntilSettled(page);
  await expectAccessible(page, true);
  await page.keyboard.press("ArrowLeft");
  await expect(categories.getByRole("button", { name: "Hogar" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(categories).toBeHidden();
  await expect(page.getByRole("button", { name: "Categorías", exact: true })).toBeFocused();

  await tabTo(page, /^Información$/);
  await page.keyboard.press("ArrowDown");
  const information = page.getByRole("navigation", { name: "Información" });
  await expect(information.getByRole("link")).toHaveCount(11);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(information.getByRole("link", { name: "Créditos" })).toBeFocused();
  await page.keyboard.press("Escape");

  const slider = page.getByRole("region", { name: "Servicios de Truequea" });
  // The footer loads late and moves the end of the page.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(slider.getByRole("button", { name: "Pausar el carrusel" })).toBeInViewport({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  // With the focus inside it stands still, with one picture in front.
  await slider.getByRole("button").first().focus();
  await expect(slider.getByRole("link")).toHaveCount(1);
  await tabTo(page, /^Pausar el carrusel$/);
  await page.keyboard.press("Enter");
  await expect(slider.getByRole("button", { name: "Reanudar el carrusel" })).toBeFocused();

  const footer = page.getByRole("contentinfo");
  for (const title of ["Información", "Servicios", "Ayuda", "Cuenta"])
    await expect(footer.getByRole("heading", { name: title })).toBeVisible();
  for (const name of ["Instagram", "Facebook", "Twitter", "YouTube", "TikTok", "WhatsApp", "Telegram"])
    await expect(footer.getByRole("link", { name })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Registrarse" })).toHaveAttribute("href", "/registration");
  await expectNoShift(page);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitUntilSettled(page);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await saveScreenshot(page, "pie");
  }

  // Another width lays the page out anew.
  await resetShifts(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: "Abrir el menú" }).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  await tabTo(page, /^Información$/);
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("link", { name: "Premium" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expectNoShift(page);
  expect(problems).toEqual([]);
});

/** Serves a support chat and a tag manager as the settings would name them. */
async function scriptThirdParties(context: BrowserContext) {
  await context.route("**/config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: {
        ...(await response.json()),
        supportChat: { url: "/third/chat.js" },
        tagManager: { url: "/third/tags.js" },
      },
    });
  });
  const script = (body: string) => ({ contentType: "text/javascript", body });
  await context.route("**/third/tags.js", (route) => route.fulfill(script("window.tagsRan = true")));
  await context.route("**/third/chat.js", (route) =>
    route.fulfill(
      script(`const box = document.createElement('button'); box.textContent = 'Soporte'
        box.style.cssText = 'position:fixed;right:8px;bottom:8px;width:64px;height:64px;display:block !important'; document.body.append(box)`),
    ),
  );
}

test("third-party services load when the page is idle, tags only with consent; a refused position shows Caracas once", async ({
  page,
  context,
}) => {
  await scriptThirdParties(context);
  // Granting only another permission refuses the position.
  await context.grantPermissions(["notifications"]);
  await openSession(context, ana);
  await page.goto("/wall");
  const promo = page.getByRole("dialog", { name: "Hay cambios cerca de ti" });
  await expect(promo).toBeVisible();
  expect(
    await page.evaluate(() => [
      localStorage.getItem("tq_position_denied"),
      /tq_pos=[^;]*browser/.test(document.cookie),
    ]),
  ).toEqual(["true", false]);
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem("currency"), localStorage.getItem("currency_country")]))
    .toEqual(["USD", "VE"]);
  await waitUntilSettled(page);
  await expectAccessible(page, true);
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press("Tab");
    expect(await promo.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(promo).toBeHidden();

  const question = page.getByRole("region", { name: "Privacidad" });
  const widget = page.getByRole("button", { name: "Soporte" });
  const ran = () => page.evaluate(() => "tagsRan" in globalThis);
  await expect(question).toBeVisible();
  await expect(widget).toBeVisible();
  expect(await ran()).toBe(false);
  await question.getByRole("button", { name: "Rechazar" }).click();
  await expect(question).toBeHidden();

  await page.getByRole("button", { name: /^Chats/ }).click();
  await page.getByRole("link", { name: "Ver Todos" }).click();
  await expect(page).toHaveURL(/\/chats/);
  await expect(widget).toBeHidden();
  await page.goBack();
  await expect(widget).toBeVisible();
  expect(await ran()).toBe(false);

  await page.getByRole("link", { name: "Inicio" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Cambia lo que tienes/ })).toBeVisible();
  // A new page starts at its top.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Preferencias de privacidad" }).click();
  await question.getByRole("button", { name: "Aceptar" }).click();
  await expect.poll(ran).toBe(true);
  await page.reload();
  await expect.poll(ran).toBe(true);
  await expect(question).toBeHidden();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Preferencias de privacidad" }).click();
  await expect.poll(ran).toBe(false);
  await expect(question).toBeVisible();
  await expect(promo).toBeHidden();
});

test("a notice stands above a sheet, not over it", async ({ page, context }) => {
  // So low that the sheet would take nearly all of it.
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto("/search_list/bicicleta/all/0/10/10.4975585/-66.8856196/false/tags/want");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Más filtros" }).click();
  const sheet = page.getByRole("dialog", { name: "Filtros" });
  await expect(sheet).toBeVisible();
  await context.setOffline(true);
  const notice = page.locator("[data-toast=offline]");
  await expect(notice).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([notice.boundingBox(), sheet.boundingBox()]);
      return above !== null && below !== null && above.y + above.height <= below.y;
    })
    .toBe(true);
});

test("on a phone the pages of the profile begin near the top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page.context(), ana);
  for (const tab of ["campaigns", "credits", "profile", "account"]) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole("heading", { level: 1, name: "Ana Pérez" })).toBeVisible();
    const panel = await page.getByRole("tabpanel").boundingBox();
    expect(panel?.y, tab).toBeLessThan(200);
  }
});

for (const [screen, viewport] of [
  ["whose keyboard is open", { width: 360, height: 380 }],
  ["on its side", { width: 844, height: 390 }],
] as const)
  test(`on a phone ${screen} the last message of a conversation is in sight`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openSession(page.context(), ana);
    await page.goto("/chats/1?tab=proposal");
    // Whatever has become of the proposal, and whether or not it can still be answered.
    const message = page.getByText("Hola, me interesa tu publicación").last();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Volver" })).toBeInViewport({ ratio: 1 });
    const list = await page.getByRole("region").filter({ has: message }).boundingBox();
    expect(list?.height).toBeGreaterThan(150);
  });
