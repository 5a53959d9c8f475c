import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

interface RegistrationForm {
  page: Page;
  firstName: Locator;
  lastName: Locator;
  email: Locator;
  password: Locator;
  repeated: Locator;
  terms: Locator;
  captcha: Locator;
  next: Locator;
  back: Locator;
  submit: Locator;
}

/** The fields of /registration. */
export function registrationForm(page: Page): RegistrationForm {
  return {
    page,
    firstName: page.getByLabel("Nombre", { exact: true }),
    lastName: page.getByLabel("Apellido"),
    email: page.getByLabel("Email"),
    password: page.getByLabel("Contraseña", { exact: true }),
    repeated: page.getByLabel("Repite la contraseña", { exact: true }),
    terms: page.getByRole("checkbox", { name: "Acepto los términos y condiciones" }),
    captcha: page.getByRole("checkbox", { name: "No soy un robot" }),
    next: page.getByRole("button", { name: "Siguiente", exact: true }),
    back: page.getByRole("button", { name: "Atrás", exact: true }),
    submit: page.getByRole("button", { name: "Crear mi cuenta" }),
  };
}

const expectDescription = (field: Locator, message: string | RegExp) =>
  expect(field).toHaveAccessibleDescription(message);

/** Leaves the first step empty and expects each message at its field. */
export async function expectMissingAccountErrors(form: RegistrationForm): Promise<void> {
  await form.next.click();
  await expectDescription(form.firstName, "El nombre no puede estar vacío");
  await expectDescription(form.lastName, "El apellido no puede estar vacío");
  await expectDescription(form.email, "Por favor escribe el email");
  await expectDescription(form.password, /La contraseña no es válida/);
  await expectDescription(form.repeated, "Este campo es obligatorio");
}

/** The same of the second step. */
export async function expectMissingPersonErrors({ page, submit, ...form }: RegistrationForm): Promise<void> {
  await submit.click();
  await expectDescription(page.getByRole("group", { name: "Teléfono" }), "Por favor, verifique el número de teléfono");
  await expectDescription(page.getByLabel("Estado"), "Este campo es obligatorio");
  await expectDescription(page.getByRole("group", { name: "Fecha de nacimiento" }), "Elige tu año de nacimiento");
  await expectDescription(page.getByRole("group", { name: "Género" }), "Este campo es obligatorio");
  await expectDescription(form.terms, "Debe aceptar los terminos y condiciones");
  await expectDescription(form.captcha, "Debe completar el Captcha");
}

/** Types values that are not valid yet and expects each message at its field. */
export async function expectInvalidFieldErrors({ page, firstName, email, password }: RegistrationForm): Promise<void> {
  await firstName.pressSequentially("M");
  await expect(firstName).toHaveAccessibleDescription("El nombre debe contener al menos 2 caracteres");
  await email.pressSequentially("marta@");
  await expect(email).toHaveAccessibleDescription("Por favor escriba un email valido");
  await password.pressSequentially("trueque");
  await expect(page.getByRole("listitem").filter({ hasText: "Una mayúscula: falta" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Al menos 6 caracteres: cumplido" })).toBeVisible();
}

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  /** Seven digits. */
  phone: string;
  password: string;
  /** A file. */
  photo: string;
}

/** Fills in the first step, as a person does, with a correction, and goes on. */
export async function fillInAccount(form: RegistrationForm, person: Person): Promise<void> {
  const { firstName, lastName, email, password, repeated } = form;
  await retype(firstName, person.firstName);
  await retype(lastName, person.lastName);
  await retype(email, person.email);
  await retype(password, person.password);
  await retype(repeated, `${person.password}5`);
  await expect(repeated).toHaveAccessibleDescription("Las contraseñas no coinciden.");
  await retype(repeated, person.password);
  await expect(repeated).toHaveAccessibleDescription("");
  await goToSecondStep(form);
}

/** To the second step, whose heading then takes the focus: what is typed before it would be lost. */
export async function goToSecondStep({ page, next }: RegistrationForm): Promise<void> {
  await next.click();
  await expect(page.getByRole("heading", { name: /Sobre ti$/ })).toBeFocused();
}

/** Fills in the second step except for the captcha, with a few corrections. */
export async function fillInPerson({ page, terms }: RegistrationForm, person: Person): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Elegir una foto" }).click();
  await (await chooser).setFiles(person.photo);
  await page.getByRole("dialog", { name: "Ajusta la imagen" }).getByRole("button", { name: "Usar imagen" }).click();
  await expect(page.getByRole("img", { name: "Tu foto, recortada" })).toBeVisible();

  await page.getByLabel("Prefijo del teléfono").selectOption("414");
  const phone = page.getByLabel("Número de teléfono, 7 dígitos");
  await phone.pressSequentially(`${person.phone.slice(0, 3)}-${person.phone.slice(3, 5)} ${person.phone.slice(5)}99`);
  await expect(phone).toHaveValue(person.phone);
  await page.getByLabel("Estado").selectOption("Mérida");
  await page.getByLabel(/^Ciudad/).selectOption("Mérida");

  await page.getByLabel("Año").selectOption("1992");
  await page.getByLabel("Mes").selectOption("2");
  await page.getByLabel("Día").selectOption("29");
  await page.getByLabel("Año").selectOption("1993");
  await expect(page.getByLabel("Día")).toHaveValue("");
  await page.getByLabel("Día").selectOption("28");
  await page.getByRole("radio", { name: "Femenino" }).check();

  await terms.check();
  await page.getByRole("checkbox", { name: /verificar mi identidad/ }).check();
}

async function retype(field: Locator, text: string): Promise<void> {
  await field.fill("");
  await field.pressSequentially(text);
}
