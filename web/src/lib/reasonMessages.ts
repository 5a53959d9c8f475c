import { ratingReasonTexts } from "../../../rules/ratingReasonTexts";

/** What can be ticked with a rating, as the profile counts it, too. */
export const reasonMessages = {
  legend: (most: number) => `¿Qué fue así? Elige hasta ${most} (opcional)`,
  counted: "Lo que más marcan en sus cambios",
  times: (count: number) => (count === 1 ? "1 vez" : `${count} veces`),
  reasons: ratingReasonTexts,
} as const;
