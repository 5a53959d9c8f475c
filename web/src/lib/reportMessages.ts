/** Texts of the report dialog; a file of its own, so that it loads with it. */
export const reportMessages = {
  title: "Denunciar publicación",
  lead: "Cuéntanos qué pasa. Nadie sabrá que fuiste tú.",
  reason: "¿Por qué la denuncias?",
  reasons: [
    "Es un artículo prohibido",
    "Parece una estafa",
    "La información o las fotos son falsas",
    "Tiene contenido ofensivo",
    "Está repetida",
  ],
  other: "Otro motivo",
  details: "Cuéntanos más (opcional)",
  otherDetails: "Escribe el motivo",
  send: "Enviar denuncia",
  sent: "La denuncia se envió exitosamente",
} as const;
