import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { emitPaymentChange } from "../apollo/paymentEvents";
import { toast } from "../components/ui/toast";
import type { Answers } from "../testing/renderScreen";
import { page, bike, show, lines, toasts, refusing, ordered, browserWindow, toPayment } from "../testing/promotions";

afterEach(() => {
  cleanup();
  toast.clear();
  vi.restoreAllMocks();
});

it("pays by card in a window opened on click, and finishes with the notification", async () => {
  let status = "PENDING";
  const orders: unknown[] = [];
  const { user, path } = show({
    answers: {
      CreateProforma: ({ input }) => {
        orders.push(input);
        return ordered();
      },
      PaymentOutcome: () => ({ proforma: { __typename: "Proforma", id: "5", status } }),
      // A paid publication is no longer promotable.
      Promotables: () => ({
        promotables: { __typename: "PublicationPage", items: status === "PENDING" ? [bike] : [], page: page(1) },
      }),
    },
  });
  const { opened, open } = browserWindow();
  const payment = await toPayment(user);
  expect(within(payment).getByRole("tab", { name: "Tarjeta" }).getAttribute("aria-selected")).toBe("true");
  expect(lines(payment)).toEqual([
    "SubtotalBs 2.000,00",
    "IVA (16%)Bs 320,00",
    "Total a pagarBs 2.320,00Equivale a 11,60 USD",
  ]);
  await user.click(within(payment).getByRole("tab", { name: "Créditos" }));
  expect(within(payment).getByRole<HTMLButtonElement>("button", { name: "Pagar con créditos" }).disabled).toBe(true);
  await user.click(within(payment).getByRole("tab", { name: "Tarjeta" }));
  const button = within(payment).getByRole("button", { name: "Pagar con tarjeta" });
  act(() => button.click());
  // Before any response: a window opened later would be blocked.
  expect(open).toHaveBeenCalledOnce();
  const notice = await screen.findByRole("dialog", { name: "Termina el pago en la otra ventana" });
  expect(opened.location.replace).toHaveBeenCalledWith(`${location.origin}/card_gateway/abc`);
  expect(opened.opener).toBeNull();
  expect(orders).toEqual([
    { requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, planId: "12", publicationId: "7" },
  ]);
  expect(within(notice).getByRole("link").getAttribute("href")).toBe(`${location.origin}/card_gateway/abc`);
  act(emitPaymentChange);
  await waitFor(() => expect(screen.getByText("Esperando la respuesta de la pasarela…")).toBeTruthy());
  status = "APPROVED";
  act(emitPaymentChange);
  await waitFor(() => expect(path()).toBe("/publicidad_creada"));
});

it("shows a rejected payment on return, and pays with a new order; offers a link for a blocked window", async () => {
  const orders: string[] = [];
  let status = "PENDING";
  const { user } = show({
    answers: {
      CreateProforma: ({ input }) => {
        orders.push((input as { requestId: string }).requestId);
        status = "PENDING";
        return ordered();
      },
      PaymentOutcome: () => ({ proforma: { __typename: "Proforma", id: "5", status } }),
    },
  });
  browserWindow({ isBlocked: true });
  await user.click(within(await toPayment(user)).getByRole("button", { name: "Pagar con tarjeta" }));
  expect((await screen.findByRole("link", { name: "Abrir la página de pago" })).getAttribute("target")).toBe("_blank");
  status = "REJECTED";
  act(() => void window.dispatchEvent(new Event("focus")));
  await screen.findByRole("dialog", { name: "Tu pago fue rechazado" });
  // Its notification says nothing more than the dialog.
  toast.info("Tu pago fue rechazado", { about: "payment-5" });
  expect(toasts()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  await user.click(await screen.findByRole("button", { name: "Pagar con tarjeta" }));
  await screen.findByRole("link", { name: "Abrir la página de pago" });
  expect(new Set(orders).size).toBe(2);
});

it("orders again, once, when the first order has expired", async () => {
  const orders = new Set<unknown>();
  let payable = 2;
  const answers: Answers = {
    CreateProforma: ({ input }) => {
      const { createProforma } = ordered();
      const isPayable = orders.add((input as { requestId: string }).requestId).size >= payable;
      return isPayable
        ? { createProforma }
        : { createProforma: { ...createProforma, proforma: { ...createProforma.proforma, paymentUrl: null } } };
    },
  };
  const { opened } = browserWindow();
  const { user } = show({ answers });
  await user.click(within(await toPayment(user)).getByRole("button", { name: "Pagar con tarjeta" }));
  await screen.findByRole("dialog", { name: "Termina el pago en la otra ventana" });
  expect([opened.location.replace.mock.calls, opened.close.mock.calls.length, orders.size, toasts()]).toEqual([
    [[`${location.origin}/card_gateway/abc`]],
    0,
    2,
    [],
  ]);
  cleanup();

  // A second order without a payment page is an error and is not repeated.
  orders.clear();
  payable = 9;
  const again = show({ answers });
  await again.user.click(within(await toPayment(again.user)).getByRole("button", { name: "Pagar con tarjeta" }));
  await waitFor(() => expect(toasts()).toEqual([["error", "Lo sentimos, hubo un error, inténtelo mas tarde"]]));
  expect(orders.size).toBe(2);
});

it("shows the reasons of a refused order, or the default message, and closes the window", async () => {
  const answers: Answers = {
    CreateProforma: () =>
      refusing("createProforma", "CreateProformaPayload", "Esta publicación ya tiene un pago por confirmar."),
  };
  const { user } = show({ answers: { CreateProforma: (variables) => answers.CreateProforma?.(variables) } });
  const { opened } = browserWindow();
  const button = within(await toPayment(user)).getByRole("button", { name: "Pagar con tarjeta" });
  await user.click(button);
  await waitFor(() => expect(toasts()).toEqual([["warning", "Esta publicación ya tiene un pago por confirmar."]]));
  expect(opened.close).toHaveBeenCalledOnce();
  toast.clear();
  answers.CreateProforma = () => new Error("no network");
  await user.click(button);
  await waitFor(() => expect(toasts()).toEqual([["error", "Lo sentimos, hubo un error, inténtelo mas tarde"]]));
});
