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
  missing,
  choosePlace,
  usd,
  setUpSecureExchange,
} from "../testing/secureExchangeScreen";

vi.mock("../components/map/AreaMap", () => ({ default: ({ label }: { label: string }) => <div>{label}</div> }));

setUpSecureExchange();

it("says what is missing until venue, day, shift and agreement are there, and books with credit", async () => {
  let now = transaction(null);
  const { user, sent } = show(null, {
    SecureExchange: () => ({ transaction: now }),
    BookSecureExchange: () => {
      now = transaction(booked(), false);
      const proforma = { __typename: "Proforma", id: "40", status: "APPROVED", paymentUrl: null };
      return { bookSecureExchange: payload({ transaction: now, proforma }) };
    },
  });
  expect((await submit()).disabled).toBe(true);
  expect(missing()).toContain("Falta la sede, la fecha, el turno y marcar el acuerdo.");
  await choosePlace(user);
  expect(missing()).toContain("");
  await user.click(await submit());
  const payment = await screen.findByRole("dialog", { name: "Método de pago" });
  expect(within(payment).getByText(/^Para el lunes, 30 de noviembre de 2026\. De 2:00/)).toBeTruthy();
  await user.click(within(payment).getByRole("button", { name: "Pagar con créditos" }));

  expect(await screen.findByText("K7MWX4")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Código QR de K 7 M W X 4" })).toBeTruthy();
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Se ha generado una Solicitud de Cambio seguro"]);
  expect(sent("BookSecureExchange")).toMatchObject([
    { transactionId: "7", venueId: "1", date: "2026-11-30", shiftId: "2", isAgreed: true, method: "CREDIT" },
  ]);
});

it("says of a booking for today, in its agreement and at both ways to pay, that nothing comes back", async () => {
  const { user } = show(transaction(null));
  await choosePlace(user);
  expect(screen.queryByText(/^Es para hoy/)).toBeNull();
  await user.click(screen.getByRole("radio", { name: "viernes, 27 de noviembre de 2026" }));
  await user.click(screen.getByRole("radio", { name: /^De 9:00/ }));
  // The agreement of another day does not hold.
  const agreement = screen.getByRole("checkbox", {
    name: "Afirmo que me puse de acuerdo con el otro usuario y sé que, por ser para hoy, lo pagado no se devuelve",
    description: /^Es para hoy: ya no se puede mover ni rechazar/,
  });
  expect((await submit()).disabled).toBe(true);
  await user.click(agreement);
  await user.click(await submit());
  const payment = within(await screen.findByRole("dialog", { name: "Método de pago" }));
  for (const tab of ["Tarjeta", "Créditos"]) {
    await user.click(payment.getByRole("tab", { name: tab }));
    expect(payment.getByText(/^Es para hoy: .* si la cancelas, lo pagado no se devuelve\.$/)).toBeTruthy();
  }
  expect(payment.getByText(/Como es para hoy, no se devuelve\.$/)).toBeTruthy();
  expect(payment.queryByText(/vuelve completo/)).toBeNull();
});

it.each([
  [1_600, 0, true],
  [600, 100, true],
  [599, 100, false],
])("says of credit that is not enough what is locked: %d, and %d free", async (locked, free, isEnoughUnlocked) => {
  const plan = { ...places().secureExchangePlaces.plan, availableBalance: usd(free) };
  const { user } = show(transaction(null), {
    SecureExchangePlaces: () => places({ plan }),
    LockedCredit: () => ({
      viewer: { __typename: "Viewer", id: "1", credit: { __typename: "Credit", locked: usd(locked) } },
    }),
  });
  await choosePlace(user);
  await user.click(await submit());
  const payment = within(await screen.findByRole("dialog", { name: "Método de pago" }));
  await user.click(payment.getByRole("tab", { name: "Créditos" }));
  expect(await payment.findByText(/^\d+,\d\d\sUSD bloqueados hasta que verifiques tu identidad\.$/)).toBeTruthy();
  expect(payment.getByRole("link", { name: "Cómo verificar mi identidad" })).toBeTruthy();
  expect(payment.getByText("Precio de la reserva")).toBeTruthy();
  // Who only has to unlock it is not asked to earn more.
  expect(payment.queryByText(/^Tu saldo no alcanza para esta reserva\./) === null).toBe(isEnoughUnlocked);
});

it("offers no weekend, no closed day and no full shift", async () => {
  const { user } = show(transaction(null));
  // Which days are closed is a matter of the venue.
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: /^lunes, 30.*2026$/ })).disabled).toBe(true);
  expect(screen.getByText("Elige primero la sede.")).toBeTruthy();
  await user.click(await screen.findByRole("radio", { name: /^Sede Chacao/ }));
  const disabled = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name }).disabled;
  expect(disabled("viernes, 27 de noviembre de 2026")).toBe(false);
  expect(disabled("sábado, 28 de noviembre de 2026, cerrado")).toBe(true);
  expect(disabled("martes, 1 de diciembre de 2026, cerrado")).toBe(true);
  await user.click(screen.getByRole("radio", { name: "lunes, 30 de noviembre de 2026" }));
  expect(disabled(/^De 9:00.*Sin lugares$/)).toBe(true);
  expect(screen.getByRole("radio", { name: /^De 2:00.*Quedan 3 lugares$/ })).toBeTruthy();
  // The same day at another venue is another shift.
  await user.click(screen.getByRole("radio", { name: /^Sede Altamira/ }));
  expect(disabled("martes, 1 de diciembre de 2026, sin lugares")).toBe(true);
  expect(screen.getByText("Elige primero la sede y la fecha.")).toBeTruthy();
});

it("shows a refusal at its field, and asks for the places again", async () => {
  const { user, asked } = show(transaction(null), {
    BookSecureExchange: () => ({
      bookSecureExchange: payload({ errors: [refusal("shiftId", "Ya no quedan lugares en ese turno: elige otro")] }),
    }),
  });
  await choosePlace(user);
  await user.click(await submit());
  await user.click(await screen.findByRole("button", { name: "Pagar con créditos" }));
  const shifts = await screen.findByRole("group", { name: "Turno" });
  expect((await within(shifts).findByRole("alert")).textContent).toBe("Ya no quedan lugares en ese turno: elige otro");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(asked.filter(({ operation }) => operation === "SecureExchangePlaces")).toHaveLength(2));
});

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
  expect(shown).toEqual(["La otra persona está pagando una sede para este cambio"]);
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
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Elige cómo pagar"]);
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

it("moves a booking to another place", async () => {
  const { user, sent, path } = show(
    transaction(booked()),
    {
      MoveSecureExchange: () => ({
        moveSecureExchange: payload({ transaction: transaction(booked({ date: "2026-11-27" }), false) }),
      }),
    },
    "/cambio_seguro/7?mover",
  );
  await user.click(await screen.findByRole("radio", { name: "viernes, 27 de noviembre de 2026" }));
  await user.click(screen.getByRole("radio", { name: /^De 9:00/ }));
  await user.click(screen.getByRole("checkbox"));
  await user.click(await submit("Mover la reserva"));
  expect(await screen.findByText(/^viernes, 27 de noviembre/)).toBeTruthy();
  await waitFor(() => expect(path()).toBe("/cambio_seguro/7"));
  expect(sent("MoveSecureExchange")).toEqual([{ id: "9", venueId: "1", date: "2026-11-27", shiftId: "1" }]);
});

it("marks where a booking that is moved is now, and that moving costs nothing", async () => {
  const { user } = show(transaction(booked()), {}, "/cambio_seguro/7?mover");
  const place = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
  expect(await screen.findByText("Mover es gratis: no pagas otra vez y el código sigue siendo el mismo.")).toBeTruthy();
  expect(place(/^Sede Chacao.*Tu sede de ahora$/).checked).toBe(true);
  expect(place(/^lunes, 30 de noviembre de 2026, tu fecha de ahora$/).checked).toBe(true);
  expect(screen.getByText(/Con borde verde, tu fecha de ahora: lunes, 30 de noviembre de 2026\.$/)).toBeTruthy();
  // Its own place is no other one.
  expect(place(/^De 2:00.*Tu turno de ahora$/).disabled).toBe(true);
  await user.click(place(/^Sede Altamira/));
  expect(screen.queryByRole("radio", { name: /tu fecha de ahora$/ })).toBeNull();
});

it("says where there are no venues, and where there is nothing to book", async () => {
  show(transaction(null), { SecureExchangePlaces: () => places({ venues: [] }) });
  expect(await screen.findByRole("heading", { name: "No hay sedes para Cambio seguro" })).toBeTruthy();
  cleanup();
  show(null);
  expect(await screen.findByRole("heading", { name: "Este cambio seguro no existe" })).toBeTruthy();
  cleanup();
  show(transaction(null, false));
  expect(await screen.findByRole("heading", { name: "Todavía no se puede reservar" })).toBeTruthy();
});
