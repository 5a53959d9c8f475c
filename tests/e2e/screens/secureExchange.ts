import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { choosePlace, openBooking } from "../steps/bookSecureExchange";
import { waitForHydration } from "../support/screen";
import { expectHeading } from "./screen";
import type { Screen } from "./screen";

async function openVenues(page: Page) {
  await page.goto("/moderacion/sedes");
  await waitForHydration(page);
}

export const secureExchangeScreens: Screen[] = [
  {
    name: "cambio-seguro-reservar",
    open: async (page) => {
      await openBooking(page);
      // As it loads: coming from a conversation moves everything, which has no header on a phone.
      await page.reload();
      await waitForHydration(page);
      await choosePlace(page);
      await expect(page.getByRole("button", { name: "Elegir cómo pagar" })).toBeEnabled();
    },
  },
];

export const venueScreens: Screen[] = [
  {
    name: "moderacion-sedes",
    open: async (page) => {
      await openVenues(page);
      await expect(page.getByRole("list", { name: "Sedes" }).getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "moderacion-sede-nueva",
    open: async (page) => {
      await openVenues(page);
      await page.getByRole("button", { name: "Nueva sede" }).click();
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByText("Escribe el nombre de la sede")).toBeVisible();
    },
  },
  {
    name: "moderacion-sede-dia",
    open: async (page) => {
      await openVenues(page);
      await page
        .getByRole("link", { name: /^Ver el día de/ })
        .first()
        .click();
      await expectHeading(page, /^Visitas en/);
    },
  },
];
