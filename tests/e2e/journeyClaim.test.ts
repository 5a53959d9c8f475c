import { expect, test } from "./support/test";
import { foldText } from "../../rules/text";
import { DEMO_PASSWORD, openSession, operator } from "./support/people";
import { takePhoto } from "./support/photos";
import {
  expectAccessible,
  expectNoOverflow,
  expectReadableInDark,
  saveScreenshot,
  waitUntilSettled,
} from "./support/screen";

const version = "Se la di en la plaza, con la caja y el cargador.";
const reason = "Vimos las fotos de la entrega y los mensajes.";

test("an operator hears both sides of a claim, and who claimed reads how it ended", async ({
  page,
  context,
  browser,
}, info) => {
  const openPageOf = async (name: string | null) => {
    const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const email = `${foldText(name ?? "").replaceAll(" ", ".")}@example.com`;
    await openSession(elsewhere, { email, password: DEMO_PASSWORD });
    return elsewhere.newPage();
  };

  await openSession(context, operator);
  await page.goto("/moderacion?kind=CLAIM");
  await page.getByRole("list", { name: "Por decidir" }).getByRole("link").last().click();
  const item = page.getByRole("article");
  const title = await item.getByRole("heading", { level: 2 }).textContent();
  const nameOf = (position: number) =>
    item
      .getByRole("link", { name: /^\S+ \S+/ })
      .nth(position)
      .locator("[title]")
      .getAttribute("title");
  const [claimant, other] = [await nameOf(0), await nameOf(1)];
  await expect(item.getByText("Todavía no ha dado su versión.")).toBeVisible();

  const answering = await openPageOf(other);
  await answering.goto("/notifications_page");
  const notice = answering
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: `abrió un reclamo por el cambio por ${title}` });
  await notice.filter({ hasText: "Cuéntanos tu versión en el chat" }).getByRole("link").click();
  await answering.getByRole("button", { name: "Dar mi versión" }).click();
  const form = answering.getByRole("dialog", { name: "Tu versión de lo que pasó" });
  await form.getByRole("textbox", { name: "¿Qué pasó?" }).pressSequentially(version);
  const photo = await takePhoto(info.outputPath("entrega.jpg"), ["#c9d6df", "#52616b"]);
  await form.locator("input[type=file]").setInputFiles(photo);
  await expect(form.getByRole("img", { name: "Foto 1" })).toBeVisible();
  await waitUntilSettled(answering);
  await saveScreenshot(answering, "reclamo-version");
  await expectNoOverflow(answering);
  await expectAccessible(answering);
  await expectReadableInDark(answering, "reclamo-version");
  await form.getByRole("button", { name: "Enviar mi versión" }).click();
  await expect(answering.getByText("El equipo tiene tu versión y la lee antes de decidir.")).toBeVisible();
  await answering.goto("/notifications_page");
  await expect(notice).toContainText("Lo revisamos");
  await answering.context().close();

  await page.reload();
  await expect(item.getByText(version)).toBeVisible();
  await expect(item.getByRole("button", { name: `Ver en grande: Foto 1, de ${other}` })).toBeVisible();
  await item.getByRole("button", { name: "Completar el cambio" }).click();
  await item.getByRole("textbox", { name: "Motivo" }).pressSequentially(reason);
  await item.getByRole("button", { name: "Completar el cambio" }).click();
  await expect(page.getByRole("status").filter({ hasText: `Cambio completado: ${title}` })).toBeVisible();
  await page.getByRole("button", { name: "Aplicar ahora" }).click();
  await expect(page.getByText("Decisión aplicada.")).toBeVisible();
  await page.goto("/moderacion?kind=TRAIL");
  await expect(page.getByRole("main").getByText(reason).first()).toBeVisible();

  const claiming = await openPageOf(claimant);
  await expect
    .poll(async () => {
      await claiming.goto("/notifications_page");
      return claiming.getByRole("main").getByRole("listitem").first().textContent();
    })
    .toContain(`Resolvimos el reclamo por ${title}. ${reason}`);
  await claiming.context().close();
});
