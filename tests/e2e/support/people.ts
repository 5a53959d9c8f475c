import { expect } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { captchaProof } from "../../support/people";

export const DEMO_PASSWORD = "Cambio#2024";

export interface Account {
  email: string;
  password: string;
}

export const ana: Account = { email: "ana@example.com", password: DEMO_PASSWORD };
export const operator: Account = { email: "operador@example.com", password: DEMO_PASSWORD };
export const luis: Account = { email: "luis@example.com", password: DEMO_PASSWORD };

/** Ticks «No soy un robot» and waits until the browser has solved the challenge. */
export async function proveHuman(page: Page): Promise<void> {
  const box = page.getByRole("checkbox", { name: "No soy un robot" });
  // Called «Verificando…» while the browser computes.
  await box.click();
  await expect(box).toBeChecked();
}

/** Fills in the login form on the screen, as a user does. */
export async function fillInLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").pressSequentially(email);
  await page.getByLabel("Contraseña", { exact: true }).pressSequentially(password);
  await proveHuman(page);
  await page.getByRole("button", { name: "Entrar" }).click();
}

/** Opens the login, signs in and waits for the wall. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await fillInLogin(page, account);
  await expect(page).toHaveURL("/wall");
  await expect(page.getByRole("heading", { name: "Muro", level: 1 })).toBeVisible();
}

/** Signs in all pages of a context without the form, for tests of something else. */
export async function openSession({ request }: BrowserContext, { email, password }: Account): Promise<void> {
  const query = "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { message } } }";
  const captcha = await captchaProof(process.env.APP_URL ?? "");
  const answer = await request.post("/graphql", {
    data: { query, variables: { input: { email, password, captcha } } },
  });
  expect(await answer.json()).toMatchObject({ data: { signIn: { errors: [] } } });
}

/** The short notices at the edge of the screen. */
export const toasts = (page: Page) => page.locator("[data-toast]");
