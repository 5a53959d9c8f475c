import { expect } from "@playwright/test";
import { registrationForm } from "../steps/register";
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
      await expect(page.getByRole("button", { name: "Siguiente" })).toBeVisible();
    },
  },
  {
    name: "registro-errores",
    open: async (page) => {
      await page.goto("/registration");
      await page.getByRole("button", { name: "Siguiente" }).click();
      await expect(page.getByText("El nombre no puede estar vacío")).toBeVisible();
    },
  },
  {
    name: "registro-paso-2",
    open: async (page) => {
      await page.goto("/registration");
      const { firstName, lastName, email, password, repeated, next, submit } = registrationForm(page);
      await firstName.fill("Marta");
      await lastName.fill("Rivas");
      await email.fill("marta@example.com");
      await password.fill("Cambio#2024");
      await repeated.fill("Cambio#2024");
      await next.click();
      await page.getByLabel("Estado").selectOption("Mérida");
      await page.getByLabel(/^Ciudad/).selectOption("Ejido");
      await submit.click();
      await expect(page.getByText("Elige tu año de nacimiento")).toBeVisible();
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
