import { browserStorage } from "./browserStorage";

/** What amounts are in while nothing else is known. */
export const DEFAULT_CURRENCY = "USD";

const KEY = "currency";
const COUNTRY_KEY = "currency_country";

const listeners = new Set<() => void>();

/** The currency of the country where the person is; kept in this browser. */
export const currency = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): string => browserStorage.read(KEY) ?? DEFAULT_CURRENCY,
  getServerSnapshot: () => DEFAULT_CURRENCY,
  /** The country that it was asked for; null when the last asking failed. */
  country: (): string | null => browserStorage.read(COUNTRY_KEY),
  set(label: string, country: string | null) {
    browserStorage.write(KEY, label);
    browserStorage.write(COUNTRY_KEY, country);
    for (const listener of listeners) listener();
  },
};
