import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

const next = (page: Page) => page.getByRole("button", { name: "Siguiente" });

/** Step 1: kind and category. */
export async function fillBasics(page: Page): Promise<void> {
  await expect(next(page)).toBeDisabled();
  await page.getByRole("radio", { name: /^Producto/ }).check();
  await page.getByRole("searchbox", { name: "Busca tu categoría" }).pressSequentially("camaras foto");
  await page.getByRole("button", { name: /^Cámaras fotográficas/ }).click();
  await next(page).click();
}

/** Step 2: details; the photos are chosen together, and one is turned and shown whole. */
export async function fillDetails(page: Page, title: string, photos: readonly string[]): Promise<void> {
  await page.getByLabel("Título").pressSequentially(title);
  await page.getByLabel("Valor estimado").pressSequentially("12o0");
  await expect(page.getByLabel("Valor estimado")).toHaveValue("120");

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Agregar", exact: true }).first().click();
  await (await chooser).setFiles([...photos]);
  await expect(page.getByRole("img", { name: "Imagen 1" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Imagen 2" })).toBeVisible();

  const before = await page.getByRole("img", { name: "Imagen 1" }).getAttribute("src");
  await page.getByRole("button", { name: "Ajustar imagen 1" }).click();
  const crop = page.getByRole("dialog", { name: "Ajusta la imagen" });
  await crop.getByRole("button", { name: "Girar" }).click();
  await crop.getByRole("button", { name: "Mostrar completa" }).click();
  await crop.getByLabel("Acercar").press("ArrowRight");
  await crop.getByRole("button", { name: "Usar imagen" }).click();
  await expect(crop).toBeHidden();
  await expect(page.getByRole("img", { name: "Imagen 1" })).not.toHaveAttribute("src", before ?? "");

  await page.getByRole("radio", { name: "Usado" }).check();
  await page.getByRole("radio", { name: /^Excelente/ }).check();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel("Descripción").pressSequentially("Funciona como el primer día. Con estuche de cuero y correa.");
  await next(page).click();
}

/** Step 3: interests. */
export async function fillInterests(page: Page): Promise<void> {
  const field = page.getByLabel("Intereses", { exact: true });
  await field.pressSequentially("Bicicleta");
  await field.press("Enter");
  await field.pressSequentially("guitarra,");
  await expect(page.getByRole("list", { name: "Tus intereses" }).getByRole("listitem")).toHaveText([
    "Bicicleta",
    "guitarra",
  ]);
  await expect(page.getByRole("radio", { name: "Sí, me pueden sorprender" })).toBeChecked();
  await next(page).click();
}

/** Step 4: the map opens where the viewer lives; the sector by its name, the exact point by moving the map. */
export async function fillLocation(page: Page): Promise<void> {
  const inMerida = page.getByText(/^Se mostrará como .*, Mérida$/);
  const map = await page.getByRole("application", { name: /^Mapa para elegir el punto/ }).boundingBox();
  if (!map) throw new Error("no map");
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 12, { steps: 4 });
  await page.mouse.up();
  await expect(inMerida).toBeVisible();
  // The map has written the place there.
  const address = page.getByRole("combobox", { name: "Dirección" });
  await address.fill("");
  await address.pressSequentially("pedregosa");
  await page
    .getByRole("option", { name: /^La Pedregosa/ })
    .first()
    .click();
  await expect(inMerida).toBeVisible();
  await page.getByLabel("Referencia").pressSequentially("Al lado de la panadería");
}
