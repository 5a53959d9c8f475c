/** Texts of the menu of members; a file of its own, so that it loads with it. */
export const userMenuMessages = {
  credit: (amount: string) => `${amount} en créditos`,
  history: "Historial de cambios",
  promoted: "Promocionadas",
  matches: "Para ti",
  own: "Mis publicaciones",
  settings: "Configuración y Privacidad",
  moderation: "Moderación",
  signOut: "Cerrar Sesión",
} as const;
