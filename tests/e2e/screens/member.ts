import { expect } from "@playwright/test";
import type { Screen } from "./screen";

export const memberScreens: Screen[] = [
  {
    name: "muro-miembro",
    open: async (page) => {
      await page.goto("/wall");
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    name: "notificaciones",
    open: async (page) => {
      await page.goto("/notifications_page");
      await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
      // In one line, whatever stands beside it.
      const count = await page.getByText(/^Tienes \d+ notificación/).boundingBox();
      expect(count?.height).toBeLessThan(30);
    },
  },
  {
    name: "menu-notificaciones",
    isPerWidth: true,
    isCovered: true,
    open: async (page) => {
      await page.goto("/wall");
      await page.getByRole("button", { name: /^Notificaciones/ }).click();
      await expect(page.getByRole("banner").getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "menu-chats",
    isPerWidth: true,
    isCovered: true,
    open: async (page) => {
      await page.goto("/wall");
      await page.getByRole("button", { name: /^Chats/ }).click();
      await expect(page.getByRole("banner").getByRole("tabpanel").getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "menu-miembro",
    isPerWidth: true,
    isCovered: true,
    open: async (page) => {
      await page.goto("/wall");
      await page
        .getByRole("button", { name: /^(Menú de Ana|Abrir el menú)/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole("link", { name: "Cerrar Sesión" })).toBeVisible();
    },
  },
];
