/** Digits of an amount as Spanish writes them, two decimals: 123456 minor units -> `1.234,56`. */
export function formatAmount(minorUnits: number): string {
  // The Spanish locale leaves four-digit numbers ungrouped; prices are easier to read grouped.
  return new Intl.NumberFormat("es-VE", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  }).format(minorUnits / 100);
}

/** US cents as `12,50 USD`. */
export const dollarLabel = (cents: number): string => `${formatAmount(cents)}\u00a0USD`;
