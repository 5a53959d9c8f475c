import { ana, openSession } from "./support/people";
import { waitUntilSettled } from "./support/screen";
import { expect, test } from "./support/test";

test("the little map of a place in the chat is a point with names that are whole, and the large one has small towns", async ({
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await openSession(phone, ana);
  await page.goto("/chats/?tab=in-progress");
  await page.getByRole("tabpanel").getByRole("link").first().click();
  await page.getByRole("button", { name: "Enviar un lugar" }).click();
  const dialog = page.getByRole("dialog");
  const search = dialog.getByRole("combobox", { name: "Dirección" });
  await search.pressSequentially("elorza");
  await dialog.getByRole("option", { name: /^Elorza/ }).click();
  await expect(dialog.getByRole("application").getByText("Elorza")).toBeVisible();
  await search.clear();
  // Around it lie places with some of the longest names there are.
  await search.pressSequentially("los puertos de");
  await dialog.getByRole("option", { name: /^Los Puertos de Altagracia/ }).click();
  await dialog.getByRole("button", { name: "Adjuntar lugar" }).click();
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  const map = page.getByRole("img", { name: /^Mapa: Los Puertos de Altagracia/ }).last();
  await expect(map.locator(".leaflet-overlay-pane path")).toBeVisible();
  await waitUntilSettled(page);

  const point = await map.locator(".leaflet-overlay-pane path").boundingBox();
  expect(point?.width).toBeLessThan(30);
  const labels = map.locator("xpath=following-sibling::ul/li");
  expect(await labels.count()).toBeGreaterThan(1);
  const boxes = await labels.evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      const texts = [item, ...item.querySelectorAll(":scope > span")];
      return { left, right, top, bottom, isCut: texts.some((text) => text.scrollWidth > text.clientWidth + 1) };
    }),
  );
  expect(boxes.filter(({ isCut }) => isCut)).toEqual([]);
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
  await phone.close();
});
