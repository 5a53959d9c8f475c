const RATING = new Intl.NumberFormat("es-VE", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Number and band go by the same rounding, so that they always agree. */
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** «4,6» */
export const formatReputation = (value: number): string => RATING.format(value);

/** Stars of the band that a mean is in: 1 below 2, 2 below 3, 3 below 4.99, then all five; none for a mean of 0. */
export function bandOf(value: number): 0 | 1 | 2 | 3 | 5 {
  const shown = oneDecimal(value);
  if (shown <= 0) return 0;
  if (shown < 2) return 1;
  if (shown < 3) return 2;
  return shown < 4.99 ? 3 : 5;
}
