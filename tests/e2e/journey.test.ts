import { expect, test } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expectConversation, say } from "./support/chat";
import { startNetwork } from "./support/network";
import type { Network } from "./support/network";
import { fillBasics, fillDetails, fillLocation, fillInterests } from "./steps/publish";
import {
  fillInRegistration,
  registrationForm,
  expectInvalidFieldErrors,
  expectMissingFieldErrors,
} from "./steps/register";
import { fillInLogin, luis, proveHuman, signIn, toasts } from "./support/people";
import type { Account } from "./support/people";
import { takePhoto } from "./support/photos";
import { watchProblems } from "./support/problems";

/** One swap, from two strangers to a completed exchange: two browsers, real typing, real files, the whole product behind. */
test.describe.configure({ mode: "serial" });

const marta: Account = { email: `marta.rivas.${Date.now()}@example.com`, password: "Trueque#2026" };
const phone = String(Date.now()).slice(-7);
const model = phone.slice(-4);
const title = `Cámara análoga Zénit ${model} con lente óptico`;
const words = `camara analoga zenit ${model}`;
const addition = "También doy 10 USD y una memoria de 64 GB";

let network: Network;
let folder: string;
let martas: BrowserContext;
let page: Page;
let luises: BrowserContext;
let his: Page;
let offered: string;
let offeredAddress: string;
let address: string;
let chatAddress: string;
const problems: { marta: string[]; luis: string[] } = { marta: [], luis: [] };
const said: string[] = [];

test.beforeAll(async ({ browser }) => {
  folder = await mkdtemp(join(tmpdir(), "truequea-photos-"));
  network = await startNetwork();
  martas = await browser.newContext({ viewport: { width: 1280, height: 900 }, proxy: network.proxy });
  page = await martas.newPage();
  problems.marta = watchProblems(page);
  luises = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  his = await luises.newPage();
  problems.luis = watchProblems(his);
});

test.afterAll(async () => {
  await martas.close();
  await luises.close();
  await network.stop();
  await rm(folder, { recursive: true, force: true });
});

test("Marta registers, and each mistake is shown at its field", async () => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Registrarse" }).click();
  await expect(page).toHaveURL("/registration");
  const form = registrationForm(page);
  await test.step("an empty form says what is missing", () => expectMissingFieldErrors(form));
  await test.step("half right is not right", () => expectInvalidFieldErrors(form));
  await test.step("every field", async () => {
    const photo = await takePhoto(join(folder, "yo.jpg"), ["#f2c14e", "#c0563b"]);
    await fillInRegistration(form, {
      firstName: "Marta",
      lastName: "Rivas",
      email: "ana@example.com",
      phone,
      password: marta.password,
      photo,
    });
  });
  await test.step("what only the server knows is shown at its field, too", async () => {
    await proveHuman(page);
    await form.submit.click();
    await expect(form.email).toHaveAccessibleDescription(/ya está registrado/);
    // A proof counts once.
    await expect(form.captcha).not.toBeChecked();
  });
  await form.email.fill("");
  await form.email.pressSequentially(marta.email);
  await proveHuman(page);
  await form.submit.click();
  await expect(
    page.getByRole("heading", { name: "¡Registro exitoso! Verifica tu cuenta con el enlace enviado a tu correo." }),
  ).toBeVisible();
});

test("Marta cannot enter before she has confirmed, then confirms by the link in her mail", async () => {
  await page.getByRole("link", { name: "Ir a iniciar sesión" }).click();
  await fillInLogin(page, marta);
  await expect(page.getByText("Se envió un correo electrónico de confirmación a su correo.")).toBeVisible();

  await page.goto(process.env.OUTBOX_URL ?? "");
  await page
    .getByRole("listitem")
    .filter({ hasText: marta.email })
    .getByRole("link", { name: "Confirma tu cuenta en Truequea" })
    .first()
    .click();
  await page.getByRole("link", { name: "Confirmar mi cuenta" }).click();
  await expect(page.getByText("Correo confirmado. Ya puedes ingresar a su cuenta")).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("Marta signs in and lands on the wall", async () => {
  await fillInLogin(page, marta);
  await expect(page).toHaveURL("/wall");
  await expect(page.getByText("Bienvenido! Empecemos a cerrar buenos cambios")).toBeVisible();
  await expect(page.getByRole("button", { name: "Menú de Marta Rivas" })).toBeVisible();
});

test("Marta publishes in four steps with two real photos", async () => {
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Publicar" }).click();
  await expect(page).toHaveURL("/new_publication");
  const photos = [
    await takePhoto(join(folder, "frente.jpg"), ["#7fb7be", "#dacc3e"]),
    await takePhoto(join(folder, "lado.jpg"), ["#bc2c1a", "#7d1538"]),
  ];
  await test.step("what it is", () => fillBasics(page));
  await test.step("its details, and the photos in their crop windows", () => fillDetails(page, title, photos));
  await test.step("what she wants for it", () => fillInterests(page));
  await test.step("where it is, on the map", () => fillLocation(page));
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page).toHaveURL("/publicacion_creada");
  await expect(toasts(page).filter({ hasText: "La publicación ha sido creada exitosamente" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "¡Listo! Tu publicación está en camino" })).toBeVisible();
});

test("after the review Marta is told, and her publication is on the wall", async () => {
  await expect(page.getByText(`Tu publicación ${title} ya está activa.`)).toBeVisible();
  await page.getByRole("link", { name: "Ir al muro" }).click();
  await expect(page).toHaveURL("/wall");
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card).toBeVisible();
  await expect(card.getByText("Tu publicación")).toBeVisible();
});

test("her photo is served without the place it was taken at", async () => {
  const card = page.getByRole("article").filter({ hasText: title });
  const picture = await card
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const answer = await page.request.get(picture);
  expect(answer.headers()).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
  const kept = await sharp(await answer.body()).metadata();
  expect(kept.exif ?? kept.xmp ?? kept.iptc).toBeUndefined();
  const original = await sharp(await readFile(join(folder, "frente.jpg"))).metadata();
  expect(original.exif?.length).toBeGreaterThan(100);
});

test("Luis finds it without writing accents, and proposes a swap", async () => {
  await signIn(his, luis);
  await expect(his.getByRole("radio", { name: "Lo quiero" })).toBeChecked();
  const search = his.getByRole("searchbox", { name: "¿Qué quieres recibir?" });
  await search.pressSequentially(words);
  await search.press("Enter");
  await expect(his.getByRole("heading", { name: `Tienen «${words}»` })).toBeVisible();
  await his.getByRole("link", { name: title }).click();
  await expect(his.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  address = new URL(his.url()).pathname;
  await his.getByRole("link", { name: "Hacer Propuesta" }).click();

  await expect(his.getByRole("heading", { name: "Mi propuesta" })).toBeVisible();
  await expect(his.getByRole("button", { name: "Enviar propuesta" })).toBeDisabled();
  // No service: that one could be offered again after the swap.
  const choice = his
    .getByRole("group")
    .filter({ hasText: "Elige qué le ofreces" })
    .locator('input[type=checkbox]:not([aria-label^="Clases"])')
    .first();
  offered = ((await choice.getAttribute("aria-label")) ?? "").replace(/\. Le interesa$/, "");
  const offeredId = await choice.getAttribute("value");
  offeredAddress = `/x/${offeredId}`;
  await choice.check();
  await his.getByLabel("¿Ofreces algo más?").pressSequentially(addition);
  await his.getByRole("button", { name: "Enviar propuesta" }).click();
  await expect(his.getByText("Propuesta enviada exitosamente")).toBeVisible();
  await expect(his).toHaveURL(/\/chats\/\d+\?tab=proposal$/);
  chatAddress = new URL(his.url()).pathname;
  await expect(his.getByText("Enviaste la propuesta")).toBeVisible();
  await expect(his.getByRole("region", { name: "Conversación con Marta Rivas" })).toContainText(addition);
});

async function write(from: Page, sentence: string) {
  await say(from, sentence);
  said.push(sentence);
}

test("Marta sees it without reloading: count, toast, and the chat among the proposals", async () => {
  await expect(page.getByText(`Luis Gómez te propone un cambio por ${title}`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notificaciones ?, \d+ sin leer$/ })).toBeVisible();
  await write(his, "¡Hola Marta! Me encanta tu cámara");
  await page.getByRole("button", { name: /^Chats ?, 1 sin leer$/ }).click();
  await page.getByRole("link", { name: "Ver Todos" }).click();
  await expect(page).toHaveURL("/chats/?tab=proposal");
  await expect(page.getByRole("tab", { name: /^Propuestas/ })).toHaveAttribute("aria-selected", "true");
  const row = page.getByRole("tabpanel").getByRole("link", { name: /Luis Gómez/ });
  await expect(row).toContainText("1 mensaje sin leer");
  await row.click();
  await expect(page).toHaveURL(new RegExp(`${chatAddress}\\?tab=proposal$`));
  await expect(page.getByRole("region", { name: "Conversación con Luis Gómez" })).toContainText(addition);
  await expectConversation(page, said);
  await expect(page.getByRole("button", { name: "Chats", exact: true })).toBeVisible();
});

test("they write to each other", async () => {
  await write(page, "¡Hola Luis! ¿La tuya está en buen estado?");
  await expectConversation(his, said);
  await write(his, "Como nueva. ¿Nos vemos el sábado?");
  await write(his, "Puedo llevarla al Parque del Este");
  await expectConversation(page, said);
  await write(page, "El sábado me queda bien, a las 10");
  await expectConversation(page, said);
  await expectConversation(his, said);
});

test("Marta loses her network while Luis goes on writing", async () => {
  await martas.setOffline(true);
  network.cut();
  await expect(page.getByText("No tienes conexión a internet")).toBeVisible();
  await write(his, "¿Sigues ahí?");
  await write(his, "Llevo también la memoria");
  await write(his, "Te espero en la entrada");
  await expectConversation(his, said);
  await page.getByRole("textbox", { name: "Escribe un mensaje" }).pressSequentially("Se me fue la señal");
  await page.getByRole("button", { name: "Enviar al reconectar" }).click();
  await expect(page.getByText("Se envía al reconectar")).toBeVisible();
  said.push("Se me fue la señal");

  network.restore();
  await martas.setOffline(false);
  await expect(page.getByText("No tienes conexión a internet")).toBeHidden();
  await expectConversation(page, said);
  await expectConversation(his, said);
});

test("and once more without her browser noticing", async () => {
  network.cut();
  await write(his, "Ya salí de casa");
  await write(his, "Voy en metro");
  await expectConversation(his, said);
  network.restore();
  await expectConversation(page, said);
  await write(page, "Perfecto, allí nos vemos");
  await expectConversation(page, said);
  await expectConversation(his, said);
});

test("Marta accepts; Luis learns it at once", async () => {
  await page.getByRole("button", { name: "Aceptar cambio" }).click();
  await expect(page.getByText("Aceptaste el cambio con Luis Gómez. Acuerden dónde y cuándo verse.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${chatAddress}\\?tab=in-progress$`));

  await expect(his.getByText("Marta Rivas aceptó tu propuesta. Acuerden dónde verse.")).toBeVisible();
  await expect(his).toHaveURL(new RegExp(`${chatAddress}\\?tab=in-progress$`));
  await expect(his.getByRole("button", { name: "Confirmar cambio" })).toBeVisible();
  await his.getByRole("link", { name: "Volver", exact: true }).click();
  await expect(his.getByRole("tab", { name: /^En Proceso/ })).toHaveAttribute("aria-selected", "true");
  await his
    .getByRole("tabpanel")
    .getByRole("link", { name: /Marta Rivas/ })
    .filter({ hasText: title })
    .click();
});

async function confirm(from: Page, stars: number) {
  await from.getByRole("button", { name: "Confirmar cambio" }).click();
  const dialog = from.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Confirmar cambio" })).toBeDisabled();
  await dialog.getByRole("radio", { name: `${stars} estrellas` }).check();
  await dialog.getByRole("button", { name: "Confirmar cambio" }).click();
  await expect(dialog).toBeHidden();
}

test("both confirm with stars, and the second one completes the exchange", async () => {
  await confirm(his, 5);
  await expect(his.getByText("Confirmaste el cambio. Falta la calificación de Marta Rivas.")).toBeVisible();
  await expect(page.getByText("Luis Gómez confirmó y te calificó. Falta tu calificación.")).toBeVisible();
  await confirm(page, 4);
  await expect(toasts(page).filter({ hasText: "¡Cambio completado!" })).toBeVisible();
  for (const screen of [page, his])
    await expect(screen.getByRole("region", { name: /^Conversación con/ })).toContainText("¡Cambio completado!");
  await expect(his.getByText("Esperando calificación...")).toBeHidden();
  // The conversation stays open for 14 days.
  await write(his, "¡Gracias por el cambio!");
  await expectConversation(page, said);
});

test("both find it in the history", async () => {
  await page.goto("/requests?tab=3");
  await his.goto("/requests?tab=3");
  for (const [screen, other] of [
    [page, "Luis Gómez"],
    [his, "Marta Rivas"],
  ] as const) {
    const section = screen.locator("section").filter({ has: screen.getByRole("heading", { name: "Finalizados" }) });
    const card = section.getByRole("article").filter({ hasText: title }).filter({ hasText: other });
    await expect(card).toBeVisible();
    await expect(card.getByText("Completado")).toBeVisible();
    await expect(card).toContainText(offered);
  }
});

test("the wall shows the successful swap, and what was swapped is finished", async ({ browser }) => {
  await his.goto("/wall");
  const card = his.getByRole("article").filter({ hasText: "Cambio exitoso" }).filter({ hasText: title });
  await expect(card).toBeVisible();
  await expect(card).toContainText(offered);
  await expect(his.getByRole("article").filter({ hasText: "Le interesa" }).filter({ hasText: title })).toHaveCount(0);

  // A third person, who may see neither any more.
  const stranger = await browser.newContext();
  const guest = await stranger.newPage();
  for (const gone of [address, offeredAddress]) {
    await guest.goto(gone);
    await expect(guest).toHaveURL("/home");
    await expect(guest.getByText("Esa publicación ya no está disponible")).toBeVisible();
  }
  await stranger.close();
});

test("signing out in one tab signs out the other, and nothing of Marta remains", async () => {
  const other = await martas.newPage();
  await other.goto(`${chatAddress}?tab=in-progress`);
  await expect(other.getByText("Perfecto, allí nos vemos")).toBeVisible();

  await page.getByRole("button", { name: "Menú de Marta Rivas" }).click();
  await page.getByRole("link", { name: "Cerrar Sesión" }).click();
  await expect(page.getByText("Vuelve pronto! Te esperamos.")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await expect(other.getByRole("button", { name: "Entrar" })).toBeVisible();

  for (const tab of [page, other]) {
    // A browser takes its time to delete one.
    await expect
      .poll(() => tab.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual([]);
    const left = await tab.evaluate(async () => ({
      page: document.documentElement.outerHTML,
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
    }));
    expect(`${left.page} ${left.local} ${left.session}`).not.toMatch(/Marta|Rivas|Luis|Gómez|@example\.com|Perfecto/);
    expect(left.local).toBe("{}");
    expect(left.session).toBe("{}");
    expect(left.databases).toEqual([]);
    expect(left.caches).toEqual([]);
  }
  const cookies = await martas.cookies();
  expect(cookies.filter(({ name }) => name !== "tq_pos")).toEqual([]);
  await page.goto("/chats");
  await expect(page).toHaveURL("/login");
});

test("no console showed an error but for the cut network, and that one was not stormed", () => {
  expect(problems.luis).toEqual([]);
  const byTheCut = problems.marta.filter((problem) => /net::ERR_/.test(problem));
  expect(problems.marta.filter((problem) => !byTheCut.includes(problem))).toEqual([]);
  expect(byTheCut.length).toBeLessThan(12);
});
