import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
// Rendering does not wait for their code.
import "../features/promotion/PaymentDialog";
import "../features/secureExchange/EndBookingDialog";
import SecureExchange from "../routes/secureExchange";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";

/** Friday, when a booking begins on Monday. */
const friday = new Date("2026-11-27T12:00:00-04:00");
/** Called with each element that the screen brings into view. */
export const scrolledTo = vi.fn<(element: Element) => void>();

/** Call it at the top of a test file: what one test has left is gone for the next one. */
export function setUpSecureExchange() {
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
}

/** `amount` in US cents. */
export const usd = (amount: number) => ({ __typename: "Money", amount, currency: "USD" });
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
export const places = (more: object = {}) => ({
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

/** A payment by card that was approved. */
export const paid = {
  __typename: "SecureExchangePayment",
  id: "40",
  status: "APPROVED",
  paymentUrl: null,
  receiptNumber: null,
};
/** A paid booking of Ana's. */
export const booked = (more: object = {}) => ({
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
/** An accepted exchange of Ana and Luis; it can be booked while it has no booking. */
export const transaction = (secureExchange: object | null, canBook = secureExchange === null) => ({
  __typename: "Transaction",
  id: "7",
  status: "ACCEPTED",
  viewerRole: "OWNER",
  chatId: "5",
  counterpart: { __typename: "User", id: "2", firstName: "Luis", lastName: "Gómez" },
  canBookSecureExchange: canBook,
  secureExchange,
});
/** A mutation's, that has changed nothing. */
export const payload = (more: object) => ({
  __typename: "SecureExchangePayload",
  transaction: null,
  proforma: null,
  isRefunded: false,
  viewer: null,
  errors: [],
  ...more,
});
/** What a mutation answers where it refuses. */
export const refusal = (field: string | null, message: string) => ({
  __typename: "UserError",
  code: "CONFLICT",
  field,
  message,
});

/** Renders the screen at `at`; `sent` lists the inputs of a mutation, in their order. */
export function show(start: object | null, answers: Answers = {}, at = "/cambio_seguro/7") {
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

/** Waits for the button at the end of the form. */
export const submit = (name = "Elegir cómo pagar") => screen.findByRole<HTMLButtonElement>("button", { name });
/** What the form says is still to be chosen. */
export const missing = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

/** Fills in the form: a venue, Monday, a shift in the afternoon, and that both agree. */
export async function choosePlace(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("radio", { name: /^Sede Chacao/ }));
  await user.click(screen.getByRole("radio", { name: "lunes, 30 de noviembre de 2026" }));
  await user.click(screen.getByRole("radio", { name: /^De 2:00/ }));
  await user.click(screen.getByRole("checkbox", { name: "Afirmo que me puse de acuerdo con la otra persona" }));
}
