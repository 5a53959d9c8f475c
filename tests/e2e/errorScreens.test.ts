import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";
import { ana, operator, signIn } from "./support/people";
import { expectAccessible, expectNoOverflow, waitUntilSettled } from "./support/screen";

/** What a screen shows without answers must be accessible, too. */

/** Navigates as a click on a link does, without a document from the server. */
async function follow(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
}

// Without the notifications, which the header has loaded already, and the confirmation, which redirects.
const guestAddresses = [
  "/wall",
  "/nada/987654",
  "/profile/third/5",
  "/search_list_by_category/5/10.4975585/-66.8856196/category",
  "/search_list/cama/all/0/null/10.4975585/-66.8856196/false/tags/want",
];
const memberAddresses = [
  "/chats",
  "/chats/1",
  "/requests?tab=1",
  "/requests?tab=2",
  "/publications-saved",
  "/profile",
  "/profile?tab=profile",
  "/profile?tab=account",
  "/publications/third/5",
  "/publication/2/proposal/manager",
  "/edit/publication/1",
  "/profile?tab=credits",
  "/suscriptions",
  "/contraoferta/3",
  "/acta/3",
  "/cambio_seguro/3",
  "/recibo/1",
];
const operatorAddresses = ["/moderacion", "/moderacion/sedes", "/moderacion/sedes/1"];

for (const [who, addresses, account] of [
  ["a guest", guestAddresses, null],
  ["a member", memberAddresses, ana],
  ["an operator", operatorAddresses, operator],
] as const) {
  test(`without answers and without a network every screen of ${who} is accessible`, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (account) await signIn(page, account);
    await page.goto("/faq");
    await waitUntilSettled(page);
    await context.route(/\/graphql(\?|$)/, (route) => route.abort());
    for (const address of addresses) {
      // Passes a page that needs no answers, so that the previous screen's message is not taken for this one's.
      await follow(page, "/faq");
      const questions = page.getByRole("heading", { level: 1, name: "Preguntas frecuentes" });
      await expect(questions).toBeVisible();
      await follow(page, address);
      // It stays until the next screen's code is there.
      await expect(questions).toHaveCount(0);
      // Not what was announced of the previous screen, outside the page's main part.
      await expect(
        page
          .getByRole("main")
          .getByText(/No pudimos cargar esto|Intentar de nuevo/)
          .filter({ visible: true })
          .first(),
        address,
      ).toBeVisible();
      // A list may fail before the page whose part it is.
      await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true }).first(), address).toBeVisible();
      await waitUntilSettled(page);
      await test.step(address, async () => {
        await expectAccessible(page);
        await expectNoOverflow(page);
      });
    }
    await context.setOffline(true);
    await expect(page.getByText("No tienes conexión a internet")).toBeVisible();
    await waitUntilSettled(page);
    await expectAccessible(page);
  });
}
