import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emitPaymentChange } from "../apollo/paymentEvents";
import { toast, toastStore } from "../components/ui/toast";
// Rendering does not wait for their code.
import "../features/promotion/PaymentDialog";
import "../features/secureExchange/EndBookingDialog";
import SecureExchangePanel from "../features/secureExchange/SecureExchangePanel";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import SecureExchange from "./secureExchange";

vi.mock("../components/map/AreaMap", () => ({ default: ({ label }: { label: string }) => <div>{label}</div> }));

const friday = new Date("2026-11-27T12:00:00-04:00");
const scrolledTo = vi.fn<(element: Element) => void>();
beforeEach(() => {
  vi.stubGlobal("open", () => null);
  scrolledTo.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this);
  };
  vi.useFakeTimers({ now: friday, toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const usd = (amount: number) => ({ __typename: "Money", amount, currency: "USD" });
const bolivars = (amount: number) => ({ __typename: "Money", amount, currency: "VES" });
const venue = (id: string, name: string) => ({
  __typename: "Venue",
  id,
  name,
  address: "Av. Francisco de Miranda",
  city: "Caracas",
  location: { __typename: "Coordinates", latitude: 10.49, longitude: -66.85 },
});
const shift = (id: string, startsAt: string, endsAt: string, placesLeft: number) => ({
  __typename: "VenueShift",
  id,
  startsAt,
  endsAt,
  placesLeft,
});
const day = (date: string, ...shifts: ReturnType<typeof shift>[]) => ({ __typename: "VenueDay", date, shifts });

/** Friday to Tuesday; on Monday the morning is full. */
const places = (more: object = {}) => ({
  secureExchangePlaces: {
    __typename: "SecureExchangePlaces",
    includedLeft: 0,
    firstDate: "2026-11-27",
    lastDate: "2026-12-01",
    plan: {
      __typename: "Plan",
      id: "31",
      price: usd(700),
      availableBalance: usd(2_000),
      review: {
        __typename: "PaymentReview",
        subTotal: bolivars(70_000),
        taxes: [{ __typename: "TaxAmount", key: "iva", name: "IVA (16%)", amount: bolivars(11_200) }],
        amount: bolivars(81_200),
        exchangeRate: 100,
      },
    },
    venues: [
      {
        __typename: "BookableVenue",
        venue: venue("1", "Sede Chacao"),
        days: [
          day("2026-11-27", shift("1", "09:00", "11:00", 1)),
          day("2026-11-30", shift("1", "09:00", "11:00", 0), shift("2", "14:00", "16:00", 3)),
        ],
      },
      { __typename: "BookableVenue", venue: venue("2", "Sede Altamira"), days: [day("2026-12-01")] },
    ],
    ...more,
  },
});

const paid = {
  __typename: "SecureExchangePayment",
  id: "40",
  status: "APPROVED",
  paymentUrl: null,
  receiptNumber: null,
};
const booked = (more: object = {}) => ({
  __typename: "SecureExchange",
  id: "9",
  state: "ACTIVE",
  isBooker: true,
  venue: venue("1", "Sede Chacao"),
  date: "2026-11-30",
  shiftId: "2",
  startsAt: "14:00",
  endsAt: "16:00",
  code: "K7MWX4",
  isIncluded: false,
  heldUntil: null,
  proforma: null,
  canMove: true,
  canCancel: true,
  canObject: false,
  isRefundable: true,
  reason: null,
  ...more,
});
const transaction = (secureExchange: object | null, canBook = secureExchange === null) => ({
  __typename: "Transaction",
  id: "7",
  status: "ACCEPTED",
  viewerRole: "OWNER",
  chatId: "5",
  counterpart: { __typename: "User", id: "2", firstName: "Luis", lastName: "Gómez" },
  canBookSecureExchange: canBook,
  secureExchange,
});
const payload = (more: object) => ({
  __typename: "SecureExchangePayload",
  transaction: null,
  proforma: null,
  isRefunded: false,
  viewer: null,
  errors: [],
  ...more,
});
const refusal = (field: string | null, message: string) => ({
  __typename: "UserError",
  code: "CONFLICT",
  field,
  message,
});

function show(start: object | null, answers: Answers = {}, at = "/cambio_seguro/7") {
  const view = renderScreen(
    <Routes>
      <Route path="/cambio_seguro/:id" element={<SecureExchange />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at,
      viewer: ANA,
      answers: { SecureExchange: () => ({ transaction: start }), SecureExchangePlaces: () => places(), ...answers },
    },
  );
  const sent = (operation: string) =>
    view.asked.filter((call) => call.operation === operation).map(({ variables }) => variables.input);
  return { ...view, sent, user: userEvent.setup() };
}

const submit = (name = "Elegir cómo pagar") => screen.findByRole<HTMLButtonElement>("button", { name });
const missing = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

async function choosePlace(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("radio", { name: /^Sede Chacao/ }));
  await user.click(screen.getByRole("radio", { name: "lunes, 30 de noviembre de 2026" }));
  await user.click(screen.getByRole("radio", { name: /^De 2:00/ }));
  await user.click(screen.getByRole("checkbox", { name: "Afirmo que me puse de acuerdo con el otro usuario" }));
}

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
  // Who only has to unlock it is not told to earn more.
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

it.each([
  [true, "El lugar todavía no es tuyo. Intenta el pago otra vez o reserva de nuevo."],
  [false, "El pago de Luis Gómez fue rechazado. Cualquiera de los dos puede reservar de nuevo."],
])("lets both book again after a refused payment (own: %s)", async (isBooker, explanation) => {
  const refused = booked({ state: "AWAITING_PAYMENT", isBooker, code: null, heldUntil: "2026-11-27T16:30:00.000Z" });
  const { user } = show(transaction({ ...refused, canMove: false, canCancel: isBooker, isRefundable: false }, true));
  expect(await screen.findByRole("heading", { name: "Pago rechazado" })).toBeTruthy();
  expect(screen.getByText(explanation)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Reservar de nuevo" }));
  expect((await submit()).disabled).toBe(true);
});

it("offers no other booking to who has confirmed, also where the other one may book", async () => {
  const refused = booked({ state: "AWAITING_PAYMENT", isBooker: false, code: null, canMove: false, canCancel: false });
  show({ ...transaction(refused, true), status: "CONFIRMED_OWNER" });
  expect(await screen.findByRole("heading", { name: "Pago rechazado" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Reservar de nuevo" })).toBeNull();
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
])("says what comes back and where, before and after a booking is cancelled", async (more, promise, told, link) => {
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
  expect([notice?.text, notice?.link]).toEqual([told, undefined]);

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

it("names on paper both people and the receipt, since nobody there is «Tú» or follows a link", async () => {
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
  const name = (of: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name: of });
  expect(await screen.findByText("Mover es gratis: no pagas otra vez y el código sigue siendo el mismo.")).toBeTruthy();
  expect(name(/^Sede Chacao.*Tu sede de ahora$/).checked).toBe(true);
  expect(name(/^lunes, 30 de noviembre de 2026, tu fecha de ahora$/).checked).toBe(true);
  expect(screen.getByText(/Con borde verde, tu fecha de ahora: lunes, 30 de noviembre de 2026\.$/)).toBeTruthy();
  // Its own place is no other one.
  expect(name(/^De 2:00.*Tu turno de ahora$/).disabled).toBe(true);
  await user.click(name(/^Sede Altamira/));
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

it("says in the conversation whether the payment is verified or in process", async () => {
  renderScreen(<SecureExchangePanel transactionId="7" />, {
    viewer: ANA,
    answers: {
      SecureExchange: () => ({ transaction: transaction(booked({ state: "TO_BE_CONFIRMED", code: null }), false) }),
    },
  });
  expect(await screen.findByText("En verificación.")).toBeTruthy();
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
