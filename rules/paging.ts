/** Items of a numbered page, whatever is listed. */
export const perPage = 10;
/** The highest page number that is accepted. */
export const lastPage = 10_000;

/** Why a number is refused as that of a page, or null. */
export function checkPage(page: number): string | null {
  return isWithin(page, lastPage) ? null : `El número de página va de 1 a ${lastPage.toLocaleString("es-VE")}.`;
}

/** Why so many items at once are refused, or null. */
export function checkCount(count: number, most: number): string | null {
  return isWithin(count, most) ? null : `Se pueden pedir de 1 a ${most}.`;
}

const isWithin = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most;
