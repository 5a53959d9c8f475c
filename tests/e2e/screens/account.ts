import { expect } from "@playwright/test";
import { expectHeading } from "./screen";
import type { Screen } from "./screen";

export const accountScreens: Screen[] = [
  {
    name: "ingresar",
    open: async (page) => {
      await page.goto("/login");
      await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
    },
  },
  {
    name: "ingresar-errores",
    open: async (page) => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page.getByText("Por favor escribe el email")).toBeVisible();
    },
  },
  {
    name: "registro",
    open: async (page) => {
      await page.goto("/registration");
      await expect(page.getByLabel("Estado").getByRole("option", { name: "Zulia" })).toBeAttached();
    },
  },
  {
    name: "registro-errores",
    open: async (page) => {
      await page.goto("/registration");
      await page.getByRole("button", { name: "Crear mi cuenta" }).click();
      await expect(page.getByText("El nombre no puede estar vacío")).toBeVisible();
    },
  },
  {
    name: "clave-olvidada",
    open: async (page) => {
      await page.goto("/forgot_password");
      await expect(page.getByRole("button", { name: "Enviar solicitud" })).toBeVisible();
    },
  },
  {
    name: "reenviar-correo",
    open: async (page) => {
      await page.goto("/login_flow/Reenviar correo de confirmación");
      await expectHeading(page, "Reenviar correo de confirmación");
      await expect(page.getByRole("checkbox", { name: "No soy un robot" })).toBeVisible();
    },
  },
  {
    name: "correo-enviado",
    open: async (page) => {
      await page.goto("/successful_message/recovery");
      await expectHeading(page, "Revisa tu correo");
    },
  },
  {
    name: "clave-nueva",
    open: async (page) => {
      await page.goto("/recovery_password/un-enlace/1");
      await page.getByLabel("Nueva contraseña").pressSequentially("Cambio");
      await expect(page.getByRole("button", { name: "Restaurar contraseña" })).toBeDisabled();
    },
  },
];
