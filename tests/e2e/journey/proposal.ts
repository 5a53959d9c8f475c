import { expect } from "@playwright/test";
import type { Journey } from "../support/journey";
import { luis as luisAccount, signIn } from "../support/people";

/** Luis proposes, Marta accepts. */

const changedAddition = "También doy 20 USD";
const addition = "También doy 10 USD y una memoria de 64 GB";

export async function propose(journey: Journey): Promise<void> {
  const luis = journey.luis.page;
  await signIn(luis, luisAccount);
  await expect(luis.getByRole("radio", { name: "Lo quiero" })).toBeChecked();
  const search = luis.getByRole("searchbox", { name: "¿Qué quieres recibir?" });
  await search.pressSequentially(journey.searchTerms);
  await search.press("Enter");
  await expect(luis.getByRole("heading", { name: `Tienen «${journey.searchTerms}»` })).toBeVisible();
  await luis.getByRole("link", { name: journey.title }).click();
  await expect(luis.getByRole("heading", { name: journey.title, level: 1 })).toBeVisible();
  journey.address = new URL(luis.url()).pathname;
  await luis.getByRole("link", { name: "Hacer Propuesta" }).click();

  await expect(luis.getByRole("heading", { name: "Mi propuesta" })).toBeVisible();
  await expect(luis.getByRole("button", { name: "Enviar propuesta" })).toBeDisabled();
  // No service: it could be offered again after the swap.
  const choice = luis
    .getByRole("group")
    .filter({ hasText: "Elige qué le ofreces" })
    .locator('input[type=checkbox]:not([aria-label^="Clases"])')
    .first();
  journey.offeredTitle = ((await choice.getAttribute("aria-label")) ?? "").replace(/\. Le interesa$/, "");
  const offeredId = await choice.getAttribute("value");
  journey.offeredAddress = `/x/${offeredId}`;
  await choice.check();
  await luis.getByLabel("¿Ofreces algo más?").pressSequentially(addition);
  await luis.getByRole("button", { name: "Enviar propuesta" }).click();
  await expect(luis.getByText("Propuesta enviada exitosamente")).toBeVisible();
  await expect(luis).toHaveURL(/\/chats\/\d+\?tab=proposal$/);
  journey.chatAddress = new URL(luis.url()).pathname;
  await expect(
    luis.getByRole("region", { name: /^Conversación con/ }).getByText("Enviaste la propuesta"),
  ).toBeVisible();
  await expect(luis.getByRole("region", { name: "Conversación con Marta Rivas" })).toContainText(addition);
}

export async function receiveProposal(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  const luis = journey.luis.page;
  await expect(marta.getByText(`Luis Gómez te propone un cambio por ${journey.title}`)).toBeVisible();
  await expect(marta.getByRole("button", { name: /^Notificaciones ?, \d+ sin leer$/ })).toBeVisible();
  await journey.write(luis, "¡Hola Marta! Me encanta tu cámara");
  await marta.getByRole("button", { name: /^Chats ?, 1 sin leer$/ }).click();
  await marta.getByRole("link", { name: "Ver Todos" }).click();
  await expect(marta).toHaveURL("/chats/?tab=proposal");
  await expect(marta.getByRole("tab", { name: /^Propuestas/ })).toHaveAttribute("aria-selected", "true");
  const row = marta.getByRole("tabpanel").getByRole("link", { name: /Luis Gómez/ });
  await expect(row).toContainText("1 mensaje sin leer");
  await row.click();
  await expect(marta).toHaveURL(new RegExp(`${journey.chatAddress}\\?tab=proposal$`));
  await expect(marta.getByRole("region", { name: "Conversación con Luis Gómez" })).toContainText(addition);
  await journey.expectConversation(marta);
  await expect(marta.getByRole("button", { name: "Chats", exact: true })).toBeVisible();
}

/** Luis changes his mind, and finds his former offer where it stood. */
async function changeOffer(journey: Journey): Promise<void> {
  const luis = journey.luis.page;
  await luis.getByRole("link", { name: "Modificar Propuesta" }).click();
  const words = luis.getByLabel("¿Ofreces algo más?");
  await expect(words).toHaveValue(addition);
  await words.fill(changedAddition);
  await luis.getByRole("button", { name: "Guardar propuesta" }).click();
  await expect(luis.getByText("Propuesta actualizada exitosamente")).toBeVisible();
  const conversation = luis.getByRole("region", { name: "Conversación con Marta Rivas" });
  await expect(conversation).toContainText(`Oferta escrita: «${addition}»`);
  await expect(conversation).toContainText(`Ahora: ${journey.offeredTitle} y «${changedAddition}»`);
}

export async function accept(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  const luis = journey.luis.page;
  await marta.getByRole("button", { name: "Aceptar cambio" }).click();
  const sheet = marta.getByRole("dialog");
  await expect(sheet).toContainText(addition);
  await changeOffer(journey);
  // While she reads, the offer changes before her eyes: it has to be read before it can be accepted.
  await expect(sheet.getByRole("heading", { name: "Luis cambió su propuesta" })).toBeVisible();
  await expect(sheet).toContainText(`«${changedAddition}»`);
  await expect(sheet.getByRole("button", { name: "Aceptar cambio" })).toBeHidden();
  await sheet.getByRole("button", { name: "Ya la leí" }).click();
  await sheet.getByRole("button", { name: "Aceptar cambio" }).click();
  await expect(marta.getByText("Aceptaste el cambio con Luis Gómez. Acuerden dónde y cuándo verse.")).toBeVisible();
  await expect(marta).toHaveURL(new RegExp(`${journey.chatAddress}\\?tab=in-progress$`));

  await expect(luis.getByRole("region", { name: /^Conversación con/ })).toContainText(
    "Marta Rivas aceptó tu propuesta. Acuerden dónde y cuándo verse.",
  );
  await expect(luis).toHaveURL(new RegExp(`${journey.chatAddress}\\?tab=in-progress$`));
  await expect(luis.getByRole("button", { name: "Confirmar cambio" })).toBeVisible();
  await luis.getByRole("link", { name: "Volver", exact: true }).click();
  await expect(luis.getByRole("tab", { name: /^En Proceso/ })).toHaveAttribute("aria-selected", "true");
  await luis
    .getByRole("tabpanel")
    .getByRole("link", { name: /Marta Rivas/ })
    .filter({ hasText: journey.title })
    .click();
}
