import { transactionDays } from "../../../rules/transaction";

/** Texts of the dialogs that end or confirm a transaction; a file of its own, so that it loads with them. */
export const closingMessages = {
  end: {
    REJECT: {
      title: (name: string) => `¿Rechazar el cambio con ${name}?`,
      text: (name: string) =>
        `La propuesta se elimina de las abiertas y queda en tu historial. ${name} recibirá un aviso.`,
    },
    CANCEL: {
      title: (name: string) => `¿Cancelar el cambio con ${name}?`,
      text: (name: string) =>
        `El cambio se elimina de los abiertos y queda en tu historial. ${name} recibirá un aviso.`,
    },
    CLAIM: {
      title: (name: string) => `¿Abrir un reclamo por el cambio con ${name}?`,
      text: (name: string) =>
        `El cambio no se completa y lo que cambian sigue reservado mientras revisamos qué pasó. ${name} recibirá un aviso. Esto no se puede deshacer.`,
    },
    reason: "¿Qué pasó?",
    reasonHint: "Lo lee solo el equipo que revisa el reclamo.",
    doIt: { REJECT: "Rechazar", CANCEL: "Cancelar cambio", CLAIM: "Abrir reclamo" },
  },
  accept: {
    title: (name: string) => `¿Aceptar el cambio con ${name}?`,
    summary: (give: string, receive: string) => `Tú das ${give} y recibes ${receive}.`,
    reserved: "Lo que cambian queda reservado, y las demás propuestas esperan.",
    changedTitle: (name: string) => `${name} cambió su propuesta`,
    before: (offer: string) => `Antes: ${offer}.`,
    now: (give: string, receive: string) => `Ahora tú das ${give} y recibes ${receive}.`,
    read: "Ya la leí",
  },
  complete: {
    title: "¡Cambio completado!",
    summary: (give: string, receive: string) => `Diste ${give} y recibiste ${receive}.`,
    rate: (name: string) => `Calificar a ${name}`,
    notRated: (name: string) => `Cuenta cómo te fue con ${name}.`,
    rated: "¡Que lo disfrutes!",
    publish: "Publicar otra cosa",
  },
  confirm: {
    title: (name: string) => `¿Cómo te fue con ${name}?`,
    text: (what: string) =>
      `Confirma solo si ya tienes ${what} en tus manos. Tu calificación cuenta para su reputación.`,
    rate: "El cambio ya está completado. Todavía puedes calificar: cuenta para su reputación.",
    stars: "Tu calificación",
    // True of whoever rates first, and of whoever rates last.
    heldBack: `Tu calificación se ve cuando los dos hayan calificado, o a los ${transactionDays.afterCompletion} días.`,
    remark: "¿Cómo fue? (opcional)",
    remarkHint: (name: string) => `Se ve en el perfil de ${name}.`,
    notYet: "Todavía no",
  },
} as const;
