import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/screen";

/** Opens the first exchange of the viewer in which a place can be booked, and its form. */
export async function openBooking(page: Page): Promise<void> {
  await page.goto("/chats/?tab=in-progress");
  const rows = page.getByRole("tabpanel").getByRole("link");
  await expect(rows.first()).toBeVisible();
  const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  // On a phone the strip of the meeting has its link.
  const book = page
    .getByRole("region", { name: "Cambio seguro" })
    .getByRole("link", { name: "Reservar" })
    .or(page.getByRole("region", { name: "Encuentro" }).getByRole("link", { name: "O reserven un Cambio seguro" }));
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("region", { name: /^Conversación con/ })).toBeVisible();
    await waitForHydration(page);
    // The panel of the conversation has its link, or there is none.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    if ((await book.count()) === 0) continue;
    await book.click();
    await expect(page.getByRole("heading", { name: /^Cambio seguro con/ })).toBeVisible();
    return;
  }
  throw new Error("no exchange can be booked");
}

/** Chooses the first venue, its last free day and the first free shift, and ticks the agreement. */
export async function choosePlace(page: Page): Promise<void> {
  const choices = (name: string) => page.getByRole("group", { name }).getByRole("radio", { disabled: false });
  await choices("Sede").first().check();
  await choices("Fecha").last().check();
  await choices("Turno").first().check();
  await page.getByRole("checkbox", { name: "Afirmo que me puse de acuerdo con la otra persona" }).check();
}
