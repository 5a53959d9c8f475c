import { matchRadiusKm } from "./match";
import type { Check } from "./text";
import { isRecentlyCompleted } from "./transaction";

/** Three or four people of whom each gives to the next. */

/** From `proposed` to `accepted`, then `complete` or `broken`; `ended` where nothing was handed over. */
export const ringStates = ["proposed", "accepted", "complete", "broken", "ended"] as const;
/** The schema's enum of the same name says what each means. */
type RingState = (typeof ringStates)[number];

/** Why a ring ended before all had accepted, or without a hand-over. */
export const ringEndReasons = ["declined", "expired", "unavailable"] as const;
/** Only of a ring that `ended`; null in every other state. */
export type RingEndReason = (typeof ringEndReasons)[number];

/** What its members are notified of. */
export const ringEvents = [
  "proposed",
  "repaired",
  "joined",
  "accepted",
  "reminder",
  "received",
  "complete",
  "declined",
  "expired",
  "unavailable",
  "broken",
] as const;
/** Which news of the ring a notification is. */
export type RingEvent = (typeof ringEvents)[number];

/** How many people it takes. */
export const ringSizes = { min: 3, max: 4 } as const;
/** Kilometres between a thing and the one that its receiver gives; who wants what is known no further. */
export const ringRadiusKm = { min: 1, usual: 25, max: matchRadiusKm } as const;
/** Percent by which the value of what a person gets may differ from that of what they give. */
export const ringTolerance = { min: 0, usual: 30, max: 100 } as const;
/** Whole USD that a person would pay or take on top of a thing, at most; none unless they say so. */
export const ringComplementUsd = { min: 0, usual: 0, max: 1_000 } as const;

/**
 * A user's settings for rings. In a hand-over the shorter radius and the lower complement of the two people count, and
 * the receiver's tolerance.
 */
export interface RingSettings {
  radiusKm: number;
  tolerancePercent: number;
  complementUsd: number;
}

const checkWhole =
  ({ min, max }: { min: number; max: number }, refusal: string): Check<number> =>
  (value) =>
    Number.isInteger(value) && value >= min && value <= max ? null : refusal;
/** Whole kilometres. */
export const checkRingRadius = checkWhole(
  ringRadiusKm,
  `Elige una distancia de ${ringRadiusKm.min} a ${ringRadiusKm.max} km, sin decimales`,
);
/** Whole percent. */
export const checkRingTolerance = checkWhole(
  ringTolerance,
  `Elige una diferencia de ${ringTolerance.min} a ${ringTolerance.max} %, sin decimales`,
);
/** Whole US dollars. */
export const checkRingComplement = checkWhole(
  ringComplementUsd,
  `Elige un complemento de ${ringComplementUsd.min} a ${ringComplementUsd.max.toLocaleString("es-VE")} USD, sin céntimos`,
);

/** How many rings that wait for answers a person may be in at once. */
export const maxProposedRings = 5;
/** Rings that a list shows, the latest first. */
export const maxRingsShown = 50;

/** Hours of a ring that waits for answers. */
export const ringHours = {
  /** From the proposal to its end. */
  answer: 72,
  /** From the proposal to the reminder. */
  reminder: 48,
} as const;

/** Why something cannot be done with a ring, or with a publication that is in one. */
export const ringTexts = {
  notFound: "Círculo no encontrado",
  thingNotFound: "Publicación no encontrada",
  closed: "Este círculo ya no espera respuestas",
  agreed: "Este círculo ya está acordado: si no puedes seguir, retírate de él",
  notAgreed: "Esto solo se puede hacer en un círculo acordado",
  otherStars: "Ya confirmaste este círculo con otra calificación",
  tooMany: `Ya tienes ${maxProposedRings} círculos por responder: responde alguno antes de buscar otro`,
  notOffered: "Solo puedes buscar un círculo para una publicación tuya que esté activa y sin reservar",
  otherRequest: "Esta solicitud ya se usó para otra publicación",
  bound: "Esta publicación está en un círculo acordado: complétalo o retírate antes",
  busy: "Están juntos en un círculo acordado: complétalo o retírate antes de bloquear",
} as const;

/**
 * Whether its chat takes messages: while the ring goes on, and afterwards as long as the chat of a transaction does.
 */
export function isRingChatWritable(
  { state, expiresAt, updatedAt }: { state: RingState; expiresAt: Date; updatedAt: Date },
  now: Date,
): boolean {
  if (state === "proposed") return now < expiresAt;
  return state === "accepted" || (state !== "ended" && isRecentlyCompleted(updatedAt, now));
}

interface Member {
  hasAccepted: boolean;
  hasReceived: boolean;
}

/** What a member may do with a ring. */
export const ringMoves = (state: RingState, expiresAt: Date, { hasAccepted, hasReceived }: Member, now: Date) => {
  const isOpen = state === "proposed" && now < expiresAt;
  return {
    canAccept: isOpen && !hasAccepted,
    canDecline: isOpen,
    canConfirm: state === "accepted" && !hasReceived,
    canLeave: state === "accepted",
  };
};
