import { browserStorage } from "./browserStorage";

/** The currency of amounts until another one is known. */
export const DEFAULT_CURRENCY = "USD";

const KEY = "currency";
const COUNTRY_KEY = "currency_country";

const listeners = new Set<() => void>();

/** The currency of the viewer's country; stored in this browser. */
export const currency = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): string => browserStorage.read(KEY) ?? DEFAULT_CURRENCY,
  getServerSnapshot: () => DEFAULT_CURRENCY,
  /** The country of the stored currency; null when the last request failed. */
  country: (): string | null => browserStorage.read(COUNTRY_KEY),
  set(label: string, country: string | null) {
    browserStorage.write(KEY, label);
    browserStorage.write(COUNTRY_KEY, country);
    for (const listener of listeners) listener();
  },
};
