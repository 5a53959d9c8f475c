import { expect, test } from "./support/test";
import { choosePlace, openBooking } from "./steps/bookSecureExchange";
import { ana, openSession, operator, toasts } from "./support/people";
import { watchProblems } from "./support/problems";
import {
  expectAccessible,
  expectNoOverflow,
  expectReadableInDark,
  saveScreenshot,
  waitForHydration,
  waitUntilSettled,
} from "./support/screen";

/**
 * One booking, from the conversation to the desk of the venue: a real payment by card, and the code that comes of it.
 */
test("Ana books a secure exchange by card, the desk finds its code, and she gives it up", async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  const problems = watchProblems(page);
  await openSession(phone, ana);
  await openBooking(page);
  await choosePlace(page);
  const chosen = new URL(page.url()).pathname;
  const chat = await page.getByRole("link", { name: "Volver a la conversación" }).getAttribute("href");
  await page.getByRole("button", { name: "Elegir cómo pagar" }).click();
  const payment = page.getByRole("dialog");
  await payment.getByRole("tab", { name: "Tarjeta" }).click();
  const opening = page.waitForEvent("popup");
  await payment.getByRole("button", { name: "Pagar con tarjeta" }).click();
  const gateway = await opening;

  // Meanwhile the conversation says so, also on a phone, which has room for one strip.
  const talk = await phone.newPage();
  await talk.goto(chat ?? "");
  const strip = talk.getByRole("region", { name: "Cambio seguro" });
  await expect(strip.getByRole("button", { name: "Solicitud en proceso" })).toBeDisabled();
  await expect(strip.getByText("En proceso.")).toBeVisible();
  await expect(talk.getByRole("region", { name: "Encuentro" })).toBeHidden();
  await talk.close();

  await gateway.getByLabel("Número de tarjeta de prueba").fill("4111 1111 1111 1111");
  await gateway.getByRole("button", { name: "Pagar" }).click();
  await expect(gateway.getByRole("heading", { name: "Pago aprobado" })).toBeVisible();

  // The notification brought the code here, without a click.
  await expect(page.getByRole("heading", { name: "Código del cambio seguro" })).toBeVisible();
  await expect(payment).toHaveCount(0);
  const code = await page.getByText(/^[A-Z0-9]{6}$/).innerText();
  await waitUntilSettled(page);
  // Notices come meanwhile, of the payment none, and none over what is to be shown.
  expect(
    await toasts(page)
      .filter({ hasText: /pag(o|aste)/i })
      .count(),
  ).toBe(0);
  const covering = await page.locator("[data-keep-clear]").evaluateAll((areas) =>
    [...document.querySelectorAll("[data-toast]")]
      .filter((notice) => {
        const { top, bottom } = notice.getBoundingClientRect();
        return areas.some(
          (area) => top < area.getBoundingClientRect().bottom && bottom > area.getBoundingClientRect().top,
        );
      })
      .map(({ textContent }) => textContent),
  );
  expect(covering).toEqual([]);
  await saveScreenshot(page, "cambio-seguro-codigo");
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectReadableInDark(page, "cambio-seguro-codigo", false);
  await page.getByRole("link", { name: "Volver a la conversación" }).click();
  await expect(
    page
      .getByRole("link", { name: new RegExp(`^(Ver solicitud ${code}|Ver el Cambio seguro)$`) })
      .filter({ visible: true }),
  ).toBeVisible();

  const desk = await browser.newContext();
  const deskPage = await desk.newPage();
  await openSession(desk, operator);
  await deskPage.goto("/moderacion/sedes");
  await waitForHydration(deskPage);
  await deskPage
    .getByRole("link", { name: /^Ver el día de/ })
    .first()
    .click();
  const field = deskPage.getByRole("textbox", { name: "Código del cambio seguro" });
  await field.fill(code.toLowerCase());
  await field.press("Enter");
  await expect(deskPage.getByText(/^(Código correcto|Este código es de otr[ao])/)).toBeVisible();
  await expect(field).toBeFocused();
  await desk.close();

  await page.goto(chosen);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Cancelar la reserva" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar la reserva" }).click();
  await expect(page.getByRole("link", { name: "Reservar de nuevo" })).toBeVisible();
  // The page is short now: the phone begins with what became of it, and what comes back.
  const outcome = page.getByRole("heading", { name: "Cancelado" });
  await expect(outcome).toBeFocused();
  await expect(outcome).toBeInViewport();
  await expect(page.getByRole("main").getByText(/^Te devolvemos .*\sUSD como crédito/)).toBeInViewport();
  await expect(page.getByText(code, { exact: true })).toHaveCount(0);
  expect(problems).toEqual([]);
  await phone.close();
});
