import { expect, test } from "./support/test";
import { foldText } from "../../rules/text";
import { DEMO_PASSWORD, openSession, operator } from "./support/people";

const reason = "Vimos las fotos de la entrega y los mensajes.";

test("an operator resolves a claim, and who claimed reads how it ended", async ({ page, context, browser }) => {
  await openSession(context, operator);
  await page.goto("/moderacion?kind=CLAIM");
  const entry = page.getByRole("list", { name: "Por decidir" }).getByRole("link").last();
  await entry.click();
  const item = page.getByRole("article");
  const title = await item.getByRole("heading", { level: 2 }).textContent();
  const claimant =
    (await item
      .getByRole("link", { name: /^\S+ \S+/ })
      .first()
      .locator("[title]")
      .getAttribute("title")) ?? "";
  await item.getByRole("button", { name: "Completar el cambio" }).click();
  await item.getByRole("textbox", { name: "Motivo" }).pressSequentially(reason);
  await item.getByRole("button", { name: "Completar el cambio" }).click();
  await expect(page.getByRole("status").filter({ hasText: `Cambio completado: ${title}` })).toBeVisible();
  await page.getByRole("button", { name: "Aplicar ahora" }).click();
  await expect(page.getByText("Decisión aplicada")).toBeVisible();
  await page.goto("/moderacion?kind=TRAIL");
  await expect(page.getByRole("main").getByText(reason)).toBeVisible();

  const elsewhere = await browser.newContext();
  const claiming = await elsewhere.newPage();
  const email = `${foldText(claimant).replaceAll(" ", ".")}@example.com`;
  await openSession(elsewhere, { email, password: DEMO_PASSWORD });
  await expect
    .poll(async () => {
      await claiming.goto("/notifications_page");
      return claiming.getByRole("main").getByRole("listitem").first().textContent();
    })
    .toContain(`Resolvimos el reclamo por ${title}. ${reason}`);
  await elsewhere.close();
});
