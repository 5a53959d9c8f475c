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

  // Drawn anew once the server has the message.
  const point = map.locator(".leaflet-overlay-pane path");
  await expect.poll(async () => (await point.boundingBox())?.width ?? Infinity).toBeLessThan(30);
  const labels = map.locator("xpath=following-sibling::ul/li");
  // The place itself, and two more where there is room.
  await expect(labels.filter({ hasText: /^Los Puertos de Altagracia$/ })).toHaveCount(1);
  expect(await labels.count()).toBe(3);
  const boxes = await labels.evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      const frame = item.closest("ul")?.getBoundingClientRect() ?? new DOMRect();
      const isOutside = left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
      const texts = [item, ...item.querySelectorAll(":scope > span")];
      const isCut = isOutside || texts.some((text) => text.scrollWidth > text.clientWidth + 1);
      return { left, right, top, bottom, isCut };
    }),
  );
  expect(boxes.filter(({ isCut }) => isCut)).toEqual([]);
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
  await phone.close();
});
