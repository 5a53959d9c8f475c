import { Observable } from "@apollo/client";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { emitPaymentChange } from "../apollo/paymentEvents";
import { toast, toastStore } from "../components/ui/toast";
import SecureExchangePanel from "../features/secureExchange/SecureExchangePanel";
import { ANA, renderScreen } from "../testing/renderScreen";
import {
  booked,
  paid,
  transaction,
  payload,
  show,
  submit,
  choosePlace,
  scrolledTo,
  setUpSecureExchange,
} from "../testing/secureExchangeScreen";

vi.mock("../components/map/AreaMap", () => ({ default: ({ label }: { label: string }) => <div>{label}</div> }));

setUpSecureExchange();

it.each([
  ["the day before", "2026-11-29T23:59:00-04:00", /^Lo pagado vuelve completo como crédito/, true],
  ["the day itself", "2026-11-30T00:01:00-04:00", /^Ya es el día del encuentro/, false],
])("says on %s what a page read earlier still gives back", async (_case, now, promise, canMove) => {
  vi.setSystemTime(new Date(now));
  const { user } = show(transaction(booked()));
  await user.click(await screen.findByRole("button", { name: "Cancelar la reserva" }));
  expect(await screen.findByText(promise)).toBeTruthy();
  expect(screen.queryByText("Mover") !== null).toBe(canMove);
});

it.each([
  [
    { proforma: { ...paid, cost: { __typename: "Money", amount: 812, currency: "USD" } } },
    "Te devolvemos 8,12 USD como crédito. Lo ves en tu perfil, en Créditos.",
    "Cancelaste la reserva y te devolvimos 8,12\u00a0USD como crédito.",
    "/profile?tab=credits",
  ],
  [
    { isIncluded: true },
    "El cambio seguro vuelve a estar disponible en tu Premium.",
    "Cancelaste la reserva y el cambio seguro volvió a tu Premium.",
    undefined,
  ],
])("says what comes back and where, before and after a booking is cancelled", async (more, promise, notified, link) => {
  vi.setSystemTime(new Date("2026-11-26T10:00:00-04:00"));
  const { user } = show(transaction(booked(more)), {
    CancelSecureExchange: () => ({
      cancelSecureExchange: payload({
        transaction: transaction(booked({ ...more, state: "CANCELLED", code: null, canCancel: false }), true),
        isRefunded: true,
      }),
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Cancelar la reserva" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(promise)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Cancelar la reserva" }));
  await waitFor(() => expect(toastStore.getState()).toHaveLength(1));
  const [notice] = toastStore.getState();
  expect([notice?.text, notice?.link]).toEqual([notified, undefined]);

  // The page says the rest, and begins with it: on a phone what was pressed stood far below.
  const outcome = screen.getByRole("heading", { name: "Cancelado" });
  await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith(outcome));
  expect(document.activeElement).toBe(outcome);
  const page = within(screen.getByRole("status"));
  expect(page.getByText("Cancelaste la reserva y el lugar quedó libre.")).toBeTruthy();
  expect(page.getByText(promise)).toBeTruthy();
  expect(page.queryByRole("link", { name: "Ver créditos" })?.getAttribute("href")).toBe(link);
});

it("says of nothing that it came back where the server gave nothing back, as after midnight", async () => {
  const { user } = show(transaction(booked()), {
    CancelSecureExchange: () => ({
      cancelSecureExchange: payload({
        transaction: transaction(booked({ state: "CANCELLED", code: null, canCancel: false }), true),
      }),
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Cancelar la reserva" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancelar la reserva" }));
  await waitFor(() => expect(toastStore.getState().map(({ text }) => text)).toEqual(["Cancelaste la reserva."]));
  expect(screen.queryByRole("link", { name: "Ver créditos" })).toBeNull();
});

it("names on paper both people and the receipt, where there is no «Tú» and no link to follow", async () => {
  show(transaction(booked({ proforma: { ...paid, receiptNumber: "T-000040", cost: null } })));
  expect((await screen.findByText("Ana Pérez y Luis Gómez")).closest("div")?.textContent).toMatch(/^Personas/);
  expect(screen.getByText("T-000040").closest("div")?.textContent).toMatch(/^Recibo/);
  expect(screen.getByRole("link", { name: "Ver recibo" }).getAttribute("href")).toBe("/recibo/40");
});

it.each([
  ["who objected", { isBooker: false }, "Dijiste que no estabas de acuerdo y el lugar quedó libre."],
  ["who had paid", {}, "La otra persona no estuvo de acuerdo. El lugar quedó libre y lo pagado volvió como crédito."],
  ["whose Premium included it", { isIncluded: true }, "La otra persona no estuvo de acuerdo y el lugar quedó libre."],
])("says of an objection what it means to %s", async (_who, values, explanation) => {
  show(transaction(booked({ state: "OBJECTED", code: null, canMove: false, canCancel: false, ...values }), true));
  expect(await screen.findByText(explanation)).toBeTruthy();
});

it("says to the other party who cancelled a booking", async () => {
  show(transaction(booked({ state: "CANCELLED", code: null, isBooker: false, canCancel: false }), false));
  expect(await screen.findByText("Quien hizo la reserva la canceló y el lugar quedó libre.")).toBeTruthy();
});

it("leads back from the payment to the place, and says nothing twice beside the code", async () => {
  const { user } = show(transaction(null));
  await choosePlace(user);
  await user.click(await submit());
  const payment = within(await screen.findByRole("dialog", { name: "Método de pago" }));
  await user.click(payment.getByRole("button", { name: "Cambiar sede o turno" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  cleanup();
  show(transaction(booked()));
  expect(
    (await screen.findByRole("heading", { name: "Código del cambio seguro" })).closest("[data-keep-clear]"),
  ).toBeTruthy();
  toast.info("Pagaste el cambio seguro con tus créditos.", { about: "booking-7" });
  expect(toastStore.getState()).toEqual([]);
});

it("holds the place while it is paid by card, and shows the code once it is paid", async () => {
  let state = "AWAITING_PAYMENT";
  const proforma = () => ({
    __typename: "Proforma",
    id: "40",
    status: state === "ACTIVE" ? "APPROVED" : "PENDING",
    paymentUrl: state === "ACTIVE" ? null : "https://pay.example/1",
    receiptNumber: null,
    cost: null,
  });
  const now = () =>
    transaction(
      booked({
        state,
        code: state === "ACTIVE" ? "K7MWX4" : null,
        heldUntil: state === "ACTIVE" ? null : "2026-11-27T14:30:00.000Z",
        proforma: proforma(),
      }),
      false,
    );
  let isBooked = false;
  const { user } = show(null, {
    SecureExchange: () => ({ transaction: isBooked ? now() : transaction(null) }),
    BookSecureExchange: () => {
      isBooked = true;
      return { bookSecureExchange: payload({ transaction: now(), proforma: proforma() }) };
    },
    PaymentOutcome: () => ({ proforma: proforma() }),
  });
  await choosePlace(user);
  await user.click(await submit());
  const payment = await screen.findByRole("dialog", { name: "Método de pago" });
  await user.click(within(payment).getByRole("tab", { name: "Tarjeta" }));
  await user.click(within(payment).getByRole("button", { name: "Pagar con tarjeta" }));
  expect(await screen.findByRole("dialog", { name: "Termina el pago en la otra ventana" })).toBeTruthy();
  expect(screen.getByText(/^Guardamos tu lugar hasta las 10:30/)).toBeTruthy();

  state = "ACTIVE";
  act(emitPaymentChange);
  expect(await screen.findByText("K7MWX4")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  ["for the first time", 1],
  ["again", 2],
])("hears of a payment while the booking is read %s", async (_case, late) => {
  let answerLate: () => void = () => {};
  let count = 0;
  const proforma = { ...paid, status: "PENDING" };
  const held = transaction(
    booked({ state: "AWAITING_PAYMENT", code: null, heldUntil: "2026-11-27T14:30:00.000Z", proforma }),
    false,
  );
  show(null, {
    PaymentOutcome: () => ({ proforma }),
    SecureExchange: () => {
      count += 1;
      if (count !== late) return { transaction: count < late ? held : transaction(booked()) };
      return new Observable((observer) => {
        answerLate = () => {
          observer.next({ transaction: held });
          observer.complete();
        };
      });
    },
  });
  if (late > 1) {
    await screen.findByText(/^Guardamos tu lugar/);
    act(emitPaymentChange);
  }
  await waitFor(() => expect(count).toBe(late));
  act(emitPaymentChange);
  await act(async () => answerLate());
  expect(await screen.findByText("K7MWX4")).toBeTruthy();
});

it("lets the other one object until the day before, after asking once", async () => {
  const { user, sent } = show(
    transaction(booked({ isBooker: false, canMove: false, canCancel: false, canObject: true })),
    {
      ObjectToSecureExchange: () => ({
        objectToSecureExchange: payload({
          transaction: transaction(
            booked({ state: "OBJECTED", code: null, isBooker: false, canMove: false, canCancel: false }),
            true,
          ),
        }),
      }),
    },
  );
  await user.click(await screen.findByRole("button", { name: "No estoy de acuerdo" }));
  const dialog = await screen.findByRole("alertdialog", { name: "¿No estás de acuerdo?" });
  expect(sent("ObjectToSecureExchange")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "No estoy de acuerdo" }));
  // What was pressed is gone: the focus goes to what became of it.
  const outcome = await screen.findByRole("heading", { name: "Rechazado" });
  await waitFor(() => expect(document.activeElement).toBe(outcome));
  await user.click(await screen.findByRole("link", { name: "Reservar de nuevo" }));
  expect((await submit()).disabled).toBe(true);
  expect(sent("ObjectToSecureExchange")).toEqual([{ id: "9" }]);
});

it.each([
  [false, "Lo que Luis Gómez pagó le vuelve completo."],
  [true, "El cambio seguro vuelve al Premium de Luis Gómez."],
])("says to the other one what comes back of what Premium includes or not (%s)", async (isIncluded, back) => {
  const { user } = show(
    transaction(booked({ isBooker: false, canMove: false, canCancel: false, canObject: true, isIncluded })),
  );
  await user.click(await screen.findByRole("button", { name: "No estoy de acuerdo" }));
  const dialog = await screen.findByRole("alertdialog", { name: "¿No estás de acuerdo?" });
  expect(within(dialog).getByText(back)).toBeTruthy();
});

it.each([
  ["an unbooked exchange", null, true, "Reservar", "/cambio_seguro/7?reservar"],
  ["a held place", booked({ state: "AWAITING_PAYMENT", code: null }), false, "Solicitud en proceso", null],
  [
    "a refused payment",
    booked({ state: "AWAITING_PAYMENT", code: null }),
    true,
    "Reservar",
    "/cambio_seguro/7?reservar",
  ],
  ["a refused booking", booked({ state: "OBJECTED", code: null }), true, "Reservar", "/cambio_seguro/7?reservar"],
  ["an active booking", booked(), false, "Ver solicitud K7MWX4", "/cambio_seguro/7"],
] as const)("shows %s in the conversation", async (_case, booking, canBook, name, href) => {
  renderScreen(<SecureExchangePanel transactionId="7" />, {
    viewer: ANA,
    answers: { SecureExchange: () => ({ transaction: transaction(booking, canBook) }) },
  });
  const action = await screen.findByRole(href ? "link" : "button", { name });
  expect(action.getAttribute("href")).toBe(href);
  expect(action.hasAttribute("disabled")).toBe(href === null);
});

it.each([
  ["TO_BE_CONFIRMED", "En verificación."],
  ["AWAITING_PAYMENT", "En proceso."],
] as const)("says in the conversation of a payment that is %s: %s", async (state, said) => {
  renderScreen(<SecureExchangePanel transactionId="7" />, {
    viewer: ANA,
    answers: {
      SecureExchange: () => ({ transaction: transaction(booked({ state, code: null }), false) }),
    },
  });
  expect(await screen.findByText(said)).toBeTruthy();
});

it("offers in the conversation to try again what could not be loaded", async () => {
  let isDown = true;
  renderScreen(<SecureExchangePanel transactionId="7" />, {
    viewer: ANA,
    answers: { SecureExchange: () => (isDown ? new Error("down") : { transaction: transaction(null) }) },
  });
  const retry = await screen.findByRole("button", { name: "Intentar de nuevo" });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("link", { name: "Reservar" })).toBeTruthy();
});

it("forgets that a new place was requested once one is booked, so that its end is shown", async () => {
  const { path } = show(transaction(booked(), false), {}, "/cambio_seguro/7?reservar");
  await waitFor(() => expect(path()).toBe("/cambio_seguro/7"));
});
