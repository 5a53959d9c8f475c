import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
// Loads lazily; imported here, so that a slow machine has it in time.
import "../features/promotion/PaymentDialog";
import { toast, toastStore } from "../components/ui/toast";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import SubscriptionsRoute from "./subscriptions";

afterEach(() => {
  cleanup();
  toast.clear();
});

const money = (amount: number, currency = "USD") => ({ __typename: "Money", amount, currency });
const plan = (id: string, months: number, usd: number, balance: number) => ({
  __typename: "Plan",
  id,
  name: `${months} meses`,
  adType: null,
  views: null,
  months,
  price: money(usd * 100),
  availableBalance: money(balance),
  review: {
    __typename: "PaymentReview",
    subTotal: money(usd * 20_000, "VES"),
    taxes: [{ __typename: "TaxAmount", key: "iva", name: "IVA (16%)", amount: money(usd * 3_200, "VES") }],
    amount: money(usd * 23_200, "VES"),
    exchangeRate: 200,
  },
});
const request = (status: string, reason: string | null = null) => ({
  __typename: "PremiumRequest",
  status,
  months: 6,
  reason,
});

interface Shown {
  balance?: number;
  secureExchangesLeft?: number;
  answers?: Answers;
}

function show(premium: object | null, { balance = 0, secureExchangesLeft, answers = {} }: Shown = {}) {
  return renderScreen(<SubscriptionsRoute />, {
    at: "/suscriptions",
    viewer: ANA,
    answers: {
      Plans: () => ({ plans: [plan("4", 1, 5, balance), plan("5", 6, 25, balance), plan("6", 12, 45, balance)] }),
      Premium: () => ({
        premium: premium && { __typename: "Premium", endsOn: null, request: null, ...premium },
        secureExchangePlaces:
          secureExchangesLeft === undefined
            ? null
            : { __typename: "SecureExchangePlaces", includedLeft: secureExchangesLeft },
      }),
      ...answers,
    },
  });
}
const cards = async () =>
  (await screen.findAllByRole("heading", { level: 3, name: /mes/ })).map((card) => card.closest("li"));

it("pays a plan from credit and then says that it is in review", async () => {
  const orders: unknown[] = [];
  let state: object = {};
  show(
    {},
    {
      balance: 2_500,
      answers: {
        Premium: () => ({
          premium: { __typename: "Premium", endsOn: null, request: null, ...state },
          secureExchangePlaces: null,
        }),
        PayWithCredit: ({ input }) => {
          orders.push(input);
          state = { request: request("IN_REVIEW") };
          return {
            payWithCredit: {
              __typename: "PayWithCreditPayload",
              proforma: { __typename: "Proforma", id: "9", status: "APPROVED" },
              viewer: null,
              errors: [],
            },
          };
        },
      },
    },
  );
  expect((await cards()).map((card) => card?.textContent)).toEqual([
    expect.stringMatching(/^1 mes5,00 USD2 cambios seguros incluidos/),
    expect.stringMatching(/^6 mesesAhorras 17 %25,00 USD4,17 USD al mes14 cambios seguros incluidos/),
    expect.stringMatching(/^12 mesesAhorras 25 %45,00 USD3,75 USD al mes26 cambios seguros incluidos/),
  ]);
  const status = screen.getByRole("status");
  await userEvent.click(await screen.findByRole("button", { name: "Elegir el plan de 6 meses" }));
  const dialog = await screen.findByRole("dialog", { name: "Método de pago" });
  within(dialog).getByText("Premium por 6 meses");
  expect(within(dialog).getByRole("tab", { name: "Créditos" }).getAttribute("aria-selected")).toBe("true");
  await userEvent.click(within(dialog).getByRole("button", { name: "Pagar con créditos" }));
  await screen.findByRole("heading", { name: "Estamos revisando tu solicitud" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // The button is gone: keyboard and screen reader are where it is said, in the region that was there before.
  expect(screen.getByRole("status")).toBe(status);
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(orders).toMatchObject([{ planId: "5", publicationId: null }]);
  // The notification of the payment says nothing more than the page.
  toast.info("Pagaste Premium con tus créditos", { about: "premium-payment" });
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Se ha generado una Solicitud de Premium"]);
  // Nothing else is ordered while it waits.
  expect(screen.queryByRole("button", { name: /^Elegir/ })).toBeNull();
});

it("says that a paid extension is added to the running term", async () => {
  show({ endsOn: "2027-05-28", request: request("IN_REVIEW") });
  await screen.findByRole("heading", { name: "Estamos revisando tu solicitud" });
  expect(screen.getByText(/el período nuevo se suma al que tienes\.$/)).toBeTruthy();
  expect(screen.queryByText(/empieza ese día/)).toBeNull();
});

it("says what became of a request, and until when Premium runs", async () => {
  show({ endsOn: "2026-12-22", request: request("REFUSED", "La tarjeta no es tuya") });
  await screen.findByText("Hasta el 22 de diciembre de 2026, ese día incluido.");
  screen.getByText("Motivo: La tarjeta no es tuya");
  expect(screen.queryByText(/cambios? seguros? incluidos?\.$/)).toBeNull();
  expect(await screen.findAllByRole("button", { name: /^Elegir/ })).toHaveLength(3);
});

it("says how many secure exchanges the running term still includes", async () => {
  show({ endsOn: "2026-12-22" }, { secureExchangesLeft: 3 });
  expect(await screen.findByText("Te quedan 3 cambios seguros incluidos.")).toBeTruthy();
});

it("promises nothing to order where the backend sells no Premium", async () => {
  show(null, { answers: { Plans: () => ({ plans: null }) } });
  await screen.findByText(/no hay planes disponibles/);
  expect(screen.queryByRole("button", { name: /^Elegir/ })).toBeNull();
});

it("offers nothing where the backend does not say how a request stands", async () => {
  show(null);
  await screen.findByText(/no hay planes disponibles/);
  expect(screen.queryByRole("heading", { name: "6 meses" })).toBeNull();
});

it("shows a guest the plans and the way to sign in", async () => {
  renderScreen(<SubscriptionsRoute />, { at: "/suscriptions", viewer: null });
  expect(await cards()).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Inicia sesión para elegir" }).getAttribute("href")).toBe("/login");
});
