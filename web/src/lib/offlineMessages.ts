/** What the installed app says. */
export const offlineMessages = {
  newVersion: "Hay una versión nueva",
  update: "Actualizar",
};
