import { expect } from "@playwright/test";
import { expectHeading } from "./screen";
import type { Screen } from "./screen";

export const personScreens: Screen[] = [
  {
    name: "persona",
    open: async (page) => {
      await page.goto("/profile/third/2");
      await expectHeading(page, /^Luis/);
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
];

/** Screens that only their owner sees. */
export const ownScreens: Screen[] = [
  {
    name: "guardadas",
    open: async (page) => {
      await page.goto("/publications-saved");
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    name: "para-ti",
    open: async (page) => {
      await page.goto("/para_ti");
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    name: "circulos",
    open: async (page) => {
      await page.goto("/circulo");
      await expect(page.getByRole("link", { name: /^Círculo de/ }).first()).toBeVisible();
      await expect(page.getByRole("button", { name: /^Buscar un círculo para/ }).first()).toBeVisible();
    },
  },
  {
    name: "circulo",
    open: async (page) => {
      await page.goto("/circulo");
      const ring = page.getByRole("link", { name: /^Círculo de/ }).first();
      await page.goto((await ring.getAttribute("href")) ?? "");
      await expectHeading(page, /^Círculo de/);
      await expect(page.getByRole("button", { name: "Aceptar el círculo" })).toBeVisible();
    },
  },
  {
    name: "perfil-publicaciones",
    open: async (page) => {
      await page.goto("/profile");
      await expect(page.getByRole("tabpanel").getByText("Ver Detalles").first()).toBeVisible();
    },
  },
  {
    name: "perfil-promocionables",
    open: async (page) => {
      await page.goto("/profile?tab=promotables");
      await expect(page.getByRole("button", { name: /^Promocionar: / }).first()).toBeVisible();
    },
  },
  {
    name: "promocionar",
    allowsShift: true,
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Promocionar: / })
        .first()
        .click();
      await page.getByRole("radio", { name: /Básico/ }).check();
      await page.getByRole("button", { name: "Continuar" }).click();
      await expect(page.getByRole("dialog", { name: "Método de pago" })).toBeVisible();
    },
  },
  {
    name: "publicidad-creada",
    open: async (page) => {
      await page.goto("/publicidad_creada");
      await expectHeading(page, "¡Tu publicidad fue creada!");
    },
  },
  {
    name: "perfil-creditos",
    open: async (page) => {
      await page.goto("/profile?tab=credits");
      await expect(page.getByRole("table", { name: "Movimientos" })).toBeVisible();
    },
  },
  {
    name: "perfil-datos",
    open: async (page) => {
      await page.goto("/profile?tab=profile");
      await expect(page.getByLabel("Correo electrónico")).toHaveValue("ana@example.com");
      await expect(page.getByLabel("Estado")).toHaveValue("Distrito Capital");
    },
  },
  {
    name: "perfil-ajustes",
    open: async (page) => {
      await page.goto("/profile?tab=account");
      await expect(page.getByRole("switch", { name: "Notificaciones por correo" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Desactivar mi cuenta" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Eliminar mis datos" })).toBeVisible();
      await expect(page.getByText("Tu identidad está verificada")).toBeVisible();
      await expect(page.getByRole("link", { name: /^Ver recibo/ }).first()).toBeVisible();
    },
  },
  {
    name: "desactivar-cuenta",
    allowsShift: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Desactivar mi cuenta" }).click();
      const dialog = page.getByRole("alertdialog", { name: "¿Desactivar tu cuenta?" });
      await dialog.getByLabel("Tu contraseña, para confirmar").fill("Cambio#2024");
      await dialog.getByRole("button", { name: "Desactivar mi cuenta" }).click();
      await expect(
        dialog.getByText("No se puede desactivar el perfil porque usted tiene transacciones activas"),
      ).toBeVisible();
    },
  },
  {
    name: "eliminar-datos",
    allowsShift: true,
    open: async (page) => {
      await page.goto("/profile?tab=account");
      await page.getByRole("button", { name: "Eliminar mis datos" }).click();
      const dialog = page.getByRole("alertdialog", { name: "¿Eliminar tus datos?" });
      await dialog.getByLabel("Tu contraseña, para confirmar").fill("Cambio#2024");
      await dialog.getByRole("button", { name: "Eliminar mis datos" }).click();
      await expect(
        dialog.getByText("No se pueden eliminar tus datos porque tienes propuestas o cambios abiertos"),
      ).toBeVisible();
    },
  },
  {
    name: "recibo",
    open: async (page) => {
      await page.goto("/profile?tab=account");
      const receipt = page.getByRole("link", { name: /^Ver recibo/ }).first();
      await page.goto((await receipt.getAttribute("href")) ?? "");
      await expectHeading(page, /^Recibo T-\d+$/);
    },
  },
];
