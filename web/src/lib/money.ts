// The Spanish locale leaves four-digit numbers ungrouped; prices are easier to read grouped.
const cents = new Intl.NumberFormat("es-VE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: true,
});

/** Digits of an amount as Spanish writes them, two decimals: 123456 minor units -> `1.234,56`. */
export const formatAmount = (minorUnits: number): string => cents.format(minorUnits / 100);

/** US cents as `12,50 USD`. */
export const dollarLabel = (amount: number): string => `${formatAmount(amount)}\u00a0USD`;

const dollars = new Intl.NumberFormat("es-VE", { maximumFractionDigits: 0, useGrouping: true });

/** US cents of a whole amount as `1.250 USD`. */
export const wholeDollarLabel = (amount: number): string => `${dollars.format(amount / 100)}\u00a0USD`;
