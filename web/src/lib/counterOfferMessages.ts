import { proposalMessages } from "./proposalMessages";
import { transactionMessages } from "./transactionMessages";

/** Texts of counter-offers; a file of its own, so that it loads with their screen. */
export const counterOfferMessages = {
  lead: (name: string) => `${name} verá todo junto y decide: acepta, responde con otra o la deja.`,
  give: "Tú das",
  receive: (name: string) => `${name} da`,
  asked: "Es lo que se pidió",
  chosen: (count: number) => (count === 1 ? "1 elegida" : `${count} elegidas`),
  none: "No hay otras publicaciones activas.",
  loading: "Buscando sus publicaciones…",
  more: "Ver más",
  words: { own: "¿Ofreces algo más?", other: "¿Quieres que te dé algo más?" },
  wordsHint: "Un servicio o un artículo sin publicar.",
  left: (count: number) => (count === 1 ? "Queda 1 carácter" : `Quedan ${count} caracteres`),
  complement: "Complemento en dinero",
  payer: { none: "Sin dinero", viewer: "Lo pongo yo", other: (name: string) => `Lo pone ${name}` },
  amount: "Cuánto, en USD",
  amountHint: "Sin céntimos. Se paga en persona, al hacer el cambio.",
  /** An answer to the other side's version. */
  answer: { title: "Tu contraoferta", send: "Enviar contraoferta", sent: "Enviaste tu contraoferta." },
  /** A change of what was agreed on. */
  amendment: { title: "Pedir un cambio", send: "Pedir el cambio", sent: "Pediste el cambio: falta la respuesta." },
  amendmentLead: (name: string) => `Si ${name} lo acepta, vale esto. Mientras tanto vale lo acordado.`,
  /** Another version in place of one's own last one. */
  changed: {
    proposal: {
      title: transactionMessages.transaction.action.EDIT,
      send: proposalMessages.update,
      sent: proposalMessages.updated,
    },
    counterOffer: {
      title: transactionMessages.transaction.action.CHANGE_COUNTER_OFFER,
      send: "Guardar contraoferta",
      sent: "Contraoferta actualizada.",
    },
  },
  stale: "La oferta cambió mientras la mirabas. Esta es la de ahora.",
  empty: (name: string) => `Elige algo que dé ${name}, o escríbelo.`,
  emptyOwn: "Elige algo tuyo, o escribe qué das.",
  closed: "Esta propuesta ya no está abierta",
  waiting: "Ya hay un pedido de cambio sin responder",
  missing: "Esa propuesta no existe",
  toChats: "Ver mis conversaciones",
} as const;
