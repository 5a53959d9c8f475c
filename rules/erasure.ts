/** Between asking for the erasure of one's data and the erasure: in these days it can be taken back. */
export const erasureDays = 30;
/** Days before it in which a mail reminds of it. */
export const erasureReminderDays = 3;

/** Words about the erasure of a person's data. */
export const erasureTexts = {
  bound: "No se pueden eliminar tus datos porque tienes propuestas o cambios abiertos",
  /** The name of who had their data erased. */
  person: "Persona eliminada",
};
