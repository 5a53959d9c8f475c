import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import Payments from "../features/payment/Payments";
import { ANA, renderScreen } from "../testing/renderScreen";
import ReceiptRoute from "./receipt";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const money = (amount: number, currency: string) => ({ __typename: "Money", amount, currency });
const review = {
  __typename: "PaymentReview",
  exchangeRate: 240,
  subTotal: money(120_000, "VES"),
  taxes: [{ __typename: "TaxAmount", key: "iva", name: "IVA (16%)", amount: money(19_200, "VES") }],
  amount: money(139_200, "VES"),
};
/** Just before midnight in Caracas: the next day in UTC. */
const paid = {
  __typename: "Proforma",
  id: "42",
  status: "APPROVED",
  paymentUrl: null,
  createdAt: "2026-11-21T03:40:00.000Z",
  paidAt: "2026-11-21T03:45:00.000Z",
  receiptNumber: "T-000042",
  method: "CARD",
  concept: "Promoción Básico",
  publicationTitle: "Bandola llanera",
  payer: "Ana Pérez",
  price: money(500, "USD"),
  credited: null,
  review,
};
const unpaid = { ...paid, paidAt: null, receiptNumber: null };

function show(at: string, proforma: object | null, payments: object | null = null) {
  const view = renderScreen(
    <Routes>
      <Route path="/recibo/:id" element={<ReceiptRoute />} />
      <Route path="/profile" element={<Payments />} />
    </Routes>,
    { at, viewer: ANA, answers: { Receipt: () => ({ proforma }), Payments: () => ({ payments }) } },
  );
  return { ...view, user: userEvent.setup() };
}
const lines = () =>
  screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextSibling?.textContent?.replaceAll("\u00a0", " ")]);

it("shows what was paid by card on the day in Caracas, and prints it", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  const { user, asked } = show("/recibo/42", paid);
  expect(await screen.findByRole("heading", { name: "Recibo T-000042" })).toBeTruthy();
  expect(lines()).toEqual([
    ["Fecha", expect.stringMatching(/^20 nov\.? 2026, 11:45 p\. m\. \(hora de Caracas\)$/)],
    ["Concepto", "Promoción Básico"],
    ["Publicación", "Bandola llanera"],
    ["A nombre de", "Ana Pérez"],
    ["Pagado con", "Tarjeta"],
    ["Precio", "5,00 USD"],
    ["Tasa", "Bs 240,00 por dólar"],
    ["Subtotal", "Bs 1.200,00"],
    ["IVA (16%)", "Bs 192,00"],
    ["Total pagado", "Bs 1.392,00"],
  ]);
  expect(asked[0]).toMatchObject({ operation: "Receipt", variables: { id: "42" } });
  await user.click(screen.getByRole("button", { name: "Imprimir o guardar como PDF" }));
  expect(print).toHaveBeenCalledOnce();
});

it("shows what was paid with credit, and what became credit", async () => {
  show("/recibo/42", { ...paid, method: "CREDIT", review: null, credited: money(500, "USD") });
  expect(await screen.findByText(/Abonamos 5,00.USD a tu crédito/)).toBeTruthy();
  expect(lines().slice(4)).toEqual([
    ["Pagado con", "Crédito de Truequea"],
    ["Precio", "5,00 USD"],
    ["Total pagado", "5,00 USD"],
  ]);
});

it("has no receipt for what is not paid, and none of another user", async () => {
  show("/recibo/42", { ...unpaid, status: "PENDING", paymentUrl: "/card_gateway/palabra" });
  expect(await screen.findByRole("heading", { name: "Este pago todavía no está hecho" })).toBeTruthy();
  cleanup();
  show("/recibo/44", { ...unpaid, status: "REJECTED" });
  expect(await screen.findByRole("heading", { name: "Este pago venció" })).toBeTruthy();
  cleanup();
  show("/recibo/43", null);
  expect(await screen.findByRole("heading", { name: "Este recibo no existe" })).toBeTruthy();
});

it("lists the payments with their states, the way to a receipt and to what can still be paid", async () => {
  const items = [
    { ...unpaid, id: "46", status: "PENDING", paymentUrl: "/card_gateway/palabra" },
    { ...unpaid, id: "45", status: "REJECTED", paymentUrl: "javascript:alert(1)" },
    { ...unpaid, id: "44", status: "PENDING" },
    { ...unpaid, id: "43", status: "TO_BE_CONFIRMED" },
    paid,
    { ...paid, id: "41", concept: "Cambio seguro", credited: money(700, "USD") },
  ];
  const page = { __typename: "PageNumbers", page: 1, pages: 1, total: 6 };
  show("/profile?tab=account", null, { __typename: "ProformaPage", items, page });
  const rows = await screen.findAllByRole("listitem");
  expect(
    rows.map(
      ({ textContent }) => /Por (pagar|confirmar)|Rechazado|Vencido|Pagado|Abonado/.exec(textContent ?? "")?.[0],
    ),
  ).toEqual(["Por pagar", "Rechazado", "Vencido", "Por confirmar", "Pagado", "Abonado"]);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Pagar", `${location.origin}/card_gateway/palabra`],
    ["Ver recibo", "/recibo/42"],
    ["Ver recibo", "/recibo/41"],
  ]);
});

it("says where a further page cannot be read, and reads it again", async () => {
  let isBroken = true;
  const answer = ({ page }: Record<string, unknown>) =>
    page === 2 && isBroken
      ? new Error("broken")
      : {
          payments: {
            __typename: "ProformaPage",
            items: [{ ...paid, id: String(page) }],
            page: { __typename: "PageNumbers", page, pages: 2, total: 11 },
          },
        };
  renderScreen(<Payments />, { at: "/profile?tab=account", viewer: ANA, answers: { Payments: answer } });
  await userEvent.click(await screen.findByRole("link", { name: "Página 2" }));
  const retry = await screen.findByRole("button", { name: "Intentar de nuevo" });
  expect(screen.queryByText("Ver recibo")).toBeNull();
  isBroken = false;
  await userEvent.click(retry);
  expect((await screen.findByText("Ver recibo")).closest("a")?.getAttribute("href")).toBe("/recibo/2");
  expect(screen.queryByRole("button", { name: "Intentar de nuevo" })).toBeNull();
});

it("shows no list where the backend has none", async () => {
  const { asked } = show("/profile?tab=account", null);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.waitFor(() => expect(screen.queryByRole("heading", { name: "Mis pagos" })).toBeNull());
});

it("leads from a receipt to the list of payments, far down in the settings", async () => {
  const scrolledTo = vi.fn<(target: Element) => void>();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this);
  };
  const page = { __typename: "PageNumbers", page: 1, pages: 1, total: 1 };
  const { user } = show("/recibo/42", paid, { __typename: "ProformaPage", items: [paid], page });
  await user.click(await screen.findByRole("link", { name: "Todos mis pagos" }));
  const heading = await screen.findByRole("heading", { name: "Mis pagos" });
  await vi.waitFor(() => expect(scrolledTo).toHaveBeenCalledWith(heading));
  expect(document.activeElement).toBe(heading);
});
