import { credits } from "./prices";

const UNTIL_VERIFIED = "hasta que verifiques tu identidad";

/** Texts of credit, where it is shown and where it is spent; a file of its own, so that it loads with them. */
export const creditMessages = {
  title: "Mis créditos",
  card: {
    title: "Tus créditos",
    more: "Ver mis créditos",
    locked: `Lo ganado por publicar está bloqueado ${UNTIL_VERIFIED}`,
  },
  lockedAmount: (amount: string) => `${amount} bloqueados ${UNTIL_VERIFIED}.`,
  balance: "Saldo",
  free: "Disponible",
  locked: "Bloqueado",
  spent: "Gastado en promociones",
  state: {
    VERIFIED_FULL_CREDITS: {
      title: "¡Llegaste al tope!",
      text: `Ganaste los ${credits.productsCap} USD de productos y los ${credits.servicesCap} USD de servicios. Puedes seguir publicando gratis y sin límite, y usar tu crédito cuando quieras.`,
      action: "Promocionar una publicación",
    },
    VERIFIED_PARTIAL_CREDITS: {
      title: "Tu crédito está listo para usarlo",
      text: "Tu identidad está verificada y todo tu crédito está libre. Cada publicación que aprobamos suma un poco más, hasta llegar a los topes.",
      action: "Publicar y seguir sumando",
    },
    VERIFIED_WITHOUT_CREDITS: {
      title: "Publica y empieza a sumar",
      text: `Tu identidad ya está verificada. Te damos ${credits.perFirstProduct} USD por tu primer producto aprobado y ${credits.perService} USD por cada servicio, y los usas de una vez.`,
      action: "Hacer mi primera publicación",
    },
    NO_VERIFIED_WITH_CREDITS: {
      title: "Tu crédito te está esperando",
      text: "Lo que ganaste publicando está guardado y cuenta para los topes. Verifica tu identidad y queda libre para usarlo completo.",
      action: "Cómo verificar mi identidad",
    },
    NO_VERIFIED_WITHOUT_CREDITS: {
      title: "Gana crédito por publicar",
      text: "Cada publicación que aprobamos te da crédito en dólares. Lo guardamos bloqueado hasta que verifiques tu identidad.",
      action: "Publicar",
    },
  },
  about: "Cómo funcionan los créditos",
  earned: "Lo que has ganado publicando",
  products: "Productos",
  services: "Servicios",
  of: (earned: string, cap: string) => `${earned} de ${cap} USD`,
  ledger: "Movimientos",
  columns: { what: "Movimiento", when: "Fecha", amount: "Monto", balance: "Saldo" },
  entry: {
    OPENING: "Saldo inicial",
    PUBLICATION: "Publicación aprobada",
    FRAUD: "Publicación retirada por fraude",
    PAYMENT: "Pago con crédito",
    REFUND: "Pago devuelto como crédito",
    UNUSED_VIEWS: "Impresiones sin usar de una promoción",
    SECURE_EXCHANGE: "Devolución de un cambio seguro",
    OTHER: "Movimiento",
  },
  plan: (what: string, plan: string) => `${what}: ${plan}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  none: "Todavía no tienes movimientos",
  noneHint: "Aquí queda anotado cada crédito que ganas y en qué lo usas.",
  noLedger: "Por ahora no podemos mostrar los movimientos.",
  print: "Imprimir",
  paperHead: (name: string, day: string, balance: string) => `${name}. Saldo al ${day}: ${balance}`,
  printFailed: "No pudimos preparar la impresión. Inténtalo de nuevo.",
} as const;
