import { expect, test } from "../support/test";
import { fillBasics, fillDetails, fillInterests } from "../steps/publish";
import { takePhoto } from "../support/photos";
import { expectHeading } from "./screen";
import type { Screen } from "./screen";

const photo = (name: string, tones: [string, string]) => takePhoto(test.info().outputPath(name), tones);

/** The wizard keeps what is filled in: each step continues from the one before. */
export const publishingScreens: Screen[] = [
  {
    name: "publicar-1",
    open: async (page) => {
      await page.goto("/new_publication");
      await expectHeading(page, "¿Qué vas a publicar?");
      await expect(page.getByRole("searchbox", { name: "Busca tu categoría" })).toBeVisible();
    },
  },
  {
    name: "publicar-2-recorte",
    allowsShift: true,
    open: async (page) => {
      await fillBasics(page);
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Agregar", exact: true }).first().click();
      await (await chooser).setFiles(await photo("una.jpg", ["#7fb7be", "#dacc3e"]));
      await page.getByRole("button", { name: "Ajustar imagen 1" }).click();
      await expect(
        page.getByRole("dialog", { name: "Ajusta la imagen" }).getByRole("button", { name: "Usar imagen" }),
      ).toBeEnabled();
    },
  },
  {
    name: "publicar-2",
    allowsShift: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Cancelar" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expectHeading(page, "Cuéntanos qué tienes");
    },
  },
  {
    name: "publicar-3",
    allowsShift: true,
    open: async (page) => {
      await fillDetails(page, "Cámara Zénit", [
        await photo("a.jpg", ["#7fb7be", "#dacc3e"]),
        await photo("b.jpg", ["#bc2c1a", "#7d1538"]),
      ]);
      await page.getByLabel("Intereses", { exact: true }).pressSequentially("Libros");
      await page.getByLabel("Intereses", { exact: true }).press("Enter");
      await expectHeading(page, "¿Qué te interesa a cambio?");
    },
  },
  {
    name: "publicar-4",
    allowsShift: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Quitar Libros" }).click();
      await fillInterests(page);
      await page.getByRole("combobox", { name: "Dirección" }).pressSequentially("altamira");
      await page
        .getByRole("option", { name: /^Altamira/ })
        .first()
        .click();
      await expect(page.getByText("Se mostrará como Chacao, Miranda")).toBeVisible();
      await expect(page.getByRole("application")).toBeVisible();
    },
  },
  {
    name: "publicacion-creada",
    open: async (page) => {
      await page.goto("/publicacion_creada");
      await expectHeading(page, "Las publicaciones pasan por una revisión");
    },
  },
  {
    name: "editar",
    open: async (page) => {
      await page.goto("/edit/publication/8?paso=1");
      await expectHeading(page, "Lo que publicaste");
      await expect(page.getByLabel("Categoría elegida")).not.toBeEmpty();
      await expect(page.getByRole("radio", { name: /^Producto/ })).toBeDisabled();
    },
  },
  {
    name: "editar-fotos",
    open: async (page) => {
      await page.goto("/edit/publication/8?paso=2");
      await expect(page.getByLabel("Título")).toHaveValue("Licuadora");
      await expect(page.getByRole("img", { name: "Imagen 1" })).toHaveJSProperty("complete", true);
    },
  },
  {
    name: "publicar-2-caracteristicas",
    allowsShift: true,
    open: async (page) => {
      await page.goto("/new_publication");
      await page.getByRole("button", { name: "Cambiar", exact: true }).click();
      await page.getByRole("searchbox", { name: "Busca tu categoría" }).fill("sedanes");
      await page.getByRole("button", { name: /^Sedanes/ }).click();
      await page.getByRole("button", { name: "Siguiente" }).click();
      await page.getByLabel("Año").fill("2014");
      await page.getByRole("radio", { name: "Vinotinto" }).check();
      await page.getByLabel("Kilometraje").scrollIntoViewIfNeeded();
    },
  },
];
