/** Days as texts write them: those of Caracas. */
const formatter = (dateStyle: "long" | "full") =>
  new Intl.DateTimeFormat("es-VE", { dateStyle, timeZone: "America/Caracas" });

/** 28 de noviembre de 2026. */
export const longDays = formatter("long");
/** sábado, 28 de noviembre de 2026. */
export const fullDays = formatter("full");
