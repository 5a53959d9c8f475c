import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";
import { luis, openSession } from "./support/people";
import { watchProblems } from "./support/problems";
import { expectAccessible, expectNoOverflow, waitUntilSettled } from "./support/screen";

/**
 * One purchase, from the list to the running campaign: a real window of the card gateway, a refused card and an
 * approved one.
 */

async function payWith(gateway: Page, card: string) {
  await gateway.getByLabel("Número de tarjeta de prueba").fill(card);
  await gateway.getByRole("button", { name: "Pagar" }).click();
}

test("Luis promotes a publication and pays by card in the gateway’s window", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const problems = watchProblems(page);
  await openSession(context, luis);

  await page.goto("/settings?tab=campaigns");
  await expect(page).toHaveURL("/profile?tab=campaigns");
  await expect(page.getByRole("heading", { name: "No tienes promociones activas" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver promocionables" }).click();

  const promote = page.getByRole("button", { name: /^Promocionar: / });
  const name = ((await promote.first().getAttribute("aria-label")) ?? "").replace("Promocionar: ", "");
  await waitUntilSettled(page);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await promote.first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Promocionar Publicación");
  await dialog.getByRole("radio", { name: /Medio/ }).check();
  await waitUntilSettled(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await dialog.getByRole("tab", { name: "Tarjeta" }).click();
  await expect(dialog.getByText(/^Bs\s/).last()).toBeVisible();
  const total = await dialog.getByRole("definition").last().innerText();

  const opening = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Pagar con tarjeta" }).click();
  const gateway = await opening;
  await expect(dialog).toHaveAccessibleName("Termina el pago en la otra ventana");
  await waitUntilSettled(page);
  await expectAccessible(page);
  await expect(gateway.getByRole("heading", { name: "Paga con tarjeta" })).toBeVisible();
  // The same amount, to the cent.
  await expect(gateway.getByRole("definition").last()).toHaveText(total.split("\n")[0]?.replace(/\s/g, " ") ?? "");
  expect(await gateway.evaluate(() => globalThis.opener as unknown)).toBeNull();

  await payWith(gateway, "4000 0000 0000 0002");
  await expect(gateway.getByRole("heading", { name: "Pago rechazado" })).toBeVisible();
  await expect(dialog).toHaveAccessibleName("Tu pago fue rechazado");
  await payWith(gateway, "4111 1111 1111 1111");
  await expect(gateway.getByRole("heading", { name: "Pago aprobado" })).toBeVisible();

  // The notification brought the page here, without a click.
  await expect(page).toHaveURL("/publicidad_creada");
  await expect(page.getByRole("heading", { name: "¡Tu publicidad fue creada!" })).toBeVisible();
  await waitUntilSettled(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await page.getByRole("link", { name: /^Promocionadas\s*1$/ }).click();
  await expect(page).toHaveURL("/profile?tab=campaigns");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(row.getByText("Activa", { exact: true })).toBeVisible();
  await expect(row.getByRole("meter")).toHaveAttribute("aria-valuetext", /de 5\.000 impresiones$/);
  await row.getByRole("button").click();
  await expect(page.getByRole("dialog", { name: "Resumen de la promoción" }).getByText("Vistas totales")).toBeVisible();
  await waitUntilSettled(page);
  await expectAccessible(page);
  expect(problems).toEqual([]);
  await context.close();
});
