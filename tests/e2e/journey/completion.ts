import { expect } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import type { Journey } from "../support/journey";
import { waitForHydration, waitUntilSettled } from "../support/screen";

/** Both confirm, and the completed transaction shows everywhere. */

async function confirm(from: Page, stars: number) {
  await from.getByRole("button", { name: "Confirmar cambio" }).click();
  const dialog = from.getByRole("dialog", { name: /^¿Cómo te fue/ });
  await expect(dialog.getByRole("button", { name: "Confirmar cambio" })).toBeDisabled();
  await dialog.getByRole("radio", { name: `${stars} estrellas` }).check();
  await dialog.getByRole("button", { name: "Confirmar cambio" }).click();
  await expect(dialog).toBeHidden();
}

export async function confirmBoth(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  const luis = journey.luis.page;
  await confirm(luis, 5);
  await expect(luis.getByText("Confirmaste el cambio. Falta la calificación de Marta Rivas.")).toBeVisible();
  await expect(marta.getByRole("region", { name: /^Conversación con/ })).toContainText(
    "Luis Gómez confirmó que recibió lo acordado.",
  );
  await confirm(marta, 4);
  // Both see it with both things, who was waiting, too.
  for (const screen of [marta, luis]) {
    const completion = screen.getByRole("dialog", { name: "¡Cambio completado!" });
    await expect(completion).toContainText(journey.offeredTitle);
    // A sheet that still moves is pressed beside its button.
    await waitUntilSettled(screen);
    await completion.getByRole("button", { name: "Cerrar" }).last().click();
    await expect(screen.getByRole("region", { name: /^Conversación con/ })).toContainText("¡Cambio completado!");
  }
  await expect(luis.getByText("Esperando calificación...")).toBeHidden();
  // The conversation stays open for 14 days.
  await journey.write(luis, "¡Gracias por el cambio!");
  await journey.expectConversation(marta);
}

export async function findInHistory(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  const luis = journey.luis.page;
  await marta.goto("/requests?tab=3");
  await luis.goto("/requests?tab=3");
  for (const [screen, other] of [
    [marta, "Luis Gómez"],
    [luis, "Marta Rivas"],
  ] as const) {
    const section = screen.locator("section").filter({ has: screen.getByRole("heading", { name: "Finalizados" }) });
    const card = section.getByRole("article").filter({ hasText: journey.title }).filter({ hasText: other });
    await expect(card).toBeVisible();
    await expect(card.getByText("Completado")).toBeVisible();
    await expect(card).toContainText(journey.offeredTitle);
  }
}

export async function seeOnWall(journey: Journey, browser: Browser): Promise<void> {
  const luis = journey.luis.page;
  await luis.goto("/wall");
  await waitForHydration(luis);
  // He lives far from Marta.
  await luis.getByRole("radio", { name: "Nuevo" }).locator("..").click();
  const card = luis.getByRole("article").filter({ hasText: "Cambio exitoso" }).filter({ hasText: journey.title });
  await expect(card).toBeVisible();
  await expect(card).toContainText(journey.offeredTitle);
  await expect(
    luis.getByRole("article").filter({ hasText: "Le interesa" }).filter({ hasText: journey.title }),
  ).toHaveCount(0);

  // A third person, who may see neither any more.
  const stranger = await browser.newContext();
  const guest = await stranger.newPage();
  for (const gone of [journey.address, journey.offeredAddress]) {
    await guest.goto(gone);
    await expect(guest).toHaveURL("/home");
    await expect(guest.getByText("Esa publicación ya no está disponible")).toBeVisible();
    const region = guest.getByRole("region", { name: "Lo que buscabas ya se cambió" });
    await expect(region.getByRole("button", { name: /^Avísame cuando haya «/ })).toBeVisible();
  }
  await stranger.close();
}
