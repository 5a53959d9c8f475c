const days = new Intl.DateTimeFormat("es-VE", { dateStyle: "long", timeZone: "America/Caracas" });

/** A calendar day in Caracas, as people write it. */
export const formatDay = (date: Date): string => days.format(date);
