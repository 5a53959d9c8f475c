import { createStore } from "zustand/vanilla";
import { browserStorage } from "./browserStorage";

/** The currency of amounts until another one is known. */
export const DEFAULT_CURRENCY = "USD";

const KEY = "currency";
const COUNTRY_KEY = "currency_country";

/** The currency of the viewer's country; the server and the first render know only the default. */
export const currencyStore = createStore(() => DEFAULT_CURRENCY);
currencyStore.setState(browserStorage.read(KEY) ?? DEFAULT_CURRENCY);

/** The country of the stored currency; null when the last request failed. */
export const readCurrencyCountry = (): string | null => browserStorage.read(COUNTRY_KEY);

/** Stores the currency in this browser. */
export function saveCurrency(label: string, country: string | null): void {
  browserStorage.write(KEY, label);
  browserStorage.write(COUNTRY_KEY, country);
  currencyStore.setState(label);
}
