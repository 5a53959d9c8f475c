import { browserMemory } from "./browserMemory";

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
  get: (): string => browserMemory.read(KEY) ?? DEFAULT_CURRENCY,
  server: () => DEFAULT_CURRENCY,
  /** The country that it was asked for; null when the last asking failed. */
  country: (): string | null => browserMemory.read(COUNTRY_KEY),
  set(label: string, country: string | null) {
    browserMemory.keep(KEY, label);
    browserMemory.keep(COUNTRY_KEY, country);
    for (const listener of listeners) listener();
  },
};
