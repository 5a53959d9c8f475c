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
    name: "moderacion-verificacion",
    open: async (page) => {
      await page.goto("/moderacion?kind=VERIFICATION");
      await page.getByRole("list", { name: "Por decidir" }).getByRole("link").first().click();
      const documents = page.getByRole("region", { name: "Documentos" });
      await expect(documents.getByText("18765432")).toBeVisible();
      await expect(documents.getByRole("button")).toHaveCount(2);
    },
  },
  {
    // The operator is not verified.
    name: "ajustes-verificacion",
    allowsShift: true,
    open: async (page) => {
      await page.goto("/profile?tab=account");
      await page.getByRole("button", { name: "Verificar mi identidad" }).click();
      await page.getByRole("button", { name: "Enviar", exact: true }).click();
      await expect(page.getByText("El número de cédula debe tener entre 6 y 8 dígitos")).toBeVisible();
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
    name: "moderacion-fallos",
    open: async (page) => {
      await page.goto("/moderacion?kind=DEAD_LETTER");
      await expect(page.getByText("Nada ha fallado")).toBeVisible();
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
