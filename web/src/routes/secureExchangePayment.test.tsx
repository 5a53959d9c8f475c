import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { toastStore } from "../components/ui/toast";
import SecureExchangePanel from "../features/secureExchange/SecureExchangePanel";
import { ANA, renderScreen } from "../testing/renderScreen";
import {
  places,
  booked,
  transaction,
  payload,
  refusal,
  show,
  submit,
  choosePlace,
  setUpSecureExchange,
} from "../testing/secureExchangeScreen";

vi.mock("../components/map/AreaMap", () => ({ default: ({ label }: { label: string }) => <div>{label}</div> }));

setUpSecureExchange();

it.each([
  ["credit", "Créditos", "Pagar con créditos"],
  ["card", "Tarjeta", "Pagar con tarjeta"],
])("closes the payment by %s where another user was faster, and shows what is free now", async (_name, tab, pay) => {
  const { user, asked } = show(transaction(null), {
    BookSecureExchange: () => ({
      bookSecureExchange: payload({
        errors: [refusal(null, "La otra persona está pagando una sede para este cambio")],
      }),
    }),
  });
  const timesAsked = (name: string) => asked.filter(({ operation }) => operation === name).length;
  await choosePlace(user);
  await user.click(await submit());
  const payment = within(await screen.findByRole("dialog", { name: "Método de pago" }));
  await user.click(payment.getByRole("tab", { name: tab }));
  const before = timesAsked("SecureExchange");
  await user.click(payment.getByRole("button", { name: pay }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const shown = toastStore.getState().map(({ text }) => text);
  expect(shown).toEqual(["La otra persona está pagando una sede para este cambio."]);
  await waitFor(() =>
    expect([timesAsked("SecureExchangePlaces"), timesAsked("SecureExchange")]).toEqual([2, before + 1]),
  );
  expect((await submit()).disabled).toBe(false);
});

it("shows what another tab has booked in place of its payment", async () => {
  let now = transaction(null);
  const { user } = show(null, {
    SecureExchange: () => ({ transaction: now }),
    BookSecureExchange: () => {
      now = transaction(booked(), false);
      return { bookSecureExchange: payload({ errors: [refusal(null, "Este cambio ya tiene una sede reservada")] }) };
    },
  });
  await choosePlace(user);
  await user.click(await submit());
  await user.click(await screen.findByRole("button", { name: "Pagar con créditos" }));
  expect(await screen.findByText("K7MWX4")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("uses what Premium includes without a payment, and repeats a lost request", async () => {
  let isLost = true;
  const { user, sent } = show(transaction(null), {
    SecureExchangePlaces: () => places({ includedLeft: 2 }),
    BookSecureExchange: () => {
      if (isLost) {
        isLost = false;
        return new Error("lost");
      }
      return { bookSecureExchange: payload({ transaction: transaction(booked({ isIncluded: true }), false) }) };
    },
  });
  await choosePlace(user);
  expect(screen.getByText("Usa 1 de los 2 que incluye tu Premium: no pagas nada.")).toBeTruthy();
  await user.click(await submit("Reservar con Premium"));
  await waitFor(() => expect(toastStore.getState()).toHaveLength(1));
  await user.click(await submit("Reservar con Premium"));
  expect(await screen.findByText("Incluido en Premium")).toBeTruthy();
  const [first, second] = sent("BookSecureExchange") as { requestId: string; method: null }[];
  expect([second?.requestId, second?.method]).toEqual([first?.requestId, null]);
});

it("shows the price once Premium includes no more, and what the server said", async () => {
  let includedLeft = 1;
  const { user } = show(transaction(null), {
    SecureExchangePlaces: () => places({ includedLeft }),
    BookSecureExchange: () => {
      includedLeft = 0;
      return { bookSecureExchange: payload({ errors: [refusal("method", "Elige cómo pagar")] }) };
    },
  });
  await choosePlace(user);
  await user.click(await submit("Reservar con Premium"));
  expect((await submit()).disabled).toBe(false);
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Elige cómo pagar."]);
});

it("takes a payment by card for done where Premium has become active and includes it", async () => {
  let now = transaction(null);
  const { user } = show(null, {
    SecureExchange: () => ({ transaction: now }),
    BookSecureExchange: () => {
      now = transaction(booked({ isIncluded: true }), false);
      return { bookSecureExchange: payload({ transaction: now }) };
    },
  });
  await choosePlace(user);
  await user.click(await submit());
  const payment = await screen.findByRole("dialog", { name: "Método de pago" });
  await user.click(within(payment).getByRole("tab", { name: "Tarjeta" }));
  await user.click(within(payment).getByRole("button", { name: "Pagar con tarjeta" }));
  expect(await screen.findByText("Incluido en Premium")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Se ha generado una Solicitud de Cambio seguro"]);
});

it("lets who has paid in vain book again", async () => {
  const refused = booked({ state: "AWAITING_PAYMENT", code: null, heldUntil: "2026-11-27T16:30:00.000Z" });
  const { user } = show(transaction({ ...refused, canMove: false, isRefundable: false }, true));
  expect(await screen.findByRole("heading", { name: "Pago rechazado" })).toBeTruthy();
  expect(screen.getByText("El lugar todavía no es tuyo. Intenta el pago otra vez o reserva de nuevo.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Reservar de nuevo" }));
  expect((await submit()).disabled).toBe(true);
});

it("offers no other booking to who has confirmed", async () => {
  const refused = booked({ state: "AWAITING_PAYMENT", code: null, canMove: false });
  show({ ...transaction(refused, true), status: "CONFIRMED_OWNER" });
  expect(await screen.findByRole("heading", { name: "Pago rechazado" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Reservar de nuevo" })).toBeNull();
  expect(screen.getByText("El lugar todavía no es tuyo. Intenta el pago otra vez.")).toBeTruthy();
  cleanup();

  renderScreen(<SecureExchangePanel transactionId="7" />, {
    viewer: ANA,
    answers: { SecureExchange: () => ({ transaction: { ...transaction(refused, true), status: "CONFIRMED_OWNER" } }) },
  });
  expect(await screen.findByText("Pago rechazado.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Solicitud en proceso" })).toBeNull();
});

it.each([
  [true, "La pasarela todavía está verificando el pago. El lugar queda guardado; no hace falta pagar otra vez."],
  [
    false,
    "La pasarela todavía está verificando el pago de Luis Gómez. El lugar queda guardado y te avisamos cuando esté listo.",
  ],
])("says to each party what the bank is asked about (own: %s)", async (isBooker, explanation) => {
  const verified = booked({ state: "TO_BE_CONFIRMED", isBooker, code: null, canMove: false, canCancel: false });
  show(transaction(verified, false));
  expect(await screen.findByText(explanation)).toBeTruthy();
});

it("promises no notice to the other party when a place that is not paid is given up", async () => {
  const held = booked({ state: "AWAITING_PAYMENT", code: null, canMove: false, isRefundable: false });
  const { user } = show(transaction(held));
  await user.click(await screen.findByRole("button", { name: "Cancelar la reserva" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("El lugar queda libre.Todavía no se pagó nada.");
});
