import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { CreditStatus } from "../__generated__/enums";
import { ownProfile } from "../testing/ownProfile";
import { ANA, renderScreen } from "../testing/renderScreen";
import ProfileRoute from "./profile";

afterEach(cleanup);

const usd = (amount: number) => ({ __typename: "Money", amount, currency: "USD" });

const entry = (id: number, values: object = {}) => ({
  __typename: "CreditEntry",
  id: String(id),
  kind: "PUBLICATION",
  amount: usd(100),
  balance: usd(id * 100),
  publicationId: String(id),
  publicationTitle: `Cosa ${id}`,
  planName: null,
  proformaId: null,
  reason: null,
  createdAt: "2026-03-05T12:00:00Z",
  ...values,
});

/** The tab with a ledger of two pages; null is a backend without credit. */
function show(
  status: CreditStatus | null,
  values: object = {},
  failure: (page: number) => Error | undefined = () => undefined,
) {
  const lines = [
    entry(12, { kind: "PAYMENT", amount: usd(-500), planName: "Básico", proformaId: "7" }),
    entry(11, { kind: "FRAUD", amount: usd(-100), reason: "Es una estafa" }),
    ...Array.from({ length: 10 }, (_, index) => entry(10 - index)),
  ];
  renderScreen(<ProfileRoute />, {
    at: "/profile?tab=credits",
    viewer: ANA,
    answers: {
      OwnProfile: () => ownProfile({ balance: usd(900), credit: status && { __typename: "Credit", status } }),
      CreditPanel: ({ page }) =>
        failure(Number(page)) ?? {
          viewer: {
            __typename: "Viewer",
            id: "1",
            credit: status && {
              __typename: "Credit",
              status,
              balance: usd(900),
              locked: usd(0),
              free: usd(900),
              spentOnCampaigns: usd(500),
              productEarned: usd(1_400),
              productCap: usd(4_000),
              serviceEarned: usd(2_000),
              serviceCap: usd(2_000),
              entries: {
                __typename: "CreditEntryPage",
                items: lines.slice((Number(page) - 1) * 10, Number(page) * 10),
                page: { __typename: "PageNumbers", page, pages: 2, total: lines.length },
              },
              ...values,
            },
          },
        },
    },
  });
}

it.each([
  ["VERIFIED_FULL_CREDITS", "¡Llegaste al tope!"],
  ["VERIFIED_PARTIAL_CREDITS", "Tu crédito está listo para usarlo"],
  ["VERIFIED_WITHOUT_CREDITS", "Publica y empieza a sumar"],
  ["NO_VERIFIED_WITH_CREDITS", "Tu crédito te está esperando"],
  ["NO_VERIFIED_WITHOUT_CREDITS", "Gana crédito por publicar"],
] as const)("says how the credit stands: %s", async (status, title) => {
  show(status);
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
});

it("names a secure exchange that was given back once, though its plan has the same name", async () => {
  const items = [entry(1, { kind: "SECURE_EXCHANGE", publicationTitle: null, planName: "Cambio seguro" })];
  const page = { __typename: "PageNumbers", page: 1, pages: 1, total: 1 };
  show("VERIFIED_PARTIAL_CREDITS", { entries: { __typename: "CreditEntryPage", items, page } });
  const [, row] = within(await screen.findByRole("table", { name: "Movimientos" })).getAllByRole("row");
  expect(row?.querySelector("td span")?.textContent).toBe("Devolución de un cambio seguro");
});

it("shows what was earned of each cap, and every line of the ledger with the balance that it left", async () => {
  show("VERIFIED_PARTIAL_CREDITS");
  const meters = await screen.findAllByRole("meter");
  expect(meters.map((meter) => [meter.getAttribute("aria-label"), meter.getAttribute("aria-valuetext")])).toEqual([
    ["Productos", "14 de 40 USD"],
    ["Servicios", "20 de 20 USD"],
  ]);
  const amounts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(amounts.slice(-4)).toEqual(["9,00\u00a0USD", "9,00\u00a0USD", "0,00\u00a0USD", "5,00\u00a0USD"]);
  const rows = within(screen.getByRole("table", { name: "Movimientos" })).getAllByRole("row");
  expect(rows).toHaveLength(11);
  expect(rows[1]?.textContent).toContain("Pago con crédito: Básico");
  expect(rows[1]?.textContent).toContain("−5,00\u00a0USD12,00\u00a0USD");
  const receipt = within(rows[1] as HTMLElement).getByRole("link", { name: /^Ver recibo: Pago con crédito: Básico, / });
  expect(receipt.getAttribute("href")).toBe("/recibo/7");
  expect(rows[2]?.textContent).toContain("Motivo: Es una estafa");
  expect(
    within(rows[3] as HTMLElement)
      .getByRole("link", { name: "Cosa 10" })
      .getAttribute("href"),
  ).toBe("/publicacion/10");
  await userEvent.click(screen.getByRole("link", { name: "Página 2" }));
  expect(await screen.findByRole("link", { name: "Cosa 1" })).toBeTruthy();
});

it("says where a further page of the ledger cannot be read, and reads it again", async () => {
  let isBroken = true;
  show("VERIFIED_PARTIAL_CREDITS", {}, (page) => (page === 2 && isBroken ? new Error("broken") : undefined));
  await userEvent.click(await screen.findByRole("link", { name: "Página 2" }));
  const retry = await screen.findByRole("button", { name: "Intentar de nuevo" });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("link", { name: "Cosa 1" })).toBeTruthy();
});

it("prints the whole ledger, not its page alone", async () => {
  show("VERIFIED_PARTIAL_CREDITS");
  const printed = vi.fn<() => number>(() => screen.getAllByRole("row").length);
  vi.stubGlobal("print", printed);
  await userEvent.click(await screen.findByRole("button", { name: "Imprimir" }));
  await waitFor(() => expect(printed).toHaveReturnedWith(13));
  // Who finds the sheet later sees whose it is; on the screen it is hidden.
  expect(screen.getByText(/^Ana Pérez\. Saldo al .*: 9,00\sUSD$/)).toBeTruthy();
  // A phone's browser prints after print() has returned.
  expect(screen.getAllByRole("row")).toHaveLength(13);
  act(() => void dispatchEvent(new Event("afterprint")));
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(11));
  vi.unstubAllGlobals();
});

it("has no such tab where the backend has no credit", async () => {
  show(null);
  await waitFor(() => expect(screen.queryByRole("tab", { name: "Créditos" })).toBeNull());
  // Whoever comes by an address of it finds their publications.
  expect(screen.getByRole("tab", { name: "Mis Publicaciones" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tab", { name: "Promocionadas" })).toBeTruthy();
});
