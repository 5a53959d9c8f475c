const RATING = new Intl.NumberFormat("es-VE", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Number and stars go by the same rounding, so that they always agree. */
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** «4,6» */
export const formatReputation = (value: number): string => RATING.format(value);

/** How many of five stars are filled: whole ones that were reached, one at least, and five only from 4.99. */
export function starsOf(value: number): number {
  return value <= 0 ? 0 : Math.max(1, Math.floor(oneDecimal(value)));
}
