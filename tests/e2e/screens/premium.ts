import { expect } from "@playwright/test";
import type { Screen } from "./screen";
import { resetShifts, waitForHydration } from "../support/screen";
import { expectHeading } from "./screen";

const plans = "/suscriptions";

/** What a guest sees of Premium. */
export const premiumScreens: Screen[] = [
  {
    name: "suscripciones",
    open: async (page) => {
      await page.goto("/suscripciones");
      await expectHeading(page, "Truequea Premium");
      await expect(page.getByRole("link", { name: "Inicia sesión para elegir" })).toBeVisible();
    },
  },
  {
    name: "categoria-premium",
    open: async (page) => {
      await page.goto("/search_list_by_category/154/10.4976/-66.8856/category");
      await expect(page.getByRole("link", { name: "Contenido Premium" }).first()).toBeVisible();
    },
  },
  {
    name: "contenido-premium",
    open: async (page) => {
      await page.goto("/search_list_by_category/154/10.4976/-66.8856/category");
      // The page before it is a screen of its own.
      await waitForHydration(page);
      await resetShifts(page);
      await page.getByRole("link", { name: "Contenido Premium" }).first().click();
      await expectHeading(page, "Contenido Premium");
      await expect(page.getByRole("link", { name: "Ver los planes" })).toBeVisible();
    },
  },
];

/** A member's order, up to the review by an operator. */
export const subscriptionScreens: Screen[] = [
  {
    name: "suscripciones-planes",
    open: async (page) => {
      await page.goto(plans);
      await expect(page.getByRole("heading", { name: "12 meses" })).toBeVisible();
    },
  },
  {
    name: "suscripciones-pago",
    isCovered: true,
    open: async (page) => {
      await page.goto(plans);
      await waitForHydration(page);
      await page.getByRole("button", { name: "Elegir el plan de 6 meses" }).click();
      await expect(page.getByRole("dialog", { name: "Método de pago" })).toBeVisible();
      await expect(page.getByText("IVA (16%)")).toBeVisible();
    },
  },
];
