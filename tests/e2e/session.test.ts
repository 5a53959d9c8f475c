import { expect, test } from "./support/test";
import type { BrowserContext, Page } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillBasics, fillDetails } from "./steps/publish";
import { goToSecondStep, registrationForm } from "./steps/register";
import { startNetwork } from "./support/network";
import { ana, fillInLogin, luis, proveHuman, signIn, toasts } from "./support/people";
import { takePhoto } from "./support/photos";
import { waitForHydration } from "./support/screen";
import { signInWithGoogleButton, serveGoogleScript } from "./support/fakeGoogle";

/** The edges of a session: not yet signed in, signed out elsewhere, without a network. */

test("a guest on a members' page signs in and returns to it", async ({ page }) => {
  await page.goto("/requests?tab=1");
  await expect(page).toHaveURL("/login");
  await fillInLogin(page, ana);
  await expect(page).toHaveURL("/requests?tab=1");
  await expect(page.getByRole("heading", { name: "Mis cambios" })).toBeVisible();
});

test("a wrong password is reported and needs a new captcha proof", async ({ page }) => {
  await page.goto("/login");
  await fillInLogin(page, { ...luis, password: "Otra#2024" });
  await expect(page.getByRole("alert").or(toasts(page)).first()).toBeVisible();
  await expect(page).toHaveURL("/login");
  const captcha = page.getByRole("checkbox", { name: "No soy un robot" });
  await expect(captcha).not.toBeChecked();
  // The next try by keyboard alone.
  await expect(page.getByLabel("Contraseña", { exact: true })).toBeFocused();
  await page.keyboard.type(luis.password);
  await captcha.focus();
  await page.keyboard.press("Space");
  await expect(captcha).toBeChecked();
  await expect(captcha).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/wall");
});

/** Ends the browser's session from outside, as another device with the same cookie would. */
async function signOutElsewhere(context: BrowserContext) {
  const answer = await context.request.post("/graphql", {
    data: { query: "mutation { signOut { errors { message } } }" },
  });
  expect(await answer.json()).toEqual({ data: { signOut: { errors: [] } } });
}

test("a session that ends during use leads to the login and back to the same place", async ({ page, context }) => {
  await signIn(page, ana);
  await page.goto("/chats/?tab=in-progress");
  await page.getByRole("tabpanel").getByRole("link").first().click();
  await expect(page.getByRole("region", { name: /^Conversación con/ })).toBeVisible();
  const place = page.url();

  await signOutElsewhere(context);
  await expect(toasts(page).filter({ hasText: "Tu sesión terminó. Inicia sesión para continuar." })).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.locator("body")).not.toContainText("Ana");
  await fillInLogin(page, ana);
  await expect(page).toHaveURL(place);
  await expect(page.getByRole("region", { name: /^Conversación con/ })).toBeVisible();
});

/** Everything that the browser keeps: page, storage and databases. */
async function readBrowserState(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      (await indexedDB.databases()).map(({ name }) => name),
    ]),
  );
}

test("a draft with its photos outlives session and reload, and is never shown to another user", async ({
  page,
  context,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "truequea-form-"));
  const title = "Cámara de la abuela";
  const isFilled = async () => {
    await expect(page.getByLabel("Título")).toHaveValue(title);
    await expect(page.getByRole("img", { name: "Imagen 1" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Imagen 1" })).toHaveJSProperty("naturalWidth", 750);
    await expect(page.getByRole("img", { name: "Imagen 2" })).toBeVisible();
  };
  await signIn(page, ana);
  await page.goto("/requests?tab=3");
  await expect(page.getByRole("heading", { name: "Finalizados" })).toBeVisible();
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Publicar" }).click();
  await fillBasics(page);
  await fillDetails(page, title, [
    await takePhoto(join(folder, "a.jpg"), ["#7fb7be", "#dacc3e"]),
    await takePhoto(join(folder, "b.jpg"), ["#bc2c1a", "#7d1538"]),
  ]);
  await page.goBack();
  await isFilled();

  await test.step("the same user continues where they were", async () => {
    await signOutElsewhere(context);
    await expect(toasts(page).filter({ hasText: "Tu sesión terminó. Inicia sesión para continuar." })).toBeVisible();
    await expect(page).toHaveURL("/login");
    await fillInLogin(page, ana);
    await expect(page).toHaveURL("/new_publication?paso=2");
    await isFilled();
    await page.reload();
    await isFilled();
  });
  await test.step("another user finds nothing in the form, in the browser or by going back", async () => {
    await signOutElsewhere(context);
    await expect(page).toHaveURL("/login");
    await fillInLogin(page, luis);
    await expect(page).toHaveURL("/wall");
    await expect(page.getByRole("button", { name: "Menú de Luis Gómez" })).toBeVisible();
    await expect.poll(() => readBrowserState(page)).not.toContain("tq-photos-1");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Finalizados" })).toBeHidden();
    await page.goto("/new_publication?paso=2");
    await expect(page.getByRole("radio", { name: /^Producto/ })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(title);
  });
  await rm(folder, { recursive: true, force: true });
});

test("a second user in two tabs finds nothing of the first, and signing out is not reported as an ended session", async ({
  page,
  context,
}) => {
  await signIn(page, ana);
  const other = await context.newPage();
  // Every chat under proposals accepts messages.
  await other.goto("/chats/?tab=proposal");
  await other.getByRole("tabpanel").getByRole("link").first().click();
  await other.getByRole("textbox", { name: /mensaje/i }).pressSequentially("Nos vemos en la plaza");
  await page.goto("/logout");
  await expect(toasts(page).filter({ hasText: "Vuelve pronto! Te esperamos." })).toBeVisible();
  await expect(other).toHaveURL("/login");
  await expect(other.getByRole("button", { name: "Entrar" })).toBeVisible();
  // Checked at once, since a notice disappears by itself.
  expect(await toasts(other).allTextContents()).toEqual([]);

  await fillInLogin(page, luis);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/wall");
    await expect(tab.getByRole("button", { name: "Menú de Luis Gómez" })).toBeVisible();
    expect(await readBrowserState(tab)).not.toMatch(
      /Nos vemos en la plaza|ana@example\.com|Menú de Ana|tq-draft|tq-photos/,
    );
  }
  await other.goBack();
  await expect(other.getByText("Nos vemos en la plaza")).toBeHidden();
});

test("a user registers with Google, and a later password reset ends the old session", async ({ page, browser }) => {
  const email = `greta.${Date.now()}@gmail.example`;
  await serveGoogleScript(page, { sub: `g-${Date.now()}`, email, given_name: "Greta" });
  await test.step("without an account Google leads to the registration, with the address fixed", async () => {
    await page.goto("/login");
    await signInWithGoogleButton(page);
    await expect(
      toasts(page).filter({ hasText: "Para disfrutar de toda la experiencia Truequea debes completar tu registro" }),
    ).toBeVisible();
    await expect(page).toHaveURL("/registration");
    const form = registrationForm(page);
    await expect(form.email).toBeDisabled();
    await expect(form.email).toHaveValue(email);
    await expect(form.firstName).toHaveValue("Greta");
    await form.lastName.fill("Salas");
    await form.password.fill("Guaca2#");
    await form.repeated.fill("Guaca2#");
    await goToSecondStep(form);
    await page.getByLabel("Número de teléfono, 7 dígitos").pressSequentially(String(Date.now()).slice(-7));
    await page.getByLabel("Estado").selectOption("Miranda");
    await page.getByLabel("Año").selectOption("1992");
    await page.getByLabel("Mes").selectOption("2");
    await page.getByLabel("Día").selectOption("29");
    await page.getByRole("radio", { name: "Femenino" }).check();
    await form.terms.check();
    await proveHuman(page);
    await form.submit.click();
    await expect(
      toasts(page).filter({ hasText: "Listo! Ya puedes ingresar con tu Cuenta de Google o Facebook" }),
    ).toBeVisible();
  });
  await test.step("with an account Google opens a session", async () => {
    await expect(page).toHaveURL("/login");
    await signInWithGoogleButton(page);
    await expect(page).toHaveURL("/wall");
    await expect(page.getByText("Bienvenido! Empecemos a cerrar buenos cambios")).toBeVisible();
  });
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await test.step("a reset is requested on another device", async () => {
    await phone.goto("/login");
    await phone.getByRole("button", { name: "Soporte para iniciar sesión" }).click();
    await phone.getByRole("link", { name: "Recuperar mi contraseña" }).click();
    await expect(phone.getByRole("heading", { name: "Recuperar mi contraseña" })).toBeVisible();
    await phone.getByLabel("Correo electrónico").pressSequentially(email);
    await proveHuman(phone);
    await phone.getByRole("button", { name: "Recuperar contraseña" }).click();
    await expect(phone).toHaveURL("/successful_message/recovery");
  });
  await test.step("the link of the mail sets a new password and ends the old session", async () => {
    await phone.goto(process.env.OUTBOX_URL ?? "");
    await phone
      .getByRole("listitem")
      .filter({ hasText: email })
      .getByRole("link", { name: "Restablece tu contraseña de Truequea" })
      .first()
      .click();
    await phone.getByRole("link", { name: "Restablecer mi contraseña" }).click();
    await phone.getByLabel("Nueva contraseña").pressSequentially("Trueque3#");
    await phone.getByLabel("Confirma la contraseña").pressSequentially("Trueque3#");
    await phone.getByLabel("Confirma la contraseña").press("Enter");
    await expect(phone.getByRole("link", { name: "Ir a Iniciar Sesion" })).toBeVisible();
    await expect(toasts(phone).filter({ hasText: "La contraseña ha sido cambiada exitosamente" })).toBeVisible();
    await expect(toasts(page).filter({ hasText: "Tu sesión terminó. Inicia sesión para continuar." })).toBeVisible();
    await expect(page).toHaveURL("/login");
    await phone.getByRole("link", { name: "Ir a Iniciar Sesion" }).click();
    await fillInLogin(phone, { email, password: "Trueque3#" });
    await expect(phone).toHaveURL("/wall");
  });
  await elsewhere.close();
});

test("a lost network is reported at once, and the app continues when it is back", async ({ browser }) => {
  const network = await startNetwork();
  const context = await browser.newContext({ proxy: network.proxy });
  const page = await context.newPage();
  const titles = page.locator("[data-publication]").getByRole("heading").getByRole("link");
  const propose = page.getByRole("link", { name: "Hacer Propuesta", exact: true }).filter({ visible: true }).first();
  const notice = page.getByText("No tienes conexión a internet");
  await page.goto("/wall");
  // A click before it loads a document of its own, without the screen's code when the network goes.
  await waitForHydration(page);
  await titles.first().click();
  await expect(propose).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/wall");
  const lose = async () => {
    network.cut();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
  };
  const find = async () => {
    network.restore();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  };

  await test.step("a screen that cannot be loaded says so and can be retried", async () => {
    await lose();
    await titles.nth(1).click();
    await expect(page.getByText("No pudimos cargar esto")).toBeVisible();
    await find();
    await page.getByRole("button", { name: "Intentar de nuevo" }).click();
    await expect(propose).toBeVisible();
  });
  await test.step("a loaded screen stays, and a new one appears with the network", async () => {
    await lose();
    await page.goBack();
    await expect(titles.first()).toBeVisible();
    await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Registrarse" }).click();
    await expect(page).toHaveURL("/registration");
    await find();
    await expect(page.getByRole("button", { name: "Siguiente" })).toBeVisible();
  });
  await context.close();
  await network.stop();
});
