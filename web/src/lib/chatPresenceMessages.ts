const names = new Intl.ListFormat("es", { type: "conjunction" });

/** Texts of who writes in a chat, and was last there; a file of its own, so that it loads with what shows them. */
export const chatPresenceMessages = {
  typing: "escribiendo…",
  typingOf: (writers: readonly string[]) => `${names.format(writers)} ${writers.length > 1 ? "escriben" : "escribe"}…`,
  lastSeen: { NOW: "En línea", TODAY: "Se conectó hoy", THIS_WEEK: "Se conectó esta semana" },
} as const;
