/** Texts of the proposal screen; a file of its own, so that it loads with it. */
export const proposalMessages = {
  title: "Mi propuesta",
  choose: "Elige qué le ofreces",
  chosen: (count: number, of: number) => (count === 1 ? `1 de ${of} elegida` : `${count} de ${of} elegidas`),
  wanted: "Le interesa",
  reserved: "Ya está en otro cambio",
  more: "¿Ofreces algo más?",
  moreHint: "Escribe un servicio, un artículo sin publicar o un complemento en dinero.",
  left: (count: number) => (count === 1 ? "Queda 1 carácter" : `Quedan ${count} caracteres`),
  send: "Enviar propuesta",
  update: "Guardar propuesta",
  sendHint: "Elige una publicación o escribe qué ofreces para poder enviarla.",
  what: (name: string) =>
    `${name} puede aceptarla, rechazarla o escribirte. Puedes modificarla mientras esté pendiente.`,
  sent: "Propuesta enviada exitosamente",
  updated: "Propuesta actualizada exitosamente",
  nothing: "No tienes Publicaciones activas",
  nothingHint: "Publica algo tuyo para ofrecerlo, o escribe abajo qué ofreces.",
  publish: "Publicar",
  written: "Oferta escrita",
  notPossible: "Esa propuesta ya no se puede enviar",
} as const;
