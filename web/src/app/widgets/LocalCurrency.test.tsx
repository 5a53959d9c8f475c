import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PositionContext } from "../../apollo/position";
import { Price } from "../../components/ui/Price";
import { readCurrencyCountry, saveCurrency } from "../../lib/currency";
import { CARACAS } from "../../lib/position";
import { renderScreen } from "../../testing/renderScreen";
import type { Answers } from "../../testing/renderScreen";
import { LocalCurrency } from "./LocalCurrency";

afterEach(() => {
  cleanup();
  saveCurrency("USD", null);
});

/** Leaves time for the outlines to load. */
const BOGOTA = { latitude: 4.65, longitude: -74.08 };

function renderAt(
  place: { position?: typeof BOGOTA; isOwn?: boolean; isDenied?: boolean },
  answer: Answers["Currency"],
) {
  const state = {
    position: CARACAS,
    place: null,
    isFinding: false,
    isOwn: false,
    isDenied: false,
    request: () => undefined,
    chooseTown: () => undefined,
    wallOrder: null,
    setWallOrder: () => undefined,
    ...place,
  };
  return renderScreen(
    <PositionContext value={state}>
      <LocalCurrency />
      <Price price={{ amount: 18_000, currency: "USD" }} />
    </PositionContext>,
    { answers: { Currency: answer } },
  );
}

it("shows prices in the currency of the country, and requests it once", async () => {
  const first = renderAt({ position: BOGOTA, isOwn: true }, () => ({ currency: "COP" }));
  await waitFor(() => expect(first.container.textContent).toContain("180,00COP"));
  expect(first.asked).toEqual([{ operation: "Currency", variables: { country: "CO" } }]);
  expect(localStorage.getItem("currency")).toBe("COP");
  cleanup();
  const second = renderAt({ position: BOGOTA, isOwn: true }, () => ({ currency: "COP" }));
  await waitFor(() => expect(second.container.textContent).toContain("180,00COP"));
  expect(second.asked).toEqual([]);
});

it("takes a denied position for Caracas, and falls back to US dollars when the request fails", async () => {
  saveCurrency("COP", "CO");
  const { asked, container } = renderAt({ isDenied: true }, () => new Error("away"));
  await waitFor(() => expect(container.textContent).toContain("180,00USD"));
  expect(asked).toEqual([{ operation: "Currency", variables: { country: "VE" } }]);
  expect(readCurrencyCountry()).toBeNull();
});

it("shows prices in a browser without storage", async () => {
  vi.stubGlobal("localStorage", null);
  const { asked, container } = renderAt({ position: BOGOTA, isOwn: true }, () => ({ currency: "COP" }));
  expect(container.textContent).toContain("180,00USD");
  await waitFor(() => expect(asked).toHaveLength(1));
  vi.unstubAllGlobals();
});
