import { maxClaimPictures } from "../../../rules/claim";
import { documentDays } from "../../../rules/verification";

/** Texts of the statements of a claim's parties; a file of its own, so that it loads with them. */
export const claimMessages = {
  title: "Reclamo abierto",
  ofClaimant: {
    awaited: `El equipo lo revisa. Puedes agregar hasta ${maxClaimPictures} fotos de lo que pasó.`,
    given: "El equipo lo revisa y tiene lo que le enviaste.",
    open: "Agregar fotos",
    dialog: "Fotos de tu reclamo",
    lead: "Muestra lo que pasó: lo que recibiste, un daño, una conversación. Se envía una sola vez: elige todas antes.",
    pictures: "Fotos",
    send: "Enviar fotos",
    done: "El equipo recibió tus fotos.",
  },
  ofOther: {
    awaited: (name: string) => `${name} lo abrió. Cuéntale al equipo qué pasó antes de que decida.`,
    given: "El equipo tiene tu versión y la lee antes de decidir.",
    open: "Dar mi versión",
    dialog: "Tu versión de lo que pasó",
    lead: (name: string) => `El equipo lee lo que contó ${name} y lo que cuentas tú. Se envía una sola vez.`,
    pictures: "Fotos (opcional)",
    send: "Enviar mi versión",
    done: "El equipo recibió tu versión.",
  },
  text: "¿Qué pasó?",
  textHint: "Lo lee solo el equipo que revisa el reclamo.",
  picturesHint: `Hasta ${maxClaimPictures}. Las ve solo el equipo, se guardan cifradas y se eliminan ${documentDays} días después de la decisión.`,
  choose: "Elegir fotos",
  remove: "Quitar",
  removePicture: (position: number) => `Quitar la foto ${position}`,
  picture: (position: number) => `Foto ${position}`,
} as const;
