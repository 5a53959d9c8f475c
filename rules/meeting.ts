import { checkLength, cleanLine } from "./text";
import type { TransactionStatus } from "./transaction";

/** Where and when the two parties of an agreed exchange meet, without a venue of ours. */

export const meetingStates = ["proposed", "agreed", "replaced", "cancelled", "over", "ended"] as const;
export type MeetingState = (typeof meetingStates)[number];

/** A transaction has one of them at most. */
export const liveMeetingStates = ["proposed", "agreed"] as const;
export const isLiveMeeting = (state: MeetingState): boolean => liveMeetingStates.some((live) => live === state);

/** What its parties are notified of. */
export const meetingEvents = ["proposed", "changed", "agreed", "cancelled"] as const;
export type MeetingEvent = (typeof meetingEvents)[number];

export const publicPlaceKinds = ["mall", "station", "square"] as const;
export type PublicPlaceKind = (typeof publicPlaceKinds)[number];

const meetableStatuses: readonly TransactionStatus[] = ["accepted", "confirmed_owner", "confirmed_interested"];
/** Agreed, and not settled yet. */
export const isMeetableStatus = (status: TransactionStatus): boolean => meetableStatuses.includes(status);

/** How far ahead a meeting can be. */
export const meetingDays = 30;
const maxPlaceName = 120;

export const meetingTexts = {
  place: "Elige dónde se encuentran",
  placeTooLong: `El nombre del lugar no puede tener más de ${maxPlaceName} caracteres`,
  point: "La ubicación no es válida",
  startsAt: "Elige el día y la hora",
  past: "Esa hora ya pasó: elige otra",
  tooFar: `Elige un día dentro de los próximos ${meetingDays} días`,
  notAgreed: "Solo pueden acordar un encuentro mientras el cambio está aceptado y sin terminar",
  booked: "Este cambio ya tiene una sede reservada",
  inactive: "La cuenta de la otra persona no está activa",
  otherRequest: "Esta solicitud ya se usó para otro encuentro",
  notFound: "Encuentro no encontrado",
  own: "Espera a que la otra persona responda tu propuesta",
  notLive: "Este encuentro ya cambió: mira cómo quedó",
} as const;

const dayMs = 24 * 3_600_000;

/** Why two people cannot meet at a moment. */
export function checkMeetingTime(startsAt: Date, now: Date): string | null {
  if (Number.isNaN(startsAt.getTime())) return meetingTexts.startsAt;
  if (startsAt <= now) return meetingTexts.past;
  return startsAt.getTime() - now.getTime() > meetingDays * dayMs ? meetingTexts.tooFar : null;
}

/** What a party calls a place that is none of the known public ones. */
export const checkMeetingPlace = (name: string): string | null =>
  checkLength(cleanLine(name), { max: maxPlaceName, empty: meetingTexts.place, tooLong: meetingTexts.placeTooLong });

interface Meeting {
  state: MeetingState;
  startsAt: Date;
  isProposer: boolean;
}

/** What a party may do with a meeting. */
export const meetingMoves = ({ state, startsAt, isProposer }: Meeting, now: Date) => ({
  canAccept: state === "proposed" && !isProposer && now < startsAt,
  canCancel: isLiveMeeting(state),
});
