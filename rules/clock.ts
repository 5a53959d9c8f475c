let clock: Intl.DateTimeFormat | undefined;

/**
 * Made when a time is first written: making it takes a phone as long as running all other code of the cards, most of
 * which write none.
 */
const getClock = () =>
  (clock ??= new Intl.DateTimeFormat("es-VE", {
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h12",
    timeZone: "America/Caracas",
  }));

/** The time of day in Caracas, as screens and mails write it: `3:30 p. m.`; no line breaks in it. */
export const clockTime = (moment: Date): string => getClock().format(moment).replaceAll(/\s/g, "\u00a0");

/** A time of day as it is stored, 15:30, in the same way. */
export const hourLabel = (hour: string): string => clockTime(new Date(`2026-01-01T${hour}:00-04:00`));
