import { erasureDays, erasureTexts } from "../../../rules/erasure";

/** Texts for the copy of one's data and for their erasure; a file of its own, so that it loads with them. */
export const dataMessages = {
  title: "Mis datos",
  download: "Descargar mis datos",
  downloadHint: "Un archivo con todo lo que nos diste y lo que hiciste en Truequea.",
  downloaded: "Descargamos tus datos en un archivo.",
  fileName: (day: string) => `truequea-mis-datos-${day}.json`,
  eraseHint: `Los eliminamos ${erasureDays} días después de pedirlo. Hasta ese día puedes cancelarlo.`,
  pending: (day: string) => `Tus datos se eliminan el ${day}`,
  pendingHint:
    "Te enviamos un correo con la fecha. Hasta ese día tu cuenta sigue como siempre. Si entonces tienes un cambio en proceso, esperamos a que termine.",
  held: "Aplazamos la eliminación de tus datos",
  heldReason: (reason: string) => `Motivo: ${reason}`,
  revoke: "Cancelar la eliminación",
  revoked: "Tus datos no se eliminan.",
  erase: {
    open: "Eliminar mis datos",
    question: "¿Eliminar tus datos?",
    warning: `Dentro de ${erasureDays} días se eliminan para siempre.`,
    consequences: [
      "Hasta ese día tu cuenta sigue como siempre y puedes cancelarlo con un clic.",
      "Ese día se cierra tu sesión y se eliminan tu nombre, tu correo, tu teléfono, tus fotos, tus publicaciones y lo que escribiste.",
      "Las propuestas sin respuesta se cierran. Tu saldo y tus créditos se pierden.",
      `La otra persona de cada cambio conserva sus mensajes, lo que contó de un reclamo, qué se cambió y las estrellas, a nombre de «${erasureTexts.person}».`,
    ],
    confirm: "Eliminar mis datos",
    bound: erasureTexts.bound,
  },
} as const;
