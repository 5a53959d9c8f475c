/** Texts of places in chats; a file of its own, so that it loads with the first of them. */
export const chatPlaceMessages = {
  choosePlace: "Elige un lugar",
  attachPlace: "Adjuntar lugar",
  unknownPlace: "No conocemos un lugar con ese nombre. Elige el punto en el mapa: este nombre irá con él.",
  noPoint: "Mueve el mapa o busca un lugar para adjuntarlo.",
  mapOf: (name: string) => `Mapa: ${name}`,
  sendLocation: "Usar mi ubicación aproximada",
  noLocation: "Tu navegador no compartió tu ubicación.",
  farLocation: "Tu ubicación queda lejos de todo lugar de Venezuela que conocemos. Elige el punto en el mapa.",
  sharedLocation: "Ubicación compartida",
  openMap: "Abrir en el mapa",
} as const;
