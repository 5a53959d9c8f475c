import { expect, test } from "../support/test";
import { join } from "node:path";
import {
  expectInvalidFieldErrors,
  expectMissingAccountErrors,
  expectMissingPersonErrors,
  fillInAccount,
  fillInPerson,
  registrationForm,
  goToSecondStep,
} from "../steps/register";
import type { Journey } from "../support/journey";
import { fillInLogin, proveHuman } from "../support/people";
import { takePhoto } from "../support/photos";

/** Marta, who lives in Mérida, creates her account. */

export async function register(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  await marta.goto("/");
  await marta.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Registrarse" }).click();
  await expect(marta).toHaveURL("/registration");
  const form = registrationForm(marta);
  const person = {
    firstName: "Marta",
    lastName: "Rivas",
    email: "ana@example.com",
    phone: journey.marta.phone,
    password: journey.marta.account.password,
    photo: await takePhoto(join(journey.folder, "yo.jpg"), ["#f2c14e", "#c0563b"]),
  };
  await test.step("an empty form says what is missing", () => expectMissingAccountErrors(form));
  await test.step("half right is not right", () => expectInvalidFieldErrors(form));
  await test.step("the account", () => fillInAccount(form, person));
  await test.step("the second step says what is missing, too", () => expectMissingPersonErrors(form));
  await test.step("the person", () => fillInPerson(form, person));
  await test.step("what only the server knows is shown at its field, on the step before", async () => {
    await proveHuman(marta);
    await form.submit.click();
    await expect(form.email).toHaveAccessibleDescription(/ya está registrado/);
    await expect(form.email).toBeFocused();
  });
  await form.email.fill("");
  await form.email.pressSequentially(mistyped(journey));
  await goToSecondStep(form);
  // A proof counts once.
  await expect(form.captcha).not.toBeChecked();
  await proveHuman(marta);
  await form.submit.click();
  await expect(
    marta.getByRole("heading", { name: "¡Registro exitoso! Verifica tu cuenta con el enlace enviado a tu correo." }),
  ).toBeVisible();
}

const mistyped = ({ marta }: Journey) => marta.account.email.replace("marta.", "mata.");

export async function confirmEmail(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  await expect(marta.getByText(mistyped(journey))).toBeVisible();
  await marta.getByRole("button", { name: "Mi correo está mal escrito" }).click();
  await marta.getByLabel("Tu correo correcto").pressSequentially(journey.marta.account.email);
  await marta.getByRole("button", { name: "Enviar el enlace a este correo" }).click();
  await expect(marta.getByRole("strong").getByText(journey.marta.account.email)).toBeVisible();
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
  await test.step("the wall knows where she lives, and begins with what is near when she comes back", async () => {
    await expect(marta.getByRole("button", { name: /Mérida/ })).toBeVisible();
    await marta.reload();
    await expect(marta.getByRole("radio", { name: "Cerca" })).toBeChecked();
    await expect(
      marta
        .getByRole("article")
        .filter({ hasText: /menos de 1 km|a \d(,\d)? km/ })
        .first(),
    ).toBeVisible();
  });
}
