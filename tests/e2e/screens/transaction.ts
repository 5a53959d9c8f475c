import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectHeading } from "./screen";
import type { Screen } from "./screen";

/** Where each button was found: another screen begins there. */
const known = new Map<string, string>();

const openChat = async (page: Page, tab: string, withButton: string) => {
  const button = page.getByRole("button", { name: withButton }).filter({ visible: true });
  const hasButton = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole("region", { name: /^Conversación (con|del)/ })).toBeVisible();
    return (await button.count()) > 0;
  };
  const former = known.get(withButton);
  if (former && (await hasButton(former))) return button;
  await page.goto(`/chats/?tab=${tab}`);
  const rows = page.getByRole("tabpanel").getByRole("link");
  await expect(rows.first()).toBeVisible();
  const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const address of addresses) {
    if (!(await hasButton(address))) continue;
    known.set(withButton, address);
    return button;
  }
  throw new Error(`no chat under ${tab} has «${withButton}»`);
};

export const transactionScreens: Screen[] = [
  {
    name: "propuesta",
    open: async (page) => {
      await page.goto("/wall");
      // Small cards on phones have no button; their detail has.
      const propose = page.getByRole("link", { name: /^Hacer Propuesta: /, includeHidden: true }).first();
      await page.goto((await propose.getAttribute("href")) ?? "");
      await expectHeading(page, "Mi propuesta");
      await page.getByRole("group").filter({ hasText: "Elige qué le ofreces" }).getByRole("checkbox").first().check();
      await page.getByLabel("¿Ofreces algo más?").pressSequentially("Y un par de libros");
    },
  },
  {
    name: "chats",
    open: async (page) => {
      await page.goto("/chats/?tab=proposal");
      await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "chats-buscar",
    open: async (page) => {
      await page.goto("/chats/?tab=proposal&buscar=gracias");
      await expect(page.getByRole("list", { name: "Lo que encontramos" }).getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "chat-opciones",
    // On a desktop it covers half of a link.
    only: 390,
    open: async (page) => {
      await openChat(page, "in-progress", "Confirmar cambio");
      await page.getByRole("button", { name: "Opciones del chat" }).click();
      await expect(page.getByRole("button", { name: /^Silenciar/ })).toBeVisible();
    },
  },
  {
    name: "acta",
    open: async (page) => {
      await openChat(page, "in-progress", "Confirmar cambio");
      const agreement = page.getByRole("link", { name: "Acta del cambio" }).filter({ visible: true });
      await page.goto((await agreement.getAttribute("href")) ?? "");
      await expectHeading(page, /^Acta del cambio \d+$/);
      await expect(page.getByText("Comprobada en este dispositivo")).toBeVisible();
    },
  },
  {
    name: "contraoferta",
    open: async (page) => {
      const button = await openChat(page, "proposal", "Aceptar cambio");
      await expect(button).toBeVisible();
      await page.getByRole("link", { name: "Contraofertar" }).filter({ visible: true }).click();
      await expectHeading(page, "Tu contraoferta");
      await expect(page.getByRole("button", { name: /^Enviar/ })).toBeVisible();
    },
  },
  {
    name: "encuentro",
    open: async (page) => {
      await page.goto("/encuentro/60");
      await expectHeading(page, /^Encuentro con/);
      await expect(page.getByRole("radio").first()).toBeVisible();
    },
  },
  { name: "chat-propuesta", open: async (page) => void (await openChat(page, "proposal", "Aceptar cambio")) },
  {
    name: "chat-aceptar",
    open: async (page) => {
      await (await openChat(page, "proposal", "Aceptar cambio")).click();
      await expect(page.getByRole("dialog").getByRole("button", { name: "Aceptar cambio" })).toBeVisible();
    },
  },
  {
    name: "chat-lugar",
    open: async (page) => {
      await openChat(page, "in-progress", "Confirmar cambio");
      await page.getByRole("button", { name: "Enviar un lugar" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("application")).toBeVisible();
      await dialog.getByRole("combobox", { name: "Dirección" }).pressSequentially("altamira");
      await dialog
        .getByRole("option", { name: /^Altamira/ })
        .first()
        .click();
      await expect(dialog.getByRole("button", { name: "Adjuntar lugar" })).toBeEnabled();
    },
  },
  { name: "chat-en-proceso", open: async (page) => void (await openChat(page, "in-progress", "Confirmar cambio")) },
  {
    name: "chat-confirmar",
    open: async (page) => {
      await (await openChat(page, "in-progress", "Confirmar cambio")).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio", { name: "4 estrellas" }).check();
      await expect(dialog.getByRole("checkbox").first()).toBeVisible();
      // However much there is to tick above them.
      for (const name of ["Confirmar cambio", "Todavía no"])
        await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: "chat-completado",
    // Behind the dialog the summary loses its buttons.
    allowsShift: true,
    open: async (page) => {
      await (await openChat(page, "in-progress", "Confirmar cambio")).click();
      const confirmation = page.getByRole("dialog");
      await confirmation.getByRole("radio", { name: "4 estrellas" }).check();
      // As if the other one had confirmed before; the demo town stays as it is.
      await page.route("**/graphql", (route) => {
        const { operationName, variables } = route.request().postDataJSON();
        if (operationName !== "ChangeTransactionStatus") return route.fallback();
        const { transactionId: id } = variables.input;
        const transaction = { __typename: "Transaction", id, status: "COMPLETE", viewerMoves: [] };
        const changeTransactionStatus = { __typename: "ChangeTransactionStatusPayload", transaction, errors: [] };
        return route.fulfill({ json: { data: { changeTransactionStatus } } });
      });
      await confirmation.getByRole("button", { name: "Confirmar cambio" }).click();
      await expect(page.getByRole("dialog", { name: "¡Cambio completado!" })).toBeVisible();
      await page.unroute("**/graphql");
    },
  },
  ...([1, 2, 3] as const).map((tab) => ({
    name: `cambios-${tab}`,
    open: async (page: Page) => {
      await page.goto(`/requests?tab=${tab}`);
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  })),
];
