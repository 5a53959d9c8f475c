import { expect, test } from "./support/test";
import type { Page } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillBasics, fillInterests, fillLocation } from "./steps/publish";
import { DEMO_PASSWORD, openSession } from "./support/people";
import { takePhoto } from "./support/photos";

/**
 * As an iPhone saves it; Chromium shows none. Its upper half is red, its lower one blue, and it is stored lying on its
 * side.
 */
const heicPhoto = join(import.meta.dirname, "support", "IMG_0042.HEIC");
const daniela = { email: "daniela.briceno@example.com", password: DEMO_PASSWORD };

async function choose(page: Page, files: Parameters<Page["setInputFiles"]>[1]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Agregar", exact: true }).first().click();
  await (await chooser).setFiles(files as string);
}

/** Red, green and blue in the middle of the upper and of the lower half. */
const colorsOf = (page: Page, name: string) =>
  page.getByRole("img", { name }).evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    return [0.25, 0.75].map((share) => [...(context?.getImageData(width / 2, height * share, 1, 1).data ?? [])]);
  });

test("a HEIC photo becomes a JPG in the wizard, the right way up, and is published", async ({ page, context }) => {
  const folder = await mkdtemp(join(tmpdir(), "truequea-heic-"));
  const decoders: string[] = [];
  page.on("worker", (worker) => {
    if (worker.url().includes("heicWorker")) decoders.push(worker.url());
  });
  await openSession(context, daniela);
  await page.goto("/new_publication");
  await fillBasics(page);
  await page.getByLabel("Título").fill("Cámara con fotos del teléfono");
  await page.getByLabel("Valor estimado").fill("120");

  await test.step("what the browser shows needs no decoder", async () => {
    await choose(page, await takePhoto(join(folder, "a.jpg"), ["#7fb7be", "#dacc3e"]));
    await expect(page.getByRole("img", { name: "Imagen 1" })).toBeVisible();
    expect(decoders).toEqual([]);
  });
  await test.step("a HEIC photo is decoded", async () => {
    await choose(page, heicPhoto);
    await expect(page.getByRole("img", { name: "Imagen 2" })).toBeVisible();
    expect(decoders).toHaveLength(1);
    const [upper, lower] = await colorsOf(page, "Imagen 2");
    expect(upper?.[0]).toBeGreaterThan(150);
    expect(lower?.[2]).toBeGreaterThan(150);
    expect(upper?.[2]).toBeLessThan(100);
  });
  await test.step("one that cannot be decoded says what to do", async () => {
    const buffer = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(2_000, 7)]);
    await choose(page, { name: "rota.heic", mimeType: "image/heic", buffer } as never);
    await expect(
      page.getByText("No pudimos convertir «rota.heic». Guárdala como JPG y agrégala otra vez."),
    ).toBeVisible();
    await expect(page.getByText("2 de 7")).toBeVisible();
  });
  await test.step("the server takes it, which takes no HEIC", async () => {
    await page.getByRole("radio", { name: "Usado" }).check();
    await page.getByRole("radio", { name: /^Excelente/ }).check();
    await page.getByLabel("Descripción").fill("Funciona como el primer día. Con estuche de cuero y correa.");
    await page.getByRole("button", { name: "Siguiente" }).click();
    await fillInterests(page);
    await fillLocation(page);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await expect(page.getByText("La publicación ha sido creada exitosamente")).toBeVisible();
  });
  await rm(folder, { recursive: true, force: true });
});
