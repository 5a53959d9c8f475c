import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectHeading } from "./screen";
import type { Screen } from "./screen";

/** Information pages, three of different kinds, and the pages for missing and inactive addresses. */
export const informationScreens: Screen[] = [
  ...(
    [
      ["terminos", "/terminos-y-condiciones", "Términos y condiciones"],
      ["preguntas", "/faq", "Preguntas frecuentes"],
      ["creditos", "/truequea_creditos", /Créditos/],
    ] as const
  ).map(([name, address, title]) => ({
    name,
    open: async (page: Page) => {
      await page.goto(address);
      await expectHeading(page, title);
    },
  })),
  {
    name: "contacto",
    open: async (page) => {
      await page.goto("/contactos");
      await expect(page.getByRole("checkbox", { name: "No soy un robot" })).toBeVisible();
    },
  },
  {
    name: "no-existe",
    isMissing: true,
    open: async (page) => {
      await page.goto("/no_existe");
      await expectHeading(page, "404 Pagina no encontrada");
    },
  },
  {
    name: "cuenta-inactiva",
    open: async (page) => {
      await page.goto("/user/inactive/tmp");
      await expectHeading(page, "Esta cuenta está inactiva");
    },
  },
];
