/**
 * Texts of notifications; a file of its own, so that it loads with them. Lines marked `sic` keep the specification's
 * words.
 */
export const notificationMessages = {
  title: "Notificaciones",
  none: "No hay Notificaciones",
  noneHint: "Cuando alguien te proponga un cambio, te avisamos aquí.",
  nonePage: "Sin Notificaciones",
  toSee: (count: number) => `Tienes ${count} notificación(es) por ver`, // sic
  unread: "Sin leer",
  more: "Ver más",
  see: "Ver",
  somebody: "Alguien",
  somePublication: "una publicación",
  NEW_CHANGE: "{name} te propone un cambio por {title}",
  ACCEPTED_PROPOSAL: "{name} aceptó tu propuesta. Acuerden dónde verse.",
  REJECTED_PROPOSAL: "{name} rechazó el cambio por {title}.",
  EXCHANGE_ACCEPTED: "{name} confirmó y te calificó. Falta tu calificación.",
  EXCHANGE_ACCEPTED_COMPLETE: "{name} confirmó y te calificó. Cambio completado.",
  EXCHANGE_REJECTED: "{name} canceló el cambio por {title}.",
  TRANSACTION_COMPLETED_BY_THE_SYSTEM:
    "El cambio por {title} se completó solo: pasaron {days} días desde la confirmación.",
  PUBLICATION_WAITING_APPROVAL: "Estamos revisando {title}. Te avisamos pronto.",
  APPROVED_PUBLICATION: "Tu publicación {title} ya está activa.",
  APPROVED_PUBLICATION_CREDIT: "Tu publicación {title} ya está activa. Ganaste {credit} en créditos.",
  RETURNED_PUBLICATION: "Tu publicación {title} no pasó la revisión.",
  RETURNED_PUBLICATION_REASON: "Tu publicación {title} no pasó la revisión: {reason}",
  INVALID_AVATAR: "Quitamos tu foto de perfil porque no cumple las normas.",
  PAYMENT_APPROVED: "Tu pago fue aprobado.",
  PAYMENT_REJECTED: "Tu pago fue rechazado.",
  PAYMENT_TO_BE_CONFIRMED: "Tu pago está por confirmarse.",
  PAYMENT_WITH_CREDIT: "Pagaste con tus créditos.",
  PROMOTION_APPROVED: "Tu pago fue aprobado. Tu promoción ya empezó.",
  PROMOTION_REJECTED: "Tu pago fue rechazado. Puedes intentarlo de nuevo desde Promocionables.",
  PROMOTION_TO_BE_CONFIRMED: "Tu pago está por confirmarse. Tu promoción empieza cuando se apruebe.",
  PROMOTION_WITH_CREDIT: "Pagaste tu promoción con tus créditos.",
  NEW_COMMENT: "Te preguntaron por {title}: «{text}»",
  NEW_ANSWER: "Respondieron tu pregunta sobre {title}: «{text}»",
  CLAIM_RESOLVED: "Resolvimos el reclamo por {title}. {reason}",
  OTHER: "Hay una novedad en tu cuenta.",
} as const;
