import { expect, test } from "@playwright/test";
import { join } from "node:path";
import {
  expectInvalidFieldErrors,
  expectMissingFieldErrors,
  fillInRegistration,
  registrationForm,
} from "../steps/register";
import type { Journey } from "../support/journey";
import { fillInLogin, proveHuman } from "../support/people";
import { takePhoto } from "../support/photos";

/** Marta creates her account. */

export async function register(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  await marta.goto("/");
  await marta.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Registrarse" }).click();
  await expect(marta).toHaveURL("/registration");
  const form = registrationForm(marta);
  await test.step("an empty form says what is missing", () => expectMissingFieldErrors(form));
  await test.step("half right is not right", () => expectInvalidFieldErrors(form));
  await test.step("every field", async () => {
    const photo = await takePhoto(join(journey.folder, "yo.jpg"), ["#f2c14e", "#c0563b"]);
    await fillInRegistration(form, {
      firstName: "Marta",
      lastName: "Rivas",
      email: "ana@example.com",
      phone: journey.marta.phone,
      password: journey.marta.account.password,
      photo,
    });
  });
  await test.step("what only the server knows is shown at its field, too", async () => {
    await proveHuman(marta);
    await form.submit.click();
    await expect(form.email).toHaveAccessibleDescription(/ya está registrado/);
    // A proof counts once.
    await expect(form.captcha).not.toBeChecked();
  });
  await form.email.fill("");
  await form.email.pressSequentially(journey.marta.account.email);
  await proveHuman(marta);
  await form.submit.click();
  await expect(
    marta.getByRole("heading", { name: "¡Registro exitoso! Verifica tu cuenta con el enlace enviado a tu correo." }),
  ).toBeVisible();
}

export async function confirmEmail(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  await marta.getByRole("link", { name: "Ir a iniciar sesión" }).click();
  await fillInLogin(marta, journey.marta.account);
  await expect(marta.getByText("Se envió un correo electrónico de confirmación a su correo.")).toBeVisible();

  await marta.goto(process.env.OUTBOX_URL ?? "");
  await marta
    .getByRole("listitem")
    .filter({ hasText: journey.marta.account.email })
    .getByRole("link", { name: "Confirma tu cuenta en Truequea" })
    .first()
    .click();
  await marta.getByRole("link", { name: "Confirmar mi cuenta" }).click();
  await expect(marta.getByText("Correo confirmado. Ya puedes ingresar a su cuenta")).toBeVisible();
  await expect(marta).toHaveURL("/login");
}

export async function signInToWall(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  await fillInLogin(marta, journey.marta.account);
  await expect(marta).toHaveURL("/wall");
  await expect(marta.getByText("Bienvenido! Empecemos a cerrar buenos cambios")).toBeVisible();
  await expect(marta.getByRole("button", { name: "Menú de Marta Rivas" })).toBeVisible();
}
