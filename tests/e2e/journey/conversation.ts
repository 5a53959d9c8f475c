import { expect } from "@playwright/test";
import type { Journey } from "../support/journey";

/** They write to each other, also through an outage. */

export async function converse(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  const luis = journey.luis.page;
  await journey.write(marta, "¡Hola Luis! ¿La tuya está en buen estado?");
  await journey.expectConversation(luis);
  await journey.write(luis, "Como nueva. ¿Nos vemos el sábado?");
  await journey.write(luis, "Puedo llevarla al Parque del Este");
  await journey.expectConversation(marta);
  await journey.write(marta, "El sábado me queda bien, a las 10");
  await journey.expectConversation(marta);
  await journey.expectConversation(luis);
}

export async function writeWhileOffline(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  const luis = journey.luis.page;
  await journey.marta.context.setOffline(true);
  journey.network.cut();
  await expect(marta.getByText("No tienes conexión a internet")).toBeVisible();
  await journey.write(luis, "¿Sigues ahí?");
  await journey.write(luis, "Llevo también la memoria");
  await journey.write(luis, "Te espero en la entrada");
  await journey.expectConversation(luis);
  await marta.getByRole("textbox", { name: "Escribe un mensaje" }).pressSequentially("Se me fue la señal");
  await marta.getByRole("button", { name: "Enviar al reconectar" }).click();
  await expect(marta.getByText("Se envía al reconectar")).toBeVisible();
  journey.messages.push("Se me fue la señal");

  journey.network.restore();
  await journey.marta.context.setOffline(false);
  await expect(marta.getByText("No tienes conexión a internet")).toBeHidden();
  await journey.expectConversation(marta);
  await journey.expectConversation(luis);
}

export async function writeDuringUnnoticedOutage(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  const luis = journey.luis.page;
  journey.network.cut();
  await journey.write(luis, "Ya salí de casa");
  await journey.write(luis, "Voy en metro");
  await journey.expectConversation(luis);
  journey.network.restore();
  await journey.expectConversation(marta);
  await journey.write(marta, "Perfecto, allí nos vemos");
  await journey.expectConversation(marta);
  await journey.expectConversation(luis);
}
