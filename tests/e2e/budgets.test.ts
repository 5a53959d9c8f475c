import { expect, test } from "./support/test";
import type { Page, Response } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { watchOperations } from "./support/operations";
import { ana, openSession } from "./support/people";
import { waitForHydration } from "./support/screen";

/** What a screen may cost: bytes and operations. */

interface Sizes {
  screens: Record<string, number>;
  routes: Record<string, number>;
}

test("the first load stays below 170 kB, and a route adds at most 40", async () => {
  const { screens, routes } = JSON.parse(
    await readFile(join(import.meta.dirname, "../../dist/web/sizes.json"), "utf8"),
  ) as Sizes;
  expect(Object.keys(screens)).toEqual(["/", "/wall", "/login"]);
  for (const [screen, kilobytes] of Object.entries(screens)) expect(kilobytes, screen).toBeLessThanOrEqual(170);
  expect(Object.keys(routes)).toContain("wall.tsx");
  for (const [route, kilobytes] of Object.entries(routes)) expect(kilobytes, route).toBeLessThanOrEqual(40);
});

test("the home page comes as at most 40 kB of HTML", async ({ request }) => {
  const bytes = (await (await request.get("/", { headers: { "accept-encoding": "identity" } })).body()).length;
  expect(bytes / 1000).toBeGreaterThan(20);
  expect(bytes / 1000).toBeLessThanOrEqual(40);
});

test("the scripts of the wall stay within the budget", async ({ page }) => {
  const sent: Promise<number>[] = [];
  const countScript = (response: Response) => {
    const request = response.request();
    if (request.resourceType() === "script")
      sent.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  page.on("response", countScript);
  await page.goto("/wall");
  await expect(page.getByRole("article").first()).toBeVisible();
  await waitForHydration(page);
  page.off("response", countScript);
  const total = (await Promise.all(sent)).reduce((sum, size) => sum + size, 0);
  expect(total / 1000).toBeGreaterThan(50);
  expect(total / 1000).toBeLessThanOrEqual(173);
});

const titles = (page: Page) => page.locator("[data-publication]").getByRole("heading").getByRole("link");

test("a guest gets the wall without an operation, and returns to it without one", async ({ page }) => {
  const asked = watchOperations(page);
  await page.goto("/wall");
  await expect(titles(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await titles(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Muro");
  await expect(
    page.getByRole("heading", { name: "Quien publica" }).or(page.getByText("Miembro desde")).first(),
  ).toBeVisible();
  await expect.poll(() => asked).toContain("PublicationDetail");

  asked.length = 0;
  await page.goBack();
  await expect(titles(page).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("link", { name: "Hacer Propuesta" }).filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await titles(page).nth(1).click();
  await expect.poll(() => asked).toContain("PublicationDetail");
  // The first operation is the one of the unknown publication: nothing before it.
  expect(asked[0]).toBe("PublicationDetail");
});

test("a member gets the wall, the chats and the transactions with few operations, and returns without one", async ({
  page,
  context,
}) => {
  const asked = watchOperations(page);
  await openSession(context, ana);
  await page.goto("/wall");
  await expect(titles(page).first()).toBeVisible();
  await expect(page.getByText("Tus créditos").filter({ visible: true })).toBeVisible();
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(asked.length).toBeLessThanOrEqual(7);

  const visits: [address: RegExp, go: () => Promise<void>, there: () => Promise<void>][] = [
    [
      /\/chats\//,
      async () => {
        await page.getByRole("button", { name: /^Chats/ }).click();
        await page.getByRole("link", { name: "Ver Todos" }).click();
      },
      () => expect(page.getByRole("tabpanel").getByRole("link").first()).toBeVisible(),
    ],
    [
      /\/requests\?tab=3$/,
      () => page.getByRole("link", { name: "Historial", exact: true }).click(),
      () => expect(page.getByRole("heading", { name: "Finalizados" })).toBeVisible(),
    ],
  ];
  for (const [address, go, there] of visits) {
    await go();
    await expect(page).toHaveURL(address);
    await there();
  }
  asked.length = 0;
  await page.goBack();
  await visits[0]?.[2]();
  await page.goBack();
  await expect(titles(page).first()).toBeVisible();
  await page.goForward();
  await page.goForward();
  await visits[1]?.[2]();
  expect(asked).toEqual([]);
});
