import { useSyncExternalStore } from "react";
import { currency } from "../../lib/currency";

/** The currency label beside amounts. */
export function useCurrency(): string {
  return useSyncExternalStore(currency.subscribe, currency.get, currency.getServerSnapshot);
}
