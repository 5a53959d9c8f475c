import { expect } from "@playwright/test";
import { waitForHydration } from "../support/screen";
import { expectHeading } from "./screen";
import type { Screen } from "./screen";

export const discoveryScreens: Screen[] = [
  {
    name: "inicio",
    open: async (page) => {
      await page.goto("/");
      await expectHeading(page, "Cambia lo que tienes por lo que quieres");
    },
  },
  {
    name: "inicio-banner",
    open: async (page) => {
      await page.goto("/");
      await waitForHydration(page);
      await page.getByRole("button", { name: "Mostrar Lo que buscas está cerca: mira el muro" }).click();
      await expect(page.getByRole("link", { name: "Lo que buscas está cerca: mira el muro" })).toBeVisible();
    },
  },
  {
    name: "muro",
    open: async (page) => {
      await page.goto("/wall");
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    name: "detalle",
    open: async (page) => {
      await page.goto("/wall");
      await page.locator("[data-publication]").getByRole("heading").getByRole("link").first().click();
      await expect(page.getByRole("link", { name: "Hacer Propuesta" }).filter({ visible: true }).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole("link", { name: "Hacer Propuesta" }).filter({ visible: true }).first()).toBeVisible();
    },
  },
  {
    name: "detalle-foto",
    isCovered: true,
    open: async (page) => {
      await page.goto("/wall");
      await page.locator("[data-publication]").getByRole("heading").getByRole("link").first().click();
      await page.getByRole("button", { name: "Ver la foto en grande" }).click();
      const viewer = page.getByRole("dialog");
      await viewer.getByRole("button", { name: "Acercar" }).click();
      await expect(viewer.getByRole("button", { name: "Alejar" })).toBeEnabled();
    },
  },
  {
    name: "busqueda",
    open: async (page) => {
      await page.goto("/");
      const search = page.getByRole("searchbox", { name: "¿Qué quieres recibir?" });
      await search.pressSequentially("bicicleta");
      await search.press("Enter");
      await expectHeading(page, "Tienen «bicicleta»");
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    name: "busqueda-filtros",
    isPerWidth: true,
    isCovered: true,
    open: async (page) => {
      await page.goto("/search_list/bicicleta%20rin%2026/all/0/10/10.4975585/-66.8856196/false/tags/want");
      await expectHeading(page, "Tienen «bicicleta rin 26»");
      await expect(page.getByRole("heading", { name: "Sin «rin 26»" })).toBeVisible();
      await waitForHydration(page);
      await page.getByRole("button", { name: "Más filtros" }).click();
      await expect(page.getByRole("combobox", { name: "Estado" })).toBeVisible();
    },
  },
  {
    name: "donde-estas",
    isPerWidth: true,
    isCovered: true,
    open: async (page) => {
      await page.goto("/wall");
      await page.getByRole("button", { name: "¿Dónde estás?" }).click();
      await page.getByRole("combobox", { name: "Ciudad o municipio" }).fill("san");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "sugerencias",
    isPerWidth: true,
    isCovered: true,
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("searchbox", { name: "¿Qué quieres recibir?" }).pressSequentially("bici");
      await expect(page.getByRole("button", { name: "bicicleta", exact: true })).toBeVisible();
    },
  },
  {
    name: "busqueda-vacia",
    open: async (page) => {
      await page.goto("/");
      const search = page.getByRole("searchbox", { name: "¿Qué quieres recibir?" });
      await search.pressSequentially("zanfona medieval");
      await search.press("Enter");
      await expect(page.getByText("No se encontraron resultados")).toBeVisible();
    },
  },
  {
    name: "carros",
    open: async (page) => {
      await page.goto("/search_list_by_category/136/10.4975585/-66.8856196/category");
      await expect(page.getByRole("article").filter({ hasText: "86.000 km" })).toBeVisible();
    },
  },
  {
    name: "carros-filtros",
    isCovered: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Características" }).click();
      await page.getByRole("checkbox", { name: /^Toyota/ }).check();
      await page.getByRole("textbox", { name: "Kilometraje: Máximo" }).fill("90000");
    },
  },
  {
    name: "carros-filtrados",
    // What does not match makes room for what does.
    allowsShift: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Ver resultados" }).click();
      await expect(page).toHaveURL(/attribute\.brand=Toyota&max\.km=90000$/);
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.getByRole("link", { name: "Quitar Toyota" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "categorias",
    isCovered: true,
    only: 1280,
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Categorías", exact: true }).click();
      await expect(page.getByRole("searchbox", { name: "Busca tu categoría" })).toBeVisible();
    },
  },
  {
    name: "menu",
    only: 390,
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Abrir el menú" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];
