/** Texts of the installed app. */
export const offlineMessages = {
  newVersion: "Hay una versión nueva.",
  update: "Actualizar",
};
