import { expect, test } from "../support/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { fillBasics, fillDetails, fillInterests, fillLocation } from "../steps/publish";
import type { Journey } from "../support/journey";
import { toasts } from "../support/people";
import { takePhoto } from "../support/photos";

/** Marta publishes. */

export async function publish(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  await marta.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Publicar" }).click();
  await expect(marta).toHaveURL("/new_publication");
  const photos = [
    await takePhoto(join(journey.folder, "frente.jpg"), ["#7fb7be", "#dacc3e"]),
    await takePhoto(join(journey.folder, "lado.jpg"), ["#bc2c1a", "#7d1538"]),
  ];
  await test.step("what it is", () => fillBasics(marta));
  await test.step("its details, and the photos, one of them in its crop window", () =>
    fillDetails(marta, journey.title, photos));
  await test.step("what she wants for it", () => fillInterests(marta));
  await test.step("where it is, on the map", () => fillLocation(marta));
  await marta.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(marta).toHaveURL("/publicacion_creada");
  await expect(marta.getByText("La publicación ha sido creada exitosamente")).toBeVisible();
  await expect(marta.getByRole("heading", { name: /^¡Listo! Tu publicación/ })).toBeVisible();
}

export async function seePublication(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  await expect(marta.getByText(`Tu publicación ${journey.title} ya está activa.`)).toBeVisible();
  await expect(marta).toHaveTitle("¡Listo! Tu publicación ya se ve · Truequea");
  // The page says it all.
  await expect(toasts(marta)).toHaveCount(0);
  await marta.getByRole("link", { name: "Ir al muro" }).click();
  await expect(marta).toHaveURL("/wall");
  // The nearest come first: others live nearer than she has put the camera.
  await marta.getByRole("radio", { name: "Nuevo" }).locator("..").click();
  const card = marta.getByRole("article").filter({ hasText: journey.title });
  await expect(card).toBeVisible();
  await expect(card.getByText("Tu publicación")).toBeVisible();
}

export async function expectPhotoWithoutPlace(journey: Journey): Promise<void> {
  const marta = journey.marta.page;
  const card = marta.getByRole("article").filter({ hasText: journey.title });
  const image = card.locator("img").first();
  // Which of its sizes is taken is known once the card has been laid out.
  await expect(image).toHaveJSProperty("complete", true);
  await expect(image).not.toHaveJSProperty("currentSrc", "");
  const picture = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  const answer = await marta.request.get(picture);
  expect(answer.headers()).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
  const kept = await sharp(await answer.body()).metadata();
  expect(kept.exif ?? kept.xmp ?? kept.iptc).toBeUndefined();
  const original = await sharp(await readFile(join(journey.folder, "frente.jpg"))).metadata();
  expect(original.exif?.length).toBeGreaterThan(100);
}
