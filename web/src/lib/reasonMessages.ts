import type { RatingReason } from "../../../rules/ratingReason";

/** What can be ticked with a rating, as the profile counts it, too. */
export const reasonMessages = {
  legend: (most: number) => `¿Qué fue así? Elige hasta ${most} (opcional)`,
  counted: "Lo que más marcan en sus cambios",
  times: (count: number) => (count === 1 ? "1 vez" : `${count} veces`),
  reasons: {
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
  } satisfies Record<RatingReason, string>,
} as const;
