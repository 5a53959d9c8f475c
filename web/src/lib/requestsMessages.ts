/** Texts of /requests; a file of its own, so that it loads with it. */
export const requestsMessages = {
  title: "Mis cambios",
  tabs: { RECEIVED: "Propuestas de Cambio", IN_PROGRESS: "Cambios en proceso", HISTORY: "Historial de cambios" },
  tabsShort: { RECEIVED: "Propuestas", IN_PROGRESS: "En Proceso", HISTORY: "Historial" },
  meeting: (day: string, hour: string, venue: string) => `Cambio seguro: ${day}, ${hour}, ${venue}`,
  agreedMeeting: (day: string, hour: string, place: string, _name: string) => `Encuentro: ${day}, ${hour}, ${place}`,
  proposedMeeting: (day: string, hour: string, place: string, name: string) =>
    `${name} propone: ${day}, ${hour}, ${place}`,
  groups: {
    PENDING: "Pendientes",
    ACCEPTED: "Aceptados",
    TO_FINALIZE: "Por finalizar",
    CLAIM: "En reclamo",
    FINALIZED: "Finalizados",
    REJECTED: "Rechazados",
    CANCELLED: "Cancelados",
    CLOSED: "Cerrados",
    RESOLVED: "Reclamos resueltos",
  },
  none: "Sin Transacciones",
  noneHint: "Cuando propongas o aceptes un cambio, lo encuentras aquí.",
  toWall: "Ver el muro",
  chat: "Ir al chat",
  more: "Ver más",
  with: (name: string) => `con ${name}`,
  opened: "Este cambio",
} as const;
