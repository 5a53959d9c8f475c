/** Texts of blocking and reporting a person; a file of its own, so that it loads with them. */
export const personMessages = {
  report: "Denunciar persona",
  /** On phones, where both buttons stand in one row; the full text is their name. */
  reportShort: "Denunciar",
  blockShort: "Bloquear",
  unblockShort: "Desbloquear",
  block: (name: string) => `Bloquear a ${name}`,
  unblock: (name: string) => `Desbloquear a ${name}`,
  blockTitle: (name: string) => `¿Bloquear a ${name}?`,
  blockText: (name: string) =>
    `${name} ya no verá tus publicaciones ni tu perfil, y no podrá escribirte ni proponerte cambios. No le avisamos. Las propuestas abiertas entre ustedes se cierran y su chat se oculta. Puedes desbloquear cuando quieras.`,
  blocked: (name: string) => `Bloqueaste a ${name}.`,
  unblocked: (name: string) => `Desbloqueaste a ${name}.`,
  listTitle: "Personas bloqueadas",
  listHint: "No ven nada tuyo ni pueden escribirte.",
  listNone: "No has bloqueado a nadie.",
  reportTitle: "Denunciar a una persona",
  reportMessageTitle: "Denunciar un mensaje",
  why: "¿Por qué?",
  reasons: [
    "Me insulta o me amenaza",
    "Parece una estafa",
    "Se hace pasar por otra persona",
    "Envía contenido ofensivo",
  ],
} as const;
