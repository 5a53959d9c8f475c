import type { RatingReason } from "./ratingReason";

/** What each reason is called, on screens and in the copy of their data that people get. */
export const ratingReasonTexts = {
  on_time: "Puntual",
  kind: "Trato amable",
  as_shown: "Tal como en las fotos",
  well_kept: "Todo bien cuidado",
  quick_replies: "Responde rápido",
  easy_to_agree: "Fácil de acordar",
  late: "Llegó tarde",
  unkind: "Trato poco amable",
  not_as_shown: "No era como en las fotos",
  worn: "En peor estado de lo dicho",
  slow_replies: "Tarda en responder",
  changed_terms: "Cambió lo acordado",
} as const satisfies Record<RatingReason, string>;
