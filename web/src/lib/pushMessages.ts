/** Texts of pushes; a file of its own, so that it loads with them. */
export const pushMessages = {
  title: "Avisos en este dispositivo",
  hint: "Te avisamos aunque Truequea esté cerrada. Nunca mostramos nombres ni mensajes.",
  on: "Te avisaremos en este dispositivo.",
  off: "Ya no te avisaremos en este dispositivo.",
  blocked: "Tu navegador tiene bloqueados los avisos de Truequea: permítelos en sus ajustes.",
  failed: "No pudimos activar los avisos en este dispositivo. Inténtalo de nuevo.",
  ask: "¿Te avisamos cuando te respondan?",
  askHint: "Llega un aviso a este dispositivo, sin nombres ni mensajes. Lo apagas cuando quieras.",
  accept: "Sí, avísame",
  later: "Ahora no",
  toSettings: "Tus avisos se cambian en Ajustes",
  /** Of a push that says nothing of what it is about. */
  news: "Hay una novedad en tu cuenta",
} as const;
