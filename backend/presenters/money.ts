import { toDecimal } from "../adapters/cardGateway/cardGateway";

/** "1.392,00" */
const formatCents = (cents: number) =>
  toDecimal(cents)
    .replace(".", ",")
    .replace(/\B(?=(\d{3})+(?=,))/g, ".");

/** `cents` are hundredths of a bolívar. */
export const formatBolivares = (cents: number) => `Bs ${formatCents(cents)}`;
/** `cents` are US cents. */
export const formatDollars = (cents: number) => `${formatCents(cents)} USD`;
