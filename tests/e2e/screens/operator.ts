import { expect } from "@playwright/test";
import { expectHeading } from "./screen";
import type { Screen } from "./screen";

export const operatorScreens: Screen[] = [
  {
    name: "moderacion",
    open: async (page) => {
      await page.goto("/moderacion");
      await expectHeading(page, "Moderación");
      await expect(page.getByRole("list", { name: "Por decidir" }).getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "moderacion-reclamo",
    open: async (page) => {
      await page.goto("/moderacion?kind=CLAIM");
      await page.getByRole("list", { name: "Por decidir" }).getByRole("link").first().click();
      await page.getByRole("button", { name: "Cancelar el cambio" }).click();
      await page.getByRole("button", { name: "Cancelar el cambio" }).click();
      await expect(page.getByText("Escribe el motivo de la decisión")).toBeVisible();
    },
  },
  {
    name: "moderacion-decisiones",
    open: async (page) => {
      await page.goto("/moderacion?kind=TRAIL");
      // Another test of this product may have decided something already.
      const main = page.getByRole("main");
      await expect(main.getByText("Todavía no hay decisiones").or(main.locator("ol time").first())).toBeVisible();
    },
  },
  {
    name: "moderacion-publicidad",
    open: async (page) => {
      await page.goto("/moderacion?kind=BANNER");
      await expect(page.getByRole("list", { name: "Inicio" }).getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "moderacion-banner",
    open: async (page) => {
      await page.goto("/moderacion?kind=BANNER");
      await page.getByRole("button", { name: "Nuevo banner" }).click();
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByText("Escribe el título")).toBeVisible();
      // The focused field has scrolled half of the header away.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
];
