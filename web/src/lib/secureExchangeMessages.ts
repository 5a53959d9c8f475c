import { theTime } from "./dates";

/**
 * Texts of the secure exchange for its two parties; a file of its own, so that it loads with them. Lines marked `sic`
 * keep the specification's words.
 */
const NAME = "Cambio seguro";

/** Texts of bookings; refusals come from the rules and the server. */
export const secureExchangeMessages = {
  name: NAME,
  with: (name: string) => `Cambio seguro con ${name}`,
  at: (day: string, hour: string, venue: string) => `${day}, ${hour}, ${venue}`,
  shift: (start: string, end: string) => `De ${start} a ${end}`,
  back: "Volver a la conversación",
  panel: {
    invite: "Reserven sede, fecha y turno para verse con calma.",
    book: "Reservar", // sic
    inProcess: "Solicitud en proceso", // sic
    see: (code: string) => `Ver solicitud ${code}`, // sic
    seeWithout: "Ver solicitud",
    details: "Ver los detalles",
    loading: "Cargando el cambio seguro",
    failed: "No pudimos cargar el cambio seguro.",
  },
  state: {
    AWAITING_PAYMENT: "En proceso",
    TO_BE_CONFIRMED: "En verificación",
    ACTIVE: "Reservado",
    COMPLETED: "Cambio hecho con cambio seguro",
    RELEASED: "El pago no llegó a tiempo",
    CANCELLED: "Cancelado",
    OBJECTED: "Rechazado",
    ENDED: "Anulado: el cambio terminó o está en reclamo",
    SETTLED: "Resuelto por el equipo",
  },
  request: {
    missing: "Este cambio seguro no existe",
    missingHint: "Solo lo ven las dos personas del cambio.",
    notBookable: "Este cambio no se puede reservar",
    notBookableHint: "El cambio seguro se reserva entre que se acepta la propuesta y se completa el cambio.",
    toChats: "Ver mis conversaciones",
    code: "Código del cambio seguro",
    codeHint: "Muéstrenlo en la sede cuando hayan revisado todo. No lo compartan con nadie más.",
    active: "Tienen su lugar: los dos ven el mismo código.",
    qrOf: (code: string) => `Código QR de ${code.split("").join(" ")}`,
    venue: "Sede",
    day: "Fecha",
    shift: "Turno",
    bookedBy: "Reservado por",
    you: "Tú",
    people: "Personas",
    between: (viewer: string, other: string) => `${viewer} y ${other}`,
    payment: "Pago",
    included: "Incluido en Premium",
    receipt: "Ver recibo",
    receiptNumber: "Recibo",
    howToGet: "Cómo llegar",
    mapOf: (venue: string) => `Mapa: ${venue}`,
    print: "Imprimir o guardar como PDF",
    bring: "Lleva lo que acordaste cambiar y tu documento de identidad. Todo es en hora de Caracas.",
    move: "Mover",
    cancel: "Cancelar la reserva",
    object: "No estoy de acuerdo",
    untilMove: "Hasta el día anterior puedes moverla gratis, o cancelarla y recuperar lo pagado.",
    untilObject: "Puedes decir que no hasta el día anterior.",
    again: "Reservar de nuevo",
    reason: (reason: string) => `Motivo: ${reason}`,
    pay: "Abrir la página de pago",
    heldUntil: (hour: string) => `Guardamos tu lugar hasta ${theTime(hour)} mientras se completa el pago.`,
    heldByOther: (name: string) => `${name} está completando el pago. Te avisamos cuando esté listo.`,
    refused: {
      title: "Pago rechazado",
      own: "El lugar todavía no es tuyo. Intenta el pago otra vez o reserva de nuevo.",
      ownLast: "El lugar todavía no es tuyo. Intenta el pago otra vez.",
    },
    verifying: "La pasarela todavía está verificando el pago. El lugar queda guardado; no hace falta pagar otra vez.",
    verifyingByOther: (name: string) =>
      `La pasarela todavía está verificando el pago de ${name}. El lugar queda guardado y te avisamos cuando esté listo.`,
    cancelledByViewer: "Cancelaste la reserva y el lugar quedó libre.",
    objectedByViewer: "Dijiste que no estabas de acuerdo y el lugar quedó libre.",
    objectedToIncluded: "La otra persona no estuvo de acuerdo y el lugar quedó libre.",
    ended: {
      COMPLETED: "El cambio quedó completo el día de la reserva.",
      RELEASED: "El lugar quedó libre. Si se cobró algo, vuelve como crédito.",
      CANCELLED: "Quien hizo la reserva la canceló y el lugar quedó libre.",
      OBJECTED: "La otra persona no estuvo de acuerdo. El lugar quedó libre y lo pagado volvió como crédito.",
      ENDED:
        "El lugar quedó libre. Lo pagado volvió si todavía no era el día de la reserva, si canceló la otra persona, o si un reclamo se cerró sin cambio y ella no fue a la sede.",
      SETTLED: "El equipo de la sede resolvió esta reserva.",
    },
  },
  booking: {
    lead: (name: string) => `Elige dónde y cuándo se encuentran ${name} y tú.`,
    moveTitle: "Mover el cambio seguro",
    moveLead: (name: string) =>
      `Elige otro lugar o momento. Tu lugar de ahora queda libre cuando ya tienes el nuevo; ${name} lo ve enseguida.`,
    none: `No hay sedes para ${NAME}`, // sic
    noneHint: "Acuerden un lugar público y concurrido. Mira los consejos de seguridad.",
    safety: "Consejos de seguridad",
    venue: "Sede",
    date: "Fecha",
    dateHint: "De lunes a viernes, en hora de Caracas.",
    venueFirst: "Elige primero la sede.",
    weekdays: ["L", "M", "M", "J", "V", "S", "D"],
    dayClosed: "cerrado",
    dayFull: "sin lugares",
    shift: "Turno",
    shiftFirst: "Elige primero la sede y la fecha.",
    left: (count: number) => (count === 1 ? "Queda 1 lugar" : `Quedan ${count} lugares`),
    full: "Sin lugares",
    agreement: "Afirmo que me puse de acuerdo con la otra persona",
    agreementToday:
      "Afirmo que me puse de acuerdo con la otra persona y sé que, por ser para hoy, lo pagado no se devuelve",
    agreementTodayIncluded:
      "Afirmo que me puse de acuerdo con la otra persona y sé que, por ser para hoy, no vuelve a mi Premium",
    today: {
      paid: "Es para hoy: ya no se puede mover ni rechazar y, si la cancelas, lo pagado no se devuelve.",
      included: "Es para hoy: ya no se puede mover ni rechazar y, si la cancelas, no vuelve a tu Premium.",
    },
    missing: { venueId: "la sede", date: "la fecha", shiftId: "el turno", isAgreed: "marcar el acuerdo" },
    missingAll: (parts: string, count: number) => `${count === 1 ? "Falta" : "Faltan"} ${parts}.`,
    price: "Precio",
    taxes: "Con tarjeta se suman los impuestos.",
    included: (left: number) =>
      left === 1
        ? "Usa el último que incluye tu Premium: no pagas nada."
        : `Usa 1 de los ${left} que incluye tu Premium: no pagas nada.`,
    submit: "Elegir cómo pagar",
    submitIncluded: "Reservar con Premium",
    submitMove: "Mover la reserva",
    moveIsFree: "Mover es gratis: no pagas otra vez y el código sigue siendo el mismo.",
    present: {
      venue: "Tu sede de ahora",
      date: "tu fecha de ahora",
      dateOf: (day: string) => `Con borde verde, tu fecha de ahora: ${day}.`,
      shift: "Tu turno de ahora",
    },
    offline: "Necesitas conexión para reservar.",
    summary: (day: string, shift: string) => `Para el ${day}. ${shift}`,
    moved: "Movimos la reserva.",
    texts: {
      product: NAME,
      creditHint:
        "Se descuenta de tu saldo y la reserva queda lista. Si la cancelan hasta el día anterior, lo pagado vuelve completo.",
      instead: { back: "Cambiar sede o turno", price: "Precio de la reserva", it: "esta reserva" },
      confirming:
        "La pasarela todavía lo está verificando. Guardamos tu lugar y te avisamos con una notificación; no hace falta pagar otra vez.",
    },
    creditHintToday: "Se descuenta de tu saldo y la reserva queda lista. Como es para hoy, no se devuelve.",
    paid: "Listo: tu cambio seguro está reservado.",
  },
  end: {
    cancelTitle: "¿Cancelar la reserva?",
    cancelText: (name: string) => `El lugar queda libre y ${name} recibe el aviso.`,
    cancelUnpaidText: "El lugar queda libre.",
    objectTitle: "¿No estás de acuerdo?",
    objectText: (name: string) => `El lugar queda libre y ${name} recibe el aviso. El cambio sigue en pie.`,
    refunded: (amount: string) => `Te devolvemos ${amount} como crédito. Lo ves en tu perfil, en Créditos.`,
    refundedWhole: "Lo pagado vuelve completo como crédito. Lo ves en tu perfil, en Créditos.",
    refundedPremium: "El cambio seguro vuelve a estar disponible en tu Premium.",
    refundedOther: (name: string) => `Lo que ${name} pagó le vuelve completo.`,
    refundedOtherPremium: (name: string) => `El cambio seguro vuelve al Premium de ${name}.`,
    notRefunded: "Ya es el día del encuentro: lo pagado no se devuelve.",
    notPaid: "Todavía no se pagó nada.",
    back: "Dejarla como está",
    cancelled: "Cancelaste la reserva.",
    cancelledRefunded: (amount: string) => `Cancelaste la reserva y te devolvimos ${amount} como crédito.`,
    cancelledRefundedWhole: "Cancelaste la reserva y lo pagado volvió como crédito.",
    cancelledPremium: "Cancelaste la reserva y el cambio seguro volvió a tu Premium.",
    seeCredit: "Ver créditos",
    objected: "Listo: el lugar quedó libre.",
  },
} as const;
