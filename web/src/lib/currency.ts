/** What amounts are in while nothing else is known. */
export const DEFAULT_CURRENCY = 'USD'

const KEY = 'currency'
const COUNTRY_KEY = 'currency_country'

const listeners = new Set<() => void>()

/** The currency of the country where the person is; kept in this browser. */
export const currency = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: (): string => localStorage.getItem(KEY) ?? DEFAULT_CURRENCY,
  server: () => DEFAULT_CURRENCY,
  /** The country that it was asked for; null when the last asking failed. */
  country: (): string | null => localStorage.getItem(COUNTRY_KEY),
  set(label: string, country: string | null) {
    localStorage.setItem(KEY, label)
    if (country) localStorage.setItem(COUNTRY_KEY, country)
    else localStorage.removeItem(COUNTRY_KEY)
    for (const listener of listeners) listener()
  },
}
