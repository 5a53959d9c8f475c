import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { toastStore } from "../components/ui/toast";
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
  expect(missing()).toContain("Faltan la sede, la fecha, el turno y marcar el acuerdo.");
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

it("wants the agreement anew once another venue is chosen", async () => {
  const { user } = show(transaction(null));
  await choosePlace(user);
  await user.click(screen.getByRole("radio", { name: /^Sede Altamira/ }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Afirmo/ }).checked).toBe(false);
});

it("says of a booking for today, in its agreement and at both ways to pay, that nothing comes back", async () => {
  const { user } = show(transaction(null));
  await choosePlace(user);
  expect(screen.queryByText(/^Es para hoy/)).toBeNull();
  await user.click(screen.getByRole("radio", { name: "viernes, 27 de noviembre de 2026" }));
  await user.click(screen.getByRole("radio", { name: /^De 9:00/ }));
  // The agreement of another day does not hold.
  const agreement = screen.getByRole("checkbox", {
    name: "Afirmo que me puse de acuerdo con la otra persona y sé que, por ser para hoy, lo pagado no se devuelve",
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
  expect(await screen.findByRole("heading", { name: "Este cambio no se puede reservar" })).toBeTruthy();
});
